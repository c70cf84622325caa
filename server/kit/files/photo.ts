import type { FastifyInstance } from 'fastify'
import { sql, type RawBuilder } from 'kysely'
import { DEFAULT_PHOTO, type PhotoRef } from '#contract/kit/person/photo.ts'

/** `foto` of a row of `users` under an alias, as it goes out: the default image where the person has none. */
export const photoOf = (alias: string): RawBuilder<PhotoRef> =>
  sql<PhotoRef>`coalesce(to_jsonb(${sql.ref(`${alias}.foto`)}), to_jsonb(${DEFAULT_PHOTO}::text))`

const DAY_SECONDS = 86_400

/** Head and shoulders in greys that stand out from a light and from a dark ground. */
const image = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256">\
<rect width="256" height="256" fill="#8a93a3"/>\
<circle cx="128" cy="100" r="44" fill="#eef1f5"/>\
<path d="M40 232c6-50 42-76 88-76s82 26 88 76v24H40z" fill="#eef1f5"/>\
</svg>
`

/** Serves the default image outside of `/api`, whose answers are never cached. */
export const serveDefaultPhoto = (app: FastifyInstance): void =>
  void app.get(DEFAULT_PHOTO, (_request, reply) =>
    reply.type('image/svg+xml; charset=utf-8').header('cache-control', `public, max-age=${DAY_SECONDS}`).send(image),
  )

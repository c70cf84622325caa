import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { z } from 'zod'
import { formatCall } from '#contract/kit/dates.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { openEngine, type Engine } from '#server/db/engine/engine.ts'
import { embeddedStore, openStore, type Store } from '#server/db/open.ts'
import type { Services } from '#server/kit/context.ts'
import { makeFiles } from '#server/kit/files/files.ts'
import { recordingQueue } from '#server/kit/jobs/queue.ts'
import { recordingLive } from '#server/kit/live/live.ts'
import { makeLog } from '#server/kit/log.ts'
import { makeMail } from '#server/kit/mail/makeMail.ts'
import { makeOutside } from '#server/kit/outside/outside.ts'
import { makeCipher } from '#server/kit/session/cipher.ts'
import { makeGrantStore, seedGrants } from '#server/kit/session/grants.ts'
import { makePasswords } from '#server/kit/session/password.ts'
import { makeTokens } from '#server/kit/session/token.ts'
import type { Database } from './database.ts'
import { emailOf, PASSWORD } from './fill.ts'

/** A statement as the server passes it to the driver. */
export interface Statement {
  text: string
  values: unknown[]
}

/** Statements of one call in order; each is one round trip. */
export type Script = Statement[]

export interface PersonScripts {
  start: Script
  stop: Script
}

let tape: Script | undefined
/** Statements of the access log are left out: it is written beside the calls. */
const note = (text: string, values: unknown): void => {
  if (!/access_log/.test(text)) tape?.push({ text, values: Array.isArray(values) ? [...values] : [] })
}

const queryShape = z.object({ text: z.string(), values: z.array(z.unknown()).optional() })

let tapping = false

/** Records every statement of every `pg` client of this process. */
const tapPostgres = (): void => {
  if (tapping) return
  tapping = true
  const original = pg.Client.prototype.query
  Object.defineProperty(pg.Client.prototype, 'query', {
    value(this: pg.Client, ...args: unknown[]) {
      const config = queryShape.safeParse(args[0])
      if (config.success) note(config.data.text, config.data.values ?? args[1])
      else note(String(args[0]), args[1])
      return Reflect.apply(original, this, args)
    },
  })
}

/** The embedded engine with recording; begin and commit come as text. */
const tapped = (engine: PGlite): Engine => ({
  closed: false,
  query: (text, values) => {
    note(text, values)
    return engine.query<Record<string, unknown>>(text, values)
  },
  exec: (text) => {
    note(text, [])
    return engine.exec(text)
  },
  close: () => engine.close(),
})

const openTapped = async (database: Database): Promise<Store> => {
  if (!database.url) return embeddedStore(tapped(await openEngine({ dataDir: join(database.dir, 'db') })))
  tapPostgres()
  return openStore({ url: database.url, pool: 4, dir: '' })
}

/** The server without port, jobs and sockets, so that nothing but the calls uses the database. */
const quietServer = async (store: Store, now: Date) => {
  const config = readConfig({ LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: '100000000' })
  if (!config.ok) throw new Error(config.problems.join('; '))
  const queue = recordingQueue()
  const cipher = makeCipher('a secret of the bench alone, 32 letters')
  const services: Services = {
    config: config.config,
    log: makeLog('silent'),
    live: recordingLive(),
    queue,
    mail: makeMail({ url: undefined, from: '', cipher }, queue),
    tokens: makeTokens('a secret of the bench alone, 32 letters'),
    files: makeFiles({ config: config.config, secret: '' }),
    cipher,
    passwords: makePasswords(),
    outside: makeOutside({ allow: [] }),
    now: () => now,
  }
  await store.db.transaction().execute(seedGrants)
  return buildApp({ store, services, grants: makeGrantStore() })
}

const signed = z.object({ access_token: z.string() })
const atoms = z.object({ data: z.array(z.object({ id: z.number() })) })
const started = z.object({ data: z.object({ id: z.number() }) })

export interface Recorded {
  people: PersonScripts[]
}

/** Starts and stops a loop as each person, and returns the recorded statements. */
export const record = async (database: Database, wanted: { ids: readonly number[] }): Promise<Recorded> => {
  const at = new Date(Math.floor(Date.now() / 1000) * 1000)
  const store = await openTapped(database)
  const app = await quietServer(store, at)
  const call = async (
    method: 'GET' | 'POST' | 'PATCH' | 'PUT',
    url: string,
    options: { token?: string; payload?: object } = {},
  ) => {
    const authorization = options.token ? { authorization: `Bearer ${options.token}` } : {}
    const answer = await app.inject({
      method,
      url,
      headers: authorization,
      ...(options.payload ? { payload: options.payload } : {}),
    })
    if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.body}`)
    return answer.json<unknown>()
  }
  const taped = async (run: () => Promise<unknown>): Promise<Script> => {
    const own: Script = []
    tape = own
    await run()
    tape = undefined
    return own
  }
  const signIn = async (id: number) =>
    signed.parse(await call('POST', '/api/auth/login', { payload: { email: emailOf(id), password: PASSWORD } }))
      .access_token

  const people: PersonScripts[] = []
  for (const id of wanted.ids) {
    const token = await signIn(id)
    const atomo_id = atoms.parse(await call('GET', `/api/atomosPorLooper/${id}`, { token })).data[0]?.id ?? 0
    const payload = { user_id: id, atomo_id, data_inicio: formatCall(at), status: 1 }
    let loop_id = 0
    const start = await taped(async () => {
      loop_id = started.parse(await call('PATCH', '/api/startPonto', { token, payload })).data.id
    })
    const stop = await taped(() =>
      call('PUT', `/api/stopPonto/${loop_id}`, { token, payload: { data_fim: formatCall(at), status: 2 } }),
    )
    people.push({ start, stop })
  }
  await app.close()
  await store.close()
  return { people }
}

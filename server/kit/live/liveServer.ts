import type { Server as HttpServer } from 'node:http'
import { Server } from 'socket.io'
import { z } from 'zod'
import { can, type Grants } from '#contract/access/can.ts'
import type { Permission } from '#contract/access/matrix.ts'
import { signedInRoles } from '#contract/access/roles.ts'
import type { Db } from '#server/db/open.ts'
import type { Services } from '#server/kit/context.ts'
import type { Live } from '#server/kit/live/live.ts'
import { CHECK_MS, closeStale, remember } from '#server/kit/live/liveCheck.ts'
import { guardLive } from '#server/kit/live/liveGuard.ts'
import { redisRelay, type Passed } from '#server/kit/live/relay.ts'
import { makeOutage } from '#server/kit/outage.ts'
import type { GrantStore } from '#server/kit/session/grants.ts'
import { findSession } from '#server/kit/session/session.ts'

/** Most connected pages of one session. */
export const PAGES_MAX = 200
export const LIVE_PATH = '/api/live'

const handshake = z.object({ token: z.string().max(2000) })

/** Nouns of a message to the topic `things`, which may come from another server. */
const thingsIn = (data: unknown): readonly string[] =>
  z.object({ things: z.array(z.string()) }).safeParse(data).data?.things ?? []

export interface LiveFrame {
  http: HttpServer
  db: Db
  grants: GrantStore
  services: Pick<Services, 'tokens' | 'now' | 'log' | 'config'>
  /** True when the holder of permissions reads records of a noun. */
  mayHear: (noun: string, may: (permission: Permission) => boolean) => boolean
}

interface LivePages extends Live {
  /** Disconnects pages that may no longer listen; runs by itself every minute. */
  check(): Promise<void>
}

/** Serves live updates by socket.io: each signed-in page gets its person's events, and `loops` with the permission for
 * it. */
export const serveLive = async ({ http, db, grants, services, mayHear }: LiveFrame): Promise<LivePages> => {
  const guard = guardLive(services.config.TRUST_PROXY)
  const io = new Server(http, {
    ...guard.options,
    path: LIVE_PATH,
    serveClient: false,
    // Only pages of the server's own origin may connect.
    cors: { origin: false },
    maxHttpBufferSize: 10_000,
  })
  guard.watch(io)
  /** The grants as they were last seen; none before the first page. */
  let seen: { readonly version: number; readonly held: Grants } | undefined
  const grantsAt = async (version: number): Promise<Grants> => {
    const held = await grants.at(db, version)
    if (!seen || seen.version <= version) seen = { version, held }
    return held
  }
  io.use((socket, next) => {
    const admit = async (): Promise<Error | undefined> => {
      const auth = handshake.safeParse(socket.handshake.auth)
      const claims = auth.success ? await services.tokens.read(auth.data.token, services.now()) : undefined
      const found = claims ? await findSession(db, claims, services.now()) : undefined
      if (!found?.user.verified) return new Error('unauthorized')
      const held = await grantsAt(found.grants_version)
      const { id, role, session_id } = found.user
      remember(socket, { session_id })
      const rooms = [`user:${id}`, `session:${session_id}`, `role:${role}`, 'grants']
      // A browser has a few pages; hundreds are an attack or a fault.
      if ((io.sockets.adapter.rooms.get(`session:${session_id}`)?.size ?? 0) >= PAGES_MAX) return new Error('tooMany')
      await socket.join(can(held, role, 'loop.seeAll') ? [...rooms, 'loops'] : rooms)
      return undefined
    }
    admit().then(next, (error: unknown) => {
      services.log.warn({ err: error }, 'a page could not be let in to live updates')
      next(new Error('unavailable'))
    })
  })
  /** Joins or leaves `loops` for every role after a change of permissions. */
  const follow = async (version: number): Promise<void> => {
    const held = await grantsAt(version)
    for (const role of signedInRoles) {
      const pages = io.in(`role:${role}`)
      if (can(held, role, 'loop.seeAll')) pages.socketsJoin('loops')
      else pages.socketsLeave('loops')
    }
  }
  /** Tells each role of the nouns that it reads. */
  const deliverThings = (event: string, nouns: readonly string[]): void => {
    const held = seen?.held
    if (!held) return
    for (const role of signedInRoles) {
      const things = nouns.filter((noun) => mayHear(noun, (permission) => can(held, role, permission)))
      const topic = `role:${role}`
      if (things.length > 0) io.to(topic).emit('tell', { topic, event, data: { things } })
    }
  }
  /** Sends to this server's own pages. */
  const deliver = ({ topic, event, data }: Passed): void => {
    if (topic === 'things') return deliverThings(event, thingsIn(data))
    io.to(topic).emit('tell', { topic, event, ...(data ? { data } : {}) })
    if (event === 'grants.changed')
      follow(Number(data?.['version'])).catch((error: unknown) =>
        services.log.error({ err: error }, 'live updates did not follow the permissions'),
      )
    // The pages of an ended session are disconnected.
    if (event === 'session.ended' && typeof data?.['session_id'] === 'string')
      io.in(`session:${data['session_id']}`).disconnectSockets(true)
  }
  const { REDIS_URL } = services.config
  const relay = REDIS_URL
    ? await redisRelay({
        url: REDIS_URL,
        log: services.log,
        hear: deliver,
        // A dropped connection comes back within seconds, and the page reloads what it shows.
        missed: () => io.sockets.sockets.forEach((it) => it.conn.close()),
      })
    : undefined
  const check = (): Promise<void> => closeStale(io, db, services.now())
  const outage = makeOutage(services.log, {
    failed: 'live updates could not check their pages',
    over: 'live updates check their pages again',
  })
  const timer = setInterval(() => {
    check().then(outage.worked, outage.failed)
  }, CHECK_MS).unref()
  return {
    check,
    tell: (topic, event, data) => {
      const message = { topic, event, ...(data ? { data } : {}) }
      deliver(message)
      relay?.pass(message)
    },
    redis: () => {
      if (!relay) return 'off'
      return relay.up() ? 'ok' : 'down'
    },
    close: async () => {
      clearInterval(timer)
      relay?.close()
      await io.close()
    },
  }
}

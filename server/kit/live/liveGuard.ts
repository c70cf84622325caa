import type { IncomingMessage } from 'node:http'
import type { Server, ServerOptions } from 'socket.io'
import { neighbourhood } from '#server/kit/http/address.ts'

/** A page says at once who it is; an office behind one address may open its pages together after a restart. */
const SAY_WITHIN_MS = 5000
export const STRANGERS_MAX = 100

const headers = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

/** Connections to live updates that have not said who they are: only so many of one address, and not for long. */
export const guardLive = (behindProxy: boolean) => {
  const strangers = new Map<string, number>()
  const from = (request: IncomingMessage): string => {
    const forwarded = behindProxy ? String(request.headers['x-forwarded-for'] ?? '').split(',') : []
    return neighbourhood(forwarded.at(-1)?.trim() || request.socket.remoteAddress || '')
  }
  const count = (address: string, by: number): void => {
    const now = (strangers.get(address) ?? 0) + by
    if (now > 0) strangers.set(address, now)
    else strangers.delete(address)
  }
  const options: Partial<ServerOptions> = {
    allowRequest: (request, answer) => answer(null, (strangers.get(from(request)) ?? 0) < STRANGERS_MAX),
  }
  const watch = (io: Server): void => {
    const known = new WeakMap<object, () => void>()
    io.engine.on('connection', (connection) => {
      const address = from(connection.request)
      const late = setTimeout(() => connection.close(true), SAY_WITHIN_MS)
      let waits = true
      const leave = (): void => {
        clearTimeout(late)
        if (waits) count(address, -1)
        waits = false
      }
      count(address, 1)
      known.set(connection, leave)
      connection.once('close', leave)
    })
    io.on('connection', (page) => known.get(page.conn)?.())
    io.engine.on('headers', (answer) => Object.assign(answer, headers))
  }
  return { options, watch }
}

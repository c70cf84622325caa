import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** What a request that cannot be read is taken for: a call that there is none of. */
const UNREADABLE = '/api/%25'

/** The path of an address, decoded; undefined when it cannot be. */
const pathOf = (url: string): string | undefined => {
  const [path = ''] = url.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/, 1)
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/** The address to route by. Past the router there would be no limit, no log and no headers for one it cannot decode. */
export const routable = (url: string): string => (pathOf(url) === undefined ? UNREADABLE : url)

/** Whether a request is for a call: as the router found it, however it was spelled; else by what was asked for. */
export const isCall = (request: FastifyRequest): boolean =>
  (request.routeOptions.url ?? pathOf(request.url) ?? UNREADABLE).startsWith('/api/')

const groups = (text: string): string[] => (text === '' ? [] : text.split(':'))

/**
 * Whom an address is counted as. One customer of a provider has a whole IPv6 /64, and could come from another address
 * of it each time; an IPv4 address written as IPv6 is the same one.
 */
export const neighbourhood = (ip: string): string => {
  const [address = ''] = ip.split('%', 1)
  const inner = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (inner) return inner
  if (isIP(address) !== 6) return ip
  const [head = '', tail] = address.split('::')
  const left = groups(head)
  const right = groups(tail ?? '')
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  const all = [...left, ...Array.from({ length: zeros }, () => '0'), ...right]
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

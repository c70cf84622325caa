import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** Stands for an address that cannot be decoded: a call that does not exist, so it ends as 404. */
const UNREADABLE = '/api/%25'

/** Decoded path of an address; undefined when it cannot be decoded. */
const pathOf = (url: string): string | undefined => {
  const [path = ''] = url.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/, 1)
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/** Address to route by. The router rejects one that it cannot decode before any limit, log or header applies. */
export const routable = (url: string): string => (pathOf(url) === undefined ? UNREADABLE : url)

/** True for a call, by the route that the router found however it was spelled, else by the requested path. */
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

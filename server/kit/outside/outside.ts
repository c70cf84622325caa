import type { LookupAddress } from 'node:dns'
import { Resolver } from 'node:dns/promises'
import { request as requestHttp, type RequestOptions } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublic } from '#server/kit/outside/address.ts'

const PATIENCE_MS = 10_000

export type OutsideFault = 'inside' | 'timeout' | 'redirect' | 'answer' | 'unreachable'
export interface Sent {
  /** HTTP status of the answer; undefined where none came. */
  readonly status?: number
  readonly fault?: OutsideFault
}

export interface Post {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Looks up all addresses of a name. */
export type Resolve = (name: string) => Promise<LookupAddress[]>

export interface Outside {
  /** True when the address is public at this moment; each connection checks again. */
  allows(url: string): Promise<boolean>
  /** Posts to an address that a person gave, never into private networks, and follows no redirect. */
  post(post: Post): Promise<Sent>
}

class InsideError extends Error {}

/** Milliseconds that a name server has for each of its two tries. */
const NAME_PATIENCE_MS = 1500

/** Asks the name servers itself. The system's look-up blocks one of few threads until they answer, and the owner of a
 * name controls its servers: four silent ones would keep everybody from signing in. */
export const resolverOf =
  (servers?: readonly string[]): Resolve =>
  async (name) => {
    const resolver = new Resolver({ timeout: NAME_PATIENCE_MS, tries: 2 })
    if (servers) resolver.setServers(servers)
    const none = (): string[] => []
    const [four, six] = await Promise.all([resolver.resolve4(name).catch(none), resolver.resolve6(name).catch(none)])
    const of = (family: 4 | 6) => (address: string) => ({ address, family })
    return [...four.map(of(4)), ...six.map(of(6))]
  }

/** Host for a connection: without the brackets of IPv6. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '')

/** Connects to the very addresses that were checked, so that a name that changes meanwhile gains nothing. */
export const pinned =
  (found: readonly LookupAddress[]): LookupFunction =>
  (_host, options, callback) => {
    const [first] = found
    if (options.all) callback(null, [...found])
    else callback(null, first?.address ?? '', first?.family)
  }

interface Options {
  /** Origins that may be `http:` and private, for development. */
  readonly allow: readonly string[]
  readonly resolve?: Resolve
}

export const makeOutside = ({ allow, resolve = resolverOf() }: Options): Outside => {
  const isAllowed = (url: URL): boolean => allow.includes(url.origin)
  const publicAddresses = async (host: string): Promise<LookupAddress[]> => {
    const family = isIP(host)
    const found = family ? [{ address: host, family }] : await resolve(host)
    // One private address refuses the name: the network chooses which of them is used.
    if (found.length === 0 || !found.every((it) => isPublic(it.address))) throw new InsideError()
    return found
  }

  const connect = async (url: URL): Promise<RequestOptions> => {
    if (isAllowed(url)) return {}
    if (url.protocol !== 'https:') throw new InsideError()
    return { lookup: pinned(await publicAddresses(hostOf(url))) }
  }

  const send = (url: URL, how: RequestOptions, { headers, body }: Post): Promise<Sent> =>
    new Promise((done, fail) => {
      const request = url.protocol === 'https:' ? requestHttps : requestHttp
      const signal = AbortSignal.timeout(PATIENCE_MS)
      const options = { ...how, method: 'POST', headers, agent: false, signal }
      const sent = request(url, options, (answer) => {
        const status = answer.statusCode ?? 0
        // The body is not read; a receiver that sends without end is cut off.
        answer.destroy()
        if (status >= 200 && status < 300) done({ status })
        else done({ status, fault: status >= 300 && status < 400 ? 'redirect' : 'answer' })
      })
      sent.on('error', (error) => (signal.aborted ? done({ fault: 'timeout' }) : fail(error)))
      sent.end(body)
    })

  return {
    allows: async (text) => {
      try {
        const url = new URL(text)
        if (url.username !== '' || url.password !== '') return false
        await connect(url)
        return true
      } catch {
        return false
      }
    },
    post: async (post) => {
      try {
        const url = new URL(post.url)
        return await send(url, await connect(url), post)
      } catch (error) {
        return { fault: error instanceof InsideError ? 'inside' : 'unreachable' }
      }
    },
  }
}

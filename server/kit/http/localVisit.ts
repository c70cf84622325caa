import type { FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'

/** Headers by which proxies say for whom they ask. */
const FORWARDING = /^(?:forwarded|via|true-client-ip|x-client-ip|x-real-ip|(?:x-forwarded|x-original|cf)-.*)$/
const LOOPBACK = /^(?:::1|(?:::ffff:)?127(?:\.\d{1,3}){3})$/
/** Another name that leads here may be anybody's: a proxy's, or one that was pointed at this machine to deceive a browser. */
const OWN_NAME = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i

const isOwnName = (url: string | undefined): boolean =>
  url === undefined || (URL.canParse(url) && OWN_NAME.test(new URL(url).host))

/**
 * True for a visit from this machine itself, as far as can be told: false for what comes through a proxy that says so, and for a
 * page of another name, which a browser names behind a proxy that says nothing.
 */
export const isLocalVisit = (
  { raw, headers }: FastifyRequest,
  { TRUST_PROXY, PUBLIC_URL }: Pick<Config, 'TRUST_PROXY' | 'PUBLIC_URL'>,
): boolean =>
  !TRUST_PROXY &&
  isOwnName(PUBLIC_URL) &&
  LOOPBACK.test(raw.socket.remoteAddress ?? '') &&
  OWN_NAME.test(headers.host ?? '') &&
  isOwnName(headers.origin) &&
  isOwnName(headers.referer) &&
  !Object.keys(headers).some((name) => FORWARDING.test(name))

import { createHash } from 'node:crypto'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'

/** `scripts` are hashes of those that stand in a page itself. */
const contentSecurity = (scripts: readonly string[]) => ({
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...scripts],
    // The component library sizes things by style attributes.
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'"],
    workerSrc: ["'self'"],
    manifestSrc: ["'self'"],
    connectSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    upgradeInsecureRequests: null,
  },
})

/** The self-check listens and looks; nothing else of a device is ever asked for. */
const permissions = [
  ...['camera', 'microphone', 'display-capture', 'fullscreen'].map((it) => `${it}=(self)`),
  ...['accelerometer', 'bluetooth', 'browsing-topics', 'geolocation', 'gyroscope', 'hid', 'magnetometer', 'midi'].map(
    (it) => `${it}=()`,
  ),
  ...['payment', 'serial', 'usb', 'xr-spatial-tracking'].map((it) => `${it}=()`),
].join(', ')

/** Made once, since they are the same for every answer. */
const securityHeaders = (https: boolean, scripts: readonly string[] = []) => {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  helmet({ contentSecurityPolicy: contentSecurity(scripts), hsts: https })(request, response, () => {})
  return { ...response.getHeaders(), 'permissions-policy': permissions }
}

/** How a content policy names a script by what it says. */
export const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/** The content policy of a page with scripts of its own, and of nothing else. */
export const policyWith = (scripts: readonly string[]): string =>
  String(new Map(Object.entries(securityHeaders(false, scripts))).get('content-security-policy'))

/** Headers that speak to pages and to what stands in their place; a script, a style sheet or a font of a page reads none. */
const OF_PAGES = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

/** For the files that a page is made of: a kilobyte of each, on a slow line as long as a file of that size. */
export const dropPageHeaders = (reply: { removeHeader: (name: string) => unknown }): void =>
  OF_PAGES.forEach((it) => void reply.removeHeader(it))

/** What every answer tells a browser that it may not do. */
export const setHeaders = (app: FastifyInstance, { https }: { https: boolean }): void => {
  const headers = securityHeaders(https)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}

import { createHash } from 'node:crypto'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply } from 'fastify'
import helmet from 'helmet'

/** `scripts` are hashes of the inline scripts of a page. */
const contentSecurity = (scripts: readonly string[]) => ({
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...scripts],
    // Mantine sizes its components by style attributes.
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

/** The self-check uses the microphone and the camera; nothing asks for anything else of a device. */
const permissions = [
  ...['camera', 'microphone', 'display-capture', 'fullscreen'].map((it) => `${it}=(self)`),
  ...['accelerometer', 'browsing-topics', 'geolocation', 'gyroscope', 'hid', 'magnetometer', 'midi'].map(
    (it) => `${it}=()`,
  ),
  ...['payment', 'serial', 'usb', 'xr-spatial-tracking'].map((it) => `${it}=()`),
].join(', ')

/** Computed once: the headers are the same for every answer. */
const securityHeaders = (https: boolean, scripts: readonly string[] = []) => {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  helmet({ contentSecurityPolicy: contentSecurity(scripts), hsts: https })(request, response, () => {})
  return { ...response.getHeaders(), 'permissions-policy': permissions }
}

/** Source expression of an inline script in a content policy: the hash of its text. */
export const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/** Content policy of a page that runs these inline scripts and nothing else. */
export const policyWith = (scripts: readonly string[]): string =>
  String(new Map(Object.entries(securityHeaders(false, scripts))).get('content-security-policy'))

/** Headers that concern documents only; a script, a style sheet or a font is not affected by them. */
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

/** Removes those headers from the files of a page: a kilobyte each, which counts on a slow line. */
export const dropPageHeaders = (reply: { removeHeader: (name: string) => unknown }): void =>
  OF_PAGES.forEach((it) => void reply.removeHeader(it))

/** Content policy of an answer that is data: whatever a browser takes it for, nothing of it runs or is framed. */
const OF_DATA = "default-src 'none'; frame-ancestors 'none'"

/** The same for a call's answer, which keeps a policy of its own: home reads fourteen of them before it shows. */
export const headersOfData = (reply: FastifyReply): void => {
  dropPageHeaders(reply)
  reply.header('content-security-policy', OF_DATA)
}

/** Adds the security headers to every answer. */
export const setHeaders = (app: FastifyInstance, { https }: { https: boolean }): void => {
  const headers = securityHeaders(https)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}

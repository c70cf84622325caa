import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'

const contentSecurity = {
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
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
}

/** The self-check listens and looks; nothing else of a device is ever asked for. */
const permissions = [
  ...['camera', 'microphone', 'display-capture', 'fullscreen'].map((it) => `${it}=(self)`),
  ...['accelerometer', 'bluetooth', 'browsing-topics', 'geolocation', 'gyroscope', 'hid', 'magnetometer', 'midi'].map(
    (it) => `${it}=()`,
  ),
  ...['payment', 'serial', 'usb', 'xr-spatial-tracking'].map((it) => `${it}=()`),
].join(', ')

/** Made once, since they are the same for every answer. */
const securityHeaders = (https: boolean) => {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  helmet({ contentSecurityPolicy: contentSecurity, hsts: https })(request, response, () => {})
  return { ...response.getHeaders(), 'permissions-policy': permissions }
}

/** What every answer tells a browser that it may not do. */
export const setHeaders = (app: FastifyInstance, { https }: { https: boolean }): void => {
  const headers = securityHeaders(https)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}

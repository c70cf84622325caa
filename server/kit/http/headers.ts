import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

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

/** What every answer tells a browser that it may not do. */
export const setHeaders = async (app: FastifyInstance, options: { https: boolean }): Promise<void> => {
  await app.register(helmet, { contentSecurityPolicy: contentSecurity, hsts: options.https })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', permissions)
  })
}

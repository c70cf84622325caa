import { pino, stdSerializers, type Logger } from 'pino'

export type Log = Logger

/** JSON lines on standard output. Secrets are cut out wherever a request, a body or an error carries them. */
export const makeLog = (level: string): Log =>
  pino({
    level,
    base: undefined,
    // A failed statement carries its parameters, and those are people's data.
    serializers: {
      err: (error: Error) => {
        const { params: _, ...rest } = stdSerializers.err(error)
        return rest
      },
    },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        'req.headers.authorization',
        'req.headers.cookie',
        '*.password',
        '*.password_hash',
        '*.access_token',
        '*.two_factor_secret',
      ],
      censor: '[cut]',
    },
  })

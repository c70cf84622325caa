import { pino, stdSerializers, type Logger } from 'pino'

export type Log = Logger

/** Milliseconds that lines are buffered, less when many come: each write is a system call. */
const TOGETHER_MS = 100
const TOGETHER_BYTES = 8192

const openOutput = () => {
  const out = pino.destination({ fd: 1, sync: true, minLength: TOGETHER_BYTES })
  // Flushes the buffered lines at any exit except a kill.
  process.once('exit', () => out.flushSync())
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = (): void => {
    timer = undefined
    out.flushSync()
  }
  return {
    write: (line: string): void => {
      out.write(line)
      timer ??= setTimeout(flush, TOGETHER_MS).unref()
    },
  }
}

/** Shared by all loggers of the process. */
let output: ReturnType<typeof openOutput> | undefined
const standardOutput = () => (output ??= openOutput())

/** Logs JSON lines to standard output; removes secrets from requests, bodies and errors. */
export const makeLog = (level: string): Log =>
  pino(
    {
      level,
      base: undefined,
      // A failed statement carries its parameters, which are personal data.
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
    },
    standardOutput(),
  )

import { pino, stdSerializers, type Logger } from 'pino'

export type Log = Logger

/** Lines go out together, this long after the first of them, or sooner where they are many: each write is a call of the system. */
const TOGETHER_MS = 100
const TOGETHER_BYTES = 8192

const openOutput = () => {
  const out = pino.destination({ fd: 1, sync: true, minLength: TOGETHER_BYTES })
  // Whatever ends the process, short of a kill, lets out what waits.
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

/** One for the process, whoever writes. */
let output: ReturnType<typeof openOutput> | undefined
const standardOutput = () => (output ??= openOutput())

/** JSON lines on standard output. Secrets are cut out wherever a request, a body or an error carries them. */
export const makeLog = (level: string): Log =>
  pino(
    {
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
    },
    standardOutput(),
  )

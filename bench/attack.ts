import { connect, type Socket } from 'node:net'
import { z } from 'zod'
import { obey } from './child.ts'
import { percentile } from './numbers.ts'

/**
 * Whoever wants to stall the server: connections that send the same request as fast as it is answered, without a token.
 * A process of its own, so that what it does costs the driver of the people nothing but its share of the machine.
 */
const kinds = z.enum(['harmless', 'wide', 'deep', 'below the limit', 'chunked', 'nowhere'])
type Kind = z.output<typeof kinds>

const LOGIN = '/api/auth/login'

const head = (path: string, rest: string): string =>
  `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n${rest}\r\n\r\n`
const whole = (path: string, body: string): Buffer =>
  Buffer.from(head(path, `content-length: ${Buffer.byteLength(body)}`) + body)

const keys = (count: number): string =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, 1])))
/** 90,000 unknown keys in 979 kB; those of an address that there is none of are the same. */
const wide = keys(90_000)
const PIECE = 64 * 1024
const inPieces = (body: string): string =>
  body
    .match(new RegExp(`[^]{1,${PIECE}}`, 'g'))
    ?.map((it) => `${it.length.toString(16)}\r\n${it}\r\n`)
    .join('') + '0\r\n\r\n'

const requests: Readonly<Record<Kind, () => Buffer>> = {
  harmless: () => whole(LOGIN, '{}'),
  wide: () => whole(LOGIN, wide),
  deep: () => whole(LOGIN, `{"email":${'['.repeat(979_000)}`),
  'below the limit': () => whole(LOGIN, keys(1750)),
  chunked: () => Buffer.from(head(LOGIN, 'transfer-encoding: chunked') + inPieces(wide)),
  nowhere: () => whole('/api/nowhere', wide),
}

/** One exchange after the other; a connection that the server ends is opened anew, as anybody would. */
const exchange = (socket: Socket, request: Buffer): Promise<boolean> =>
  new Promise((resolve) => {
    const done = (kept: boolean) => {
      socket.removeAllListeners()
      socket.on('error', () => {})
      resolve(kept)
    }
    let text = ''
    socket.on('error', () => done(false))
    socket.on('close', () => done(false))
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1')
      const end = text.indexOf('\r\n\r\n')
      if (end < 0) return
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1] ?? 0)
      if (text.length < end + 4 + length) return
      done(!/\r\nconnection: close/i.test(text.slice(0, end)))
    })
    socket.write(request)
  })

const opened = (port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.off('error', reject)
      resolve(socket)
    })
    socket.setNoDelay(true)
    socket.once('error', reject)
  })

obey({
  attack: async (about) => {
    const wanted = z
      .object({ port: z.number(), kind: kinds, connections: z.number(), seconds: z.number() })
      .parse(about)
    const request = requests[wanted.kind]()
    const until = performance.now() + wanted.seconds * 1000
    const times: number[] = []
    const attacker = async (): Promise<void> => {
      let socket: Socket | undefined
      while (performance.now() < until) {
        const before = performance.now()
        socket ??= await opened(wanted.port)
        if (!(await exchange(socket, request))) {
          socket.destroy()
          socket = undefined
        }
        times.push(performance.now() - before)
      }
      socket?.destroy()
    }
    await Promise.all(Array.from({ length: wanted.connections }, attacker))
    return {
      count: times.length,
      rate: times.length / wanted.seconds,
      p50: percentile(times, 50),
      p90: percentile(times, 90),
      p99: percentile(times, 99),
    }
  },
})

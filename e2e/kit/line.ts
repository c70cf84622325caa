import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import type { TestServer } from './server.ts'

/** The line between a browser and a server, which may fail as lines do. */
export interface Line {
  readonly url: string
  /** The next calls whose path holds `part` reach the server, and their answers are lost: as many as `count`. */
  loseAnswers(part: string, count: number): void
  /** Calls whose path holds `part` do not even reach the server, until the answer is called. */
  cut(part: string): () => void
  /** The next call whose path holds `part` is neither passed on nor answered; resolves when it has come. */
  hold(part: string): Promise<void>
  /** Serves another version of a file from now on. */
  change(path: string, how: (body: string) => string): void
  /** Methods and paths of calls that reached the server. */
  readonly reached: readonly string[]
  close(): Promise<void>
}

const bodyOf = async (message: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = []
  for await (const part of message) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

export const openLine = async ({ url }: TestServer): Promise<Line> => {
  const far = new URL(url)
  const lost = new Map<string, number>()
  const cuts = new Set<string>()
  const holds = new Map<string, () => void>()
  const changes = new Map<string, (body: string) => string>()
  const reached: string[] = []
  const sockets = new Set<Socket>()

  const isLost = (path: string): boolean => {
    const part = [...lost.keys()].find((it) => path.includes(it) && (lost.get(it) ?? 0) > 0)
    if (part === undefined) return false
    lost.set(part, (lost.get(part) ?? 0) - 1)
    return true
  }
  const pass = async (from: IncomingMessage, to: ServerResponse): Promise<void> => {
    const path = from.url ?? '/'
    if ([...cuts].some((it) => path.includes(it))) return void from.socket.destroy()
    const held = [...holds.keys()].find((it) => path.includes(it))
    if (held !== undefined) {
      holds.get(held)?.()
      return void holds.delete(held)
    }
    const body = await bodyOf(from)
    // Always the whole body, so that it can be changed.
    const { 'if-none-match': _tag, 'if-modified-since': _since, ...asked } = from.headers
    const headers = { ...asked, host: far.host, 'accept-encoding': 'identity' }
    const answered = async (answer: IncomingMessage): Promise<void> => {
      if (path.startsWith('/api/')) reached.push(`${from.method} ${path}`)
      const text = await bodyOf(answer)
      if (isLost(path)) return void from.socket.destroy()
      const change = changes.get(path)
      const sent = change ? Buffer.from(change(text.toString())) : text
      const { 'content-length': _length, 'transfer-encoding': _encoding, ...rest } = answer.headers
      return void to.writeHead(answer.statusCode ?? 502, { ...rest, 'content-length': sent.length }).end(sent)
    }
    const target = { host: far.hostname, port: far.port, method: from.method, path, headers }
    const out = request(target, (answer) => void answered(answer))
    out.on('error', () => from.socket.destroy())
    out.end(body)
  }
  const server = createServer((from, to) => void pass(from, to))
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  server.on('upgrade', (from, socket, head) => {
    const out = connect(Number(far.port), far.hostname, () => {
      const headers = Object.entries({ ...from.headers, host: far.host }).map(
        ([name, value]) => `${name}: ${String(value)}`,
      )
      out.write([`${from.method} ${from.url} HTTP/1.1`, ...headers, '', ''].join('\r\n'))
      out.write(head)
      out.pipe(socket).pipe(out)
    })
    for (const side of [out, socket]) side.on('error', () => [out, socket].forEach((one) => one.destroy()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The line has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    loseAnswers: (part, count) => void lost.set(part, count),
    cut: (part) => {
      cuts.add(part)
      return () => void cuts.delete(part)
    },
    hold: (part) => new Promise((came) => holds.set(part, came)),
    change: (path, how) => void changes.set(path, how),
    reached,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

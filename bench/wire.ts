import { connect, type Socket } from 'node:net'

export interface Answer {
  status: number
  body: string
}

/** One HTTP/1.1 connection that is kept open, one request at a time; after a long pause it is opened anew. */
export interface Wire {
  send(method: string, path: string, body?: object): Promise<Answer>
  /** Token of the requests to come. */
  token: string
  close(): void
}

interface Waiting {
  resolve(answer: Answer): void
  reject(error: Error): void
}

const END_OF_HEAD = '\r\n\r\n'

/** The first whole answer in `buffer` and the bytes behind it; undefined while it is not whole. */
const cut = (buffer: Buffer): { answer: Answer; rest: Buffer } | undefined => {
  const end = buffer.indexOf(END_OF_HEAD)
  if (end < 0) return undefined
  const head = buffer.toString('latin1', 0, end)
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN)
  if (Number.isNaN(length)) throw new Error(`An answer without length: ${head}`)
  const from = end + END_OF_HEAD.length
  if (buffer.length < from + length) return undefined
  const answer = { status: Number(head.slice(9, 12)), body: buffer.toString('utf8', from, from + length) }
  return { answer, rest: buffer.subarray(from + length) }
}

/** A socket that hands whole answers to whoever waits; its end is an error to them. */
const openSocket = (port: number, waiting: Waiting[]): Promise<Socket> =>
  new Promise((opened, failed) => {
    const socket = connect(port, '127.0.0.1')
    socket.setNoDelay(true)
    let buffer: Buffer = Buffer.alloc(0)
    const fail = (error: Error) => {
      waiting.shift()?.reject(error)
      failed(error)
    }
    socket.on('error', fail)
    socket.on('close', () => fail(new Error('The server closed the connection')))
    socket.on('data', (chunk: Buffer) => {
      buffer = buffer.length === 0 ? chunk : Buffer.concat([buffer, chunk])
      const found = cut(buffer)
      if (!found) return
      buffer = found.rest
      waiting.shift()?.resolve(found.answer)
    })
    socket.once('connect', () => opened(socket))
  })

/** A client that costs as little as it can, so that on a machine of two cores the server is what is measured. */
export const openWire = async (port: number): Promise<Wire> => {
  const waiting: Waiting[] = []
  let socket = await openSocket(port, waiting)
  const wire: Wire = {
    token: '',
    close: () => socket.destroy(),
    send: async (method, path, body) => {
      if (!socket.writable) socket = await openSocket(port, waiting)
      const text = body === undefined ? '' : JSON.stringify(body)
      const length = Buffer.byteLength(text)
      const content = body === undefined ? '' : `content-type: application/json\r\ncontent-length: ${length}\r\n`
      const signed = wire.token === '' ? '' : `authorization: Bearer ${wire.token}\r\n`
      return new Promise((resolve, reject) => {
        waiting.push({ resolve, reject })
        socket.write(`${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n${signed}${content}\r\n${text}`)
      })
    },
  }
  return wire
}

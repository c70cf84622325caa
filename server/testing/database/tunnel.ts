import { connect, createServer, type Socket } from 'node:net'

/** A way to a database that a test can cut and mend. */
export interface Tunnel {
  url: string
  /** Ends what is connected and refuses what comes, as a host that has gone. */
  cut(): Promise<void>
  mend(): Promise<void>
  close(): Promise<void>
}

/** Listens on a port of its own and passes everything on to the host of `url`. */
export const tunnelTo = async (url: string): Promise<Tunnel> => {
  const goal = new URL(url)
  const sockets = new Set<Socket>()
  const join = (from: Socket, to: Socket): void => {
    sockets.add(from)
    from.on('error', () => to.destroy())
    from.on('close', () => {
      sockets.delete(from)
      to.destroy()
    })
    from.pipe(to)
  }
  const server = createServer((inside) => {
    const outside = connect(Number(goal.port || 5432), goal.hostname)
    join(inside, outside)
    join(outside, inside)
  })
  const listen = (port: number) =>
    new Promise<void>((resolve) => {
      server.listen(port, '127.0.0.1', resolve)
    })
  await listen(0)
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const own = new URL(url)
  own.host = `127.0.0.1:${port}`
  const cut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      for (const socket of sockets) socket.destroy()
    })
  return { url: own.href, cut, mend: () => listen(port), close: () => (server.listening ? cut() : Promise.resolve()) }
}

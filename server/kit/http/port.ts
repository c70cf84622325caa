import { createServer } from 'node:net'

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)

/** Error with a sentence that names the port; errors of other kinds are returned unchanged. */
export const portProblem = (error: unknown, at: { port: number; host: string }): unknown => {
  const code = codeOf(error)
  if (code === 'EADDRINUSE')
    return new Error(`Port ${at.port} is taken by another program. Stop it, or choose another port with PORT.`)
  if (code === 'EACCES')
    return new Error(`Port ${at.port} needs rights that this process lacks. Choose another with PORT.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new Error(`HOST is ${at.host}, which is no address of this machine.`)
  return error
}

/** Throws when the port is not available, before a database is opened or filled for nothing. */
export const checkPort = (at: { port: number; host: string }): Promise<void> =>
  new Promise((free, taken) => {
    const probe = createServer()
    probe.once('error', (error) => taken(portProblem(error, at)))
    probe.listen(at.port, at.host, () => probe.close(() => free()))
  })

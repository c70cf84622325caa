import { lookup } from 'node:dns/promises'
import { connect, isIP, type Socket } from 'node:net'
import { isMachine } from '#server/kit/outside/address.ts'
import { pinned } from '#server/kit/outside/outside.ts'

interface Aim {
  readonly host: string
  readonly port: number
  /** Milliseconds that a server has to answer. */
  readonly patience: number
}

/**
 * A connection to a mail server, inside or outside, but never to where a cloud answers its machines: judged by the addresses
 * that are connected to, since a name or a number may stand for any.
 */
export const reach = async ({ host, port, patience }: Aim): Promise<Socket> => {
  const family = isIP(host)
  const found = family ? [{ address: host, family }] : await lookup(host, { all: true })
  if (found.some((it) => isMachine(it.address))) throw new Error(`${host} is no mail server.`)
  return new Promise((done, fail) => {
    const socket = connect({ host, port, lookup: pinned(found), timeout: patience })
    socket.once('timeout', () => socket.destroy(new Error('Connection timeout')))
    socket.once('error', fail)
    socket.once('connect', () => {
      socket.removeListener('error', fail)
      socket.removeAllListeners('timeout')
      socket.setTimeout(0)
      done(socket)
    })
  })
}

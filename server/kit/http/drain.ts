import type { Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

const LOOK_MS = 20

const openConnections = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.getConnections((error, count) => resolve(error ? 0 : count))
  })

/** Resolves once nobody is connected any more, at the latest after so many milliseconds. */
export const drained = async (server: Server, most: number): Promise<void> => {
  const until = performance.now() + most
  while (performance.now() < until && (await openConnections(server)) > 0) await wait(LOOK_MS)
}

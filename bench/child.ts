import { fork } from 'node:child_process'
import { join } from 'node:path'

/** A process of the bench's own, which carries out one order at a time. */
export interface Child {
  ask(order: string, about?: object): Promise<unknown>
  stop(): void
}

interface Said {
  error?: string
  result?: unknown
}

const isSaid = (it: unknown): it is Said => typeof it === 'object' && it !== null

/** Starts `bench/<file>`, so that the load does not share an event loop with what it measures. */
export const startChild = (file: string): Child => {
  const child = fork(join(import.meta.dirname, file), {
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  return {
    ask: (order, about = {}) =>
      new Promise((resolve, reject) => {
        const ended = () => reject(new Error(`${file} ended while it was asked to ${order}`))
        child.once('exit', ended)
        child.once('message', (said: unknown) => {
          child.off('exit', ended)
          if (!isSaid(said)) return reject(new Error(`${file} said nothing`))
          if (said.error !== undefined) return reject(new Error(said.error))
          resolve(said.result)
        })
        child.send({ order, about })
      }),
    stop: () => void child.kill('SIGKILL'),
  }
}

type Orders = Readonly<Record<string, (about: unknown) => Promise<unknown>>>

/** Makes this process one that `startChild` can ask. */
export const obey = (orders: Orders): void => {
  process.on('message', (message: { order: string; about: unknown }) => {
    const { order, about } = message
    Promise.resolve(orders[order]?.(about)).then(
      (result) => process.send?.({ result }),
      (error: unknown) =>
        process.send?.({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    )
  })
  process.on('disconnect', () => process.exit(0))
}

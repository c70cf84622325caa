import { count, currentCall, type CallTime } from '#server/db/engine/call.ts'

/** Code of the refusal when the queue is full or the wait too long; the same call may work in a moment. */
export const ENGINE_BUSY = 'ENGINE_BUSY'

const busy = (why: string): Error => Object.assign(new Error(`The database is busy: ${why}.`), { code: ENGINE_BUSY })

export interface Limits {
  /** Most requests that wait for a turn. */
  waiting: number
  /** Milliseconds that a call may wait, all its statements together. */
  patience: number
  /** Statements outside transactions that are sent to the engine before earlier ones are answered. */
  ahead: number
}

export interface Turns {
  /** Grants the engine for a single statement; other single statements may be in flight. */
  share(): Promise<() => void>
  /** Grants the engine exclusively, for a transaction; only earlier requests may still be in flight. */
  alone(): Promise<() => void>
}

interface Waiting {
  alone: boolean
  start(): void
}

interface Asked {
  alone: boolean
  call: CallTime | undefined
  /** Moment of the request. */
  asked: number
}

/** Grants one connection in the order of requests; refuses a request that cannot be served in time. */
export const makeTurns = (limits: Limits): Turns => {
  const queue = new Set<Waiting>()
  let held = false
  let shared = 0

  const begin = ({ alone, call, asked }: Asked): (() => void) => {
    if (alone) held = true
    else shared += 1
    // A transaction waits for nobody any more; a single statement waits for those sent before it.
    count(call, asked)
    let over = false
    return () => {
      if (over) return
      over = true
      if (!alone) count(call, asked)
      if (alone) held = false
      else shared -= 1
      next()
    }
  }
  const fits = (alone: boolean): boolean => !held && (alone || shared < limits.ahead)

  const next = (): void => {
    for (const next of queue) {
      if (!fits(next.alone)) return
      queue.delete(next)
      next.start()
    }
  }

  const turn = async (alone: boolean): Promise<() => void> => {
    const call = currentCall()
    const request: Asked = { alone, call, asked: performance.now() }
    if (queue.size === 0 && fits(alone)) return begin(request)
    if (queue.size >= limits.waiting) throw busy(`${queue.size} calls wait for it`)
    const left = limits.patience - (call?.ms ?? 0)
    const tooLong = () => busy(`a call waited ${limits.patience} ms for it`)
    if (left <= 0) throw tooLong()
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        queue.delete(entry)
        reject(tooLong())
      }, left)
      const entry: Waiting = {
        alone,
        start: () => {
          clearTimeout(late)
          resolve(begin(request))
        },
      }
      queue.add(entry)
    })
  }

  return { share: () => turn(false), alone: () => turn(true) }
}

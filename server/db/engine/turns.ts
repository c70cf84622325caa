/** Thrown to whoever would wait too long for the engine, or finds too many waiting; the same call may work in a moment. */
export const ENGINE_BUSY = 'ENGINE_BUSY'

const busy = (why: string): Error => Object.assign(new Error(`The database is busy: ${why}.`), { code: ENGINE_BUSY })

export interface Limits {
  /** How many may wait for a turn. */
  waiting: number
  /** How long each may wait, in milliseconds. */
  patience: number
  /** How many statements outside transactions the engine is given ahead of its answers. */
  ahead: number
}

export interface Turns {
  /** The engine for a single statement: others' single statements may be under way beside it. */
  share(): Promise<() => void>
  /** The engine alone, for a transaction; only what was asked before may still be under way. */
  alone(): Promise<() => void>
}

interface Waiting {
  alone: boolean
  start(): void
}

/** Hands out one connection in the order of asking; nobody waits behind what cannot be in time. */
export const makeTurns = (limits: Limits): Turns => {
  const queue = new Set<Waiting>()
  let held = false
  let shared = 0

  const begin = (alone: boolean): (() => void) => {
    if (alone) held = true
    else shared += 1
    let over = false
    return () => {
      if (over) return
      over = true
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
    if (queue.size === 0 && fits(alone)) return begin(alone)
    if (queue.size >= limits.waiting) throw busy(`${queue.size} calls wait for it`)
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        queue.delete(entry)
        reject(busy(`a call waited ${limits.patience} ms for it`))
      }, limits.patience)
      const entry: Waiting = {
        alone,
        start: () => {
          clearTimeout(late)
          resolve(begin(alone))
        },
      }
      queue.add(entry)
    })
  }

  return { share: () => turn(false), alone: () => turn(true) }
}

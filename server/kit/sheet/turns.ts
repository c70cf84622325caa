import { refuse } from '#server/kit/refuse.ts'

const RETRY_SECONDS = 10

/** Lets so many pieces of work run at once and so many more wait; who comes then is told to come back. */
export const makeTurns = ({ atOnce, waiting }: { atOnce: number; waiting: number }) => {
  let running = 0
  const queue: (() => void)[] = []
  const release = (): void => {
    const next = queue.shift()
    if (next) next()
    else running -= 1
  }
  /** Resolves when it is one's turn, with what ends it; calling that twice ends nobody else's. */
  return async (): Promise<() => void> => {
    if (running < atOnce) running += 1
    else if (queue.length >= waiting)
      refuse('common.tooMany', {
        status: 429,
        params: { seconds: RETRY_SECONDS },
        headers: { 'retry-after': String(RETRY_SECONDS) },
      })
    else await new Promise<void>((resolve) => queue.push(resolve))
    let mine = true
    return () => {
      if (mine) release()
      mine = false
    }
  }
}

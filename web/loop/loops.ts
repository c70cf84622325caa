import { loopWaits } from '#contract/loop/loop.states.ts'
import type { Ponto } from '#contract/loop/loop.ts'

/** A person's loops that the page acts on, as the server's answer names them. */
export interface Loops {
  /** The running loop, else the oldest that waits, else the last one. */
  readonly data: Ponto | null
  /** Those that wait to be concluded, the last begun first. */
  readonly waiting: readonly Ponto[]
  /** The last one that has ended. */
  readonly last: Ponto | null
}

const lastBegunFirst = (a: Ponto, b: Ponto): number => b.inicio.localeCompare(a.inicio) || b.id - a.id

/** The last that has ended, once `loop` is as it is now. */
const lastOf = (before: Ponto | null, loop: Ponto): Ponto | null => {
  if (loop.fim === null) return before
  return before === null || before.id === loop.id || before.inicio <= loop.inicio ? loop : before
}

/** The loops once `loop` has become what it is now. A loop that runs is the current one; another stays in its place. */
export const withLoop = <All extends Loops>(all: All, loop: Ponto): All => {
  const others = all.waiting.filter((it) => it.id !== loop.id)
  return {
    ...all,
    data: all.data === null || all.data.id === loop.id || loop.status === 1 ? loop : all.data,
    waiting: loopWaits(loop) ? [...others, loop].toSorted(lastBegunFirst) : others,
    last: lastOf(all.last, loop),
  }
}

/** The loops without one that was discarded. */
export const withoutLoop = <All extends Loops>(all: All, id: number): All => {
  const unless = (it: Ponto | null) => (it?.id === id ? null : it)
  return {
    ...all,
    data: unless(all.data),
    waiting: all.waiting.filter((it) => it.id !== id),
    last: unless(all.last),
  }
}

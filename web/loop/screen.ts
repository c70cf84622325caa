import { screenOnLoad, type ModalScreen } from '#contract/loop/loop.rules.ts'
import { loopWaits, type LoopStatus } from '#contract/loop/loop.states.ts'
import type { Ponto } from '#contract/loop/loop.ts'

const statuses = [1, 2, 3, 4, 5, 6, 7] as const

const isLoopStatus = (it: number): it is LoopStatus => statuses.some((one) => one === it)

/** The screen of the modal that a loop asks for (specification, section 4); 0 when nothing is active. */
export const screenOf = (loop: Ponto | null | undefined): ModalScreen =>
  loop && isLoopStatus(loop.status)
    ? screenOnLoad({ status: loop.status, data_fim: loop.data_fim, ajustes: loop.ajustes })
    : 0

/** The loops as this page saw them last. */
export interface Seen {
  /** Id of the running loop. */
  readonly running: number | undefined
  readonly waiting: readonly Ponto[]
}

/** Whether a loop waits for another end before anything else: it was forced, or its total was denied. */
const needsEnd = (it: Ponto): boolean => screenOf(it) === 4

/**
 * The loop whose conclusion is asked for by itself: the current one when the page loads with it stopped, and later each
 * that the server stops. A plain stop on another page opens the dialog there only, so that two pages do not ask at once;
 * one that was put off waits.
 */
export const opensItself = (before: Seen | undefined, after: Seen, loop: Ponto | null): Ponto | undefined => {
  if (before === undefined) return after.running === undefined && loop && loopWaits(loop) ? loop : undefined
  return after.waiting.find((it) => needsEnd(it) && !before.waiting.some((old) => old.id === it.id && needsEnd(old)))
}

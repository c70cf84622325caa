import { screenOnLoad, type ModalScreen } from '#contract/loop/loop.rules.ts'
import type { LoopStatus } from '#contract/loop/loop.states.ts'
import type { Ponto } from '#contract/loop/loop.ts'

const statuses = [1, 2, 3, 4, 5, 6, 7] as const

const isLoopStatus = (it: number): it is LoopStatus => statuses.some((one) => one === it)

/** The screen of the modal that a loop asks for (specification, section 4); 0 when nothing is active. */
export const screenOf = (loop: Ponto | null | undefined): ModalScreen =>
  loop && isLoopStatus(loop.status)
    ? screenOnLoad({ status: loop.status, data_fim: loop.data_fim, ajustes: loop.ajustes })
    : 0

/** The loop and its screen as this page saw them last. */
export interface Seen {
  readonly id: number | undefined
  readonly screen: ModalScreen
}

export const seen = (loop: Ponto | null | undefined): Seen => ({ id: loop?.id, screen: screenOf(loop) })

/**
 * Whether the modal opens by itself: when the page loads with a stopped loop, and later whenever the server stops one. A
 * plain stop on another page opens the modal there only, so that two pages do not ask at once.
 */
export const opensItself = (before: Seen | undefined, after: Seen): boolean => {
  if (before === undefined) return after.screen === 2 || after.screen === 4
  return after.screen === 4 && (before.screen !== 4 || before.id !== after.id)
}

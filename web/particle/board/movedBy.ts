import type { AnswerOf } from '#contract/kit/endpoint.ts'
import { particleMove } from '#contract/particle/page.ts'
import { type particleCalls } from '#contract/particle/particle.calls.ts'
import { moved } from '#web/kit/board/arrange.ts'
import { isSent } from '#web/kit/board/sent.ts'

export type ParticlePage = AnswerOf<typeof particleCalls.board>

/** Name of a particle's move while it is in flight. */
export const sentAs = (id: number): string => `particle.${String(id)}`

/**
 * A board after a move that somebody else made; undefined where this page does not know all that it names, so that the
 * board has to be read.
 */
export const movedBy = (page: ParticlePage, data: unknown): ParticlePage | undefined => {
  const { data: move } = particleMove.safeParse(data)
  if (!move || (page.venture && page.venture.id !== move.venture_id) || isSent(sentAs(move.particle_id))) return page
  const row = page.cards.find((it) => it.id === move.particle_id)
  const knows = (id: number | null) => id === null || page.cards.some((it) => it.id === id)
  // The board of all ventures may have cards that this reader does not see.
  if (!row || !knows(move.above_id) || !knows(move.below_id)) return undefined
  return {
    ...page,
    cards: moved(page.cards, move, {
      ...row,
      status: move.status,
      ...(move.priority !== undefined && { priority: move.priority }),
    }),
  }
}

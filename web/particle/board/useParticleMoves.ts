import { boardWords } from '#contract/board/board.words.ts'
import { type ParticleCard } from '#contract/particle/page.ts'
import { particleCalls } from '#contract/particle/particle.calls.ts'
import { particleStatus } from '#contract/particle/particle.rules.ts'
import { venturePriority } from '#contract/venture/venture.rules.ts'
import { moved, placeOf, type BoardLane, type BoardMove } from '#web/kit/board/arrange.ts'
import { whileSent } from '#web/kit/board/sent.ts'
import { messageOf } from '#web/kit/call/call-error.ts'
import { call } from '#web/kit/call/call.ts'
import { answerOf, invalidate } from '#web/kit/call/query.ts'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { sentAs } from '#web/particle/board/movedBy.ts'

/** A particle in the form of the board's kit. */
export type Card = ParticleCard & { readonly column: number; readonly title: string; readonly text: string }

export const cardOf = (row: ParticleCard): Card => ({
  ...row,
  column: row.status,
  title: row.nome,
  text: [row.venture.nome, row.author?.nome].filter(Boolean).join(' '),
})

interface Moving {
  /** Input of the board's call. */
  readonly input: { readonly venture_id?: number }
  readonly cards: readonly Card[]
  readonly nameOf: (status: number) => string
  /** Lanes that a card may be moved to: those by priority. */
  readonly lanes: readonly BoardLane<Card>[]
}

/** Moves cards optimistically; the toast undoes a move, and a refused one is reverted with the reason. */
export const useParticleMoves = ({ input, cards, nameOf, lanes }: Moving) => {
  const t = useWords(boardWords)

  const place = async ({ id, column, lane, above_id, below_id }: BoardMove): Promise<boolean> => {
    const status = particleStatus.values.find((it) => it === column)
    const shown = answerOf(particleCalls.board, input)
    const known = shown.get()
    const row = known?.cards.find((it) => it.id === id)
    if (status === undefined || !known || !row) return false
    const to = venturePriority.values.find((it) => String(it) === lane)
    const from = venturePriority.values.find((it) => it === row.priority)
    const priority = to === undefined || from === undefined ? undefined : { from, to }
    const next = { ...row, status, ...(priority && { priority: priority.to }) }
    shown.set({ ...known, cards: moved(known.cards, { above_id, below_id }, next) })
    try {
      await whileSent(sentAs(id), () =>
        call(particleCalls.move, { id, status, above_id, below_id, ...(priority && { priority }) }),
      )
      return true
    } catch (error) {
      toast.warning(t('failed', { reason: messageOf(error) }))
      void invalidate(particleCalls.board)
      return false
    }
  }

  return async (move: BoardMove): Promise<void> => {
    const card = cards.find((it) => it.id === move.id)
    if (!card) return
    const before = { ...placeOf(cards, card), ...(move.lane !== undefined && { lane: String(card.priority) }) }
    if (!(await place(move))) return
    const at = cards.filter((it) => it.column === move.column && it.id !== card.id)
    const nth = move.above_id === null ? 1 : at.findIndex((it) => it.id === move.above_id) + 2
    const lane = lanes.find((it) => it.key === move.lane)?.title
    const said = { name: card.nome, column: nameOf(move.column) }
    const message = lane === undefined ? t('moved', { ...said, place: nth }) : t('movedLane', { ...said, lane })
    toast.undo(message, () => void place(before))
  }
}

import { handActTo, type HandAct } from '#contract/atom/atom.rules.ts'
import { boardCalls, type BoardColumnRow, type BoardPage } from '#contract/board/board.ts'
import { boardWords } from '#contract/board/board.words.ts'
import type { Card } from '#web/board/cards.ts'
import { fieldsIn, laneChangeTo, laneKeyOf, type LaneKind } from '#web/board/lanes.ts'
import { sentAs } from '#web/board/movedBy.ts'
import { moved, placeOf, type BoardLane, type BoardMove } from '#web/kit/board/arrange.ts'
import { whileSent } from '#web/kit/board/sent.ts'
import { messageOf } from '#web/kit/call/call-error.ts'
import { call } from '#web/kit/call/call.ts'
import { answerOf, invalidate } from '#web/kit/call/query.ts'
import { useSession } from '#web/kit/session/session.ts'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'

interface Moving {
  readonly code: string
  readonly page: BoardPage
  readonly cards: readonly Card[]
  /** Lanes on the screen. */
  readonly lanes: { readonly kind: LaneKind; readonly list: readonly BoardLane<Card>[] } | undefined
  readonly nameOf: (column: BoardColumnRow) => string
  /** Asks, takes the step and says how it went. */
  readonly takeStep: (card: Card, act: HandAct) => Promise<boolean>
}

/** Whether a person may bring a card to a column: within its status, or by a step of theirs. */
export const useReach = () => {
  const { can } = useSession()
  return (card: Card, column: BoardColumnRow): boolean => {
    if (column.status === card.status) return true
    const act = handActTo(card.status, column.status)
    return act !== undefined && can(`atom.${act}`)
  }
}

/**
 * Moves cards: within a status at once, and back again by the toast; to a column of another status by the atom's own
 * step, with its question, its permission and its message.
 */
export const useBoardMoves = ({ code, page, cards, lanes, nameOf, takeStep }: Moving) => {
  const t = useWords(boardWords)
  const { can } = useSession()

  /** Fields that a card gets in the lane of a move. */
  const laned = ({ lane }: BoardMove): Partial<Card> => {
    const to = lanes?.list.find((it) => it.key === lane)
    return lanes && to ? fieldsIn(lanes.kind, to) : {}
  }

  /** Shows a move, then sends it; false where the server refused, whose state is then read. */
  const place = async (card: Card, move: BoardMove): Promise<boolean> => {
    const { id, column, lane, above_id, below_id } = move
    const shown = answerOf(boardCalls.show, { code })
    const known = shown.get()
    const row = known?.cards.find((it) => it.id === id)
    if (known && row)
      shown.set({
        ...known,
        cards: moved(
          known.cards,
          { above_id, below_id },
          {
            ...row,
            ...laned(move),
            status: card.status,
            column_id: column,
          },
        ),
      })
    try {
      const input = { id: page.venture.id, atom_id: id, column_id: column, above_id, below_id }
      const change = lanes && lane !== undefined ? { lane: laneChangeTo(card, lanes.kind, lane) } : {}
      await whileSent(sentAs(id), () => call(boardCalls.move, { ...input, ...change }))
      return true
    } catch (error) {
      toast.warning(t('failed', { reason: messageOf(error) }))
      void invalidate(boardCalls.show)
      return false
    }
  }

  /** Says where a card went, and offers the way back. */
  const tellMoved = (card: Card, move: BoardMove, column: string): void => {
    const before = placeOf(cards, card)
    const lane = lanes?.list.find((it) => it.key === move.lane)
    if (lanes && lane) {
      const back = { ...before, lane: laneKeyOf(card, lanes.kind) }
      const message = t('movedLane', { name: card.nome, lane: lane.title, column })
      toast.undo(message, () => void place({ ...card, ...laned(move) }, back))
      return
    }
    const at = cards.filter((it) => it.column === move.column && it.id !== card.id)
    const nth = move.above_id === null ? 1 : at.findIndex((it) => it.id === move.above_id) + 2
    toast.undo(t('moved', { name: card.nome, column, place: nth }), () => void place(card, before))
  }

  return async (move: BoardMove): Promise<void> => {
    const card = cards.find((it) => it.id === move.id)
    const column = page.columns.find((it) => it.id === move.column)
    if (!card || !column) return
    if (column.status === card.status) {
      if (await place(card, move)) tellMoved(card, move, nameOf(column))
      return
    }
    const act = handActTo(card.status, column.status)
    if (act === undefined || !can(`atom.${act}`)) {
      toast.warning(t('noStep', { column: nameOf(column) }))
      return
    }
    if (!(await takeStep(card, act))) return
    await place({ ...card, status: column.status }, move)
  }
}

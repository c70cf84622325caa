import { Button } from '@mantine/core'
import { boardKitWords } from '#contract/kit/board/board.words.ts'
import { moveTo, stepped, type BoardCard, type BoardColumn, type BoardMove } from '#web/kit/board/arrange.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { Stack } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'

interface MoveDialogProps {
  readonly card: BoardCard
  /** All of its lane, for its ends are not those of what a search shows. */
  readonly cards: readonly BoardCard[]
  /** Those in sight, by which a step is counted. */
  readonly shown: readonly BoardCard[]
  readonly columns: readonly BoardColumn[]
  /** Other columns that it may go to. */
  readonly offered: readonly BoardColumn[]
  /** Moves to other lanes. */
  readonly lanes: readonly { readonly title: string; readonly move: BoardMove }[]
  readonly ordered: boolean
  readonly onMove: (move: BoardMove) => void
  readonly onClose: () => void
}

/** All places that a card may be moved to, for who does not drag. */
export const MoveDialog = ({
  card,
  cards,
  shown,
  columns,
  offered,
  lanes,
  ordered,
  onMove,
  onClose,
}: MoveDialogProps) => {
  const t = useWords(boardKitWords)
  type Place = readonly [string, string, BoardMove | undefined]
  const within: readonly Place[] = [
    ['top', t('top'), moveTo(card.id, card.column, { cards, at: 0 })],
    ['up', t('up'), stepped(card, 'ArrowUp', { cards: shown, columns })],
    ['down', t('down'), stepped(card, 'ArrowDown', { cards: shown, columns })],
    ['bottom', t('bottom'), moveTo(card.id, card.column, { cards, at: cards.length })],
  ]
  const places: readonly Place[] = [
    ...offered.map((it): Place => [String(it.key), it.title, moveTo(card.id, it.key, { cards, at: 0 })]),
    ...(ordered ? within : []),
    ...lanes.map(({ title, move }): Place => [`lane ${move.lane}`, t('toLane', { lane: title }), move]),
  ]
  return (
    <Dialog open size="sm" title={t('move', { name: card.title })} onClose={onClose}>
      <Stack gap="tight">
        {places.map(([key, label, move]) => (
          <Button
            key={key}
            variant="default"
            fullWidth
            disabled={!move}
            onClick={() => {
              onClose()
              if (move) onMove(move)
            }}
          >
            {label}
          </Button>
        ))}
      </Stack>
    </Dialog>
  )
}

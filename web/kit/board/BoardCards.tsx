import { ActionIcon } from '@mantine/core'
import { IconArrowsMove } from '@tabler/icons-react'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { boardKitWords } from '#contract/kit/board/board.words.ts'
import type { BoardCard } from '#web/kit/board/arrange.ts'
import { useCardDrag, useColumnDrop } from '#web/kit/board/drag.ts'
import { useWords } from '#web/kit/words.ts'
import css from './board.module.css'

export interface CardActions<C extends BoardCard> {
  /** False where the reader may not move cards. */
  readonly movable: boolean
  /** True where a card may be moved to another lane. */
  readonly crossing: boolean
  readonly render: (card: C) => ReactNode
  readonly onAsk: (card: C) => void
  readonly onArrow: (card: C, key: string, acrossLanes: boolean) => void
  /** The card that was moved with the keyboard last, which keeps the focus. */
  readonly focused: number | undefined
}

interface CardProps<C extends BoardCard> {
  readonly card: C
  readonly lane: string
  readonly index: number
  readonly count: number
  readonly actions: CardActions<C>
  readonly measure: (element: HTMLLIElement | null) => void
}

const Card = <C extends BoardCard>({ card, lane, index, count, actions, measure }: CardProps<C>) => {
  const t = useWords(boardKitWords)
  const { movable, crossing, focused, onAsk, onArrow, render } = actions
  const ref = useCardDrag({ id: card.id, column: card.column, lane, crossing, enabled: movable })
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // Only what the move itself lost: whoever went on to the search or a form stays there when others move cards.
    if (focused === card.id && document.activeElement === document.body) button.current?.focus()
  }, [focused, card.id, card.column, index])
  const onKeyDown = (event: KeyboardEvent) => {
    if (!movable || !event.altKey || !event.key.startsWith('Arrow')) return
    event.preventDefault()
    onArrow(card, event.key, event.shiftKey)
  }
  return (
    // Keys pass through the card from the links and buttons in it, which have the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      ref={(element) => {
        ref.current = element
        measure(element)
      }}
      className={css['slot']}
      data-index={index}
      data-card={card.id}
      data-record={card.id}
      aria-posinset={index + 1}
      aria-setsize={count}
      onKeyDown={onKeyDown}
    >
      <div className={css['card']}>
        <div className={css['content']}>{render(card)}</div>
        {movable && (
          <ActionIcon
            ref={button}
            className={css['handle']}
            variant="subtle"
            color="gray"
            size="sm"
            aria-label={t('move', { name: card.title })}
            onClick={() => onAsk(card)}
          >
            <IconArrowsMove size={15} stroke={1.75} aria-hidden />
          </ActionIcon>
        )}
      </div>
    </li>
  )
}

interface CardsProps<C extends BoardCard> {
  readonly column: number
  readonly lane: string
  readonly cards: readonly C[]
  readonly label: string
  readonly actions: CardActions<C>
}

/** Two lines. */
const ESTIMATE = 56
const AHEAD = 6

/** The cards of one column in one lane; only those in sight are in the document. */
export const BoardCards = <C extends BoardCard>({ column, lane, cards, label, actions }: CardsProps<C>) => {
  const t = useWords(boardKitWords)
  const box = useColumnDrop(column, lane)
  // The compiler leaves this part as written, since what this returns changes by itself.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count: cards.length,
    getScrollElement: () => box.current,
    estimateSize: () => ESTIMATE,
    getItemKey: (index) => cards[index]?.id ?? index,
    overscan: AHEAD,
  })
  const wanted = cards.findIndex((it) => it.id === actions.focused)
  useEffect(() => {
    if (wanted >= 0) virtual.scrollToIndex(wanted)
  }, [wanted, virtual])
  const shown = virtual.getVirtualItems()
  const before = shown[0]?.start ?? 0
  const after = virtual.getTotalSize() - (shown.at(-1)?.end ?? 0)
  return (
    // A scrolling area has to take focus where nothing inside it does.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={box} className={css['cards']} role="group" tabIndex={0} aria-label={label}>
      {cards.length === 0 && <p className={css['none']}>{t('none')}</p>}
      <ul className={css['list']} style={{ paddingBlock: `${before}px ${after}px` }}>
        {shown.map(({ key, index }) => {
          const card = cards[index]
          return (
            card && (
              <Card
                key={key}
                card={card}
                lane={lane}
                index={index}
                count={cards.length}
                actions={actions}
                measure={virtual.measureElement}
              />
            )
          )
        })}
      </ul>
    </div>
  )
}

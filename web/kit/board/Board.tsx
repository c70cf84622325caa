import { TextInput } from '@mantine/core'
import { IconAlertTriangle, IconSearch } from '@tabler/icons-react'
import { useRef, useState, type ReactNode } from 'react'
import { boardKitWords } from '#contract/kit/board/board.words.ts'
import {
  found,
  inLane,
  moveTo,
  nextLane,
  stepped,
  toLane,
  type BoardCard,
  type BoardColumn,
  type BoardLane,
  type BoardMove,
} from '#web/kit/board/arrange.ts'
import { BoardCards, type CardActions } from '#web/kit/board/BoardCards.tsx'
import { useDrops, type Dropped } from '#web/kit/board/drag.ts'
import { MoveDialog } from '#web/kit/board/MoveDialog.tsx'
import { useHotkey, useToldKeys } from '#web/kit/ui/keys/useHotkey.ts'
import { Row } from '#web/kit/ui/page/layout.tsx'
import { StatusBadge } from '#web/kit/ui/StatusBadge.tsx'
import { useWords } from '#web/kit/words.ts'
import css from './board.module.css'

interface BoardProps<C extends BoardCard> {
  readonly columns: readonly BoardColumn[]
  /** In the order of their columns. */
  readonly cards: readonly C[]
  /** Rows across all columns. */
  readonly lanes?: readonly BoardLane<C>[] | undefined
  /** True where a move may change the lane of a card; else it stays in its own. */
  readonly crossing?: boolean
  readonly movable: boolean
  /** False for a column to which nothing takes the card: its menu leaves it out, other ways there are told why not. */
  readonly reaches?: (card: C, column: number) => boolean
  /** False where the order of cards is fixed, as by day: a move only changes the column then. */
  readonly ordered?: boolean
  readonly children: (card: C) => ReactNode
  readonly onMove: (move: BoardMove) => void
  /** Shown beside the search. */
  readonly tools?: ReactNode
  /** Shown below the head of a column. */
  readonly head?: (column: BoardColumn) => ReactNode
}

/** Columns that the menu of a card offers. */
const offeredTo = <C extends BoardCard>(card: C, { columns, reaches }: BoardProps<C>): readonly BoardColumn[] =>
  columns.filter((it) => it.key !== card.column && reaches?.(card, it.key) !== false)

/** Move of a drop, among the visible cards. */
const placed = ({ id, column, over }: Dropped, cards: readonly BoardCard[]): BoardMove => {
  const others = cards.filter((it) => it.column === column && it.id !== id)
  const at = over ? others.findIndex((it) => it.id === over.id) + (over.after ? 1 : 0) : others.length
  return moveTo(id, column, { cards, at })
}

const Limit = ({ count, limit }: { readonly count: number; readonly limit: number | null | undefined }) => {
  const t = useWords(boardKitWords)
  if (limit === null || limit === undefined) return <span className="figures">{count}</span>
  if (count <= limit) return <span className="figures">{t('limit', { count, limit })}</span>
  return (
    <StatusBadge tone="warn" icon={IconAlertTriangle}>
      {t('limit', { count, limit })}, {t('over')}
    </StatusBadge>
  )
}

/**
 * Cards in columns, for any noun: search, lanes, limits, moves by drag, by Alt with arrows and by a dialog on each card,
 * thousands of cards (only those in sight are drawn).
 *
 *     <Board columns={…} cards={…} lanes={…} movable onMove={(move) => …}>{(card) => <CardOf card={card} />}</Board>
 *
 * The board holds no order: `onMove` is told the column and the cards to stand between (`above_id`, `below_id`), and
 * whoever asks changes `cards` (`moved` of `arrange.ts` does it at once, `placeOf` is the move back).
 */
export const Board = <C extends BoardCard>(props: BoardProps<C>) => {
  const { columns, cards, lanes, crossing = false, movable, ordered = true, children, onMove, tools, head } = props
  const t = useWords(boardKitWords)
  const [search, setSearch] = useState('')
  const [asked, setAsked] = useState<number>()
  const [focused, setFocused] = useState<number>()
  const shown = found(cards, search)
  const rows: readonly BoardLane<C>[] = lanes ?? [{ key: '', title: '', has: () => true }]
  const laneOf = (card: C) => rows.find((it) => it.has(card))
  const beside = (card: C): readonly C[] => inLane(shown, laneOf(card))
  useDrops((dropped) => {
    const card = cards.find((it) => it.id === dropped.id)
    const lane = rows.find((it) => it.key === dropped.lane)
    if (!card || !lane) return
    const move = placed(dropped, inLane(shown, lane))
    onMove(lane.has(card) ? move : { ...move, lane: lane.key })
  })
  /** Move to the lane above or below, at the same height. */
  const acrossLanes = (card: C, key: string): BoardMove | undefined => {
    if (!crossing) return undefined
    const at = beside(card)
      .filter((it) => it.column === card.column)
      .indexOf(card)
    return toLane(card, nextLane(card, key, rows), { cards: shown, at })
  }
  const actions: CardActions<C> = {
    movable,
    crossing,
    render: children,
    focused,
    onAsk: (card) => setAsked(card.id),
    onArrow: (card, key, across) => {
      const move = across ? acrossLanes(card, key) : stepped(card, key, { cards: beside(card), columns })
      if (!across && !ordered && move?.column === card.column) return
      setFocused(card.id)
      if (move) onMove(move)
    },
  }
  const open = cards.find((it) => it.id === asked)
  const field = useRef<HTMLInputElement>(null)
  useHotkey('/', () => field.current?.focus(), { label: t('search'), group: t('region') })
  useToldKeys('Alt+↑+↓+←+→', { label: t('moveKeys'), group: t('region'), on: movable })
  useToldKeys('Alt+Shift+↑+↓', { label: t('laneKeys'), group: t('region'), on: movable && crossing })
  return (
    <div className={css['whole']}>
      <Row>
        <TextInput
          ref={field}
          type="search"
          className={css['search']}
          data-tour="board-search"
          aria-label={t('search')}
          placeholder={t('search')}
          leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        {tools}
      </Row>
      {shown.length === 0 && search !== '' && <p role="status">{t('noneFound', { text: search })}</p>}
      <div
        className={css['board']}
        data-tour="board-columns"
        role="region"
        aria-label={t('region')}
        data-lanes={lanes ? true : undefined}
      >
        <div className={css['row']}>
          {columns.map((column) => (
            <div key={column.key} className={css['head']}>
              <h2 className={css['title']}>{column.title}</h2>
              <Limit count={cards.filter((it) => it.column === column.key).length} limit={column.limit} />
              {head?.(column)}
            </div>
          ))}
        </div>
        {rows.map((lane) => {
          const here = shown.filter(lane.has)
          return (
            <section key={lane.key} aria-label={lane.title || undefined}>
              {lanes && (
                <h3 className={css['lane']}>
                  {lane.mark}
                  {lane.title} <span className="figures">{here.length}</span>
                </h3>
              )}
              <div className={css['row']}>
                {columns.map((column) => (
                  <BoardCards
                    key={column.key}
                    column={column.key}
                    lane={lane.key}
                    label={lane.title ? `${lane.title}: ${column.title}` : column.title}
                    cards={here.filter((it) => it.column === column.key)}
                    actions={actions}
                  />
                ))}
              </div>
            </section>
          )
        })}
      </div>
      {movable && <p className={css['none']}>{[t('keys'), crossing && t('keysOfLanes')].filter(Boolean).join(' ')}</p>}
      {open && (
        <MoveDialog
          card={open}
          cards={inLane(cards, laneOf(open))}
          shown={beside(open)}
          columns={columns}
          offered={offeredTo(open, props)}
          lanes={(crossing ? rows : []).flatMap((lane) => {
            const move = lane.has(open) ? undefined : toLane(open, lane, { cards, at: 0 })
            return move ? [{ title: lane.title, move }] : []
          })}
          ordered={ordered}
          onMove={onMove}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  )
}

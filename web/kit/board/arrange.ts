import type { ReactNode } from 'react'

export interface BoardColumn {
  readonly key: number
  readonly title: string
  /** Number of cards above which the column warns; it never refuses one. */
  readonly limit?: number | null
}

export interface BoardCard {
  readonly id: number
  readonly column: number
  /** Announced with a move, and searched. */
  readonly title: string
  /** Further text that is searched. */
  readonly text?: string
}

export interface BoardLane<C extends BoardCard> {
  readonly key: string
  readonly title: string
  /** Mark before the title. */
  readonly mark?: ReactNode
  readonly has: (card: C) => boolean
}

/** Move of a card: its new column, and its neighbours there. */
export interface BoardMove {
  readonly id: number
  readonly column: number
  /** Its new lane, where it leaves its own. */
  readonly lane?: string
  readonly above_id: number | null
  readonly below_id: number | null
}

const MARKS = /\p{M}/gu
const plain = (text: string): string => text.normalize('NFD').replace(MARKS, '').toLowerCase()

/** Cards that contain each word of a search, whatever the accents and the case. */
export const found = <C extends BoardCard>(cards: readonly C[], search: string): readonly C[] => {
  const asked = plain(search).split(/\s+/).filter(Boolean)
  if (asked.length === 0) return cards
  return cards.filter((card) => {
    const text = plain(`${card.title} ${card.text ?? ''}`)
    return asked.every((word) => text.includes(word))
  })
}

/** Move of a card to a place (from 0) in a column, counted without the card itself. */
export const moveTo = (
  id: number,
  column: number,
  { cards, at }: { readonly cards: readonly BoardCard[]; readonly at: number },
): BoardMove => {
  const others = cards.filter((it) => it.column === column && it.id !== id)
  const place = Math.max(0, Math.min(at, others.length))
  return { id, column, above_id: others[place - 1]?.id ?? null, below_id: others[place]?.id ?? null }
}

/** Cards with which a card shares its lane. */
export const inLane = <C extends BoardCard>(cards: readonly C[], lane: BoardLane<C> | undefined): readonly C[] =>
  lane ? cards.filter(lane.has) : cards

/** Move of a card to a place in the column of another lane; undefined where there is no such lane. */
export const toLane = <C extends BoardCard>(
  { id, column }: { readonly id: number; readonly column: number },
  lane: BoardLane<C> | undefined,
  { cards, at }: { readonly cards: readonly C[]; readonly at: number },
): BoardMove | undefined => lane && { ...moveTo(id, column, { cards: inLane(cards, lane), at }), lane: lane.key }

/** Lane above or below that of a card; undefined at an edge of the board. */
export const nextLane = <C extends BoardCard>(
  card: C,
  key: string,
  lanes: readonly BoardLane<C>[],
): BoardLane<C> | undefined => {
  const step = { ArrowUp: -1, ArrowDown: 1 }[key]
  return step === undefined ? undefined : lanes[lanes.findIndex((it) => it.has(card)) + step]
}

/** Present place of a card as a move, to undo a later one. */
export const placeOf = (cards: readonly BoardCard[], card: BoardCard): BoardMove =>
  moveTo(card.id, card.column, { cards, at: cards.filter((it) => it.column === card.column).indexOf(card) })

/** Cards after a move, in the order of the server; the caller updates fields that depend on the column. */
export const moved = <C extends { readonly id: number }>(
  cards: readonly C[],
  { above_id, below_id }: Pick<BoardMove, 'above_id' | 'below_id'>,
  card: C,
): C[] => {
  const others = cards.filter((it) => it.id !== card.id)
  const above = others.findIndex((it) => it.id === above_id)
  const below = others.findIndex((it) => it.id === below_id)
  if (above >= 0) return others.toSpliced(above + 1, 0, card)
  return below >= 0 ? others.toSpliced(below, 0, card) : [...others, card]
}

/** Move of an arrow key; undefined at an edge of the board. */
export const stepped = (
  card: BoardCard,
  key: string,
  { cards, columns }: { readonly cards: readonly BoardCard[]; readonly columns: readonly BoardColumn[] },
): BoardMove | undefined => {
  const here = cards.filter((it) => it.column === card.column)
  const at = here.findIndex((it) => it.id === card.id)
  if (key === 'ArrowUp' && at > 0) return moveTo(card.id, card.column, { cards, at: at - 1 })
  if (key === 'ArrowDown' && at < here.length - 1) return moveTo(card.id, card.column, { cards, at: at + 1 })
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key]
  const next = step === undefined ? undefined : columns[columns.findIndex((it) => it.key === card.column) + step]
  return next && moveTo(card.id, next.key, { cards, at })
}

export interface BoardColumn {
  readonly key: number
  readonly title: string
  /** More cards than this are a warning, never a refusal. */
  readonly limit?: number | null
}

export interface BoardCard {
  readonly id: number
  readonly column: number
  /** What the move is told about, and the search looks in. */
  readonly title: string
  /** Further text that the search looks in. */
  readonly text?: string
}

export interface BoardLane<C extends BoardCard> {
  readonly key: string
  readonly title: string
  readonly has: (card: C) => boolean
}

/** Where a card goes: a column, and the cards that it is to stand between there. */
export interface BoardMove {
  readonly id: number
  readonly column: number
  readonly above_id: number | null
  readonly below_id: number | null
}

const MARKS = /\p{M}/gu
const plain = (text: string): string => text.normalize('NFD').replace(MARKS, '').toLowerCase()

/** Cards in which each word of a search stands, whatever its accents and case. */
export const found = <C extends BoardCard>(cards: readonly C[], search: string): readonly C[] => {
  const asked = plain(search).split(/\s+/).filter(Boolean)
  if (asked.length === 0) return cards
  return cards.filter((card) => {
    const text = plain(`${card.title} ${card.text ?? ''}`)
    return asked.every((word) => text.includes(word))
  })
}

/** The move of a card to a place (from zero) in a column, counted without the card itself. */
export const moveTo = (
  id: number,
  column: number,
  { cards, at }: { readonly cards: readonly BoardCard[]; readonly at: number },
): BoardMove => {
  const others = cards.filter((it) => it.column === column && it.id !== id)
  const place = Math.max(0, Math.min(at, others.length))
  return { id, column, above_id: others[place - 1]?.id ?? null, below_id: others[place]?.id ?? null }
}

/** Where a card stands now, as a move: what takes a later move back. */
export const placeOf = (cards: readonly BoardCard[], card: BoardCard): BoardMove =>
  moveTo(card.id, card.column, { cards, at: cards.filter((it) => it.column === card.column).indexOf(card) })

/** The cards after a move, as the server will order them; fields of the card that follow its column are the caller's. */
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

/** The move that an arrow key asks for; undefined at an edge of the board. */
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

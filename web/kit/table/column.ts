import type { ReactNode } from 'react'

export interface Column<Row> {
  /** Name of the column; of a sortable one also its name in `sort`. */
  readonly key: string
  readonly title: string
  readonly cell: (row: Row) => ReactNode
  /** Sortable; `up`: ascending first, as for names. */
  readonly sort?: boolean | 'up'
  /** Right-aligned, in tabular digits, as for figures. */
  readonly align?: 'right'
  /** Narrow columns take what they need, the others share the rest. */
  readonly width?: 'narrow' | 'wide'
  /** Share of the rest, on one line that ends in an ellipsis; a tooltip shows the whole. */
  readonly grow?: 1 | 2 | 3
  /** Wraps into a second line instead of ending in an ellipsis, so that names are read in full. */
  readonly wrap?: true
  /**
   * On a phone: the card's headline, beside it, or nowhere; `named` with its title; else a fact among the others. The
   * headline is always shown.
   */
  readonly card?: 'title' | 'aside' | 'named' | 'hidden'
  /** Cell in a card, where it needs other words than below a column title. */
  readonly cardCell?: (row: Row) => ReactNode
  /** Hidden until somebody chooses it. */
  readonly extra?: boolean
  /** Export keys that the column stands for; its own key by default. */
  readonly exports?: readonly string[]
}

/** The answer of every list. */
export interface Page<Row> {
  readonly data: readonly Row[]
  readonly total: number
  /** True when there are more rows than `total`: in lists of millions the count stops there. */
  readonly more?: boolean
  readonly page: number
  readonly per_page: number
}

/** Consecutive rows that belong together, below a heading of their own. */
export interface Groups<Row> {
  /** Key of a row's group. */
  readonly of: (row: Row) => string
  readonly head: (group: string) => ReactNode
}

/** Group that begins with a row; undefined where the row continues the one before it. */
export const groupAt = <Row>(
  rows: readonly Row[],
  index: number,
  groups: Groups<Row> | undefined,
): string | undefined => {
  const row = rows[index]
  if (!groups || row === undefined) return undefined
  const before = rows[index - 1]
  const group = groups.of(row)
  return before !== undefined && groups.of(before) === group ? undefined : group
}

/** Facts about a row that the table needs. */
export interface RowFacts<Row> {
  readonly groups?: Groups<Row> | undefined
  readonly rowKey: (row: Row) => number
  /** Name of the row in labels of its checkbox and buttons; its number by default. */
  readonly rowName?: ((row: Row) => string) | undefined
  /** Path of the row's own page. */
  readonly rowLink?: ((row: Row) => string | undefined) | undefined
  /** Time of the row's deletion; a deleted row is red, with an icon and the word. */
  readonly deletedAt?: ((row: Row) => string | null | undefined) | undefined
  /** Buttons at the end of the row; when no row has any, there is no such column. */
  readonly actions?: ((row: Row) => ReactNode) | undefined
  /** Reason why a row cannot be selected; undefined when it can. */
  readonly unselectable?: ((row: Row) => string | undefined) | undefined
}

/** Headline of a row: it carries the link and the mark of a deleted row, and is never hidden. */
export const titleOf = <Row>(columns: readonly Column<Row>[]): Column<Row> | undefined =>
  columns.find((it) => it.card === 'title') ?? columns[0]

/** Keys of the columns that show by default. */
export const ownKeys = (columns: readonly Column<never>[]): string[] =>
  columns.filter((it) => !it.extra).map((it) => it.key)

/** Chosen columns in their order; keys of columns that do not exist, or not for this person, are dropped. */
export const chosenColumns = <Row>(
  columns: readonly Column<Row>[],
  keys: readonly string[] | undefined,
): readonly Column<Row>[] => {
  if (keys === undefined) return columns.filter((it) => !it.extra)
  const title = titleOf(columns)
  const chosen = keys.flatMap((key) => columns.find((it) => it.key === key) ?? [])
  return title && !chosen.includes(title) ? [title, ...chosen] : chosen
}

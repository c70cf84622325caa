import type { ReactNode } from 'react'

export interface Column<Row> {
  /** Name of the column; of a sortable one also its name in `sort`. */
  readonly key: string
  readonly title: string
  readonly cell: (row: Row) => ReactNode
  /** Sortable; `up`: names, which one looks for from A on. */
  readonly sort?: boolean | 'up'
  /** Figures stand to the right, in tabular digits. */
  readonly align?: 'right'
  /** Narrow columns take what they need, the others share what is left. */
  readonly width?: 'narrow' | 'wide'
  /** A share of what is left, on one line that ends in an ellipsis: its cell tells the whole in a tooltip. */
  readonly grow?: 1 | 2 | 3
  /** Its cell goes on in a second line instead of ending in an ellipsis: names are read whole. */
  readonly wrap?: true
  /**
   * On a phone: the card's headline, beside it, or nowhere; `named` with its title; else a fact among the others. The
   * headline is always shown.
   */
  readonly card?: 'title' | 'aside' | 'named' | 'hidden'
  /** The cell in a card, where it needs other words than under a column title. */
  readonly cardCell?: (row: Row) => ReactNode
  /** Not shown until somebody chooses it. */
  readonly extra?: boolean
  /** Keys of the export that the column stands for; its own key when not given. */
  readonly exports?: readonly string[]
}

/** The answer of every list. */
export interface Page<Row> {
  readonly data: readonly Row[]
  readonly total: number
  /** True when there are more than `total`: of what may have millions of rows, no more are counted. */
  readonly more?: boolean
  readonly page: number
  readonly per_page: number
}

/** Rows that follow each other and belong together, under a heading of their own. */
export interface Groups<Row> {
  /** What the rows of a group have in common. */
  readonly of: (row: Row) => string
  readonly head: (group: string) => ReactNode
}

/** The group that begins with a row; undefined where the row goes on with the one before it. */
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

/** How a table reads its rows. */
export interface RowFacts<Row> {
  readonly groups?: Groups<Row> | undefined
  readonly rowKey: (row: Row) => number
  /** The row's name in labels of its checkbox and buttons; its number when not given. */
  readonly rowName?: ((row: Row) => string) | undefined
  /** Path of the row's own page. */
  readonly rowLink?: ((row: Row) => string | undefined) | undefined
  /** When the row was deleted; its row is red, with an icon and the word. */
  readonly deletedAt?: ((row: Row) => string | null | undefined) | undefined
  /** Buttons at the end of the row; without one anywhere there is no such column. */
  readonly actions?: ((row: Row) => ReactNode) | undefined
  /** Why a row cannot be selected; undefined when it can. */
  readonly unselectable?: ((row: Row) => string | undefined) | undefined
}

/** The headline of a row: it carries the link and the mark of a deleted row, and is never hidden. */
export const titleOf = <Row>(columns: readonly Column<Row>[]): Column<Row> | undefined =>
  columns.find((it) => it.card === 'title') ?? columns[0]

/** Keys of the columns that show when nobody has chosen any. */
export const ownKeys = (columns: readonly Column<never>[]): string[] =>
  columns.filter((it) => !it.extra).map((it) => it.key)

/** The chosen columns in their order; keys of columns that are not there (any more, or for this person) fall out. */
export const chosenColumns = <Row>(
  columns: readonly Column<Row>[],
  keys: readonly string[] | undefined,
): readonly Column<Row>[] => {
  if (keys === undefined) return columns.filter((it) => !it.extra)
  const title = titleOf(columns)
  const chosen = keys.flatMap((key) => columns.find((it) => it.key === key) ?? [])
  return title && !chosen.includes(title) ? [title, ...chosen] : chosen
}

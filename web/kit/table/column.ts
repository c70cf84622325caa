import type { ReactNode } from 'react'

export interface Column<Row> {
  /** Name of the column; of a sortable one also its name in `sort`. */
  readonly key: string
  readonly title: string
  readonly cell: (row: Row) => ReactNode
  readonly sort?: boolean
  /** Figures stand to the right, in tabular digits. */
  readonly align?: 'right'
  /** Narrow columns take what they need, the others share what is left. */
  readonly width?: 'narrow' | 'wide'
  /** On a phone: the card's headline, beside it, or nowhere; else a labelled line. */
  readonly card?: 'title' | 'aside' | 'hidden'
}

/** What every list answers with. */
export interface Page<Row> {
  readonly data: readonly Row[]
  readonly total: number
  readonly page: number
  readonly per_page: number
}

/** How a table reads its rows. */
export interface RowFacts<Row> {
  readonly rowKey: (row: Row) => string | number
  /** Path of the row's own page. */
  readonly rowLink?: ((row: Row) => string | undefined) | undefined
  /** When the row was deleted; its row is red, with an icon and the word. */
  readonly deletedAt?: ((row: Row) => string | null | undefined) | undefined
  /** Buttons at the end of the row; without one anywhere there is no such column. */
  readonly actions?: ((row: Row) => ReactNode) | undefined
}

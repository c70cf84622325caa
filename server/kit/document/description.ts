import type { Locale } from '#contract/kit/words.ts'

/**
 * What a cell holds, as it is stored: `text`; `hours` in tenths; `money` in centavos; `date` as `YYYY-MM-DD`. A document writes it:
 * `R$ 1.234,50`, `12,5`, `30/05/2026`.
 */
export type CellKind = 'text' | 'hours' | 'money' | 'date'
export type Cell = string | number | null

export interface DocumentColumn {
  readonly title: string
  readonly kind: CellKind
  /** Share of the page that texts leave to each other, 1 by default; figures and dates take what they need. */
  readonly share?: number
}

/** Rows below one heading, which stands again on each page that they reach. */
export interface DocumentGroup {
  readonly title?: string
  readonly rows: readonly (readonly Cell[])[]
  /** Below the rows, a cell for each column. */
  readonly subtotal?: readonly Cell[]
}

export interface DocumentTable {
  readonly title?: string
  readonly columns: readonly DocumentColumn[]
  readonly groups: readonly DocumentGroup[]
  /** Stands in place of the rows where there are none. */
  readonly none: string
}

export interface DocumentTotal {
  readonly label: string
  readonly kind: CellKind
  readonly value: Cell
  /** Set on the one that counts. */
  readonly strong?: true
}

/** A document as plain data, which a thread makes a PDF of (decision 172). Texts are shown as they are: nothing in them is markup. */
export interface DocumentDescription {
  readonly title: string
  readonly locale: Locale
  /** `logo` is a PNG. */
  readonly organisation: { readonly nome: string; readonly logo?: Uint8Array | undefined }
  /** Columns of labels and values, side by side below the title. */
  readonly head: readonly (readonly { readonly label: string; readonly value: string }[])[]
  readonly tables: readonly DocumentTable[]
  readonly totals?: readonly DocumentTotal[]
  /** Each line is a paragraph. */
  readonly note?: string
  /** A code that pays, drawn as a QR code and printed as one line to copy. */
  readonly payment?: { readonly title: string; readonly lead?: string; readonly code: string }
  /** Lines to sign on, by whom. */
  readonly signatures?: readonly { readonly name: string; readonly about?: string }[]
  /** At the foot of each page beside organisation, title and page. */
  readonly footer?: string
  /** Time of the making, for the file's own data. */
  readonly now: Date
}

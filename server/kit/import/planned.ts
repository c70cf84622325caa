import type { WordParams } from '#contract/kit/words.ts'
import type { WordKey } from '#contract/words.ts'
import type { Kept, Values } from '#server/kit/list/write.ts'

/** Reason why a line fails: the header of its column, the cell's text, and a word. */
export interface Reason {
  readonly header: string | null
  readonly value: string
  readonly key: WordKey
  readonly params: WordParams
}

export interface Settings {
  readonly headers: readonly string[]
  /** Field of each header; null for a column that is left out. */
  readonly mapping: readonly (string | null)[]
  readonly match: string
  readonly existing: 'skip' | 'update' | 'refuse'
  readonly delimiter: string
  readonly preset: string | null
  /** Ids that every new record gets, by field. */
  readonly fixed: Readonly<Record<string, number>>
  /** Field → normalised cell → key of a code; `''` leaves the field out. */
  readonly choices: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** What else a noun asks about a file, in its own form. */
  readonly options?: unknown
}

/** A line as it will be written. */
export interface Planned {
  readonly line: number
  readonly reasons: readonly Reason[]
  /** Fields of a new record. */
  readonly values: Values
  /** Fields that the line gives, for a record that exists. */
  readonly given: Values
  readonly record: Kept | undefined
  /** True where the record is over and the line repeats it. */
  readonly over?: boolean
  /** Makes the reason for an error that only the write finds. */
  reasonOf(field: string | undefined, key: WordKey, params?: WordParams): Reason
}

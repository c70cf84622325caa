import type { RecordRef } from '#contract/kit/list/column.ts'
import type { Lookup } from '#contract/kit/list/lookup.ts'
import type { Words } from '#contract/kit/words.ts'

/**
 * A value while it is edited. Numbers and choices may still be missing, whatever the schema says; a text is `''` then, or
 * null where the schema takes null.
 */
type FormValue<T> =
  NonNullable<T> extends readonly (infer E)[]
    ? [E] extends [object]
      ? FormValues<E>[]
      : E[]
    : [NonNullable<T>] extends [boolean]
      ? boolean
      : [NonNullable<T>] extends [string]
        ? string extends NonNullable<T>
          ? Exclude<T, undefined>
          : Exclude<T, undefined> | null
        : Exclude<T, undefined> | null

/** The input of a call while it is edited. */
export type FormValues<I> = { -readonly [K in keyof I]-?: FormValue<I[K]> }

/** How a field's value is told outside it, as when two versions are compared. */
export interface FieldAbout {
  readonly label: string
  readonly show: (value: unknown) => string
}

/** All of a field but its value. */
export interface FieldFrame {
  /** Its `name` in the page. */
  readonly path: string
  /** Empties it: null where the schema takes null. */
  readonly clear: () => void
  /** Somebody left it: from now on its error is shown. */
  readonly leave: () => void
  /** Marks a text that cannot be read as a value yet; `key` is the word that says why, undefined removes the mark. */
  readonly refuse: (key: string | undefined) => void
  readonly error: string | undefined
  readonly required: boolean
  /** Whether what is required carries a mark; not where everything is. */
  readonly marked: boolean
  /** While role 1 looks as another role nothing can be changed. */
  readonly readOnly: boolean
  /** Its column does not exist for this person. */
  readonly hidden: boolean
  /** Most characters of a text. */
  readonly max: number | undefined
  /** From the noun's words: `field_<name>`, or its column's. */
  readonly label: string
  /** From the noun's words: `hint_<name>`. */
  readonly hint: string | undefined
  /** The word `<name>_<code>` of the noun, as codes are labelled. */
  readonly labelOf: (code: string) => string
  readonly describe: (about: FieldAbout) => void
  /** Whether the text cannot be read; see `refuse`. */
  readonly refused: boolean
  /** For a field that names a record: the picker that finds it, and what it named as it was read. */
  readonly lookup: Lookup | undefined
  readonly known: RecordRef | undefined
}

/** One field of a form, to hand to a part that edits a `T`. Invariant: a part that edits text takes no number. */
export interface Field<T> extends FieldFrame {
  readonly value: T
  readonly set: (next: T) => void
}

/** A field whose schema takes null, or does not. */
export type Maybe<T> = Field<T> | Field<T | null>

/** Props of every part of `fields/` beside its field. */
export interface FieldProps<F extends FieldFrame = FieldFrame> {
  readonly of: F
  readonly label?: string
  readonly hint?: string
  readonly placeholder?: string
  readonly disabled?: boolean
  /** Shown and sent, not to be changed. */
  readonly readOnly?: boolean
  /** Takes the focus when its dialog opens. */
  readonly first?: boolean
}

/** One of several rows; its key stays its own while others come, go and move. */
export interface Row<T> {
  readonly key: string
  readonly value: T
  readonly of: <K extends keyof T & string>(name: K) => Field<T[K]>
  readonly remove: () => void
  /** Puts it at another place, counted from 0. */
  readonly move: (to: number) => void
}

export interface Rows<T> {
  readonly path: string
  readonly list: readonly Row<T>[]
  readonly add: (row: T) => void
  readonly error: string | undefined
  readonly required: boolean
  readonly readOnly: boolean
  readonly label: string
  readonly hint: string | undefined
  readonly describe: (about: FieldAbout) => void
}

/** The row behind an array of them. */
export type RowOf<V> = V extends readonly (infer E)[] ? (E extends object ? E : never) : never

export type WordList = Words | readonly Words[]

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

/** Input of a call while it is edited. */
export type FormValues<I> = { -readonly [K in keyof I]-?: FormValue<I[K]> }

/** Label and text of a field's value outside the field, as when two versions are compared. */
export interface FieldAbout {
  readonly label: string
  readonly show: (value: unknown) => string
}

/** Everything of a field but its value. */
export interface FieldFrame {
  /** `name` attribute in the page. */
  readonly path: string
  /** Empties it: null where the schema takes null. */
  readonly clear: () => void
  /** Marks the field as left: from now on its error shows. */
  readonly leave: () => void
  /** Marks a text that cannot be read as a value yet; `key` is the word that says why, undefined removes the mark. */
  readonly refuse: (key: string | undefined) => void
  readonly error: string | undefined
  readonly required: boolean
  /** False where nothing else than a value can be stored: an empty field would silently become its default. */
  readonly emptiable: boolean
  /** True when required fields carry a mark; false where every field is required. */
  readonly marked: boolean
  /** True while role 1 previews another role, where nothing can be changed. */
  readonly readOnly: boolean
  /** True when this person does not see the field's column. */
  readonly hidden: boolean
  /** Most characters of a text. */
  readonly max: number | undefined
  /** From the noun's words: `field_<name>`, else that of its column. */
  readonly label: string
  /** From the noun's words: `hint_<name>`. */
  readonly hint: string | undefined
  /** Word `<name>_<code>` of the noun. */
  readonly labelOf: (code: string) => string
  readonly describe: (about: FieldAbout) => void
  /** True when the text cannot be parsed; see `refuse`. */
  readonly refused: boolean
  /** For a field that names a record: its picker, and the record that it named when it was read. */
  readonly lookup: Lookup | undefined
  readonly known: RecordRef | undefined
}

/** One field of a form, passed to a component that edits a `T`. Invariant: one that edits text takes no number. */
export interface Field<T> extends FieldFrame {
  readonly value: T
  readonly set: (next: T) => void
}

/** A field whose schema may take null. */
export type Maybe<T> = Field<T> | Field<T | null>

/** Props of every component in `fields/` beside its field. */
export interface FieldProps<F extends FieldFrame = FieldFrame> {
  readonly of: F
  readonly label?: string
  readonly hint?: string
  readonly placeholder?: string
  readonly disabled?: boolean
  /** Shown and sent, but not editable. */
  readonly readOnly?: boolean
  /** Takes the focus when its dialog opens. */
  readonly first?: boolean
}

/** One of several rows; it keeps its key while others are added, removed and moved. */
export interface Row<T> {
  readonly key: string
  readonly value: T
  readonly of: <K extends keyof T & string>(name: K) => Field<T[K]>
  readonly remove: () => void
  /** Moves it to another place, from 0. */
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

/** Type of a row, from that of its array. */
export type RowOf<V> = V extends readonly (infer E)[] ? (E extends object ? E : never) : never

export type WordList = Words | readonly Words[]

import type { z } from 'zod'
import type { RecordRef } from '#contract/kit/list/column.ts'
import type { Lookup } from '#contract/kit/list/lookup.ts'
import type { CallError } from '#web/kit/call/call-error.ts'
import type { Checks, FieldIssue } from '#web/kit/form/core/check.ts'
import type { FormState } from '#web/kit/form/core/state.ts'
import type { Sayer } from '#web/kit/form/core/useSay.ts'
import type { Values } from '#web/kit/form/core/values.ts'
import type { FieldAbout, WordList } from '#web/kit/form/field.ts'
import type { Summary } from '#web/kit/form/useServerErrors.ts'

/** Fields that name a record: their picker, and the record that they named when the form was read. */
type Records = Readonly<Record<string, { readonly lookup: Lookup; readonly known: RecordRef | undefined }>>

/** A form without the types of its fields. */
export interface CoreOptions {
  readonly schema: z.ZodObject | undefined
  /** Row to edit, or first values of a new one; read once, and again after a new one was sent. */
  readonly from: Values | (() => Values)
  /** Names of the fields, in the order of the schema. */
  readonly names: readonly string[]
  /** True when a record is changed: only changed fields are sent, with its version. */
  readonly editing: boolean
  readonly fixed: Values
  readonly draft: string | undefined
  /** Fields that no draft stores. */
  readonly secret: readonly string[] | undefined
  readonly words: WordList
  readonly required: readonly string[]
  /** Values that are kept and checked, never sent. */
  readonly local: Values
  readonly also: ((values: Values) => readonly FieldIssue[]) | undefined
  readonly hidden: readonly string[]
  readonly records: Records
  readonly guard: boolean
  readonly marked: boolean
  readonly send: (input: Values) => Promise<unknown>
  readonly onDone: ((answer: unknown, input: Values) => void) | undefined
  /** True when it handles the refusal, so that the form shows nothing. */
  readonly onRefused: ((error: CallError) => boolean) | undefined
}

export interface FormCore {
  readonly state: FormState
  readonly change: (next: (state: FormState) => FormState) => void
  readonly checks: Checks
  readonly sayer: Sayer
  readonly issues: readonly FieldIssue[]
  readonly summary: Summary | undefined
  readonly dirty: boolean
  readonly guarded: boolean
  /** True when this browser stores the input as a draft. */
  readonly drafted: boolean
  readonly pending: boolean
  readonly marked: boolean
  readonly viewing: boolean
  readonly hidden: readonly string[]
  readonly records: Records
  /** Newer row, where somebody else has changed it since the form read it. */
  readonly newer: Values | undefined
  readonly abouts: ReadonlyMap<string, FieldAbout>
  readonly describe: (path: string, about: FieldAbout) => void
  readonly submit: () => void
  /** Checks some fields only, as those of a step; true when they have no issue. */
  readonly check: (names: readonly string[]) => boolean
  readonly startOver: () => void
  /** Merges another version of the record, and shows both values where both changed. */
  readonly takeOver: (theirs: Values) => void
  /** Counts failed submissions, so that the first wrong field takes the focus each time. */
  readonly tries: number
}

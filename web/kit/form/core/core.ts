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

/** Fields that name a record: the picker that finds it, and what was named as the form was read. */
type Records = Readonly<Record<string, { readonly lookup: Lookup; readonly known: RecordRef | undefined }>>

/** A form without the types of its fields. */
export interface CoreOptions {
  readonly schema: z.ZodObject | undefined
  /** The row it edits, or what a new one begins with; read once, and again once a new one was sent. */
  readonly from: Values | (() => Values)
  /** Names of the fields, in the order of the schema. */
  readonly names: readonly string[]
  /** Whether a record is changed: only what changed is sent, with its version. */
  readonly editing: boolean
  readonly fixed: Values
  readonly draft: string | undefined
  /** Fields that are in no draft. */
  readonly secret: readonly string[] | undefined
  readonly words: WordList
  readonly required: readonly string[]
  /** Held and checked, never sent. */
  readonly local: Values
  readonly also: ((values: Values) => readonly FieldIssue[]) | undefined
  readonly hidden: readonly string[]
  readonly records: Records
  readonly guard: boolean
  readonly marked: boolean
  readonly send: (input: Values) => Promise<unknown>
  readonly onDone: ((answer: unknown, input: Values) => void) | undefined
  /** True: the refusal is dealt with, and the form says nothing of it. */
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
  /** What is typed stays in this browser as a draft. */
  readonly drafted: boolean
  readonly pending: boolean
  readonly marked: boolean
  readonly viewing: boolean
  readonly hidden: readonly string[]
  readonly records: Records
  /** The row as it is by now, where somebody else has changed it since this form read it. */
  readonly newer: Values | undefined
  readonly abouts: ReadonlyMap<string, FieldAbout>
  readonly describe: (path: string, about: FieldAbout) => void
  readonly submit: () => void
  /** Checks some fields only, as those of a step: whether they may stay as they are. */
  readonly check: (names: readonly string[]) => boolean
  readonly startOver: () => void
  /** Takes over another version of the record, and shows both where they differ. */
  readonly takeOver: (theirs: Values) => void
  /** Counts failed tries, so that the first wrong field takes the focus each time. */
  readonly tries: number
}

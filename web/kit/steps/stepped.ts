import type { ReactNode } from 'react'
import type { AnyEndpoint, OutputOf } from '#contract/kit/endpoint.ts'
import { brl, fromDecimal } from '#contract/kit/money.ts'
import type { Step, Steps } from '#contract/kit/steps/steps.ts'
import type { Words } from '#contract/kit/words.ts'
import type { Form } from '#web/kit/form/handles.ts'
import type { FieldsOf } from '#web/kit/form/useForm.ts'
import type { OnDemand } from '#web/kit/ui/onDemand.tsx'

/** A row as far as its steps need it. */
export interface Stepped {
  readonly id: number
  readonly version: number
  readonly nome: string
  /** Steps that the reader may take on it, as the server says. */
  readonly may?: readonly string[]
  /** Reais that a step of money moves, where the reader may see them. */
  readonly total?: number | undefined
}

/** Centavos that a step of money moves on a row; undefined where the reader may not see them. */
export const worthOf = (steps: Pick<Steps, 'worth'>, row: Stepped): number | undefined => {
  if (steps.worth) return steps.worth(row as never)
  return row.total === undefined ? undefined : fromDecimal(row.total)
}

/** Number of rows on which something is missing that a question names. */
export const lacking = ({ lacks }: Pick<Steps, 'lacks'>, rows: readonly Stepped[]): number =>
  lacks ? rows.filter((row) => lacks(row as never)).length : 0

/** Parameters of the words that ask about a row: its name and, of a step of money, what it moves. */
export const paramsOf = (steps: Pick<Steps, 'worth'>, row: Stepped) => {
  const worth = worthOf(steps, row)
  return { name: row.nome, ...(worth !== undefined && { total: brl(worth) }) }
}

/** Fields that a step asks for: `const fields: StepFields<typeof flow.calls.toParticle, Row> = (form, row) => …`. */
export type StepFields<E extends AnyEndpoint, R> = (form: Form<FieldsOf<E>>, row: R) => ReactNode

export interface StepAskProps<R> {
  readonly of: R
  /** The step that it asks about, where one dialog does so for several. */
  readonly name: string
  /** Says that it is done, from what it answered. */
  readonly onDone: (answer: unknown) => void
  readonly onClose: () => void
}

/** A dialog of the noun's own, for a step whose question is more than a form, or comes with what a page should not wait for. */
export type StepAsk<R> = OnDemand<StepAskProps<R>>

/** Says that a step is done, from what it answered: `const done: StepDone<typeof flow.calls.close> = ({ data }) => …`. */
export type StepDone<E extends AnyEndpoint> = (answer: OutputOf<E>) => void

/**
 * What the steps ask beside a reason: fields in the usual dialog, what a confirmation is about, or a dialog of their own.
 */
export interface StepForms<R> {
  readonly fields?: Readonly<Record<string, (form: never, row: R) => ReactNode>>
  /** Values with which the fields begin. */
  readonly from?: Readonly<Record<string, (row: R) => object>>
  readonly dialogs?: Readonly<Record<string, StepAsk<R>>>
  /** Instead of the toast that a step is done. */
  readonly done?: Readonly<Record<string, (answer: never) => void>>
}

/** The steps of a noun on one of its rows. */
export interface StepsOn<R> extends StepForms<R> {
  /** The flow, or its steps alone where a page does without schemas. */
  readonly flow: { readonly steps: Steps; readonly calls?: Readonly<Record<string, AnyEndpoint>> }
  readonly words: Words
  readonly row: R
}

/** A step that may be taken now: a button, an item of a menu, a key. */
export interface StepItem {
  readonly name: string
  readonly label: string
  readonly step: Step
  readonly run: () => void
}

import { useState } from 'react'
import { isCallError, type CallError, type FieldError } from '#web/kit/call/call-error.ts'

export interface OtherRecord {
  readonly name: string
  readonly link: string
}

/** The record that a refusal names in `extra.other`; only a path of this page is a link. */
export const otherIn = ({ extra }: CallError): { readonly other?: OtherRecord } => {
  const given = extra['other']
  if (typeof given !== 'object' || given === null) return {}
  const { name, link }: { name?: unknown; link?: unknown } = given
  return typeof name === 'string' && typeof link === 'string' && link.startsWith('/') ? { other: { name, link } } : {}
}

export interface Summary {
  readonly message: string
  readonly fields: readonly FieldError[]
  /** Another record that the refusal names, where this person may open it. */
  readonly other?: OtherRecord
  /** Grows with each refusal, so that the summary takes the focus each time; without one a field has it. */
  readonly turn?: number
}

/** One rule broken is enough to say of a field. */
const firstOfEach = (fields: readonly FieldError[]): FieldError[] =>
  fields.filter((it, index) => fields.findIndex((other) => other.path === it.path) === index)

/** A call's refusal as a summary for `<ErrorSummary of={summary} />`. */
export const useServerErrors = () => {
  const [summary, setSummary] = useState<Summary>()
  return {
    summary,
    show: (error: unknown) => {
      if (!isCallError(error)) throw error
      const fields = firstOfEach(error.fields)
      setSummary((before) => ({ message: error.message, fields, ...otherIn(error), turn: (before?.turn ?? 0) + 1 }))
    },
    clear: () => {
      setSummary(undefined)
    },
  }
}

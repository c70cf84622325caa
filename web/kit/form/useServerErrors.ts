import { useState } from 'react'
import { isCallError, type FieldError } from '#web/kit/call/call-error.ts'

export interface Summary {
  readonly message: string
  readonly fields: readonly FieldError[]
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
      setSummary((before) => ({ message: error.message, fields, turn: (before?.turn ?? 0) + 1 }))
    },
    clear: () => {
      setSummary(undefined)
    },
  }
}

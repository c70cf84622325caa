import { useState } from 'react'
import { isCallError, type FieldError } from '#web/kit/call/call-error.ts'

/** The part of a `@mantine/form` form that takes errors. */
interface TakesErrors {
  getValues(): object
  setErrors(errors: Record<string, string>): void
  clearErrors(): void
}

export interface Summary {
  readonly message: string
  readonly fields: readonly FieldError[]
  /** Grows with each refusal, so that the summary takes the focus each time; without one a field has it. */
  readonly turn?: number
}

/** One rule broken is enough to say of a field. */
const firstOfEach = (fields: readonly FieldError[]): FieldError[] =>
  fields.filter((it, index) => fields.findIndex((other) => other.path === it.path) === index)

/** Puts what a call refused beside its fields, and the whole in one summary for `<ErrorSummary of={summary} />`. */
export const useServerErrors = (form?: TakesErrors) => {
  const [summary, setSummary] = useState<Summary>()
  return {
    summary,
    show: (error: unknown) => {
      if (!isCallError(error)) throw error
      const fields = firstOfEach(error.fields)
      form?.setErrors(Object.fromEntries(fields.map((it) => [it.path, it.message])))
      setSummary((before) => ({ message: error.message, fields, turn: (before?.turn ?? 0) + 1 }))
    },
    clear: () => {
      form?.clearErrors()
      setSummary(undefined)
    },
  }
}

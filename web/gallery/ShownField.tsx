import { useState, type ReactNode } from 'react'
import type { Field } from '#web/kit/form/field.ts'

/** A field of no form, that holds what is typed into it. */
const noForm = {
  leave: () => undefined,
  refuse: () => undefined,
  describe: () => undefined,
  labelOf: (code: string) => code,
  marked: true,
  readOnly: false,
  hidden: false,
  refused: false,
  emptiable: true,
  hint: undefined,
  lookup: undefined,
  known: undefined,
  max: 140,
}

export const fieldStates = ['empty', 'filled', 'error', 'disabled', 'required'] as const
export type FieldState = (typeof fieldStates)[number]

interface ShownFieldProps<T> {
  readonly label: string
  readonly state: FieldState
  readonly empty: T
  readonly filled: T
  readonly children: (of: Field<T>, disabled: boolean) => ReactNode
}

/** One field in one state. */
export const ShownField = <T,>({ label, state, empty, filled, children }: ShownFieldProps<T>) => {
  const [value, set] = useState<T>(state === 'filled' || state === 'disabled' ? filled : empty)
  const of: Field<T> = {
    ...noForm,
    path: `${label}-${state}`,
    label: `${label}, ${state}`,
    value,
    set,
    clear: () => set(empty),
    required: state === 'required',
    error: state === 'error' ? 'Preencha este campo.' : undefined,
  }
  return children(of, state === 'disabled')
}

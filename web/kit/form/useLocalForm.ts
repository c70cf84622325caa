import { useEffect, useRef } from 'react'
import type { FieldIssue } from '#web/kit/form/core/check.ts'
import { useFormCore } from '#web/kit/form/core/useFormCore.ts'
import type { Values } from '#web/kit/form/core/values.ts'
import type { WordList } from '#web/kit/form/field.ts'
import { formOf, type Form } from '#web/kit/form/handles.ts'
import type { Rule } from '#web/kit/form/useForm.ts'

interface LocalOptions<V> {
  /** The first values; read once. */
  readonly from: V
  readonly required?: readonly (keyof V & string)[]
  readonly rules?: (values: V) => readonly Rule<V>[]
  readonly words?: WordList
  /** Every change, for whoever keeps what is typed. */
  readonly onChange?: (values: V) => void
  /** All is right, and somebody wants to go on. */
  readonly onDone: (values: V) => void
}

/** A form that sends nothing itself: a step of something longer, whose values somebody else keeps. */
export const useLocalForm = <V extends object>(options: LocalOptions<V>): Form<V> => {
  const { from, onChange, onDone } = options
  const core = useFormCore({
    schema: undefined,
    from: from as Values,
    names: Object.keys(from),
    editing: false,
    fixed: {},
    draft: undefined,
    secret: [],
    words: options.words ?? [],
    required: options.required ?? [],
    local: {},
    also: options.rules as ((values: Values) => readonly FieldIssue[]) | undefined,
    hidden: [],
    records: {},
    guard: false,
    marked: true,
    send: () => Promise.resolve(),
    onDone: (_, values) => onDone(values as V),
    onRefused: undefined,
  })
  const { values } = core.state
  const reported = useRef(values)
  useEffect(() => {
    if (reported.current === values) return
    reported.current = values
    onChange?.(values as V)
  }, [values, onChange])
  return formOf(core)
}

import type { ReactNode } from 'react'
import type { FieldProps, Maybe } from '#web/kit/form/field.ts'
import type { MaskKind } from '#web/kit/form/fields/dates/mask.ts'
import { MaskedDate } from '#web/kit/form/fields/dates/MaskedDate.tsx'
import { useTyped, type Reading } from '#web/kit/form/typed/useTyped.ts'
import { useFieldProps } from '#web/kit/form/useFieldProps.ts'

interface MaskedFieldProps extends FieldProps<Maybe<string>> {
  readonly kind: MaskKind
  readonly reading: Reading<string>
  readonly step: (value: string | null, by: 1 | -1) => string
  readonly note?: ReactNode
}

/** The masked date of the kit over a field of a form. */
export const MaskedField = ({ kind, reading, step, note, ...props }: MaskedFieldProps) => {
  const { of } = props
  const given = useFieldProps(props, (value: string | null) => (value ? reading.show(value) : ''))
  const typed = useTyped(of, reading)
  if (of.hidden) return null
  return (
    <MaskedDate
      kind={kind}
      name={given.name}
      label={given.label}
      hint={given.description}
      error={given.error}
      note={note}
      required={of.required}
      readOnly={of.readOnly}
      disabled={given.disabled}
      first={given['data-autofocus'] ?? false}
      value={typed.text}
      onChange={typed.type}
      onLeave={typed.leave}
      onStep={(by) => {
        if (!of.readOnly) typed.put(step(of.value, by))
      }}
    />
  )
}

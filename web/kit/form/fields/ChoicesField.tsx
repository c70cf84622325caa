import { Checkbox } from '@mantine/core'
import type { Field, FieldProps } from '#web/kit/form/field.ts'
import { GroupFrame } from '#web/kit/form/fields/GroupFrame.tsx'
import { useFieldProps } from '#web/kit/form/useFieldProps.ts'
import css from './fields.module.css'

interface ChoicesFieldProps<V extends string | number> extends FieldProps<Field<V[]>> {
  readonly codes: readonly V[]
  /** Instead of the noun's words `<field>_<code>`. */
  readonly labelOf?: (code: V) => string
}

/** Several of a few codes, each with a box to tick. */
export const ChoicesField = <V extends string | number>({ codes, labelOf, ...props }: ChoicesFieldProps<V>) => {
  const { of } = props
  const nameOf = labelOf ?? ((code: V) => of.labelOf(String(code)))
  const given = useFieldProps(props, (value: readonly V[]) => value.map(nameOf).join(', '))
  if (of.hidden) return null
  const set = (code: V, ticked: boolean): void =>
    of.set(codes.filter((it) => (it === code ? ticked : of.value.includes(it))))
  return (
    <GroupFrame
      path={of.path}
      label={given.label}
      hint={given.description}
      error={of.error}
      required={given.withAsterisk}
      disabled={given.disabled || of.readOnly}
      onBlur={of.leave}
    >
      <div className={css['options']}>
        {codes.map((code) => (
          <Checkbox
            key={code}
            label={nameOf(code)}
            checked={of.value.includes(code)}
            onChange={(event) => set(code, event.currentTarget.checked)}
          />
        ))}
      </div>
    </GroupFrame>
  )
}

import { Checkbox, Switch } from '@mantine/core'
import '@mantine/core/styles/Switch.layer.css'
import { formWords } from '#contract/kit/words/form.words.ts'
import type { Field, FieldProps } from '#web/kit/form/field.ts'
import { useFieldProps } from '#web/kit/form/useFieldProps.ts'
import { useWords } from '#web/kit/words.ts'

interface FlagFieldProps extends FieldProps<Field<boolean>> {
  /** `switch` for what acts at once or is on and off; a checkbox agrees to something. */
  readonly as?: 'checkbox' | 'switch'
}

/** Yes or no. */
export const FlagField = ({ as = 'switch', ...props }: FlagFieldProps) => {
  const t = useWords(formWords)
  const { of } = props
  const { name, label, description, error, disabled, onBlur } = useFieldProps(props, (value: boolean) =>
    t(value ? 'yes' : 'no'),
  )
  if (of.hidden) return null
  const Part = as === 'switch' ? Switch : Checkbox
  return (
    <Part
      name={name}
      label={label}
      description={description}
      error={error}
      disabled={disabled || of.readOnly}
      onBlur={onBlur}
      checked={of.value}
      onChange={(event) => of.set(event.currentTarget.checked)}
    />
  )
}

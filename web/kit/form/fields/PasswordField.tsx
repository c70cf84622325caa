import { PasswordInput } from '@mantine/core'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import type { Field, FieldProps } from '#web/kit/form/field.ts'
import { useFieldProps } from '#web/kit/form/useFieldProps.ts'
import { useWords } from '#web/kit/words.ts'

interface PasswordFieldProps extends FieldProps<Field<string>> {
  readonly autoComplete: 'current-password' | 'new-password'
  readonly size?: 'sm' | 'md'
}

/** A password, hidden until its eye is pressed. A rule that stands as the hint is not said again as the error. */
export const PasswordField = ({ autoComplete, size = 'sm', ...props }: PasswordFieldProps) => {
  const t = useWords(uiWords)
  const { of } = props
  const given = useFieldProps(props)
  return (
    <PasswordInput
      {...given}
      description={given.error === undefined ? given.description : undefined}
      size={size}
      autoComplete={autoComplete}
      visibilityToggleButtonProps={{ 'aria-label': t('showPassword'), tabIndex: 0 }}
      value={of.value}
      onChange={(event) => of.set(event.currentTarget.value)}
    />
  )
}

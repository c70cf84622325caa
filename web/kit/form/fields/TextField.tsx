import { TextInput } from '@mantine/core'
import type { FieldProps, Maybe } from '#web/kit/form/field.ts'
import { useFieldProps } from '#web/kit/form/useFieldProps.ts'

interface TextFieldProps extends FieldProps<Maybe<string>> {
  readonly type?: 'text' | 'email' | 'url' | 'tel'
  readonly autoComplete?: string
  readonly size?: 'sm' | 'md'
  /** Takes the focus as its screen opens: the one thing to do there. */
  readonly startsHere?: boolean
}

/** One line of text. */
export const TextField = ({
  type = 'text',
  autoComplete = 'off',
  size = 'sm',
  startsHere = false,
  ...props
}: TextFieldProps) => {
  const { of } = props
  const given = useFieldProps(props)
  if (of.hidden) return null
  return (
    <TextInput
      {...given}
      type={type}
      size={size}
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={startsHere}
      autoComplete={autoComplete}
      value={of.value ?? ''}
      onChange={(event) => of.set(event.currentTarget.value)}
    />
  )
}

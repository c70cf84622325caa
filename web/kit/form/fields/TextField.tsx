import { TextInput } from '@mantine/core'
import { useId } from '@mantine/hooks'
import type { FieldProps, Maybe } from '#web/kit/form/field.ts'
import { useFieldProps } from '#web/kit/form/useFieldProps.ts'

interface TextFieldProps extends FieldProps<Maybe<string>> {
  readonly type?: 'text' | 'email' | 'url' | 'tel'
  readonly autoComplete?: string
  readonly size?: 'sm' | 'md'
  /** Offered while one types; any other text is taken, too. */
  readonly suggestions?: readonly string[]
  /** Takes the focus as its screen opens: the one thing to do there. */
  readonly startsHere?: boolean
}

/** One line of text. */
export const TextField = ({
  type = 'text',
  autoComplete = 'off',
  size = 'sm',
  startsHere = false,
  suggestions = [],
  ...props
}: TextFieldProps) => {
  const { of } = props
  const given = useFieldProps(props)
  const list = useId()
  if (of.hidden) return null
  return (
    <>
      <TextInput
        {...given}
        type={type}
        size={size}
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={startsHere}
        autoComplete={autoComplete}
        {...(suggestions.length > 0 && { list })}
        value={of.value ?? ''}
        onChange={(event) => of.set(event.currentTarget.value)}
      />
      {suggestions.length > 0 && (
        <datalist id={list}>
          {suggestions.map((text) => (
            <option key={text} value={text} />
          ))}
        </datalist>
      )}
    </>
  )
}

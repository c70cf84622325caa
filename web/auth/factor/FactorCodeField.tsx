import { TextInput } from '@mantine/core'
import { spelledRecovery } from '#contract/auth/recovery.ts'
import type { Field } from '#web/kit/form/field.ts'
import { useFieldProps } from '#web/kit/form/useFieldProps.ts'

const DIGITS = 6

/** Digits of the app as they are, anything else as a recovery code. */
const spelled = (typed: string, recovery: boolean): string => {
  const digits = typed.replace(/\D/g, '')
  const isApp = !recovery || (digits.length <= DIGITS && !/[a-z]/i.test(typed))
  return isApp ? digits.slice(0, DIGITS) : spelledRecovery(typed)
}

interface FactorCodeFieldProps {
  readonly of: Field<string>
  readonly hint?: string
  readonly first?: boolean
  /** A recovery code may be given instead. */
  readonly recovery?: boolean
}

/** A code of the authenticator app, typed or pasted with its spaces. */
export const FactorCodeField = ({ recovery = false, ...props }: FactorCodeFieldProps) => {
  const { of } = props
  const given = useFieldProps(props)
  return (
    <TextInput
      {...given}
      inputMode={recovery ? 'text' : 'numeric'}
      autoComplete="one-time-code"
      value={of.value}
      onChange={(event) => of.set(spelled(event.currentTarget.value, recovery))}
    />
  )
}

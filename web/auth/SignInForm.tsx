import { Button, PasswordInput, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { authWords } from '#contract/auth/auth.words.ts'
import { isCallError, type CallError } from '#web/kit/call-error.ts'
import { ErrorSummary } from '#web/kit/form/ErrorSummary.tsx'
import { useRequired } from '#web/kit/form/useRequired.ts'
import { useServerErrors } from '#web/kit/form/useServerErrors.ts'
import { signIn } from '#web/kit/session.ts'
import { useWords } from '#web/kit/words.ts'
import css from './SignInForm.module.css'

export interface Credentials {
  readonly email: string
  readonly password: string
}

interface SignInFormProps {
  readonly value: Credentials
  readonly onChange: (next: Credentials) => void
  /** Whose session it was: the address is then no question. */
  readonly fixedEmail?: boolean
  /** A refusal that says where the registration stands. */
  readonly onRegistration?: (error: CallError) => void
}

/** E-mail and password. Where it leads afterwards is the guard's business. */
export const SignInForm = ({ value, onChange, fixedEmail = false, onRegistration }: SignInFormProps) => {
  const t = useWords(authWords)
  const errors = useServerErrors()
  const required = useRequired(['email', 'password'])
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    errors.clear()
    if (!required.filled({ ...value })) return
    setBusy(true)
    try {
      await signIn(value.email.trim(), value.password)
    } catch (error) {
      if (isCallError(error) && error.extra['registration'] !== undefined && onRegistration) onRegistration(error)
      else errors.show(error)
      setBusy(false)
    }
  }
  return (
    <form className={css['form']} noValidate onSubmit={(event) => void submit(event)}>
      <ErrorSummary of={required.summary ?? errors.summary} />
      <TextInput
        label={t('email')}
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        size="md"
        required
        withAsterisk={false}
        readOnly={fixedEmail}
        error={required.errorOf('email')}
        // The one thing to do on this screen.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={!fixedEmail}
        value={value.email}
        onChange={(event) => onChange({ ...value, email: event.currentTarget.value })}
      />
      <PasswordInput
        label={t('password')}
        name="password"
        autoComplete="current-password"
        size="md"
        required
        withAsterisk={false}
        data-autofocus={fixedEmail ? true : undefined}
        visibilityToggleButtonProps={{ 'aria-label': t('showPassword'), tabIndex: 0 }}
        error={required.errorOf('password')}
        value={value.password}
        onChange={(event) => onChange({ ...value, password: event.currentTarget.value })}
      />
      <Button type="submit" size="md" fullWidth loading={busy}>
        {t('enter')}
      </Button>
    </form>
  )
}

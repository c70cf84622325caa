import { authCalls } from '#contract/auth/auth.calls.ts'
import { authWords } from '#contract/auth/auth.words.ts'
import type { CallError } from '#web/kit/call/call-error.ts'
import { PasswordField } from '#web/kit/form/fields/PasswordField.tsx'
import { TextField } from '#web/kit/form/fields/TextField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { SendButton } from '#web/kit/form/SendButton.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { signIn } from '#web/kit/session/session.ts'
import { useWords } from '#web/kit/words.ts'

interface SignInFormProps {
  /** Initial values; later changes are ignored. */
  readonly from?: { readonly email: string; readonly password?: string }
  /** True when the session's person is known, so that the e-mail cannot be changed. */
  readonly fixedEmail?: boolean
  /** Called with a refusal that carries the state of the registration, and whose it is. */
  readonly onRegistration?: (error: CallError, email: string) => void
}

/** E-mail and password. The guard decides where it leads afterwards. */
export const SignInForm = ({ from, fixedEmail = false, onRegistration }: SignInFormProps) => {
  const t = useWords(authWords)
  const form = useForm(authCalls.login, {
    from: { email: '', password: '', ...from },
    required: ['email', 'password'],
    marked: false,
    guard: false,
    send: ({ email, password }) => signIn(email.trim(), password),
    onRefused: (error) => {
      if (error.extra['registration'] === undefined || !onRegistration) return false
      onRegistration(error, form.values.email.trim())
      return true
    },
  })
  return (
    <Form of={form}>
      <TextField
        of={form.of('email')}
        label={t('email')}
        type="email"
        autoComplete="username"
        size="md"
        readOnly={fixedEmail}
        startsHere={from === undefined}
      />
      <PasswordField
        of={form.of('password')}
        label={t('password')}
        autoComplete="current-password"
        size="md"
        first={fixedEmail}
      />
      <SendButton of={form} size="md" fullWidth>
        {t('enter')}
      </SendButton>
    </Form>
  )
}

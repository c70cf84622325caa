import { authWords } from '#contract/auth/auth.words.ts'
import { setupCalls } from '#contract/setup/setup.calls.ts'
import { setupWords } from '#contract/setup/setup.words.ts'
import { PasswordRule } from '#web/auth/password/PasswordRule.tsx'
import { SignInFrame } from '#web/auth/SignInFrame.tsx'
import { invalidate } from '#web/kit/call/query.ts'
import { repeatRule } from '#web/kit/form/core/repeatRule.ts'
import { PasswordField } from '#web/kit/form/fields/PasswordField.tsx'
import { TextField } from '#web/kit/form/fields/TextField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { SendButton } from '#web/kit/form/SendButton.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { signIn } from '#web/kit/session/session.ts'
import { Columns, Section } from '#web/kit/ui/page/layout.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { useSetup } from '#web/page/public/useSetup.ts'

const blank = { organisation: '', nome: '', last_name: '', email: '', password: '' }

/** An installation without a user has nothing else to show: it asks for its organisation and first administrator. */
export const FirstRun = () => {
  const t = useWords(setupWords)
  const a = useWords(authWords)
  const asksCode = useSetup().data?.code_needed === true
  const form = useForm(setupCalls.create, {
    from: asksCode ? { ...blank, code: '' } : blank,
    local: { again: '' },
    required: ['organisation', 'nome', 'email', 'password', 'again', ...(asksCode ? (['code'] as const) : [])],
    rules: repeatRule,
    words: authWords,
    marked: false,
    guard: false,
    onDone: (_, { email, password }) => {
      toast.success(t('done'))
      void signIn(email, password).finally(() => void invalidate(setupCalls.state))
    },
  })
  const { organisation, nome, last_name, email, password } = form.values
  return (
    <SignInFrame title={t('title')} lead={t('intro')}>
      <Form of={form}>
        <TextField
          of={form.of('organisation')}
          label={t('organisation')}
          hint={t('organisationHint')}
          autoComplete="organization"
          size="md"
        />
        {asksCode && (
          <TextField of={form.of('code')} label={t('code')} hint={t('codeHint')} autoComplete="off" size="md" />
        )}
        <Section ruled title={t('account')}>
          <Columns even>
            <TextField of={form.of('nome')} label={t('firstName')} autoComplete="given-name" size="md" />
            <TextField of={form.of('last_name')} label={t('lastName')} autoComplete="family-name" size="md" />
          </Columns>
          <TextField of={form.of('email')} label={a('email')} type="email" autoComplete="username" size="md" />
          <PasswordField of={form.of('password')} label={a('password')} autoComplete="new-password" size="md" />
          <PasswordField of={form.of('again')} label={a('passwordAgain')} autoComplete="new-password" size="md" />
          <PasswordRule password={password} own={[organisation, nome, last_name, email]} />
        </Section>
        <SendButton of={form} size="md" fullWidth>
          {t('create')}
        </SendButton>
      </Form>
    </SignInFrame>
  )
}

import { authWords } from '#contract/auth/auth.words.ts'
import { profileCalls } from '#contract/profile/profile.ts'
import { profileWords } from '#contract/profile/profile.words.ts'
import { profileScreenWords } from '#contract/profile/profileScreen.words.ts'
import { PasswordRule } from '#web/auth/password/PasswordRule.tsx'
import { repeatRule } from '#web/kit/form/core/repeatRule.ts'
import { PasswordField } from '#web/kit/form/fields/PasswordField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { needed } from '#web/kit/form/needed.ts'
import { SendButton } from '#web/kit/form/SendButton.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { useMe } from '#web/kit/session/session.ts'
import { Card, Columns, FormFoot } from '#web/kit/ui/page/layout.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'

export const Password = () => {
  const t = useWords(profileScreenWords)
  const me = useMe()
  const form = useForm(profileCalls.password, {
    local: { again: '' },
    rules: repeatRule,
    words: [profileScreenWords, profileWords, authWords],
    invalidates: [profileCalls.sessions, profileCalls.signIns],
    onDone: ({ message }) => toast.success(message),
    // A half-typed password is no loss.
    guard: false,
  })
  return (
    <Card title={t('password')} lead={t('passwordLead')}>
      <Form of={form} label={t('password')}>
        <PasswordField of={form.of('current')} autoComplete="current-password" />
        <Columns even>
          <PasswordField of={form.of('password')} autoComplete="new-password" />
          <PasswordField of={needed(form.of('again'))} autoComplete="new-password" />
        </Columns>
        <PasswordRule password={form.values.password} own={[me.nome, me.email]} />
        <FormFoot>
          <SendButton of={form}>{t('changePassword')}</SendButton>
        </FormFoot>
      </Form>
    </Card>
  )
}

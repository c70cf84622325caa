import { authWords } from '#contract/auth/auth.words.ts'
import { factorScreenWords } from '#contract/profile/factorScreen.words.ts'
import { profileCalls } from '#contract/profile/profile.ts'
import { profileWords } from '#contract/profile/profile.words.ts'
import { FactorCodeField } from '#web/auth/factor/FactorCodeField.tsx'
import { PasswordField } from '#web/kit/form/fields/PasswordField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { SendButton } from '#web/kit/form/SendButton.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { reloadMe } from '#web/kit/session/session.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { FormFoot } from '#web/kit/ui/page/layout.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'

/** Turns the second factor off, by password and code. */
export const FactorOff = ({ onClose }: { onClose: () => void }) => {
  const t = useWords(factorScreenWords)
  const form = useForm(profileCalls.factorOff, {
    words: [factorScreenWords, authWords, profileWords],
    invalidates: [profileCalls.show, profileCalls.signIns],
    onDone: ({ message }) => {
      toast.success(message)
      void reloadMe()
      onClose()
    },
    guard: false,
  })
  return (
    <Dialog open title={t('offTitle')} onClose={onClose}>
      <Form of={form} label={t('offTitle')}>
        <p>{t('offLead')}</p>
        <PasswordField of={form.of('password')} autoComplete="current-password" first />
        <FactorCodeField of={form.of('code')} hint={t('hintAny')} recovery />
        <FormFoot>
          <SendButton of={form}>{t('turnOff')}</SendButton>
        </FormFoot>
      </Form>
    </Dialog>
  )
}

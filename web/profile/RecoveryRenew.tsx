import { useState } from 'react'
import { factorScreenWords } from '#contract/profile/factorScreen.words.ts'
import { profileCalls } from '#contract/profile/profile.ts'
import { profileWords } from '#contract/profile/profile.words.ts'
import { RecoveryCodes } from '#web/auth/factor/RecoveryCodes.tsx'
import { PasswordField } from '#web/kit/form/fields/PasswordField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { SendButton } from '#web/kit/form/SendButton.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { FormFoot } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'

/** New recovery codes instead of the old ones, by the password. */
export const RecoveryRenew = ({ onClose }: { onClose: () => void }) => {
  const t = useWords(factorScreenWords)
  const [codes, setCodes] = useState<readonly string[]>()
  const form = useForm(profileCalls.recoveryRenew, {
    words: [factorScreenWords, profileWords],
    invalidates: [profileCalls.show, profileCalls.signIns],
    onDone: (answer) => setCodes(answer.data.codes),
    guard: false,
  })
  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />
  return (
    <Dialog open title={t('renewTitle')} onClose={onClose}>
      <Form of={form} label={t('renewTitle')}>
        <p>{t('renewLead')}</p>
        <PasswordField of={form.of('password')} autoComplete="current-password" first />
        <FormFoot>
          <SendButton of={form}>{t('renewDo')}</SendButton>
        </FormFoot>
      </Form>
    </Dialog>
  )
}

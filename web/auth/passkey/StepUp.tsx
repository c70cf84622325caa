import { useState } from 'react'
import { proofCalls } from '#contract/auth/auth.calls.ts'
import { authWords } from '#contract/auth/auth.words.ts'
import { proofSchemas } from '#contract/auth/proof.ts'
import { factorScreenWords } from '#contract/profile/factorScreen.words.ts'
import { profileWords } from '#contract/profile/profile.words.ts'
import { FactorCodeField } from '#web/auth/factor/FactorCodeField.tsx'
import { PasskeyButton } from '#web/auth/passkey/PasskeyButton.tsx'
import { proofAsked } from '#web/kit/call/stepUp.ts'
import { PasswordField } from '#web/kit/form/fields/PasswordField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { SendButton } from '#web/kit/form/SendButton.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { useSession } from '#web/kit/session/session.ts'
import { useStore } from '#web/kit/store.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { FormFoot, Stack, TextButton } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'

const Proof = ({ by, onProved }: { by: 'password' | 'code'; onProved: () => void }) => {
  const t = useWords(factorScreenWords)
  const form = useForm(proofCalls.prove, {
    schema: proofSchemas.prove.input,
    words: [factorScreenWords, authWords, profileWords],
    required: [by],
    guard: false,
    marked: false,
    onDone: onProved,
  })
  return (
    <Form of={form} label={t('stepUpTitle')}>
      {by === 'password' ? (
        <PasswordField of={form.of('password')} autoComplete="current-password" first />
      ) : (
        <FactorCodeField of={form.of('code')} hint={t('hintAny')} recovery first />
      )}
      <FormFoot>
        <SendButton of={form}>{t('stepUpDo')}</SendButton>
      </FormFoot>
    </Form>
  )
}

/** Over whatever asked for it: who has the session proves it once more, and what was begun goes on. */
export const StepUp = () => {
  const t = useWords(factorScreenWords)
  const { me } = useSession()
  const asked = useStore(proofAsked)
  const [by, setBy] = useState<'password' | 'code'>('password')
  const prove = () => asked?.answer(true)
  return (
    <Dialog open alert size="sm" title={t('stepUpTitle')} onClose={() => asked?.answer(false)}>
      <Stack>
        <p>{t('stepUpLead')}</p>
        <Proof key={by} by={by} onProved={prove} />
        {me?.two_factor === true && (
          <p>
            <TextButton onClick={() => setBy(by === 'password' ? 'code' : 'password')}>
              {t(by === 'password' ? 'byCode' : 'byPassword')}
            </TextButton>
          </p>
        )}
        {me?.factors?.includes('passkey') && <PasskeyButton act="prove" onGiven={prove} />}
      </Stack>
    </Dialog>
  )
}

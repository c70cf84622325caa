import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { authWords } from '#contract/auth/auth.words.ts'
import { factorScreenWords } from '#contract/profile/factorScreen.words.ts'
import { profileCalls } from '#contract/profile/profile.ts'
import { profileWords } from '#contract/profile/profile.words.ts'
import { FactorCodeField } from '#web/auth/factor/FactorCodeField.tsx'
import { RecoveryCodes } from '#web/auth/factor/RecoveryCodes.tsx'
import { invalidate, useSend } from '#web/kit/call/query.ts'
import { copyText } from '#web/kit/device/clipboard.ts'
import { PasswordField } from '#web/kit/form/fields/PasswordField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { SendButton } from '#web/kit/form/SendButton.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { reloadMe } from '#web/kit/session/session.ts'
import { QrCode } from '#web/kit/ui/code/QrCode.tsx'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { FormFoot, Stack } from '#web/kit/ui/page/layout.tsx'
import { ErrorState } from '#web/kit/ui/state/ErrorState.tsx'
import { Loading } from '#web/kit/ui/state/Loading.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import css from './factor.module.css'

/** Turns the second factor on: key, first code, recovery codes. */
export const FactorOn = ({ onClose }: { onClose: () => void }) => {
  const t = useWords(factorScreenWords)
  const [codes, setCodes] = useState<readonly string[]>()
  const { mutate, data, error, isPending } = useSend(profileCalls.factorBegin)
  useEffect(() => mutate({}), [mutate])
  const form = useForm(profileCalls.factorConfirm, {
    words: [factorScreenWords, authWords, profileWords],
    onDone: (answer) => setCodes(answer.data.codes),
    guard: false,
  })
  const close = () => {
    if (codes) {
      void invalidate(profileCalls.show)
      void invalidate(profileCalls.signIns)
      void reloadMe()
    }
    onClose()
  }
  if (codes) return <RecoveryCodes codes={codes} onClose={close} />
  const copyKey = async (key: string) => {
    if (await copyText(key.replaceAll(' ', ''))) toast.success(t('copied'))
    else toast.error(t('copyFailed'))
  }
  return (
    <Dialog open title={t('title')} onClose={close}>
      {error && <ErrorState error={error} retry={() => mutate({})} retrying={isPending} />}
      {!data && !error && <Loading rows={4} />}
      {data && (
        <Form of={form} label={t('title')}>
          <Stack>
            <p>{t('scan')}</p>
            <QrCode of={data.data.qr} label={t('qr')} />
            <div>
              <p>{t('byHand')}</p>
              <code className={css['key']}>{data.data.key}</code>{' '}
              <Button variant="subtle" size="compact-sm" onClick={() => void copyKey(data.data.key)}>
                {t('copyKey')}
              </Button>
            </div>
            <p>{t('confirmLead')}</p>
            <FactorCodeField of={form.of('code')} first />
            <PasswordField of={form.of('password')} autoComplete="current-password" />
            <FormFoot>
              <SendButton of={form}>{t('confirm')}</SendButton>
            </FormFoot>
          </Stack>
        </Form>
      )}
    </Dialog>
  )
}

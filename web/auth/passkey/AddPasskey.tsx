import { Button } from '@mantine/core'
import { IconFingerprint } from '@tabler/icons-react'
import { useState } from 'react'
import { passkeyCalls } from '#contract/passkey/passkey.calls.ts'
import { passkeyWords } from '#contract/passkey/passkey.words.ts'
import { deviceOf } from '#contract/profile/device.ts'
import { profileCalls } from '#contract/profile/profile.ts'
import { RecoveryCodes } from '#web/auth/factor/RecoveryCodes.tsx'
import { answerIn } from '#web/auth/passkey/givePasskey.ts'
import { call } from '#web/kit/call/call.ts'
import { invalidate, useCall } from '#web/kit/call/query.ts'
import { hasPasskeys, makePasskey, worksHere } from '#web/kit/device/passkey.ts'
import { TextField } from '#web/kit/form/fields/TextField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { SendButton } from '#web/kit/form/SendButton.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { reloadMe } from '#web/kit/session/session.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { FormFoot, Notice } from '#web/kit/ui/page/layout.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'

const settle = (): void => {
  for (const old of [passkeyCalls.list, profileCalls.show, profileCalls.signIns]) void invalidate(old)
  void reloadMe()
}

/** Name first, then the device; its recovery codes where it is the first second factor. */
const Adding = ({ onClose }: { onClose: () => void }) => {
  const t = useWords(passkeyWords)
  const [codes, setCodes] = useState<readonly string[]>()
  const { browser, system } = deviceOf(navigator.userAgent)
  const form = useForm(passkeyCalls.add, {
    from: { name: browser && system ? t('nameOf', { browser, system }) : t('nameAny') },
    words: [passkeyWords],
    guard: false,
    required: ['name'],
    send: async ({ name }) => {
      const { data } = await call(passkeyCalls.begin, {})
      const response = answerIn(await makePasskey(data), data)
      return call(passkeyCalls.add, { name, response })
    },
    onDone: ({ data }) => {
      // On a phone a toast would lie on the button that says that they are kept; they tell it themselves.
      if (data.codes) return setCodes(data.codes)
      toast.success(t('added'))
      settle()
      onClose()
    },
  })
  if (codes)
    return (
      <RecoveryCodes
        codes={codes}
        onClose={() => {
          settle()
          onClose()
        }}
      />
    )
  return (
    <Dialog open title={t('add')} onClose={onClose}>
      <Form of={form} label={t('add')}>
        <TextField of={form.of('name')} first />
        <FormFoot>
          <SendButton of={form}>{t('go')}</SendButton>
        </FormFoot>
      </Form>
    </Dialog>
  )
}

/** A passkey for this account; where there can be none, why. */
export const AddPasskey = ({ wide = false }: { wide?: boolean }) => {
  const t = useWords(passkeyWords)
  const { disabledProps, unlessViewing } = usePreview()
  const [open, setOpen] = useState(false)
  const answer = useCall(passkeyCalls.list, {}, { keep: false })
  if (!answer.data) return null
  const { domain } = answer.data.data
  if (domain === null) return <Notice>{t('nowhere')}</Notice>
  if (!worksHere(domain)) return <Notice>{t('elsewhere', { domain })}</Notice>
  if (!hasPasskeys()) return <Notice>{t('unsupported')}</Notice>
  return (
    <>
      <Button
        variant="default"
        {...(wide && { size: 'md', fullWidth: true })}
        leftSection={<IconFingerprint size={16} stroke={1.75} aria-hidden />}
        {...disabledProps}
        onClick={unlessViewing(() => setOpen(true))}
      >
        {t('add')}
      </Button>
      {open && <Adding onClose={() => setOpen(false)} />}
    </>
  )
}

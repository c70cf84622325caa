import { Button } from '@mantine/core'
import { useState } from 'react'
import { passkeyCalls } from '#contract/passkey/passkey.calls.ts'
import { type Passkey, passkeySchemas } from '#contract/passkey/passkey.ts'
import { passkeyWords } from '#contract/passkey/passkey.words.ts'
import { profileCalls } from '#contract/profile/profile.ts'
import { AddPasskey } from '#web/auth/passkey/AddPasskey.tsx'
import { useCall, useSend } from '#web/kit/call/query.ts'
import { TextField } from '#web/kit/form/fields/TextField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { SendButton } from '#web/kit/form/SendButton.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { useFormat } from '#web/kit/format.ts'
import { reloadMe } from '#web/kit/session/session.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { confirm } from '#web/kit/ui/dialog/confirm.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { Card, FormFoot, Row } from '#web/kit/ui/page/layout.tsx'
import { RelativeTime } from '#web/kit/ui/RelativeTime.tsx'
import { Quiet } from '#web/kit/ui/ruled/Quiet.tsx'
import { RuledList } from '#web/kit/ui/ruled/RuledList.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { StatusBadge } from '#web/kit/ui/StatusBadge.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'

const Rename = ({ of: { id, name }, onClose }: { of: Passkey; onClose: () => void }) => {
  const t = useWords(passkeyWords)
  const form = useForm(passkeyCalls.rename, {
    schema: passkeySchemas.rename.input,
    from: { id, name },
    words: [passkeyWords],
    invalidates: [passkeyCalls.list],
    guard: false,
    onDone: () => {
      toast.success(t('renamed'))
      onClose()
    },
  })
  return (
    <Dialog open title={t('rename')} onClose={onClose}>
      <Form of={form} label={t('rename')}>
        <TextField of={form.of('name')} first />
        <FormFoot>
          <SendButton of={form}>{t('save')}</SendButton>
        </FormFoot>
      </Form>
    </Dialog>
  )
}

const Item = ({ of }: { of: Passkey }) => {
  const t = useWords(passkeyWords)
  const f = useFormat()
  const { disabledProps, unlessViewing } = usePreview()
  const [renaming, setRenaming] = useState(false)
  const remove = useSend(passkeyCalls.remove, {
    invalidates: [passkeyCalls.list, profileCalls.show, profileCalls.signIns],
    onSuccess: ({ message }) => {
      toast.success(message)
      void reloadMe()
    },
    onError: (error) => void toast.error(error.message),
  })
  const ask = async () => {
    const title = t('removeAsk', { name: of.name })
    if (await confirm({ title, body: t('removeBody'), yes: t('remove'), danger: true })) remove.mutate({ id: of.id })
  }
  return (
    <>
      <Row at="between">
        <div>
          <Row gap="small">
            <span>{of.name}</span>
            {of.synced && <StatusBadge tone="quiet">{t('synced')}</StatusBadge>}
            {of.suspect_at !== null && <StatusBadge tone="danger">{t('suspect')}</StatusBadge>}
          </Row>
          <Quiet figures>
            {t('made', { at: f.dateTime(of.created_at) })} ·{' '}
            {of.used_at === null ? (
              t('never')
            ) : (
              <>
                {t('used')} <RelativeTime when={of.used_at} />
              </>
            )}
          </Quiet>
          {of.suspect_at !== null && <Quiet>{t('suspectHint')}</Quiet>}
        </div>
        <Row gap="small">
          <Button
            variant="default"
            size="xs"
            aria-label={t('renameOf', { name: of.name })}
            {...disabledProps}
            onClick={unlessViewing(() => setRenaming(true))}
          >
            {t('rename')}
          </Button>
          <Button
            variant="default"
            size="xs"
            aria-label={t('removeOf', { name: of.name })}
            loading={remove.isPending}
            {...disabledProps}
            onClick={unlessViewing(() => void ask())}
          >
            {t('remove')}
          </Button>
        </Row>
      </Row>
      {renaming && <Rename of={of} onClose={() => setRenaming(false)} />}
    </>
  )
}

/** The person's passkeys. */
export const Passkeys = () => {
  const t = useWords(passkeyWords)
  const answer = useCall(passkeyCalls.list, {}, { keep: false })
  return (
    <Card title={t('title')} lead={t('lead')}>
      <Answer of={answer} rows={1}>
        {({ data: { items } }) => (
          <RuledList of={items} empty={t('empty')}>
            {(one) => <Item of={one} />}
          </RuledList>
        )}
      </Answer>
      <FormFoot>
        <AddPasskey />
      </FormFoot>
    </Card>
  )
}

import { Button } from '@mantine/core'
import { useState } from 'react'
import { webhookCalls, type OwnWebhook } from '#contract/webhook/webhook.ts'
import { webhookScreenWords } from '#contract/webhook/webhookScreen.words.ts'
import { useSend } from '#web/kit/call/query.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { confirm } from '#web/kit/ui/dialog/confirm.ts'
import { Breakable } from '#web/kit/ui/page/Breakable.tsx'
import { Row, Stack } from '#web/kit/ui/page/layout.tsx'
import { Quiet } from '#web/kit/ui/ruled/Quiet.tsx'
import { StatusBadge } from '#web/kit/ui/StatusBadge.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { Deliveries } from '#web/webhook/Deliveries.tsx'
import { EditWebhook } from '#web/webhook/EditWebhook.tsx'
import css from './webhook.module.css'

/** One webhook with what can be done to it. */
export const Webhook = ({ of }: { of: OwnWebhook }) => {
  const t = useWords(webhookScreenWords)
  const { disabledProps, unlessViewing } = usePreview()
  const [open, setOpen] = useState<'edit' | 'log'>()
  const onError = (error: { message: string }) => void toast.error(error.message)
  const reporting = { onSuccess: (it: { message: string }) => void toast.success(it.message), onError }
  const update = useSend(webhookCalls.update, { invalidates: [webhookCalls.list], onError })
  const test = useSend(webhookCalls.test, reporting)
  const remove = useSend(webhookCalls.remove, { invalidates: [webhookCalls.list], ...reporting })
  const { id, version, url, on } = of
  const ask = async () => {
    const sure = await confirm({ title: t('removeAsk'), body: t('removeBody', { url }), yes: t('remove') })
    if (sure) remove.mutate({ id })
  }
  const button = (act: () => void) => ({
    variant: 'default',
    size: 'xs',
    ...disabledProps,
    onClick: unlessViewing(act),
  })
  return (
    <Stack gap="small">
      <Row gap="small">
        <strong className={css['address']}>
          <Breakable text={url} />
        </strong>
        <StatusBadge tone={on ? 'ok' : 'warn'}>{t(on ? 'on' : 'off')}</StatusBadge>
      </Row>
      <Quiet>{of.events.map((it) => t(`events_${it}`)).join(' · ')}</Quiet>
      <Row gap="small">
        <Button {...button(() => test.mutate({ id }))} loading={test.isPending}>
          {t('test')}
        </Button>
        <Button variant="default" size="xs" aria-label={t('logOf', { url })} onClick={() => setOpen('log')}>
          {t('log')}
        </Button>
        <Button {...button(() => setOpen('edit'))} aria-label={t('editOf', { url })}>
          {t('edit')}
        </Button>
        <Button {...button(() => update.mutate({ id, version, on: !on }))} loading={update.isPending}>
          {t(on ? 'turnOff' : 'turnOn')}
        </Button>
        <Button {...button(() => void ask())} loading={remove.isPending}>
          {t('remove')}
        </Button>
      </Row>
      {open === 'log' && <Deliveries of={of} onClose={() => setOpen(undefined)} />}
      {open === 'edit' && <EditWebhook of={of} onClose={() => setOpen(undefined)} />}
    </Stack>
  )
}

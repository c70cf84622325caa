import { Button } from '@mantine/core'
import { deliveryStates, webhookCalls, type Delivery, type OwnWebhook } from '#contract/webhook/webhook.ts'
import { webhookScreenWords } from '#contract/webhook/webhookScreen.words.ts'
import { useCall, useSend } from '#web/kit/call/query.ts'
import { useFormat } from '#web/kit/format.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { Breakable } from '#web/kit/ui/page/Breakable.tsx'
import { Row } from '#web/kit/ui/page/layout.tsx'
import { Quiet } from '#web/kit/ui/ruled/Quiet.tsx'
import { RuledList } from '#web/kit/ui/ruled/RuledList.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { StatusBadge } from '#web/kit/ui/StatusBadge.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import css from './webhook.module.css'

const tones = { waiting: 'info', sent: 'ok', failed: 'danger' } as const satisfies Record<
  (typeof deliveryStates)[number],
  string
>
const faults = ['timeout', 'inside', 'redirect', 'answer', 'off', 'unreachable'] as const

const SendAgain = ({ of, hook }: { of: Delivery; hook: OwnWebhook }) => {
  const t = useWords(webhookScreenWords)
  const f = useFormat()
  const { viewing, unlessViewing } = usePreview()
  const resend = useSend(webhookCalls.resend, {
    invalidates: [webhookCalls.deliveries],
    onSuccess: ({ message }) => void toast.success(message),
    onError: (error) => void toast.error(error.message),
  })
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      aria-label={t('resendOf', { event: t(`events_${of.event}`), date: f.dateTime(of.created_at) })}
      disabled={viewing || resend.isPending}
      onClick={unlessViewing(() => resend.mutate({ id: hook.id, delivery_id: of.id }))}
    >
      {t('resend')}
    </Button>
  )
}

const Line = ({ of, hook }: { of: Delivery; hook: OwnWebhook }) => {
  const t = useWords(webhookScreenWords)
  const f = useFormat()
  const fault = faults.find((it) => it === of.error)
  const facts = [
    f.dateTime(of.created_at),
    // A delivery that is sent again starts anew, so its former answer does not show.
    of.attempts > 0 && t('tries', { count: of.attempts }),
    of.attempts > 0 && of.answer !== null && t('answer', { code: of.answer }),
    fault && t(`error_${fault}`),
  ]
  return (
    <>
      <Row gap="small">
        <StatusBadge tone={tones[of.status]}>{t(`status_${of.status}`)}</StatusBadge>
        <span>{t(`events_${of.event}`)}</span>
        {of.status === 'failed' && (hook.on || of.event === 'webhook.test') && <SendAgain of={of} hook={hook} />}
      </Row>
      <Quiet figures>{facts.filter(Boolean).join(' · ')}</Quiet>
    </>
  )
}

/** Recent deliveries to one address, with their outcomes. */
export const Deliveries = ({ of, onClose }: { of: OwnWebhook; onClose: () => void }) => {
  const t = useWords(webhookScreenWords)
  const answer = useCall(webhookCalls.deliveries, { id: of.id }, { keep: false, staleTime: 0 })
  return (
    <Dialog open title={t('log')} onClose={onClose}>
      <p className={css['address']}>
        <Breakable text={of.url} />
      </p>
      <Answer of={answer} rows={4}>
        {({ data }) => (
          <RuledList of={data} empty={t('logNone')}>
            {(delivery) => <Line of={delivery} hook={of} />}
          </RuledList>
        )}
      </Answer>
    </Dialog>
  )
}

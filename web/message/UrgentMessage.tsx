import { Button } from '@mantine/core'
import { messageCalls } from '#contract/message/message.calls.ts'
import { messageCrud } from '#contract/message/message.ts'
import { messagePageWords } from '#contract/message/messagePage.words.ts'
import { notificationCalls } from '#contract/notification/notification.calls.ts'
import { invalidate, reread, useCall, useSend } from '#web/kit/call/query.ts'
import { useFormat } from '#web/kit/format.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { Stack } from '#web/kit/ui/page/layout.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { AnswerButtons } from '#web/message/AnswerButtons.tsx'
import { Said } from '#web/message/Said.tsx'
import { waitsForAnswer } from '#web/message/waits.ts'

/** An urgent message over the page: it is acknowledged, or answered while it wants an answer, before one goes on. */
export const UrgentMessage = ({ id }: { readonly id: string }) => {
  const t = useWords(messagePageWords)
  const f = useFormat()
  const { data, error } = useCall(messageCrud.calls.show, { id })
  const done = () => {
    void reread('message')
    void invalidate(notificationCalls.unread)
  }
  const read = useSend(messageCalls.read, { onSuccess: done, onError: (failed) => toast.error(failed.message) })
  // A message that was taken back asks nobody any more.
  if (error || !data) return null
  const of = data.data
  const from = { name: of.author?.nome ?? 'Nucleo', when: f.dateTime(of.sent_at ?? of.created_at) }
  return (
    <Dialog open alert closable={false} title={t('urgentTitle')} onClose={() => undefined}>
      <Stack>
        <p>{t('urgentFrom', from)}</p>
        <Said of={of} />
        {waitsForAnswer(of) ? (
          <AnswerButtons of={of} onDone={done} />
        ) : (
          <Button data-autofocus loading={read.isPending} onClick={() => read.mutate({ id: of.id })}>
            {t('acknowledge')}
          </Button>
        )}
      </Stack>
    </Dialog>
  )
}

import { IconLock, IconSend } from '@tabler/icons-react'
import { pathTo } from '#contract/routes/match.ts'
import { supportCalls } from '#contract/support/support.calls.ts'
import { type SupportDetail, supportSchemas } from '#contract/support/support.ts'
import { supportScreenWords } from '#contract/support/supportScreen.words.ts'
import { reread } from '#web/kit/call/query.ts'
import { LongTextField } from '#web/kit/form/fields/LongTextField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { SendButton } from '#web/kit/form/SendButton.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { newId } from '#web/kit/newId.ts'
import { useSession } from '#web/kit/session/session.ts'
import { FormFoot, Notice, TextLink } from '#web/kit/ui/page/layout.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'

interface ReplyProps {
  readonly row: SupportDetail
}

const Closed = ({ own }: { own: boolean }) => {
  const t = useWords(supportScreenWords)
  return (
    <Notice icon={IconLock}>
      {t('closedBody')}
      {own && <TextLink to={pathTo('support')}>{t('writeNew')}</TextLink>}
    </Notice>
  )
}

const Writing = ({ row, own }: ReplyProps & { own: boolean }) => {
  const t = useWords(supportScreenWords)
  const form = useForm(supportCalls.reply, {
    schema: supportSchemas.reply.input,
    from: () => ({ client_id: newId() }),
    fixed: { id: row.id },
    draft: `support.${row.id}`,
    guard: false,
    onDone: () => {
      toast.success(t(own ? 'sent' : 'answered'))
      void reread('support')
    },
  })
  const hint = own ? undefined : t(row.mails ? 'answerHintMailed' : 'answerHint')
  return (
    <Form of={form}>
      <LongTextField of={form.of('message')} label={t(own ? 'reply' : 'answer')} {...(hint ? { hint } : {})} />
      <FormFoot>
        <SendButton of={form} leftSection={<IconSend size={16} stroke={1.75} aria-hidden />}>
          {t(own ? 'sendReply' : 'sendAnswer')}
        </SendButton>
      </FormFoot>
    </Form>
  )
}

/** Answers somebody, or adds to one's own message; the draft is kept by message. */
export const Reply = ({ row }: ReplyProps) => {
  const { me, can } = useSession()
  const own = row.author.id === me?.id
  if (row.status === 'closed') return <Closed own={own} />
  return own || can('support.answer') ? <Writing row={row} own={own} /> : null
}

import { Button } from '@mantine/core'
import { IconLock, IconSend } from '@tabler/icons-react'
import { useState, type FormEvent } from 'react'
import { Link } from 'react-router'
import { commonWords } from '#contract/kit/common.words.ts'
import { pathTo } from '#contract/routes/match.ts'
import { MESSAGE_MAX, supportCalls, type SupportDetail } from '#contract/support/support.ts'
import { supportScreenWords } from '#contract/support/supportScreen.words.ts'
import { ErrorSummary } from '#web/kit/form/ErrorSummary.tsx'
import { useDraft } from '#web/kit/form/useDraft.ts'
import { useServerErrors } from '#web/kit/form/useServerErrors.ts'
import { newId } from '#web/kit/newId.ts'
import { useSend } from '#web/kit/query.ts'
import { useSession } from '#web/kit/session.ts'
import { toast } from '#web/kit/ui/toast.ts'
import { usePreview } from '#web/kit/usePreview.ts'
import { useWords } from '#web/kit/words.ts'
import { CountedMessage } from '#web/support/CountedMessage.tsx'
import css from './Reply.module.css'

const Closed = ({ own }: { own: boolean }) => {
  const t = useWords(supportScreenWords)
  return (
    <p className={css['closed']}>
      <IconLock size={16} stroke={1.75} aria-hidden />
      {t('closedBody')}
      {own && (
        <Link to={pathTo('support')} className={css['new']}>
          {t('writeNew')}
        </Link>
      )}
    </p>
  )
}

/** Answers somebody, or adds to one's own message; the draft is kept by message. */
export const Reply = ({ row }: { row: SupportDetail }) => {
  const t = useWords(supportScreenWords)
  const common = useWords(commonWords)
  const { me, can } = useSession()
  const own = row.author.id === me?.id
  const [draft, setDraft, { clear }] = useDraft(`support.${row.id}`, { message: '', client_id: newId() })
  const [refused, setRefused] = useState<string>()
  const errors = useServerErrors()
  const { viewing, barred } = usePreview()
  const sending = useSend(supportCalls.reply, {
    invalidates: [supportCalls.list, supportCalls.show],
    onSuccess: () => {
      clear()
      toast.success(t(own ? 'sent' : 'answered'))
    },
    onError: errors.show,
  })
  if (row.status === 'closed') return <Closed own={own} />
  if (!own && !can('support.answer')) return null
  const send = (event?: FormEvent) => {
    event?.preventDefault()
    if (viewing) return undefined
    const { length } = draft.message.trim()
    errors.clear()
    if (length === 0) return setRefused(common('fieldRequired'))
    if (length > MESSAGE_MAX) return setRefused(common('fieldTooLong', { max: MESSAGE_MAX }))
    setRefused(undefined)
    return sending.mutate({ id: row.id, ...draft })
  }
  return (
    <form onSubmit={send} noValidate className={css['reply']}>
      <ErrorSummary of={errors.summary} />
      <CountedMessage
        label={t(own ? 'reply' : 'answer')}
        {...(own ? {} : { hint: t(row.mails ? 'answerHintMailed' : 'answerHint') })}
        rows={4}
        value={draft.message}
        error={refused}
        onChange={(message) => setDraft({ ...draft, message })}
        onSubmit={() => send()}
      />
      <div className={css['foot']}>
        <Button
          type="submit"
          loading={sending.isPending}
          {...barred}
          leftSection={<IconSend size={16} stroke={1.75} aria-hidden />}
        >
          {t(own ? 'sendReply' : 'sendAnswer')}
        </Button>
      </div>
    </form>
  )
}

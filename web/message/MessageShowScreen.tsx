import { useEffect, useEffectEvent } from 'react'
import { messageCalls } from '#contract/message/message.calls.ts'
import { systemType } from '#contract/message/message.codes.ts'
import { messageNoun } from '#contract/message/message.noun.ts'
import { messageStatus } from '#contract/message/message.steps.ts'
import { messageCrud, type MessageRow } from '#contract/message/message.ts'
import { messagePageWords } from '#contract/message/messagePage.words.ts'
import { routes } from '#contract/routes/all.ts'
import { findRoute, mayOpen } from '#contract/routes/match.ts'
import { reread, useSend } from '#web/kit/call/query.ts'
import { logFailure } from '#web/kit/logFailure.ts'
import { useSession } from '#web/kit/session/session.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { onDemand } from '#web/kit/ui/onDemand.tsx'
import { Card, TextLink } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'
import { AnswerBadge } from '#web/message/AnswerBadge.tsx'
import { AnswerButtons } from '#web/message/AnswerButtons.tsx'
import { Receivers } from '#web/message/Receivers.tsx'
import { Said } from '#web/message/Said.tsx'
import { waitsForAnswer } from '#web/message/waits.ts'
import { RecordScreen } from '#web/page/RecordScreen.tsx'

const edit = onDemand('MessageEdit', async () => (await import('#web/message/MessageEdit.tsx')).MessageEdit)

/** The first look at a message counts as reading it. */
const useReading = ({ id, mine, leitura }: MessageRow): void => {
  const { viewing } = usePreview()
  const read = useSend(messageCalls.read, {
    onSuccess: () => void reread('message'),
    onError: (error) => logFailure('Message, read', error),
  })
  const look = useEffectEvent(() => read.mutate({ id }))
  const isNew = mine && leitura === null && !viewing
  useEffect(() => {
    if (isNew) look()
  }, [isNew])
}

const Body = ({ of }: { readonly of: MessageRow }) => {
  const t = useWords(messagePageWords)
  const { role, can } = useSession()
  useReading(of)
  const leads = of.link === '' ? undefined : findRoute(of.link)
  return (
    <>
      <Said of={of} headed />
      {leads && mayOpen(routes[leads.name], role) && (
        <p>
          <TextLink to={of.link}>{t('open')}</TextLink>
        </p>
      )}
      {of.mine && waitsForAnswer(of) && (
        <Card title={t('answerTitle')} lead={t('answerLead')}>
          <AnswerButtons of={of} />
        </Card>
      )}
      {can('message.seeRecipients') && of.status === messageStatus.of.active && of.author && <Receivers of={of} />}
    </>
  )
}

/** What stands in the message itself, or beside its recipients. */
const ELSEWHERE = ['nome', 'title', 'aceito', 'received', 'seen', 'accepted', 'declined', 'people', 'para', 'link']
/** What its sender needs to know; for a reader every message is sent, to them, and came. */
const FOR_SENDER = ['status', 'tipo', 'canal']

/** A message: its text and the answer come first, also on a narrow page. */
export const MessageShowScreen = () => {
  const { can } = useSession()
  const elsewhere = ({ tipo_sys }: MessageRow) => {
    if (can('message.seeRecipients')) return ELSEWHERE
    const plain = tipo_sys === systemType.of.announcement ? ['tipo_sys'] : []
    return [...ELSEWHERE, ...FOR_SENDER, ...plain]
  }
  return (
    <RecordScreen
      noun={messageNoun}
      of={messageCrud}
      badge={(row) => <AnswerBadge of={row} />}
      elsewhere={elsewhere}
      main={(row) => <Body of={row} />}
      mainFirst
      edit={edit}
    />
  )
}

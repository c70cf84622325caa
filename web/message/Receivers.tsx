import { Button } from '@mantine/core'
import { useState } from 'react'
import { messageCalls } from '#contract/message/message.calls.ts'
import { receiverKinds, type MessageRow, type Receiver } from '#contract/message/message.ts'
import { messagePageWords } from '#contract/message/messagePage.words.ts'
import { useMore } from '#web/kit/call/more.ts'
import { reread, useSend } from '#web/kit/call/query.ts'
import { useFormat } from '#web/kit/format.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { Card, Row, Stack, TextButton } from '#web/kit/ui/page/layout.tsx'
import { Quiet } from '#web/kit/ui/ruled/Quiet.tsx'
import { Segments } from '#web/kit/ui/Segments.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import css from './message.module.css'

const PER_PAGE = 20

type Kind = (typeof receiverKinds)[number]

const Line = ({ of }: { readonly of: Receiver }) => {
  const t = useWords(messagePageWords)
  const f = useFormat()
  const answered = of.aceito === 1 ? ('acceptedAt' as const) : ('declinedAt' as const)
  const seen = of.leitura === null ? t('notSeen') : t('seenAt', { when: f.dateTime(of.leitura) })
  return (
    <li>
      <span>{of.user.nome}</span>
      <span className={css['when']}>{seen}</span>
      {of.answered_at !== null && (
        <span className={css['when']}>{t(answered, { when: f.dateTime(of.answered_at) })}</span>
      )}
      {of.reminded_at !== null && (
        <span className={css['when']}>{t('remindedAt', { when: f.dateTime(of.reminded_at) })}</span>
      )}
      {of.word !== '' && <p className={css['word']}>“{of.word}”</p>}
    </li>
  )
}

const Remind = ({ id }: Pick<MessageRow, 'id'>) => {
  const t = useWords(messagePageWords)
  const { disabledProps, unlessViewing } = usePreview()
  const send = useSend(messageCalls.remind, {
    onSuccess: ({ reminded }) => {
      toast.success(t('reminded', { count: reminded }))
      void reread('message')
    },
    onError: (error) => toast.warning(error.message),
  })
  return (
    <Button
      variant="default"
      size="sm"
      loading={send.isPending}
      onClick={unlessViewing(() => send.mutate({ id }))}
      {...disabledProps}
    >
      {t('remind')}
    </Button>
  )
}

/** Who received a message, saw it, and answered, and when; those who are missing can be reminded. */
export const Receivers = ({ of }: { readonly of: MessageRow }) => {
  const t = useWords(messagePageWords)
  const [only, setOnly] = useState<Kind>('all')
  const answer = useMore(messageCalls.receivers, { id: of.id, only, per_page: PER_PAGE }, ({ page, total }) =>
    page * PER_PAGE < total ? { page: page + 1 } : undefined,
  )
  const counts: Readonly<Record<Kind, number | undefined>> = {
    all: of.received,
    unseen: (of.received ?? 0) - (of.seen ?? 0),
    unanswered: (of.received ?? 0) - (of.accepted ?? 0) - (of.declined ?? 0),
    accepted: of.accepted,
    declined: of.declined,
  }
  const asks = of.aceite === 1
  const choices = receiverKinds
    .filter((key) => asks || key === 'all' || key === 'unseen')
    .map((key) => ({ key, label: t(`only_${key}`), ...(counts[key] !== undefined && { count: counts[key] }) }))
  return (
    <Card title={t('receivers')}>
      <Stack>
        <Row>
          <Segments
            label={t('receivers')}
            name="receivers"
            value={only}
            choices={choices}
            onChange={(key) => setOnly(key ?? 'all')}
          />
          {((counts.unseen ?? 0) > 0 || (asks && (counts.unanswered ?? 0) > 0)) && <Remind id={of.id} />}
        </Row>
        <Answer of={answer} rows={4}>
          {({ pages }) => {
            const people = pages.flatMap((it) => it.data)
            if (people.length === 0) return <Quiet>{t('receiversNone')}</Quiet>
            return (
              <>
                <ul className={css['receivers']}>
                  {people.map((it) => (
                    <Line key={it.user.id} of={it} />
                  ))}
                </ul>
                {answer.hasNextPage && <TextButton onClick={() => void answer.fetchNextPage()}>{t('more')}</TextButton>}
              </>
            )
          }}
        </Answer>
      </Stack>
    </Card>
  )
}

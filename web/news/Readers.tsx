import { Button } from '@mantine/core'
import { newsCalls } from '#contract/news/news.calls.ts'
import { READERS_MAX } from '#contract/news/news.rules.ts'
import type { NewsReader } from '#contract/news/news.schemas.ts'
import { newsStatus } from '#contract/news/news.steps.ts'
import type { NewsRow } from '#contract/news/news.ts'
import { newsPageWords } from '#contract/news/newsPage.words.ts'
import { messageOf } from '#web/kit/call/call-error.ts'
import { invalidate, useCall, useSend } from '#web/kit/call/query.ts'
import { useFormat } from '#web/kit/format.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { Card, Row } from '#web/kit/ui/page/layout.tsx'
import { Fold } from '#web/kit/ui/ruled/Fold.tsx'
import { Quiet } from '#web/kit/ui/ruled/Quiet.tsx'
import { RuledList } from '#web/kit/ui/ruled/RuledList.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'

/** What one person did with the item; a reminder shows only while it waits. */
const Reader = ({ of: { nome, read_at, acked_at, reminded_at } }: { readonly of: NewsReader }) => {
  const t = useWords(newsPageWords)
  const f = useFormat()
  const said = [
    acked_at !== null && t('ackAt', { at: f.dateTime(acked_at) }),
    read_at === null ? t('unread') : acked_at === null && t('readAt', { at: f.dateTime(read_at) }),
    acked_at === null && reminded_at !== null && t('remindedAt', { at: f.dateTime(reminded_at) }),
  ]
  return (
    <Row at="between">
      <span>{nome}</span>
      <Quiet figures>{said.filter((it) => it !== false).join(' · ')}</Quiet>
    </Row>
  )
}

/** Who read a news item, who knows of it and who is missing, for those who may change it. */
export const Readers = ({ of: { id, status, asks_ack } }: { readonly of: NewsRow }) => {
  const t = useWords(newsPageWords)
  const f = useFormat()
  const { disabledProps, unlessViewing } = usePreview()
  const answer = useCall(newsCalls.readers, { id })
  const remind = useSend(newsCalls.remind, {
    onSuccess: ({ reminded }) => {
      toast.success(t('reminded', { count: reminded }))
      void invalidate(newsCalls.readers)
    },
    onError: (error) => void toast.error(messageOf(error)),
  })
  return (
    <Card title={t('readers')}>
      <Answer of={answer}>
        {({ data: { people, reminded_at, ...counts } }) =>
          counts.audience === 0 ? (
            <Quiet>{t('readersNone')}</Quiet>
          ) : (
            <>
              <p>{t(asks_ack ? 'readersLead' : 'readersLeadPlain', counts)}</p>
              {status === newsStatus.of.published && counts.missing > 0 && (
                <Row gap="small">
                  <Button
                    {...disabledProps}
                    variant="default"
                    loading={remind.isPending}
                    onClick={unlessViewing(() => remind.mutate({ id }))}
                  >
                    {t('remind')}
                  </Button>
                  {reminded_at !== null && <Quiet>{t('remindedLast', { at: f.dateTime(reminded_at) })}</Quiet>}
                </Row>
              )}
              <Fold head={t('showReaders')}>
                <RuledList of={people}>{(one) => <Reader of={one} />}</RuledList>
                {counts.audience > READERS_MAX && <Quiet>{t('readersCut', { count: READERS_MAX })}</Quiet>}
              </Fold>
            </>
          )
        }
      </Answer>
    </Card>
  )
}

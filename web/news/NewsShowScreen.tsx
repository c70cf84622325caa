import { useEffect } from 'react'
import { roles } from '#contract/access/roles.ts'
import { newsCalls } from '#contract/news/news.calls.ts'
import { newsNoun } from '#contract/news/news.noun.ts'
import { newsStatus } from '#contract/news/news.steps.ts'
import { newsCrud, type newsFlow, type NewsRow } from '#contract/news/news.ts'
import { newsPageWords } from '#contract/news/newsPage.words.ts'
import { call } from '#web/kit/call/call.ts'
import { invalidate, useCall } from '#web/kit/call/query.ts'
import { DateTimeField } from '#web/kit/form/fields/dates/DateTimeField.tsx'
import { usePreview } from '#web/kit/session/usePreview.ts'
import type { StepFields } from '#web/kit/steps/stepped.ts'
import { Card } from '#web/kit/ui/page/layout.tsx'
import { useLocale, useWords } from '#web/kit/words.ts'
import { Article } from '#web/news/Article.tsx'
import { Readers } from '#web/news/Readers.tsx'
import { Versions } from '#web/news/Versions.tsx'
import { RecordScreen } from '#web/page/RecordScreen.tsx'

const schedule: StepFields<typeof newsFlow.calls.schedule, NewsRow> = (form) => (
  <DateTimeField of={form.of('publish_at')} first />
)
const steps = { fields: { schedule }, from: { schedule: ({ publish_at }: NewsRow) => ({ publish_at }) } }

/** The first look at a published item counts as having read it, where nobody only tries another role. */
const useRead = ({ id, for_me, read_at }: NewsRow): void => {
  const { viewing } = usePreview()
  const isNew = for_me && read_at === null && !viewing
  useEffect(() => {
    if (!isNew) return
    // Read or not is no reason to disturb the reader; the next look tries again.
    void call(newsCalls.read, { id }).then(
      () => Promise.all([newsCalls.latest, newsCrud.list.calls.list, newsCalls.readers].map((it) => invalidate(it))),
      () => undefined,
    )
  }, [id, isNew])
}

/** For whom it is, for those who may change it. */
const Audience = ({ of }: { readonly of: NewsRow }) => {
  const t = useWords(newsPageWords)
  const locale = useLocale()
  const ventures = useCall(newsCalls.page, { id: of.id }).data?.data.ventures
  const named = roles.filter(({ value }) => of.roles.includes(value)).map((it) => it[locale])
  if (!ventures) return null
  const parts = [
    named.length > 0 ? named.join(', ') : t('everyRole'),
    ventures.length > 0 ? ventures.map((it) => it.nome).join(', ') : t('everyVenture'),
  ]
  return (
    <Card title={t('audience')}>
      <p>{parts.join(' · ')}</p>
    </Card>
  )
}

const Main = ({ of }: { readonly of: NewsRow }) => {
  useRead(of)
  const wasPublished = of.status === newsStatus.of.published || of.status === newsStatus.of.expired
  return (
    <>
      <Article of={of} />
      {of.editable && (
        <>
          <Audience of={of} />
          {wasPublished && <Readers of={of} />}
          <Versions of={of} />
        </>
      )}
    </>
  )
}

/** Told by the article. */
const TOLD = ['resumo', 'read_at', 'acked_at']
/** Of no use to those who only read it. */
const INTERNAL = [...TOLD, 'status', 'publish_at', 'expires_at', 'pinned', 'asks_ack']

export const NewsShowScreen = () => (
  <RecordScreen
    noun={newsNoun}
    of={newsCrud}
    steps={steps}
    elsewhere={(row) => (row.editable ? TOLD : INTERNAL)}
    main={(row) => <Main of={row} />}
    usual={(row, withItems) => row.editable && withItems([])}
  />
)

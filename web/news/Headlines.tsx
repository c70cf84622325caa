import { newsCalls } from '#contract/news/news.calls.ts'
import { isFresh } from '#contract/news/news.rules.ts'
import { newsPageWords } from '#contract/news/newsPage.words.ts'
import { pathTo } from '#contract/routes/match.ts'
import { Card } from '#web/home/cards/Card.tsx'
import { useCall } from '#web/kit/call/query.ts'
import { useSession } from '#web/kit/session/session.ts'
import { Row, TextLink } from '#web/kit/ui/page/layout.tsx'
import { RelativeTime } from '#web/kit/ui/RelativeTime.tsx'
import { Quiet } from '#web/kit/ui/ruled/Quiet.tsx'
import { RuledList } from '#web/kit/ui/ruled/RuledList.tsx'
import { useWords } from '#web/kit/words.ts'
import { NewsTitle } from '#web/news/NewsTitle.tsx'

interface HeadlinesProps {
  /** True where only what the reader is not done with shows, as on a home that they open each day. */
  readonly fresh?: boolean
}

/** The first news for the reader; nothing where there are none. */
export const Headlines = ({ fresh = false }: HeadlinesProps) => {
  const t = useWords(newsPageWords)
  const { can } = useSession()
  const answer = useCall(newsCalls.latest, {}, { enabled: can('news.open') })
  const shown = (answer.data?.data ?? []).filter((it) => !fresh || isFresh(it))
  if (shown.length === 0) return null
  return (
    <Card title={t('latest')} aside={<TextLink to={pathTo('newsList')}>{t('all')}</TextLink>}>
      <RuledList of={shown}>
        {(one) => (
          <div>
            <Row at="between">
              <NewsTitle of={one}>
                <TextLink to={pathTo('newsShow', { id: one.id })}>{one.nome}</TextLink>
              </NewsTitle>
              {one.published_at !== null && (
                <Quiet>
                  <RelativeTime when={one.published_at} />
                </Quiet>
              )}
            </Row>
            {one.resumo !== '' && <Quiet>{one.resumo}</Quiet>}
          </div>
        )}
      </RuledList>
    </Card>
  )
}

import { useSearchParams } from 'react-router'
import { portfolioWords } from '#contract/venture/portfolio.words.ts'
import { ventureRoutes } from '#contract/venture/venture.routes.ts'
import { ventureList } from '#contract/venture/venture.ts'
import { useCall } from '#web/kit/call/query.ts'
import { useNounPaths } from '#web/kit/list/paths.ts'
import { Stack, TextLink } from '#web/kit/ui/page/layout.tsx'
import { PageHeader } from '#web/kit/ui/page/PageHeader.tsx'
import { Quiet } from '#web/kit/ui/ruled/Quiet.tsx'
import { Segments } from '#web/kit/ui/Segments.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useWords } from '#web/kit/words.ts'
import { StageBoard } from '#web/venture/portfolio/StageBoard.tsx'
import { Timeline } from '#web/venture/portfolio/Timeline.tsx'

/** Ventures that are looked at together; more are for the list, with its filters. */
const SHOWN = 100

/** All ventures that one sees, by their stages or over time. The address keeps which. */
export const PortfolioScreen = () => {
  const t = useWords(portfolioWords)
  const { list } = useNounPaths({ routes: ventureRoutes })
  const [search, setSearch] = useSearchParams()
  const view = search.get('view') === 'timeline' ? 'timeline' : 'board'
  const answer = useCall(ventureList.calls.list, { sort: 'ends_on', per_page: SHOWN, template: false })
  return (
    <>
      <PageHeader
        title={t('title')}
        beside={
          <Segments
            label={t('view')}
            name="portfolio-view"
            value={view}
            choices={[
              { key: 'board', label: t('view_board') },
              { key: 'timeline', label: t('view_timeline') },
            ]}
            onChange={(key) => setSearch(key === 'timeline' ? { view: key } : {}, { replace: true })}
          />
        }
        actions={<TextLink to={list}>{t('list')}</TextLink>}
      />
      <Answer of={answer} {...(view === 'board' && { shape: 'columns' as const })}>
        {({ data, total }) => (
          <Stack>
            {data.length === 0 && <Quiet>{t('none')}</Quiet>}
            {data.length > 0 && (view === 'timeline' ? <Timeline of={data} /> : <StageBoard of={data} />)}
            {total > data.length && <Quiet>{t('cut', { count: data.length })}</Quiet>}
          </Stack>
        )}
      </Answer>
    </>
  )
}

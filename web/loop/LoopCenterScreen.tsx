import { IconClock } from '@tabler/icons-react'
import { useEffect, useMemo } from 'react'
import { useLocation } from 'react-router'
import { loopSorts } from '#contract/loop/loop.filter.ts'
import { loopPeriods } from '#contract/loop/loop.period.ts'
import { loopCalls } from '#contract/loop/loop.ts'
import { loopWords } from '#contract/loop/loop.words.ts'
import { loopCenterWords } from '#contract/loop/loopCenter.words.ts'
import { pathTo } from '#contract/routes/match.ts'
import { useFormat } from '#web/kit/format.ts'
import { useLive } from '#web/kit/live.ts'
import { invalidate, useCall } from '#web/kit/query.ts'
import { useMe, useSession } from '#web/kit/session.ts'
import { DataTable } from '#web/kit/table/DataTable.tsx'
import { useListState } from '#web/kit/table/useListState.ts'
import { PageHeader } from '#web/kit/ui/PageHeader.tsx'
import { useWords } from '#web/kit/words.ts'
import { rememberCenter } from '#web/loop/centerPath.ts'
import { loopColumns } from '#web/loop/loop.columns.tsx'
import { loopSums } from '#web/loop/loop.sums.tsx'
import { LoopFilters } from '#web/loop/LoopFilters.tsx'
import { StartLoopButton } from '#web/loop/StartLoopButton.tsx'

/** Loop Center: everybody's loops for who manages them, one's own for who works. */
export const LoopCenterScreen = () => {
  const t = useWords(loopCenterWords)
  const words = useWords(loopWords)
  const f = useFormat()
  const me = useMe()
  const { can } = useSession()
  const { search } = useLocation()
  const seeAll = can('loop.seeAll')
  const list = useListState('loops', {
    sorts: loopSorts,
    sort: '-inicio',
    filters: ['user_id', 'venture_id', 'period', 'from', 'to', 'status', 'tipo'],
  })
  // An address may hold anything: a period that nobody knows narrows nothing.
  const period = loopPeriods.find((it) => it === list.filters.period)
  const answer = useCall(loopCalls.list, { ...list.input, period }, { keepPrevious: true })
  const runs = can('loop.run') ? me.id : undefined
  const columns = useMemo(
    () =>
      loopColumns({ t, words, f, seeAll, mine: ({ status, responsavel }) => status === 1 && responsavel.id === runs }),
    [t, words, f, seeAll, runs],
  )
  useLive('loops', () => void invalidate(loopCalls.list))
  useEffect(() => rememberCenter(search), [search])

  return (
    <>
      <PageHeader
        title={t('title')}
        crumbs={[{ label: t('workstation') }]}
        count={answer.data?.total}
        actions={<StartLoopButton />}
      />
      <LoopFilters list={list} seeAll={seeAll} />
      <DataTable
        label={t('title')}
        list={list}
        answer={answer}
        columns={columns}
        rowKey={(row) => row.id}
        rowLink={(row) => pathTo('loopShow', { id: row.id })}
        deletedAt={(row) => row.deleted_at}
        sums={loopSums({ t, f, totals: answer.data?.totals })}
        empty={{ icon: IconClock, title: t('emptyTitle'), body: t('emptyBody'), action: <StartLoopButton /> }}
      />
    </>
  )
}

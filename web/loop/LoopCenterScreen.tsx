import { IconClock } from '@tabler/icons-react'
import { useEffect, useMemo } from 'react'
import { useLocation } from 'react-router'
import { periods } from '#contract/kit/period.ts'
import { loopCalls } from '#contract/loop/loop.ts'
import { loopWords } from '#contract/loop/loop.words.ts'
import { loopCenterWords } from '#contract/loop/loopCenter.words.ts'
import { pathTo } from '#contract/routes/match.ts'
import { tableOf } from '#contract/table/table.rules.ts'
import { download } from '#web/kit/download.ts'
import { useFormat } from '#web/kit/format.ts'
import { useLive } from '#web/kit/live.ts'
import { invalidate, useCall } from '#web/kit/query.ts'
import { useMe, useSession } from '#web/kit/session.ts'
import { DataTable } from '#web/kit/table/DataTable.tsx'
import { TableToolbar } from '#web/kit/table/TableToolbar.tsx'
import { useListState } from '#web/kit/table/useListState.ts'
import { PageHeader } from '#web/kit/ui/PageHeader.tsx'
import { useWords } from '#web/kit/words.ts'
import { rememberCenter } from '#web/loop/centerPath.ts'
import { ChangeType } from '#web/loop/ChangeType.tsx'
import { loopColumns } from '#web/loop/loop.columns.tsx'
import { loopSums, shortSums } from '#web/loop/loop.sums.tsx'
import { loopNames } from '#web/loop/loopNames.ts'
import { StartLoopButton } from '#web/loop/StartLoopButton.tsx'
import { useLoopFilters } from '#web/loop/useLoopFilters.tsx'
import { useLoopRemoval } from '#web/loop/useLoopRemoval.tsx'
import { ViewSwitcher } from '#web/view/ViewSwitcher.tsx'
import css from './LoopCenterScreen.module.css'

/** The columns that the person may see; `runs` is who may have a running loop of their own among the rows. */
const useLoopColumns = (hidden: readonly string[], runs: number | undefined) => {
  const t = useWords(loopCenterWords)
  const words = useWords(loopWords)
  const f = useFormat()
  const unseen = hidden.join(',')
  return useMemo(
    () =>
      loopColumns({
        t,
        words,
        f,
        hidden: unseen.split(','),
        // Without the column, all that is seen is one's own.
        mine: ({ status, responsavel }) => status === 1 && runs !== undefined && (responsavel?.id ?? runs) === runs,
      }),
    [t, words, f, unseen, runs],
  )
}

/** Loop Center: everybody's loops for who manages them, one's own for who works. */
export const LoopCenterScreen = () => {
  const t = useWords(loopCenterWords)
  const f = useFormat()
  const me = useMe()
  const { can } = useSession()
  const { search } = useLocation()
  const { hidden, actions } = tableOf('ponto', can)
  const columns = useLoopColumns(hidden, actions.includes('openPoint') ? me.id : undefined)
  const names = loopNames(can)
  const list = useListState('loops', { sorts: names.sorts, sort: '-inicio', filters: names.filters, columns })
  // An address may hold anything: a period that nobody knows narrows nothing.
  const period = periods.find((it) => it === list.filters.period)
  const filter = { ...list.filter, period }
  const answer = useCall(loopCalls.list, { ...list.input, period }, { keepPrevious: true })
  const filters = useLoopFilters(list, names.byPerson)
  const removal = useLoopRemoval(filter)
  // Everybody's starts and stops come here, in bursts when a day begins.
  useLive('loops', () => void invalidate(loopCalls.list), { every: 1000 })
  useEffect(() => rememberCenter(search), [search])

  return (
    <>
      <PageHeader
        title={t('title')}
        count={answer.data?.total}
        beside={<ViewSwitcher list={list} />}
        actions={
          <span className={css['start']}>
            <StartLoopButton />
          </span>
        }
      />
      <TableToolbar
        list={list}
        columns={columns}
        search={t('search')}
        filters={filters}
        save={(format, keys) => download(loopCalls.export, { ...filter, sort: list.sort, format, columns: keys })}
      />
      <DataTable
        label={t('title')}
        list={list}
        answer={answer}
        columns={columns}
        rowKey={(row) => row.id}
        rowName={(row) => row.atomo.nome}
        rowLink={actions.includes('open') ? (row) => pathTo('loopShow', { id: row.id }) : undefined}
        deletedAt={(row) => row.deleted_at}
        sums={loopSums({ t, f, totals: answer.data?.totals })}
        bulkSums={(figures) => shortSums(figures, f)}
        bulk={
          actions.includes('edit')
            ? ({ count, meant, figures, clear }) => (
                <ChangeType
                  selected={{
                    count,
                    clear,
                    which: 'ids' in meant ? { ids: [...meant.ids] } : { filter, except: [...meant.except] },
                    sums: figures && shortSums(figures, f),
                  }}
                />
              )
            : undefined
        }
        removal={removal}
        empty={{ icon: IconClock, body: t('emptyBody') }}
      />
    </>
  )
}

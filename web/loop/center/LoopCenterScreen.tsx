import { IconClock, IconDots, IconFileImport } from '@tabler/icons-react'
import { useCallback, useEffect } from 'react'
import { useLocation } from 'react-router'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import { loopImportWords } from '#contract/loop/import/loopImport.words.ts'
import { loopList } from '#contract/loop/loop.list.ts'
import { loopWord } from '#contract/loop/loop.names.ts'
import type { LoopRow } from '#contract/loop/loop.row.ts'
import { loopCenterWords } from '#contract/loop/loopCenter.words.ts'
import { pathTo } from '#contract/routes/match.ts'
import { useFormat } from '#web/kit/format.ts'
import { useColumns, useList } from '#web/kit/list/useList.ts'
import { useSession } from '#web/kit/session/session.ts'
import { DataTable } from '#web/kit/table/DataTable.tsx'
import { TableToolbar } from '#web/kit/table/toolbar/TableToolbar.tsx'
import { Menu } from '#web/kit/ui/Menu.tsx'
import { PageHeader } from '#web/kit/ui/page/PageHeader.tsx'
import { useLocale, useWords } from '#web/kit/words.ts'
import { rememberCenter } from '#web/loop/center/centerPath.ts'
import { ChangeType } from '#web/loop/center/ChangeType.tsx'
import { useDayGroups } from '#web/loop/center/dayGroups.tsx'
import { useLoopCells } from '#web/loop/center/loop.cells.tsx'
import { loopSums, shortSums } from '#web/loop/center/loop.sums.tsx'
import { useLoopRemoval } from '#web/loop/center/useLoopRemoval.tsx'
import { NewLoop } from '#web/loop/hand/NewLoop.tsx'
import { LaterRing } from '#web/loop/ring/LaterRing.tsx'
import { Unseen } from '#web/view/Unseen.tsx'
import { ViewSwitcher } from '#web/view/ViewSwitcher.tsx'

/** Beside the button for a new loop: the import of hours, for people who write loops for others. */
const ImportHoursMenu = () => {
  const t = useWords(loopImportWords)
  const u = useWords(uiWords)
  const { can } = useSession()
  if (!can('loop.create')) return null
  return (
    <Menu
      label={u('actions')}
      button={<IconDots size={18} stroke={1.75} aria-hidden />}
      items={[{ label: t('title'), icon: IconFileImport, to: pathTo('loopImport') }]}
    />
  )
}

const none: readonly LoopRow[] = []

/** Loop Center: everybody's loops for who manages them, one's own for who works. */
export const LoopCenterScreen = () => {
  const t = useWords(loopCenterWords)
  const f = useFormat()
  const { can } = useSession()
  const { search } = useLocation()
  const locale = useLocale()
  const say = useCallback((name: string) => loopWord(name, locale), [locale])
  const list = useList(loopList, say)
  const { state, answer, filter, filters, save } = list
  const groups = useDayGroups({ rows: answer.data?.data ?? none, filter, sort: state.sort })
  const columns = useColumns(list, useLoopCells(say, groups !== undefined))
  const removal = useLoopRemoval(filter)
  useEffect(() => rememberCenter(search), [search])

  return (
    <>
      <PageHeader
        title={t('title')}
        count={answer.data?.total}
        beside={
          <>
            <ViewSwitcher list={state} />
            {can('loop.run') && <LaterRing shape="small" />}
          </>
        }
        actions={[<NewLoop key="new" />, <ImportHoursMenu key="import" />]}
      />
      <TableToolbar list={state} columns={columns} search={t('search')} filters={filters} save={save} />
      <Unseen of={list} />
      <DataTable
        label={t('title')}
        list={state}
        answer={answer}
        columns={columns}
        groups={groups}
        rowKey={(row) => row.id}
        rowName={(row) => row.atomo.nome}
        rowLink={can('loop.open') ? (row) => pathTo('loopShow', { id: row.id }) : undefined}
        deletedAt={(row) => row.deleted_at}
        sums={loopSums({ t, f, whole: answer.data?.sums, count: answer.data?.total })}
        bulkSums={(figures) => shortSums(figures, { t, f })}
        bulk={
          can('loop.edit')
            ? ({ count, meant, figures, clear }) => (
                <ChangeType
                  selected={{
                    count,
                    clear,
                    which: 'ids' in meant ? { ids: [...meant.ids] } : { filter, except: [...meant.except] },
                    sums: figures && shortSums(figures, { t, f }),
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

import { IconListSearch } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { auditCalls, auditSorts } from '#contract/audit/audit.ts'
import { auditWords } from '#contract/audit/audit.words.ts'
import { periods } from '#contract/kit/period.ts'
import { pathTo } from '#contract/routes/match.ts'
import { auditColumns } from '#web/audit/audit.columns.tsx'
import { AuditDetail } from '#web/audit/AuditDetail.tsx'
import { auditFilterNames, useAuditFilters } from '#web/audit/useAuditFilters.tsx'
import { useAuditNames } from '#web/audit/useAuditNames.ts'
import { download } from '#web/kit/download.ts'
import { useFormat } from '#web/kit/format.ts'
import { useCall } from '#web/kit/query.ts'
import { DataTable } from '#web/kit/table/DataTable.tsx'
import { TableToolbar } from '#web/kit/table/TableToolbar.tsx'
import { useListState } from '#web/kit/table/useListState.ts'
import { PageHeader } from '#web/kit/ui/PageHeader.tsx'
import { useWords } from '#web/kit/words.ts'

/** Who did what: every audited deed, with its record beside the list under a link of its own. */
export const AuditScreen = () => {
  const t = useWords(auditWords)
  const f = useFormat()
  const names = useAuditNames()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const columns = useMemo(() => auditColumns({ t, f, names }), [t, f, names])
  const list = useListState('audit', { sorts: auditSorts, sort: '-at', filters: auditFilterNames, columns })
  // An address may hold anything: a period that nobody knows narrows nothing.
  const period = periods.find((it) => it === list.filters.period)
  const answer = useCall(auditCalls.list, { ...list.input, period }, { keepPrevious: true })
  const filters = useAuditFilters(list, names)
  const pathOf = (id: number | undefined): string => {
    const next = new URLSearchParams(params)
    if (id === undefined) next.delete('registro')
    else next.set('registro', String(id))
    return `${pathTo('auditLog')}?${next.toString()}`
  }
  const shown = params.get('registro')
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} count={answer.data?.total} more={answer.data?.more} />
      <TableToolbar
        list={list}
        columns={columns}
        search={t('search')}
        filters={filters}
        save={(format, keys) =>
          download(auditCalls.export, { ...list.filter, period, sort: list.sort, format, columns: keys })
        }
      />
      <DataTable
        label={t('title')}
        list={list}
        answer={answer}
        columns={columns}
        rowKey={(row) => row.id}
        rowName={(row) => names.event(row.event)}
        rowLink={(row) => pathOf(row.id)}
        empty={{ icon: IconListSearch, body: t('emptyBody') }}
      />
      {shown !== null && <AuditDetail id={shown} names={names} onClose={() => void navigate(pathOf(undefined))} />}
    </>
  )
}

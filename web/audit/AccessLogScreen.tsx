import { IconDoorEnter } from '@tabler/icons-react'
import { useMemo } from 'react'
import { accessMethods, accessSorts, auditCalls } from '#contract/audit/audit.ts'
import { auditWords } from '#contract/audit/audit.words.ts'
import { periods } from '#contract/kit/period.ts'
import { accessColumns } from '#web/audit/access.columns.tsx'
import { accessFilterNames, useAccessFilters } from '#web/audit/useAccessFilters.tsx'
import { download } from '#web/kit/download.ts'
import { useFormat } from '#web/kit/format.ts'
import { useCall } from '#web/kit/query.ts'
import { DataTable } from '#web/kit/table/DataTable.tsx'
import { TableToolbar } from '#web/kit/table/TableToolbar.tsx'
import { useListState } from '#web/kit/table/useListState.ts'
import { PageHeader } from '#web/kit/ui/PageHeader.tsx'
import { useWords } from '#web/kit/words.ts'

/** Every call of the last six months: who, from where, what, and how it was answered. */
export const AccessLogScreen = () => {
  const t = useWords(auditWords)
  const f = useFormat()
  const columns = useMemo(() => accessColumns(t, f), [t, f])
  const list = useListState('access', { sorts: accessSorts, sort: '-time', filters: accessFilterNames, columns })
  // An address may hold anything: what nobody knows narrows nothing.
  const known = {
    period: periods.find((it) => it === list.filters.period),
    method: accessMethods.find((it) => it === list.filters.method),
  }
  const answer = useCall(auditCalls.access, { ...list.input, ...known }, { keepPrevious: true })
  const filters = useAccessFilters(list)
  return (
    <>
      <PageHeader title={t('accessTitle')} lead={t('accessLead')} count={answer.data?.total} more={answer.data?.more} />
      <TableToolbar
        list={list}
        columns={columns}
        search={t('accessSearch')}
        filters={filters}
        save={(format, keys) =>
          download(auditCalls.accessExport, { ...list.filter, ...known, sort: list.sort, format, columns: keys })
        }
      />
      <DataTable
        label={t('accessTitle')}
        list={list}
        answer={answer}
        columns={columns}
        rowKey={(row) => row.id}
        rowName={(row) => row.route ?? t('unknownRoute')}
        empty={{ icon: IconDoorEnter, body: t('accessEmptyBody') }}
      />
    </>
  )
}

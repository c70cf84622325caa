import { IconList } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Cells } from '#web/kit/list/columns.tsx'
import { useColumns, type ListReading } from '#web/kit/list/useList.ts'
import type { RowFacts } from '#web/kit/table/column.ts'
import { DataTable } from '#web/kit/table/DataTable.tsx'
import type { Removal } from '#web/kit/table/select/useRemove.ts'
import type { Chosen } from '#web/kit/table/select/useSelection.ts'
import { TableToolbar } from '#web/kit/table/toolbar/TableToolbar.tsx'
import { PageHeader } from '#web/kit/ui/page/PageHeader.tsx'
import { Unseen } from '#web/view/Unseen.tsx'
import { ViewSwitcher } from '#web/view/ViewSwitcher.tsx'
import css from './ListTable.module.css'

interface ListTableProps<R, C extends string> {
  /** Replaces the noun's title, where the menu lists it under another name. */
  readonly title?: string | undefined
  readonly of: ListReading<R, C>
  readonly cells?: Cells<R, C>
  /** Names and links of its rows. */
  readonly rows: Omit<RowFacts<R>, 'rowKey'>
  readonly lead?: ReactNode
  /** Button that creates a row. */
  readonly action?: ReactNode
  /** Between its head and the rows: tabs of a screen with several lists, or figures of the whole. */
  readonly tabs?: ReactNode
  /** Deletion of rows from the list. */
  readonly removal?: Removal<R> | undefined
  /** Bulk actions on the selected rows. */
  readonly bulk?: ((chosen: Chosen) => ReactNode) | undefined
}

/** A whole list under its title: saved views, search, filters, columns, exports and rows. */
export const ListTable = <R extends { id: number }, C extends string>(props: ListTableProps<R, C>) => {
  const { of, cells, rows, title, lead, action, tabs, bulk, removal } = props
  const { say, state, answer, filters, sums, save } = of
  const columns = useColumns(of, cells)
  return (
    <>
      <PageHeader
        title={title ?? say('title')}
        lead={lead}
        count={answer.data?.total}
        more={answer.data?.more}
        beside={<ViewSwitcher list={state} />}
        actions={action}
      />
      {tabs && <div className={css['tabs']}>{tabs}</div>}
      <TableToolbar list={state} columns={columns} search={say('search')} filters={filters} save={save} />
      <Unseen of={of} />
      <DataTable
        label={title ?? say('title')}
        list={state}
        answer={answer}
        columns={columns}
        rowKey={(row) => row.id}
        {...rows}
        empty={{ icon: IconList, body: say('emptyBody') }}
        {...(sums && { sums })}
        {...(bulk && { bulk })}
        {...(removal && { removal })}
      />
    </>
  )
}

import type { ReactNode } from 'react'
import type { Column } from '#web/kit/table/column.ts'
import type { TableFilter } from '#web/kit/table/filter/filter.ts'
import { FilterBar } from '#web/kit/table/filter/FilterBar.tsx'
import type { ListState } from '#web/kit/table/state/useListState.ts'
import { DisplayMenu } from '#web/kit/table/toolbar/DisplayMenu.tsx'
import { ExportMenu } from '#web/kit/table/toolbar/ExportMenu.tsx'
import { SearchField } from '#web/kit/table/toolbar/SearchField.tsx'
import css from './Toolbar.module.css'

interface TableToolbarProps<Row, S extends string, F extends string> {
  readonly list: ListState<S, F>
  readonly columns: readonly Column<Row>[]
  /** Names the columns that the search reads. */
  readonly search?: string
  readonly filters?: readonly TableFilter<F>[]
  readonly save?: Parameters<typeof ExportMenu>[0]['save']
  /** More tools, before the others. */
  readonly children?: ReactNode
}

/** The bar over a table: search and filters on the left, display and export on the right. */
export const TableToolbar = <Row, S extends string, F extends string>(props: TableToolbarProps<Row, S, F>) => {
  const { list, columns, search, filters = [], save, children } = props
  return (
    <div className={css['toolbar']} data-tour="table-tools">
      {search !== undefined && (
        <div className={css['search']} role="search">
          <SearchField list={list} placeholder={search} />
        </div>
      )}
      <div className={css['filters']}>{filters.length > 0 && <FilterBar list={list} filters={filters} />}</div>
      <div className={css['tools']}>
        {children}
        <div data-tour="table-columns">
          <DisplayMenu columns={columns} list={list} />
        </div>
        {save && <ExportMenu columns={columns} visible={list.columns} save={save} />}
      </div>
    </div>
  )
}

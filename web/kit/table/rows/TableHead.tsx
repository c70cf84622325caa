import { tableWords } from '#contract/kit/words/table.words.ts'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import type { Column } from '#web/kit/table/column.ts'
import { RowCheck } from '#web/kit/table/rows/RowCheck.tsx'
import { SortMark } from '#web/kit/table/rows/SortMark.tsx'
import type { Selection } from '#web/kit/table/select/useSelection.ts'
import type { ListState } from '#web/kit/table/state/useListState.ts'
import { useWords } from '#web/kit/words.ts'
import css from '#web/kit/table/DataTable.module.css'

interface TableHeadProps<Row> {
  readonly columns: readonly Column<Row>[]
  readonly list: Pick<ListState, 'sort' | 'toggleSort'>
  readonly selection: Selection<Row> | undefined
  readonly withActions: boolean
}

const directionOf = (key: string, sort: string | undefined) =>
  sort === key ? 'ascending' : sort === `-${key}` ? 'descending' : 'none'

/** Titles that sort, the box that selects the page; it stays in sight while the rows scroll. */
export const TableHead = <Row,>({ columns, list, selection, withActions }: TableHeadProps<Row>) => {
  const t = useWords(uiWords)
  const w = useWords(tableWords)
  return (
    <thead>
      <tr data-tour="table-head">
        {selection && (
          <th scope="col" className={css['pick']}>
            <span className="visually-hidden">{w('selection')}</span>
            <RowCheck
              label={t('selectAll')}
              checked={selection.page === 'all'}
              mixed={selection.page === 'some'}
              onToggle={selection.togglePage}
            />
          </th>
        )}
        {columns.map((column, index) => {
          const direction = directionOf(column.key, list.sort)
          return (
            <th
              key={column.key}
              scope="col"
              data-align={column.align}
              data-width={column.width}
              data-grow={column.grow}
              data-wrap={column.wrap}
              data-stuck={index === 0 ? true : undefined}
              aria-sort={column.sort ? direction : undefined}
            >
              {column.sort ? (
                <button
                  type="button"
                  className={css['sort']}
                  data-on={direction === 'none' ? undefined : true}
                  onClick={() => list.toggleSort(column)}
                >
                  {column.title}
                  <SortMark direction={direction} />
                </button>
              ) : (
                column.title
              )}
            </th>
          )
        })}
        {withActions && (
          <th scope="col" data-width="narrow">
            <span className="visually-hidden">{t('actions')}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

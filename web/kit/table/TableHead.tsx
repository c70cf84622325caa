import { uiWords } from '#contract/kit/ui.words.ts'
import type { Column } from '#web/kit/table/column.ts'
import { SortMark } from '#web/kit/table/SortMark.tsx'
import type { ListState } from '#web/kit/table/useListState.ts'
import { useWords } from '#web/kit/words.ts'
import css from './DataTable.module.css'

interface TableHeadProps<Row> {
  readonly columns: readonly Column<Row>[]
  readonly list: Pick<ListState, 'sort' | 'toggleSort'>
  readonly withActions: boolean
}

const directionOf = (key: string, sort: string | undefined) =>
  sort === key ? 'ascending' : sort === `-${key}` ? 'descending' : 'none'

export const TableHead = <Row,>({ columns, list, withActions }: TableHeadProps<Row>) => {
  const t = useWords(uiWords)
  return (
    <thead>
      <tr>
        {columns.map((it) => {
          const direction = directionOf(it.key, list.sort)
          return (
            <th
              key={it.key}
              scope="col"
              data-align={it.align}
              data-width={it.width}
              aria-sort={it.sort ? direction : undefined}
            >
              {it.sort ? (
                <button type="button" className={css['sort']} onClick={() => list.toggleSort(it.key)}>
                  {it.title}
                  <SortMark direction={direction} />
                </button>
              ) : (
                it.title
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

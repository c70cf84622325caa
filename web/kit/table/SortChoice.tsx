import { uiWords } from '#contract/kit/ui.words.ts'
import type { Column } from '#web/kit/table/column.ts'
import type { ListState } from '#web/kit/table/useListState.ts'
import { useWords } from '#web/kit/words.ts'
import css from './TableFooter.module.css'

interface SortChoiceProps<Row> {
  readonly columns: readonly Column<Row>[]
  readonly list: Pick<ListState, 'sort' | 'setSort'>
}

/** Sorting where there is no head to click on: cards on a phone. */
export const SortChoice = <Row,>({ columns, list }: SortChoiceProps<Row>) => {
  const t = useWords(uiWords)
  const sortable = columns.filter((it) => it.sort)
  if (sortable.length === 0) return null
  return (
    <label className={css['sort']}>
      <span>{t('sortBy')}</span>
      <select value={list.sort ?? ''} onChange={(event) => list.setSort(event.currentTarget.value)}>
        {list.sort === undefined && <option value="">–</option>}
        {sortable.flatMap((it) => [
          <option key={it.key} value={it.key}>
            {it.title}, {t('ascending')}
          </option>,
          <option key={`-${it.key}`} value={`-${it.key}`}>
            {it.title}, {t('descending')}
          </option>,
        ])}
      </select>
    </label>
  )
}

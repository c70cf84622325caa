import { uiWords } from '#contract/kit/words/ui.words.ts'
import type { Column } from '#web/kit/table/column.ts'
import { SortMark } from '#web/kit/table/rows/SortMark.tsx'
import type { ListState } from '#web/kit/table/state/useListState.ts'
import { useWords } from '#web/kit/words.ts'
import css from './DisplayMenu.module.css'

interface SortChoiceProps {
  readonly columns: readonly Column<never>[]
  readonly list: Pick<ListState, 'sort' | 'toggleSort'>
}

/** Sorting where there is no head to click on: cards on a phone. */
export const SortChoice = ({ columns, list }: SortChoiceProps) => {
  const t = useWords(uiWords)
  const sortable = columns.filter((it) => it.sort)
  if (sortable.length === 0) return null
  return (
    <fieldset className={css['sorts']}>
      <legend>{t('sortBy')}</legend>
      {sortable.map((column) => {
        const direction =
          list.sort === column.key ? 'ascending' : list.sort === `-${column.key}` ? 'descending' : ('none' as const)
        return (
          <button
            key={column.key}
            type="button"
            aria-pressed={direction !== 'none'}
            aria-label={direction === 'none' ? column.title : `${column.title}, ${t(direction)}`}
            onClick={() => list.toggleSort(column)}
          >
            {column.title}
            <SortMark direction={direction} />
          </button>
        )
      })}
    </fieldset>
  )
}

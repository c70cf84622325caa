import { densities } from '#contract/kit/tableState.ts'
import { tableWords } from '#contract/kit/words/table.words.ts'
import type { Column } from '#web/kit/table/column.ts'
import { usePanelFocus } from '#web/kit/table/panelFocus.ts'
import type { ListState } from '#web/kit/table/state/useListState.ts'
import { ColumnList } from '#web/kit/table/toolbar/ColumnList.tsx'
import { SortChoice } from '#web/kit/table/toolbar/SortChoice.tsx'
import { usePhone } from '#web/kit/table/usePhone.ts'
import { useWords } from '#web/kit/words.ts'
import css from './DisplayMenu.module.css'

export interface DisplayProps {
  readonly columns: readonly Column<never>[]
  readonly list: Pick<ListState, 'columns' | 'setColumns' | 'density' | 'setDensity' | 'sort' | 'toggleSort'>
}

/** Density, visible columns and their order; on a phone the order of the rows. */
export const DisplayPanel = ({ columns, list }: DisplayProps) => {
  const t = useWords(tableWords)
  const panel = usePanelFocus<HTMLDivElement>()
  const phone = usePhone()
  return (
    <div ref={panel} className={css['panel']}>
      {/* Cards have one density and no head to sort by. */}
      {phone ? (
        <SortChoice columns={columns} list={list} />
      ) : (
        <fieldset className={css['density']}>
          <legend>{t('density')}</legend>
          {densities.map((density) => (
            <label key={density}>
              <input
                type="radio"
                name="density"
                className="visually-hidden"
                checked={list.density === density}
                data-autofocus={list.density === density ? true : undefined}
                onChange={() => list.setDensity(density)}
              />
              <span>{t(density)}</span>
            </label>
          ))}
        </fieldset>
      )}
      {list.columns && (
        <fieldset className={css['columns']}>
          <legend>{t('columns')}</legend>
          <button type="button" className={css['own']} onClick={() => list.setColumns(undefined)}>
            {t('ownColumns')}
          </button>
          <ColumnList columns={columns} visible={list.columns} onChange={list.setColumns} />
        </fieldset>
      )}
    </div>
  )
}

import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { densities } from '#contract/kit/tableState.ts'
import { tableWords } from '#contract/kit/words/table.words.ts'
import type { Column } from '#web/kit/table/column.ts'
import { usePanelFocus } from '#web/kit/table/panelFocus.ts'
import type { ListState } from '#web/kit/table/state/useListState.ts'
import { ColumnList } from '#web/kit/table/toolbar/ColumnList.tsx'
import { Popup } from '#web/kit/table/toolbar/Popup.tsx'
import { SortChoice } from '#web/kit/table/toolbar/SortChoice.tsx'
import { usePhone } from '#web/kit/table/usePhone.ts'
import { useWords } from '#web/kit/words.ts'
import css from './DisplayMenu.module.css'
import bar from './Toolbar.module.css'

interface DisplayMenuProps {
  readonly columns: readonly Column<never>[]
  readonly list: Pick<ListState, 'columns' | 'setColumns' | 'density' | 'setDensity' | 'sort' | 'toggleSort'>
}

const Panel = ({ columns, list }: DisplayMenuProps) => {
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

/** Looks of the table: density, visible columns and their order. */
export const DisplayMenu = (props: DisplayMenuProps) => {
  const t = useWords(tableWords)
  return (
    <Popup
      label={t('display')}
      className={bar['button']}
      wide
      button={
        <>
          <IconAdjustmentsHorizontal size={16} stroke={1.75} aria-hidden />
          <span className={bar['word']}>{t('display')}</span>
        </>
      }
    >
      {() => <Panel {...props} />}
    </Popup>
  )
}

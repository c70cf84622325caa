import { useState } from 'react'
import { shownValue, type TableFilter } from '#web/kit/table/filter/filter.ts'
import { FilterEditor } from '#web/kit/table/filter/FilterEditor.tsx'
import { moveByArrows, usePanelFocus } from '#web/kit/table/panelFocus.ts'
import css from './FilterPanel.module.css'

interface FilterMenuProps {
  readonly filters: readonly TableFilter<string>[]
  readonly values: Readonly<Partial<Record<string, string>>>
  readonly set: (changes: Record<string, string | null>) => void
  readonly close: () => void
}

const Fields = ({
  filters,
  values,
  choose,
}: Omit<FilterMenuProps, 'set' | 'close'> & { choose: (at: number) => void }) => {
  const panel = usePanelFocus<HTMLDivElement>()
  return (
    <div ref={panel} className={css['list']} role="presentation" onKeyDown={moveByArrows}>
      {filters.map((filter, index) => (
        <button key={filter.names[0]} type="button" data-item className={css['item']} onClick={() => choose(index)}>
          <filter.icon size={16} stroke={1.75} aria-hidden />
          {filter.label}
          <span className={css['hint']}>{shownValue(filter, values)}</span>
        </button>
      ))}
    </div>
  )
}

/** Chooses a filter, then its value. */
export const FilterMenu = ({ filters, values, set, close }: FilterMenuProps) => {
  const [at, setAt] = useState<number>()
  const filter = at === undefined ? undefined : filters[at]
  if (!filter) return <Fields filters={filters} values={values} choose={setAt} />
  return (
    <>
      <p className={css['heading']}>{filter.label}</p>
      <FilterEditor filter={filter} values={values} set={set} close={close} />
    </>
  )
}

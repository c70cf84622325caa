import type { ReactNode } from 'react'
import type { TableFilter } from '#web/kit/table/filter/filter.ts'
import { FilterChoices } from '#web/kit/table/filter/FilterChoices.tsx'
import { moveByArrows, usePanelFocus } from '#web/kit/table/panelFocus.ts'
import css from './FilterPanel.module.css'

interface FilterEditorProps {
  readonly filter: TableFilter<string>
  readonly values: Readonly<Partial<Record<string, string>>>
  readonly set: (changes: Record<string, string | null>) => void
  readonly close: () => void
}

/** Takes the place of the list of filters, whose focus would go with it. */
const Own = ({ children }: { children: ReactNode }) => {
  const panel = usePanelFocus<HTMLDivElement>()
  return (
    <div ref={panel} className={css['own']} role="presentation" onKeyDown={moveByArrows}>
      {children}
    </div>
  )
}

/** The editor of one filter: its choices, or one of its own. */
export const FilterEditor = ({ filter, close, ...rest }: FilterEditorProps) =>
  'editor' in filter ? <Own>{filter.editor(close)}</Own> : <FilterChoices filter={filter} close={close} {...rest} />

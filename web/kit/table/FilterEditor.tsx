import type { TableFilter } from '#web/kit/table/filter.ts'
import { FilterChoices } from '#web/kit/table/FilterChoices.tsx'
import css from './FilterPanel.module.css'

interface FilterEditorProps {
  readonly filter: TableFilter<string>
  readonly values: Readonly<Partial<Record<string, string>>>
  readonly set: (changes: Record<string, string | null>) => void
  readonly close: () => void
}

/** What sets one filter: its choices, or an editor of its own. */
export const FilterEditor = ({ filter, close, ...rest }: FilterEditorProps) =>
  'editor' in filter ? (
    <div className={css['own']}>{filter.editor(close)}</div>
  ) : (
    <FilterChoices filter={filter} close={close} {...rest} />
  )

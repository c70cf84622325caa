import { IconFilter2, IconX } from '@tabler/icons-react'
import { useId } from 'react'
import { periods } from '#contract/kit/period.ts'
import { tableWords } from '#contract/kit/words/table.words.ts'
import { shownValue, valuesOf, type TableFilter } from '#web/kit/table/filter/filter.ts'
import { FilterEditor } from '#web/kit/table/filter/FilterEditor.tsx'
import { FilterMenu } from '#web/kit/table/filter/FilterMenu.tsx'
import type { ListState } from '#web/kit/table/state/useListState.ts'
import { Popup } from '#web/kit/table/toolbar/Popup.tsx'
import { usePageActions, type PageAction } from '#web/kit/ui/pageActions.ts'
import { useWords, type Say } from '#web/kit/words.ts'
import tools from '#web/kit/table/toolbar/Toolbar.module.css'
import css from './FilterBar.module.css'

interface FilterBarProps<F extends string> {
  readonly list: Pick<ListState<string, F>, 'filters' | 'filtered' | 'clear'> & {
    set: (changes: Partial<Record<F, string | null>>) => void
  }
  readonly filters: readonly TableFilter<F>[]
}

interface Acting {
  readonly t: Say<typeof tableWords>
  readonly values: Readonly<Partial<Record<string, string>>>
  readonly set: (changes: Record<string, string | null>) => void
  /** Opens the menu of filters. */
  readonly open: () => void
}

/** A filter as the palette offers it: each value of one, each period of days, otherwise the way to its editor. */
const actionsOf = (filter: TableFilter<string>, { t, values, set, open }: Acting): PageAction[] => {
  const { icon, label, names } = filter
  const also = tableWords.entries.filter.join(' ')
  const about = { icon, group: t('ofPage'), also: `${also} ${label}` }
  const named = { ...about, id: `filter.${names[0]}`, label: t('filterFor', { label }), run: open }
  const is = (value: string, text: string, run: () => void): PageAction => ({
    ...about,
    id: `filter.${names[0]}.${value}`,
    label: t('filterIs', { label, value: text }),
    run,
  })
  if (!('editor' in filter)) {
    const chosen = valuesOf(filter, values)
    const to = (value: string) =>
      filter.many === true && !chosen.includes(value) ? [...chosen, value].join(',') : value
    return [named, ...filter.choices.map((it) => is(it.value, it.label, () => set({ [names[0]]: to(it.value) })))]
  }
  const [period, ...days] = names
  if (days.length !== 2) return [named]
  const anyDay = Object.fromEntries(days.map((name) => [name, null]))
  return [named, ...periods.map((it) => is(it, t(`period_${it}`), () => set({ ...anyDay, [period]: it })))]
}

/** The active filters: a chip for each, to change or to remove, and a menu of further ones. */
export const FilterBar = <F extends string>({ list, filters }: FilterBarProps<F>) => {
  const t = useWords(tableWords)
  const values: Readonly<Partial<Record<string, string>>> = list.filters
  const set = (changes: Record<string, string | null>) => list.set(changes as Partial<Record<F, string | null>>)
  const id = useId()
  const menu = () => document.getElementById(id)?.querySelector('button')
  const remove = (filter: TableFilter<string>) => {
    set(Object.fromEntries(filter.names.map((name) => [name, null])))
    // The chip goes away with its button; the focus stays in the bar.
    menu()?.focus()
  }
  const chips = filters.flatMap((filter) => {
    const value = shownValue(filter, values)
    return value === undefined ? [] : [{ filter, value }]
  })
  usePageActions(filters.flatMap((filter) => actionsOf(filter, { t, values, set, open: () => menu()?.click() })))
  return (
    <div id={id} className={css['bar']} role="group" aria-label={t('filters')}>
      <Popup
        label={t('filterBy')}
        className={tools['button']}
        button={
          <>
            <IconFilter2 size={16} stroke={1.75} aria-hidden />
            <span className={tools['word']}>{t('filter')}</span>
          </>
        }
      >
        {(close) => <FilterMenu filters={filters} values={values} set={set} close={close} />}
      </Popup>
      {chips.map(({ filter, value }) => (
        <span key={filter.names[0]} className={css['chip']} data-chip>
          <Popup
            label={filter.label}
            className={css['value']}
            button={
              <>
                <filter.icon size={14} stroke={1.75} aria-hidden />
                <span className={css['text']} title={value}>
                  {t('chip', { label: filter.label, value })}
                </span>
              </>
            }
          >
            {(close) => <FilterEditor filter={filter} values={values} set={set} close={close} />}
          </Popup>
          <button
            type="button"
            className={css['remove']}
            aria-label={t('removeFilter', { label: filter.label })}
            onClick={() => remove(filter)}
          >
            <IconX size={14} stroke={1.75} aria-hidden />
          </button>
        </span>
      ))}
      {list.filtered && (
        <button type="button" className={css['clear']} onClick={list.clear}>
          {t('clearAll')}
        </button>
      )}
    </div>
  )
}

import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { tableWords } from '#contract/kit/words/table.words.ts'
import { plain, valuesOf, type ChoiceFilter } from '#web/kit/table/filter/filter.ts'
import { moveByArrows, usePanelFocus } from '#web/kit/table/panelFocus.ts'
import { useWords } from '#web/kit/words.ts'
import css from './FilterPanel.module.css'

interface FilterChoicesProps {
  readonly filter: ChoiceFilter<string>
  readonly values: Readonly<Partial<Record<string, string>>>
  readonly set: (changes: Record<string, string | null>) => void
  readonly close: () => void
}

/** Longer lists are searched. */
const FEW = 8

/** The values of a filter: several stay open for the next one, a single one closes. */
export const FilterChoices = ({ filter, values, set, close }: FilterChoicesProps) => {
  const t = useWords(tableWords)
  const [sought, setSought] = useState('')
  const panel = usePanelFocus<HTMLDivElement>()
  const chosen = valuesOf(filter, values)
  const found = filter.choices.filter((it) => plain(it.label).includes(plain(sought.trim())))
  const [name] = filter.names
  const choose = (value: string) => {
    if (!filter.many) {
      set({ [name]: chosen.includes(value) ? null : value })
      close()
      return
    }
    const next = chosen.includes(value) ? chosen.filter((it) => it !== value) : [...chosen, value]
    // In the order of the choices, so that the same filter has one address.
    const known = filter.choices.map((it) => it.value)
    set({ [name]: next.toSorted((a, b) => known.indexOf(a) - known.indexOf(b)).join(',') || null })
  }
  return (
    <div ref={panel} role="presentation" onKeyDown={moveByArrows}>
      {filter.choices.length > FEW && (
        <input
          type="search"
          className={css['find']}
          data-autofocus
          aria-label={t('findChoice')}
          placeholder={t('findChoice')}
          value={sought}
          onChange={(event) => setSought(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !found[0]) return
            // The key goes on to whatever has the focus next.
            event.preventDefault()
            choose(found[0].value)
          }}
        />
      )}
      <div className={css['list']} role="listbox" aria-label={filter.label} aria-multiselectable={filter.many ?? false}>
        {found.map((choice) => (
          <button
            key={choice.value}
            type="button"
            role="option"
            aria-selected={chosen.includes(choice.value)}
            data-item
            className={css['item']}
            onClick={() => choose(choice.value)}
          >
            <span className={css['tick']} data-many={filter.many ? true : undefined} aria-hidden>
              {chosen.includes(choice.value) && <IconCheck size={12} stroke={3} />}
            </span>
            {choice.label}
          </button>
        ))}
      </div>
      {found.length === 0 && <p className={css['none']}>{t('noChoice')}</p>}
    </div>
  )
}

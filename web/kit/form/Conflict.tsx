import { useId } from 'react'
import { EMPTY } from '#contract/kit/dates.ts'
import { formWords } from '#contract/kit/words/form.words.ts'
import type { FormCore } from '#web/kit/form/core/core.ts'
import { choose } from '#web/kit/form/core/state.ts'
import { same } from '#web/kit/form/core/values.ts'
import { useWords } from '#web/kit/words.ts'
import css from './Conflict.module.css'

const sides = ['mine', 'theirs'] as const
const sideWord = { mine: 'clashMine', theirs: 'clashTheirs' } as const

const plain = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return EMPTY
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Both versions of a record that two people changed, field by field: what is chosen here stands in the field at once. */
export const Conflict = ({ of: core }: { of: FormCore }) => {
  const t = useWords(formWords)
  const id = useId()
  const { conflict, values } = core.state
  if (!conflict) return null
  const about = (name: string) => core.abouts.get(name) ?? { label: name, show: plain }
  return (
    <section aria-labelledby={`${id}-title`} className={css['conflict']}>
      <h2 id={`${id}-title`} className={css['title']}>
        {t('clashTitle')}
      </h2>
      <p className={css['body']}>{t(conflict.both.length > 0 ? 'clashBody' : 'clashNone')}</p>
      {conflict.both.map((name) => {
        const { label, show } = about(name)
        return (
          <fieldset key={name} className={css['field']}>
            <legend>{label}</legend>
            {sides.map((side) => (
              <label key={side} className={css['side']}>
                <input
                  type="radio"
                  name={`${id}-${name}`}
                  checked={same(values[name], conflict[side][name])}
                  onChange={() => core.change((state) => choose(state, name, side))}
                />
                <span>
                  <span className={css['who']}>{t(sideWord[side])}</span>
                  {show(conflict[side][name]) || EMPTY}
                </span>
              </label>
            ))}
          </fieldset>
        )
      })}
      {conflict.taken.length > 0 && (
        <p className={css['body']}>
          {t('clashTaken')} {conflict.taken.map((name) => about(name).label).join(', ')}
        </p>
      )}
    </section>
  )
}

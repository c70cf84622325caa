import { useId, type Ref } from 'react'
import { loopType } from '#contract/loop/loop.states.ts'
import { loopWords } from '#contract/loop/loop.words.ts'
import { loopScreenWords } from '#contract/loop/loopScreen.words.ts'
import { useWords } from '#web/kit/words.ts'
import css from './TypeField.module.css'

interface TypeFieldProps {
  readonly value: number | null
  readonly onChange: (tipo: number) => void
  readonly error?: string | undefined
  readonly inputRef?: Ref<HTMLInputElement>
  /** True when the dialog opens with the focus here. */
  readonly first?: boolean
}

/** The eleven types as radio buttons: one click, or the arrows. */
export const TypeField = ({ value, onChange, error, inputRef, first = false }: TypeFieldProps) => {
  const t = useWords(loopScreenWords)
  const words = useWords(loopWords)
  const id = useId()
  return (
    <fieldset
      className={css['field']}
      aria-invalid={error !== undefined}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <legend className={css['legend']}>
        {t('type')} <span aria-hidden>*</span>
      </legend>
      <div
        className={css['choices']}
        role="presentation"
        onKeyDown={(event) => {
          // Ctrl and Enter submit, as in the text above; browsers submit on a plain Enter only.
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          if (event.target instanceof HTMLInputElement) event.target.form?.requestSubmit()
        }}
      >
        {loopType.list.map((type, index) => (
          <label key={type.key} className={css['choice']}>
            <input
              ref={index === 0 ? inputRef : undefined}
              type="radio"
              data-autofocus={(first && index === 0) || undefined}
              name={`${id}-tipo`}
              required
              value={type.value}
              checked={value === type.value}
              onChange={() => onChange(type.value)}
            />
            {words(`type_${type.key}`)}
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className={css['error']}>
          {error}
        </p>
      )}
    </fieldset>
  )
}

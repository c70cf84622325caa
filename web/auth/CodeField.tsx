import { authWords } from '#contract/auth/auth.words.ts'
import { useWords } from '#web/kit/words.ts'
import css from './CodeField.module.css'

const LENGTH = 6

interface CodeFieldProps {
  readonly value: string
  readonly onChange: (next: string) => void
  /** Called once all six digits are there. */
  readonly onFull: (code: string) => void
  readonly invalid: boolean
}

/** Six digits in one field, so that pasting, autofill and screen readers work as anywhere; the boxes are only drawn. */
export const CodeField = ({ value, onChange, onFull, invalid }: CodeFieldProps) => {
  const t = useWords(authWords)
  return (
    <div>
      <label className={css['label']} htmlFor="code">
        {t('code')}
      </label>
      <div className={css['boxes']}>
        <input
          id="code"
          name="code"
          className={`${css['input']} figures`}
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="\d{6}"
          // The one thing to do on this screen.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          required
          aria-invalid={invalid}
          value={value}
          onChange={(event) => {
            const digits = event.currentTarget.value.replace(/\D/g, '').slice(0, LENGTH)
            onChange(digits)
            if (digits.length === LENGTH && digits !== value) onFull(digits)
          }}
        />
        {Array.from({ length: LENGTH }, (_, index) => (
          <span key={index} className={css['box']} data-next={index === value.length ? true : undefined} aria-hidden>
            {value[index]}
          </span>
        ))}
      </div>
    </div>
  )
}

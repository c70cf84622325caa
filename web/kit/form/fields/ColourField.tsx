import { TextInput } from '@mantine/core'
import { formWords } from '#contract/kit/words/form.words.ts'
import type { FieldProps, Maybe } from '#web/kit/form/field.ts'
import { GroupFrame } from '#web/kit/form/fields/GroupFrame.tsx'
import { swatches } from '#web/kit/form/fields/swatches.ts'
import { useFieldProps } from '#web/kit/form/useFieldProps.ts'
import { useWords } from '#web/kit/words.ts'
import css from './fields.module.css'

/** `#rrggbb`, typed or pasted with or without its sign, also as three digits. */
const tidy = (text: string): string => {
  const short = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(text.trim())
  const long = short
    ? short
        .slice(1)
        .map((it) => it + it)
        .join('')
    : text.trim().replace(/^#/, '')
  return /^[0-9a-f]{6}$/i.test(long) ? `#${long.toLowerCase()}` : text
}

/** A colour: one of twelve, or any by its number. */
export const ColourField = (props: FieldProps<Maybe<string>>) => {
  const t = useWords(formWords)
  const { of } = props
  const given = useFieldProps(props)
  if (of.hidden) return null
  const value = (of.value ?? '').toLowerCase()
  return (
    <GroupFrame
      label={given.label}
      hint={given.description}
      error={of.error}
      required={given.withAsterisk}
      onBlur={of.leave}
    >
      <div className={css['swatches']}>
        {swatches.map(({ hex, word }) => (
          <label key={hex} className={css['swatch']} title={t(word)}>
            <input
              type="radio"
              className="visually-hidden"
              name={`${of.path}-swatch`}
              aria-label={t(word)}
              disabled={given.disabled || of.readOnly}
              checked={value === hex}
              onChange={() => of.set(hex)}
            />
            <svg viewBox="0 0 24 24" aria-hidden>
              <rect width="24" height="24" fill={hex} />
            </svg>
          </label>
        ))}
        <TextInput
          name={of.path}
          aria-label={t('otherColour')}
          aria-invalid={of.error ? true : undefined}
          aria-required={of.required || undefined}
          placeholder={swatches[0].hex}
          autoComplete="off"
          spellCheck={false}
          classNames={{ root: css['hex'] ?? '', input: 'figures' }}
          readOnly={of.readOnly}
          disabled={given.disabled}
          value={of.value ?? ''}
          onChange={(event) => of.set(event.currentTarget.value)}
          onBlur={() => of.set(tidy(of.value ?? ''))}
        />
      </div>
    </GroupFrame>
  )
}

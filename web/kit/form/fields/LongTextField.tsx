import { Textarea } from '@mantine/core'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import type { FieldProps, Maybe } from '#web/kit/form/field.ts'
import { useFieldProps } from '#web/kit/form/useFieldProps.ts'
import { useFormat } from '#web/kit/format.ts'
import { useWords } from '#web/kit/words.ts'
import css from './fields.module.css'

interface LongTextFieldProps extends FieldProps<Maybe<string>> {
  readonly rows?: number
  /** Most characters, where the schema does not say. */
  readonly max?: number
}

/** Several lines of text with a counter. A text over the limit is not cut; the field shows an issue. */
export const LongTextField = ({ rows = 4, max, ...props }: LongTextFieldProps) => {
  const { of } = props
  const given = useFieldProps(props)
  const t = useWords(uiWords)
  const f = useFormat()
  if (of.hidden) return null
  const text = of.value ?? ''
  const most = max ?? of.max
  const used = text.trim().length
  return (
    <div className={css['counted']}>
      <Textarea {...given} rows={rows} value={text} onChange={(event) => of.set(event.currentTarget.value)} />
      {most !== undefined && (
        <p className={`${css['count']} figures`} data-over={used > most || undefined}>
          <span aria-hidden>{t('used', { used: f.number(used), max: f.number(most) })}</span>
          <span className="visually-hidden">{t('charsUsed', { used: f.number(used), max: f.number(most) })}</span>
        </p>
      )}
    </div>
  )
}

import { brl } from '#contract/kit/money.ts'
import { UNUSUAL_HOURLY_VALUE } from '#contract/looper/looper.ts'
import { looperWords } from '#contract/looper/looper.words.ts'
import type { FieldProps, Maybe } from '#web/kit/form/field.ts'
import { MoneyField } from '#web/kit/form/fields/MoneyField.tsx'
import { useWords } from '#web/kit/words.ts'

/** Hourly value of a person; warns of one that looks like a monthly salary, and accepts it. */
export const HourlyValueField = ({ of, own = false }: FieldProps<Maybe<number>> & { readonly own?: boolean }) => {
  const t = useWords(looperWords)
  const { value } = of
  const unusual = typeof value === 'number' && value >= UNUSUAL_HOURLY_VALUE
  const hint = unusual ? t('unusualValue', { value: brl(value) }) : own ? t('ownValueHint') : undefined
  return <MoneyField of={of} {...(hint !== undefined && { hint })} />
}

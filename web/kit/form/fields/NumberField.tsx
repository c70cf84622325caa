import type { FieldProps, Maybe } from '#web/kit/form/field.ts'
import { readNumber, showNumber } from '#web/kit/form/typed/number.ts'
import { TypedField } from '#web/kit/form/typed/TypedField.tsx'
import { useLocale } from '#web/kit/words.ts'

interface NumberFieldProps extends FieldProps<Maybe<number>> {
  /** Decimals that it takes; none when not given. */
  readonly places?: number
  /** The step of an arrow key. */
  readonly step?: number
}

/** A number, typed or pasted with a comma or a dot; arrow keys count. */
export const NumberField = ({ places = 0, step = 1, ...props }: NumberFieldProps) => {
  const locale = useLocale()
  return (
    <TypedField<number>
      {...props}
      reading={{
        show: (value) => showNumber(value, locale),
        read: (text) => readNumber(text, places),
        word: 'common.fieldNumber',
      }}
      step={(value, by) => Number(((value ?? 0) + by * step).toFixed(places))}
      inputMode={places > 0 ? 'decimal' : 'numeric'}
    />
  )
}

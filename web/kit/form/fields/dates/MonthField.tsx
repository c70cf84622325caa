import type { FieldProps, Maybe } from '#web/kit/form/field.ts'
import { maskMonth, readMonth, showMonth, stepMonth } from '#web/kit/form/typed/month.ts'
import { TypedField } from '#web/kit/form/typed/TypedField.tsx'
import { useFormat } from '#web/kit/format.ts'

const reading = { show: showMonth, read: readMonth, word: 'common.fieldMonth' }

/** A month, `YYYY-MM`: typed as `11/2026`, pasted, or stepped by the arrow keys. */
export const MonthField = (props: FieldProps<Maybe<string>>) => {
  const f = useFormat()
  return (
    <TypedField<string>
      placeholder="00/0000"
      {...props}
      reading={reading}
      mask={maskMonth}
      pasted={(text) => {
        const month = readMonth(text.trim())
        return month && showMonth(month)
      }}
      step={(value, by) => (value ? stepMonth(value, by) : f.today().slice(0, 7))}
      inputMode="numeric"
    />
  )
}

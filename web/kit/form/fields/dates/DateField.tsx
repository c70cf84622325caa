import { addDays } from '#contract/kit/dates.ts'
import type { FieldProps, Maybe } from '#web/kit/form/field.ts'
import { MaskedField } from '#web/kit/form/fields/dates/MaskedField.tsx'
import { shownDay, typedDay } from '#web/kit/form/fields/dates/typedDay.ts'
import { useFormat } from '#web/kit/format.ts'

const reading = { show: shownDay, read: typedDay, word: 'common.fieldDay' }

/** A day, `YYYY-MM-DD`: typed, pasted, picked, or stepped by the arrow keys. */
export const DateField = (props: FieldProps<Maybe<string>>) => {
  const f = useFormat()
  return (
    <MaskedField
      {...props}
      kind="date"
      reading={reading}
      step={(value, by) => (value ? addDays(value, by) : f.today())}
    />
  )
}

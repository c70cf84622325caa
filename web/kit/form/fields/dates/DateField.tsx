import { lazy, Suspense } from 'react'
import { addDays } from '#contract/kit/dates.ts'
import type { FieldProps, Maybe } from '#web/kit/form/field.ts'
import { MaskedField } from '#web/kit/form/fields/dates/MaskedField.tsx'
import { shownDay, typedDay } from '#web/kit/form/fields/dates/typedDay.ts'
import { useFormat } from '#web/kit/format.ts'

const reading = { show: shownDay, read: typedDay, word: 'common.fieldDay' }

// Without it (a cut network) the field is whole but for a hint.
const DayNote = lazy(() =>
  import('#web/kit/form/fields/dates/DayNote.tsx').then(
    (it) => ({ default: it.DayNote }),
    () => ({ default: () => null }),
  ),
)

interface DateFieldProps extends FieldProps<Maybe<string>> {
  /** The day is one to come, on which somebody means to do something: the field says when nobody works on it. */
  readonly plan?: boolean
}

/** A day, `YYYY-MM-DD`: typed, pasted, picked, or stepped by the arrow keys. */
export const DateField = ({ plan = false, ...props }: DateFieldProps) => {
  const f = useFormat()
  const day = props.of.error === undefined ? props.of.value : null
  return (
    <MaskedField
      {...props}
      kind="date"
      reading={reading}
      step={(value, by) => (value ? addDays(value, by) : f.today())}
      note={plan && <Suspense fallback={null}>{day && <DayNote day={day} />}</Suspense>}
    />
  )
}

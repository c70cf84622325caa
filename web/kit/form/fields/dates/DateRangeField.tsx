import type { Field, Maybe } from '#web/kit/form/field.ts'
import { DateField } from '#web/kit/form/fields/dates/DateField.tsx'
import { Columns } from '#web/kit/ui/page/layout.tsx'

interface DateRangeFieldProps {
  /** First and last day, both included. */
  readonly from: Maybe<string>
  readonly to: Maybe<string>
  readonly disabled?: boolean
  /** See `DateField`. */
  readonly plan?: boolean
}

const isBackwards = (from: string | null, to: string | null): boolean => !!from && !!to && to < from

/** First and last day; a last day before the first one is an issue of the last. */
export const DateRangeField = ({ from, to, disabled = false, plan = false }: DateRangeFieldProps) => {
  const watched = (field: Maybe<string>, check: (next: string) => boolean): Field<string> => ({
    ...(field as Field<string>),
    clear: () => {
      field.clear()
      to.refuse(undefined)
    },
    set: (next) => {
      field.set(next)
      to.refuse(check(next) ? 'common.fieldDayOrder' : undefined)
    },
  })
  return (
    <Columns even>
      <DateField of={watched(from, (next) => isBackwards(next, to.value))} disabled={disabled} plan={plan} />
      <DateField of={watched(to, (next) => isBackwards(from.value, next))} disabled={disabled} plan={plan} />
    </Columns>
  )
}

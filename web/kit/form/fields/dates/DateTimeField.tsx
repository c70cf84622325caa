import { formatCall, parseDateTimeInput } from '#contract/kit/dates.ts'
import { serverNow } from '#web/kit/clock.ts'
import type { FieldProps, Maybe } from '#web/kit/form/field.ts'
import { MaskedField } from '#web/kit/form/fields/dates/MaskedField.tsx'
import { useFormat } from '#web/kit/format.ts'

const STEP_MS = 5 * 60_000

/** An instant (ISO 8601), typed as day and time where the person is; the arrow keys step by five minutes. */
export const DateTimeField = (props: FieldProps<Maybe<string>>) => {
  const { zone } = useFormat()
  const reading = {
    show: (iso: string) => formatCall(new Date(iso), zone).slice(0, -3).replaceAll('-', '/'),
    read: (text: string) => parseDateTimeInput(text, zone)?.toISOString(),
    word: 'common.fieldDateTime',
  }
  return (
    <MaskedField
      {...props}
      kind="dateTime"
      reading={reading}
      step={(value, by) =>
        new Date((value ? Date.parse(value) : serverNow()) + (value ? by * STEP_MS : 0)).toISOString()
      }
    />
  )
}

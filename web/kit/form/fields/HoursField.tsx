import type { FieldProps, Maybe } from '#web/kit/form/field.ts'
import { readHours, showNumber } from '#web/kit/form/typed/number.ts'
import { TypedField } from '#web/kit/form/typed/TypedField.tsx'
import { useLocale } from '#web/kit/words.ts'

/** Decimal hours: `7,5`, or typed as `7:30` or `7h30`. */
export const HoursField = (props: FieldProps<Maybe<number>>) => {
  const locale = useLocale()
  const show = (value: number) => showNumber(value, locale)
  return (
    <TypedField<number>
      {...props}
      reading={{ show, read: readHours, word: 'common.fieldHours' }}
      tell={(value) => `${show(value)} h`}
      right={<span aria-hidden>h</span>}
    />
  )
}

import { phoneOf, showPhone } from '#contract/kit/brazil/brazil.ts'
import type { FieldProps, Maybe } from '#web/kit/form/field.ts'
import { TypedField } from '#web/kit/form/typed/TypedField.tsx'

const reading = { show: showPhone, read: phoneOf, word: 'common.fieldPhone' }

/** Signs are put in a Brazilian number only; another country's begins with its `+`. */
const mask = (text: string): string => (/[^\d\s().-]/.test(text) ? text : showPhone(text.replace(/^\s*0/, '')))

/** A telephone, stored as `+5511987654321`. */
export const PhoneField = (props: FieldProps<Maybe<string>>) => (
  <TypedField<string>
    placeholder="(00) 00000-0000"
    {...props}
    reading={reading}
    mask={mask}
    pasted={(text) => {
      const phone = phoneOf(text)
      return phone && showPhone(phone)
    }}
    inputMode="tel"
    autoComplete="tel"
  />
)

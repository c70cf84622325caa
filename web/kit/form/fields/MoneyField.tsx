import { brl } from '#contract/kit/money.ts'
import type { FieldProps, Maybe } from '#web/kit/form/field.ts'
import { maskMoney, pastedMoney, readMoney, showMoney } from '#web/kit/form/typed/number.ts'
import { TypedField } from '#web/kit/form/typed/TypedField.tsx'

const reading = { show: showMoney, read: readMoney, word: 'common.fieldMoney' }

/** Centavos, typed as reais: `1.234,50`, grouped as it is typed; takes `1234.5` and `R$ 1.234,50` by paste. */
export const MoneyField = (props: FieldProps<Maybe<number>>) => (
  <TypedField<number>
    placeholder="0,00"
    {...props}
    reading={reading}
    tell={brl}
    mask={maskMoney}
    pasted={pastedMoney}
    inputMode="decimal"
    left={<span aria-hidden>R$</span>}
  />
)

import { cnpjOf, isCnpj, showCnpj } from '#contract/kit/brazil/brazil.ts'
import type { FieldProps, Maybe } from '#web/kit/form/field.ts'
import { TypedField } from '#web/kit/form/typed/TypedField.tsx'

const reading = {
  show: showCnpj,
  read: (text: string) => (isCnpj(text) ? cnpjOf(text) : undefined),
  word: 'common.fieldCnpj',
}

/** A CNPJ, also one with letters; checked by its last two digits. */
export const CnpjField = (props: FieldProps<Maybe<string>>) => (
  <TypedField<string> placeholder="00.000.000/0000-00" {...props} reading={reading} mask={showCnpj} />
)

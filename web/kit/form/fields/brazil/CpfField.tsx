import { isCpf, showCpf } from '#contract/kit/brazil/brazil.ts'
import type { FieldProps, Maybe } from '#web/kit/form/field.ts'
import { TypedField } from '#web/kit/form/typed/TypedField.tsx'

const reading = {
  show: showCpf,
  read: (text: string) => (isCpf(text) ? text.replace(/\D/g, '') : undefined),
  word: 'common.fieldCpf',
}

/** A CPF: eleven digits, checked by its last two. */
export const CpfField = (props: FieldProps<Maybe<string>>) => (
  <TypedField<string> placeholder="000.000.000-00" {...props} reading={reading} mask={showCpf} inputMode="numeric" />
)

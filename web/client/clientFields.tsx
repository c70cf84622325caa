import type { clientCrud } from '#contract/client/client.ts'
import { AlikeNotice } from '#web/client/AlikeNotice.tsx'
import { CnpjField } from '#web/kit/form/fields/brazil/CnpjField.tsx'
import { PhoneField } from '#web/kit/form/fields/brazil/PhoneField.tsx'
import { LongTextField } from '#web/kit/form/fields/LongTextField.tsx'
import { TextField } from '#web/kit/form/fields/TextField.tsx'
import { Columns } from '#web/kit/ui/page/layout.tsx'
import type { FieldsOf } from '#web/page/RecordForm.tsx'
import { AddressFields } from '#web/person/AddressFields.tsx'

/** The fields of a client; `except` is the one that is being changed. */
export const clientFields =
  (except?: number): FieldsOf<typeof clientCrud.fields> =>
  (form) => (
    <>
      <TextField of={form.of('nome')} first />
      <TextField of={form.of('razao_social')} />
      <CnpjField of={form.of('cnpj')} />
      <Columns even>
        <TextField of={form.of('email')} type="email" />
        <PhoneField of={form.of('telefone')} />
      </Columns>
      <AlikeNotice cnpj={form.values.cnpj} email={form.values.email} except={except} />
      <AddressFields of={form} country={form.of('country')} district={form.of('district')} />
      <LongTextField of={form.of('notas')} />
    </>
  )

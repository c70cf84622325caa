import type { entregaCrud } from '#contract/entrega/entrega.ts'
import { deliveryType } from '#contract/venture/venture.rules.ts'
import { ChoiceField } from '#web/kit/form/fields/ChoiceField.tsx'
import { DateField } from '#web/kit/form/fields/dates/DateField.tsx'
import { LongTextField } from '#web/kit/form/fields/LongTextField.tsx'
import { LookupField } from '#web/kit/form/fields/LookupField.tsx'
import { MoneyField } from '#web/kit/form/fields/MoneyField.tsx'
import { TextField } from '#web/kit/form/fields/TextField.tsx'
import { Columns } from '#web/kit/ui/page/layout.tsx'
import type { FieldsOf } from '#web/page/RecordForm.tsx'

interface Rights {
  readonly setsValue: boolean
  /** Id of the venture, whose gates alone can be chosen. */
  readonly venture: number
}

/** The fields of a deliverable; its venture is the one of the address, and who may not set its value has no field for it. */
export const entregaFields =
  ({ setsValue, venture }: Rights): FieldsOf<typeof entregaCrud.fields> =>
  (form) => (
    <>
      <TextField of={form.of('nome')} first />
      <ChoiceField of={form.of('delivery_type')} codes={deliveryType} as="segments" />
      <LongTextField of={form.of('descricao')} />
      <LookupField of={form.of('gate_id')} within={{ venture_id: venture }} />
      <Columns even>
        <DateField of={form.of('planned_on')} plan />
        <DateField of={form.of('delivered_on')} />
      </Columns>
      {setsValue && <MoneyField of={form.of('valor_centavos')} />}
    </>
  )

import { clientCrud } from '#contract/client/client.ts'
import { deliveryType, ventureCycle, venturePriority } from '#contract/venture/venture.rules.ts'
import type { ventureCrud } from '#contract/venture/venture.ts'
import { call } from '#web/kit/call/call.ts'
import { invalidate } from '#web/kit/call/query.ts'
import { ChoiceField } from '#web/kit/form/fields/ChoiceField.tsx'
import { DateField } from '#web/kit/form/fields/dates/DateField.tsx'
import { FlagField } from '#web/kit/form/fields/FlagField.tsx'
import { HoursField } from '#web/kit/form/fields/HoursField.tsx'
import { LongTextField } from '#web/kit/form/fields/LongTextField.tsx'
import { LookupField } from '#web/kit/form/fields/LookupField.tsx'
import { MoneyField } from '#web/kit/form/fields/MoneyField.tsx'
import { TextField } from '#web/kit/form/fields/TextField.tsx'
import { Columns } from '#web/kit/ui/page/layout.tsx'
import type { FieldsOf } from '#web/page/RecordForm.tsx'
import { ColourChoice } from '#web/venture/ColourChoice.tsx'

interface Rights {
  readonly seesValue: boolean
  readonly seesHours: boolean
  /** True: a client that is not found is made in place, of its name alone. */
  readonly makesClient: boolean
}

const makeClient = async (nome: string) => {
  const { data } = await call(clientCrud.calls.create, { nome })
  void invalidate(clientCrud.list.calls.list)
  return data
}

/** The fields of a venture; who does not see its value or its hours has no field for them. */
export const ventureFields =
  ({ seesValue, seesHours, makesClient }: Rights): FieldsOf<typeof ventureCrud.fields> =>
  (form) => (
    <>
      <Columns even>
        <TextField of={form.of('nome')} first />
        <TextField of={form.of('code')} />
      </Columns>
      <LookupField of={form.of('cliente_id')} {...(makesClient && { make: makeClient })} />
      <ChoiceField of={form.of('delivery_type')} codes={deliveryType} as="segments" />
      <LongTextField of={form.of('descricao')} />
      <LongTextField of={form.of('escopo')} />
      <Columns even>
        <DateField of={form.of('starts_on')} plan />
        <DateField of={form.of('ends_on')} plan />
      </Columns>
      <Columns even>
        {seesHours && <HoursField of={form.of('hours_planned')} />}
        {seesValue && <MoneyField of={form.of('price_centavos')} />}
      </Columns>
      {seesValue && <MoneyField of={form.of('valor_hora_centavos')} />}
      <Columns even>
        <ChoiceField of={form.of('priority')} codes={venturePriority} />
        <ChoiceField of={form.of('cycle')} codes={ventureCycle} />
      </Columns>
      <LookupField of={form.of('area_id')} />
      <ColourChoice of={form.of('colour')} />
      <FlagField of={form.of('faturavel')} />
      <FlagField of={form.of('template')} />
    </>
  )

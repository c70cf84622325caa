import { orderItemKind } from '#contract/order/order.codes.ts'
import type { orderItemCrud } from '#contract/orderItem/orderItem.ts'
import { ChoiceField } from '#web/kit/form/fields/ChoiceField.tsx'
import { LookupField } from '#web/kit/form/fields/LookupField.tsx'
import { MoneyField } from '#web/kit/form/fields/MoneyField.tsx'
import { TextField } from '#web/kit/form/fields/TextField.tsx'
import type { FieldsOf } from '#web/page/RecordForm.tsx'

/** The fields of an additional item; its looper is not asked where the page is about one. */
export const orderItemFields =
  ({ asksWho = true } = {}): FieldsOf<typeof orderItemCrud.fields> =>
  (form) => (
    <>
      {asksWho && <LookupField of={form.of('user_id')} />}
      <ChoiceField of={form.of('kind')} codes={orderItemKind} as="segments" />
      <TextField of={form.of('descricao')} first={!asksWho} />
      <MoneyField of={form.of('centavos')} />
    </>
  )

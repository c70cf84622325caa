import { entregaNoun } from '#contract/entrega/entrega.noun.ts'
import { entregaCrud, type EntregaRow } from '#contract/entrega/entrega.ts'
import { entregaFields } from '#web/entrega/entregaFields.tsx'
import { useSession } from '#web/kit/session/session.ts'
import { RecordFormDialog } from '#web/page/RecordFormDialog.tsx'
import type { EditProps } from '#web/page/RecordScreen.tsx'

export const EntregaEdit = ({ of, onClose }: EditProps<EntregaRow>) => {
  const { can } = useSession()
  const fields = entregaFields({ setsValue: can('entrega.seeValue'), venture: of.venture_id })
  return <RecordFormDialog noun={entregaNoun} of={entregaCrud} fields={fields} from={of} onClose={onClose} />
}

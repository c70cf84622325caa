import { clientNoun } from '#contract/client/client.noun.ts'
import { clientCrud, type ClientRow } from '#contract/client/client.ts'
import { clientFields } from '#web/client/clientFields.tsx'
import { RecordFormDialog } from '#web/page/RecordFormDialog.tsx'
import type { EditProps } from '#web/page/RecordScreen.tsx'

export const ClientEdit = ({ of, onClose }: EditProps<ClientRow>) => (
  <RecordFormDialog noun={clientNoun} of={clientCrud} fields={clientFields(of.id)} from={of} onClose={onClose} />
)

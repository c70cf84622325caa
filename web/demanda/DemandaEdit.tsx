import { demandaNoun } from '#contract/demanda/demanda.noun.ts'
import { demandaCrud, type DemandaRow } from '#contract/demanda/demanda.ts'
import { demandaFields } from '#web/demanda/demandaFields.tsx'
import { RecordFormDialog } from '#web/page/RecordFormDialog.tsx'
import type { EditProps } from '#web/page/RecordScreen.tsx'

export const DemandaEdit = ({ of, onClose }: EditProps<DemandaRow>) => (
  <RecordFormDialog noun={demandaNoun} of={demandaCrud} fields={demandaFields} from={of} onClose={onClose} />
)

import { cellNoun } from '#contract/cell/cell.noun.ts'
import { cellCrud, type CellRow } from '#contract/cell/cell.ts'
import { cellFields } from '#web/cell/cellFields.tsx'
import { RecordFormDialog } from '#web/page/RecordFormDialog.tsx'
import type { EditProps } from '#web/page/RecordScreen.tsx'

export const CellEdit = ({ of, onClose }: EditProps<CellRow>) => (
  <RecordFormDialog noun={cellNoun} of={cellCrud} fields={cellFields} from={of} onClose={onClose} />
)

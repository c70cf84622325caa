import { resourceNoun } from '#contract/resource/resource.noun.ts'
import { resourceCrud, type ResourceRow } from '#contract/resource/resource.ts'
import { RecordFormDialog } from '#web/page/RecordFormDialog.tsx'
import type { EditProps } from '#web/page/RecordScreen.tsx'
import { resourceFields } from '#web/resource/resourceFields.tsx'

export const ResourceEdit = ({ of, onClose }: EditProps<ResourceRow>) => (
  <RecordFormDialog noun={resourceNoun} of={resourceCrud} fields={resourceFields} from={of} onClose={onClose} />
)

import { deployNoun } from '#contract/deploy/deploy.noun.ts'
import { deployCrud, type DeployRow } from '#contract/deploy/deploy.ts'
import { deployFields } from '#web/deploy/deployFields.tsx'
import { RecordFormDialog } from '#web/page/RecordFormDialog.tsx'
import type { EditProps } from '#web/page/RecordScreen.tsx'

export const DeployEdit = ({ of, onClose }: EditProps<DeployRow>) => (
  <RecordFormDialog noun={deployNoun} of={deployCrud} fields={deployFields} from={of} onClose={onClose} />
)

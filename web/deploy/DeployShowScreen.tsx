import { deployNoun } from '#contract/deploy/deploy.noun.ts'
import { deployCrud } from '#contract/deploy/deploy.ts'
import { deployFields } from '#web/deploy/deployFields.tsx'
import { RecordFormDialog } from '#web/page/RecordFormDialog.tsx'
import { RecordScreen } from '#web/page/RecordScreen.tsx'

const about = { noun: deployNoun, of: deployCrud }

export const DeployShowScreen = () => (
  <RecordScreen
    {...about}
    form={(row, onClose) => <RecordFormDialog {...about} fields={deployFields} from={row} onClose={onClose} />}
  />
)

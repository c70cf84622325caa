import { deployNoun } from '#contract/deploy/deploy.noun.ts'
import { deployCrud } from '#contract/deploy/deploy.ts'
import { DeployAtoms } from '#web/deploy/DeployAtoms.tsx'
import { deployFields } from '#web/deploy/deployFields.tsx'
import { RecordFormDialog } from '#web/page/RecordFormDialog.tsx'
import { RecordScreen } from '#web/page/RecordScreen.tsx'

const about = { noun: deployNoun, of: deployCrud }

export const DeployShowScreen = () => (
  <RecordScreen
    {...about}
    main={({ id }) => <DeployAtoms id={id} />}
    form={(row, onClose) => <RecordFormDialog {...about} fields={deployFields} from={row} onClose={onClose} />}
  />
)

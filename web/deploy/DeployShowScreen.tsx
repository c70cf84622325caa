import { deployNoun } from '#contract/deploy/deploy.noun.ts'
import { deployCrud } from '#contract/deploy/deploy.ts'
import { DeployAtoms } from '#web/deploy/DeployAtoms.tsx'
import { onDemand } from '#web/kit/ui/onDemand.tsx'
import { RecordScreen } from '#web/page/RecordScreen.tsx'

const edit = onDemand('DeployEdit', async () => (await import('#web/deploy/DeployEdit.tsx')).DeployEdit)

const about = { noun: deployNoun, of: deployCrud }

export const DeployShowScreen = () => <RecordScreen {...about} main={({ id }) => <DeployAtoms id={id} />} edit={edit} />

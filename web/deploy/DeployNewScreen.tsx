import { deployNoun } from '#contract/deploy/deploy.noun.ts'
import { deployCrud } from '#contract/deploy/deploy.ts'
import { deployFields } from '#web/deploy/deployFields.tsx'
import { RecordFormScreen } from '#web/page/RecordFormScreen.tsx'

export const DeployNewScreen = () => <RecordFormScreen noun={deployNoun} of={deployCrud} fields={deployFields} />

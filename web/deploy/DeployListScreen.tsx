import { deployNoun } from '#contract/deploy/deploy.noun.ts'
import { deployList } from '#contract/deploy/deploy.ts'
import { ListScreen } from '#web/list/ListScreen.tsx'

export const DeployListScreen = () => <ListScreen noun={deployNoun} of={deployList} />

import { managerList } from '#contract/looper/groups.ts'
import { managerWords } from '#contract/looper/groups.words.ts'
import { PeopleTable } from '#web/looper/PeopleTable.tsx'

export const ManagerListScreen = () => <PeopleTable of={managerList} words={managerWords} />

import { collaboratorList } from '#contract/looper/groups.ts'
import { collaboratorWords } from '#contract/looper/groups.words.ts'
import { PeopleTable } from '#web/looper/PeopleTable.tsx'

export const CollaboratorListScreen = () => <PeopleTable of={collaboratorList} words={collaboratorWords} />

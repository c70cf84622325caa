import { looperList } from '#contract/looper/looper.ts'
import { looperWords } from '#contract/looper/looper.words.ts'
import { PeopleTable } from '#web/looper/PeopleTable.tsx'

/** Everybody with an account. */
export const LooperListScreen = () => <PeopleTable of={looperList} words={looperWords} />

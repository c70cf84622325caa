import { useNavigate } from 'react-router'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import { okrCalls } from '#contract/okr/key.ts'
import { okrRoutes } from '#contract/okr/okr.routes.ts'
import { goalList, type GoalRow } from '#contract/okr/okr.ts'
import { okrPageWords } from '#contract/okr/okrPage.words.ts'
import { useNounPaths } from '#web/kit/list/paths.ts'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { say } from '#web/kit/words.ts'

/** Back to the goal once a key of it is stored. */
export const useKeyDone = (goal: GoalRow) => {
  const navigate = useNavigate()
  const at = useNounPaths({ routes: okrRoutes }).show(goal) ?? '/'
  return {
    at,
    leave: () => void navigate(at),
    options: {
      words: okrPageWords,
      invalidates: [okrCalls.page, goalList.calls.list],
      onDone: () => {
        toast.success(say(uiWords, 'saved'))
        void navigate(at, { replace: true })
      },
    },
  }
}

import { waitingStatuses } from '#contract/loop/loop.states.ts'
import { pathTo } from '#contract/routes/match.ts'

/** Loop Center with the loops that wait to be concluded. */
export const waitingPath = `${pathTo('loopCenter')}?status=${waitingStatuses.join()}`

import { loopBulkCalls } from './loop.bulk.ts'
import { loopList, loopPeople, loopVentures } from './loop.list.ts'

/** Calls of Loop Center: the list with its pickers, and what is done to many loops at once. */
export const loopCenterCalls = {
  ...loopList.calls,
  people: loopPeople.call,
  venturesOfLoops: loopVentures.call,
  ...loopBulkCalls,
}

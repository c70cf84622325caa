import { loopBulkCalls } from './loop.bulk.ts'
import { loopDays } from './loop.days.ts'
import { loopAtoms, loopCells, loopClients, loopGates, loopList, loopPeople, loopVentures } from './loop.list.ts'

/** Calls of Loop Center: the list with its pickers, and what is done to many loops at once. */
export const loopCenterCalls = {
  ...loopList.calls,
  days: loopDays,
  people: loopPeople.call,
  venturesOfLoops: loopVentures.call,
  clientsOfLoops: loopClients.call,
  gatesOfLoops: loopGates.call,
  cellsOfLoops: loopCells.call,
  atomsOfLoops: loopAtoms.call,
  ...loopBulkCalls,
}

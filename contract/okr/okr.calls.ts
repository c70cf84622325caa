import { callsOf } from '#contract/kit/endpoint.ts'
import { listCall } from '#contract/kit/list/place.ts'
import type { cycleSchemas } from '#contract/okr/cycle.ts'
import { goalPlace } from './okr.steps.ts'
import type { goalList } from './okr.ts'

export const cycleCalls = callsOf<typeof cycleSchemas>()({
  list: {
    method: 'GET',
    path: '/api/okr/cycles',
    shows: ['okr'],
    can: 'okr.open',
    summary: 'The quarters in which a venture has goals, the newest first, with what they have reached together',
  },
  close: {
    method: 'POST',
    path: '/api/okr/cycles/close',
    can: 'okr.edit',
    refuses: [409],
    summary: 'Closes all open goals of a venture’s quarter, each with what it has reached, and notes what was learned',
  },
})

export const goalListCall = listCall<typeof goalList>(goalPlace)

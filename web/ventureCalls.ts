import type { gateCalls } from '#contract/gate/page.ts'
import type { cycleCalls } from '#contract/okr/cycle.ts'
import type { goalList } from '#contract/okr/okr.ts'
import type { particleCalls } from '#contract/particle/page.ts'
import type { particleList } from '#contract/particle/particle.ts'
import type { teamCalls } from '#contract/team/team.ts'
import { endpointRef } from '#web/kit/call/request.ts'

/**
 * Calls of cards on a venture's page, and of particles on their cards and lists, without their schemas: the page would load
 * those of each noun to read what the server has checked. ventureCalls.test.ts holds them to the contract.
 */
export const ventureRefs = {
  cycles: endpointRef<typeof cycleCalls.list>('GET', '/api/okr/cycles', 'okr.open', 'okr'),
  goals: endpointRef<typeof goalList.calls.list>('GET', '/api/okr/goals', 'okr.open', 'okr'),
  moveGate: endpointRef<typeof gateCalls.move>('POST', '/api/gates/:id/move', 'gate.edit'),
  removeMember: endpointRef<typeof teamCalls.remove>('DELETE', '/api/team/:venture_id/:user_id', 'team.delete'),
}

export const particleRefs = {
  list: endpointRef<typeof particleList.calls.list>('GET', '/api/particles', 'particle.open', 'particle'),
  vote: endpointRef<typeof particleCalls.vote>('PUT', '/api/particles/:id/vote', 'particle.open'),
}

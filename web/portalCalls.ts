import type { atomCalls } from '#contract/atom/page.ts'
import type { myClientCalls } from '#contract/client/mine.ts'
import type { demandaList } from '#contract/demanda/demanda.ts'
import type { entregaList } from '#contract/entrega/entrega.ts'
import type { entregaCalls } from '#contract/entrega/page.ts'
import type { fileCalls } from '#contract/file/file.ts'
import type { gateCalls } from '#contract/gate/page.ts'
import type { portalCalls } from '#contract/portal/portal.ts'
import type { teamCalls } from '#contract/team/team.ts'
import { endpointRef } from '#web/kit/call/request.ts'

/**
 * The calls of a client's home, without their schemas, for the reason of `firstCalls.ts`; other pages that show the same
 * use them, too. portalCalls.test.ts holds them to the contract.
 */
export const portalRefs = {
  show: endpointRef<typeof portalCalls.show>('GET', '/api/portal', 'login', 'gate'),
  myClient: endpointRef<typeof myClientCalls.show>('GET', '/api/my-client', 'login'),
  gatesWaiting: endpointRef<typeof gateCalls.waiting>('GET', '/api/gates/waiting', 'gate.open', 'gate'),
  atomsWaiting: endpointRef<typeof atomCalls.waiting>('GET', '/api/atoms/waiting', 'atom.read', 'atom'),
  demands: endpointRef<typeof demandaList.calls.list>('GET', '/api/demands', 'demanda.open', 'demanda'),
  deliverables: endpointRef<typeof entregaList.calls.list>('GET', '/api/entregas', 'entrega.enter', 'entrega'),
  teams: endpointRef<typeof teamCalls.list>('GET', '/api/team', 'team.open'),
}

export const fileLinkRef = endpointRef<typeof fileCalls.link>('GET', '/api/files/:id/link', 'login')

export const reportFileRef = endpointRef<typeof entregaCalls.reportFile>(
  'GET',
  '/api/entregas/:id/report/file',
  'entrega.open',
)

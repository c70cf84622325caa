import type { atomSchemas } from '#contract/atom/page.ts'
import { callsOf } from '#contract/kit/endpoint.ts'

export const atomCalls = callsOf<typeof atomSchemas>()({
  waiting: {
    method: 'GET',
    path: '/api/atoms/waiting',
    can: 'atom.read',
    shows: ['atom', 'entrega'],
    summary: 'Pending and accepted atoms of a client’s ventures in execution, and whether the access may step them',
    refuses: [403],
  },
  /** Specification, section 7. */
  status: {
    method: 'PUT',
    path: '/api/projetoAtomoStatus/:id',
    can: 'atom.read',
    envelope: true,
    summary:
      'Accepts, finishes, cancels or approves an atom, each by who may. The server sets data_fim: none for an accepted atom, the day for a finished one',
  },
  responsible: {
    method: 'PATCH',
    path: '/api/atoms/:id/responsible',
    can: 'atom.setResponsible',
    summary: 'Says who is responsible for an atom, or nobody; a stale version answers 409',
    refuses: [409],
  },
  loopers: {
    method: 'PATCH',
    path: '/api/atoms/:id/loopers',
    can: 'atom.seeLoopers',
    summary: 'Says who works on an atom, all of them; a stale version answers 409',
    refuses: [409],
  },
  transfer: {
    method: 'PATCH',
    path: '/api/atoms/:id/transfer',
    can: 'atom.transfer',
    summary: 'Puts an atom into another cell of its venture; a stale version answers 409',
    refuses: [409],
  },
})

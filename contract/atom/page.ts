import { z } from 'zod'
import { endpoint } from '#contract/kit/endpoint.ts'
import { recordRef } from '#contract/kit/list/column.ts'
import { recordId } from '#contract/kit/list/lookup.ts'
import { dayInput, idParam, recordVersion } from '#contract/kit/page.ts'
import { requiredText } from '#contract/kit/text.ts'
import { atomStatus } from './atom.rules.ts'
import { atomList } from './atom.ts'
import { atomBulk, LOOPERS_MAX } from './bulk.ts'
import { atomByShortId } from './shortId.ts'

const REASON_MAX = 300
const versioned = { id: idParam, version: recordVersion }
const one = z.object({ data: atomList.row })

/** An atom as its client reads it: what it is and for when, without people, hours and what the team writes. */
const waitingAtom = z.object({
  id: z.number().int(),
  ref: z.string(),
  nome: z.string(),
  descricao: z.string(),
  status: z.number().int(),
  data: z.string().nullable(),
  late: z.boolean(),
  venture: recordRef,
  gate: z.string(),
  entrega: z.string().nullable(),
})
export type WaitingAtom = z.output<typeof waitingAtom>

export const atomCalls = {
  find: atomByShortId,
  waiting: endpoint({
    method: 'GET',
    path: '/api/atoms/waiting',
    can: 'atom.read',
    shows: ['atom'],
    summary: 'Pending and accepted atoms of a client’s ventures in execution, and whether the access may step them',
    input: z.object({}),
    output: z.object({ data: z.array(waitingAtom), more: z.boolean(), may_decide: z.boolean() }),
    refuses: [403],
  }),
  /** Specification, section 7. */
  status: endpoint({
    method: 'PUT',
    path: '/api/projetoAtomoStatus/:id',
    can: 'atom.read',
    envelope: true,
    summary:
      'Accepts, finishes, cancels or approves an atom, each by who may. The server sets data_fim: none for an accepted atom, the day for a finished one',
    input: z.object({
      id: idParam,
      status: z.literal(atomStatus.values),
      /** The page's estimate; the server uses its own date. */
      data_fim: dayInput.nullable().optional(),
      reason: requiredText(REASON_MAX).optional(),
    }),
    output: z.object({
      status: z.literal('success'),
      message: z.string(),
      data: z.object({ id: z.number().int(), status: z.number().int(), data_fim: z.string().nullable() }),
    }),
  }),
  responsible: endpoint({
    method: 'PATCH',
    path: '/api/atoms/:id/responsible',
    can: 'atom.setResponsible',
    summary: 'Says who is responsible for an atom, or nobody; a stale version answers 409',
    input: z.object({ ...versioned, responsavel_id: recordId.nullable() }),
    output: one,
    refuses: [409],
  }),
  loopers: endpoint({
    method: 'PATCH',
    path: '/api/atoms/:id/loopers',
    can: 'atom.seeLoopers',
    summary: 'Says who works on an atom, all of them; a stale version answers 409',
    input: z.object({ ...versioned, loopers: z.array(recordId).max(LOOPERS_MAX) }),
    output: one,
    refuses: [409],
  }),
  transfer: endpoint({
    method: 'PATCH',
    path: '/api/atoms/:id/transfer',
    can: 'atom.transfer',
    summary: 'Puts an atom into another cell of its venture; a stale version answers 409',
    input: z.object({ ...versioned, cell_id: recordId }),
    output: one,
    refuses: [409],
  }),
  bulk: atomBulk,
} as const

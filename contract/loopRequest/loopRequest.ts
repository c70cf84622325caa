import { z } from 'zod'
import { recordRef, type RecordRef } from '#contract/kit/list/column.ts'
import { keptCrudOf } from '#contract/kit/list/crud.ts'
import { codesFilter, daysFilter, recordFilter } from '#contract/kit/list/filter.ts'
import { listOf } from '#contract/kit/list/list.ts'
import { flowOf, mayOf } from '#contract/kit/steps/calls.ts'
import { requiredText } from '#contract/kit/text.ts'
import { handAtoms, handFields } from '#contract/loop/hand/hand.ts'
import { loopPeople } from '#contract/loop/loop.list.ts'
import { loopType } from '#contract/loop/loop.states.ts'
import { loopRequestStatus, loopRequestSteps, type LoopRequestStep } from './loopRequest.steps.ts'

export interface LoopRequestRow {
  id: number
  /** Name of the atom. */
  nome: string
  atomo_id: number
  venture: RecordRef | null
  /** Who asks, and whose loop it becomes; missing for readers who see only their own requests. */
  user?: RecordRef | null | undefined
  inicio: string
  fim: string
  /** Seconds from the start to the end. */
  segundos: number
  tipo: number
  descricao: string
  /** Why it was not tracked. */
  ajustes: string
  status: number
  /** The loop that an accepted request became; null once that loop was deleted. */
  loop_id: number | null
  /** Reason of a refusal. */
  reason: string | null
  decided_by: RecordRef | null
  decided_at: string | null
  created_at: string
  deleted_at: string | null
  version: number
  may: readonly LoopRequestStep[]
}

const loopRequestRow: z.ZodType<LoopRequestRow> = z.object({
  id: z.number().int(),
  nome: z.string(),
  atomo_id: z.number().int(),
  venture: recordRef.nullable(),
  user: recordRef.nullable().optional(),
  inicio: z.string(),
  fim: z.string(),
  segundos: z.number().int(),
  tipo: z.number().int(),
  descricao: z.string(),
  ajustes: z.string(),
  status: z.number().int(),
  loop_id: z.number().int().nullable(),
  reason: z.string().nullable(),
  decided_by: recordRef.nullable(),
  decided_at: z.string().nullable(),
  created_at: z.string(),
  deleted_at: z.string().nullable(),
  version: z.number().int(),
  may: mayOf(loopRequestSteps),
})

export const loopRequestList = listOf({
  id: 'loopRequests',
  noun: 'loopRequest',
  path: '/api/loop-requests',
  can: 'loopRequest.open',
  summary: 'Requests for loops: all, or those that one made',
  row: loopRequestRow,
  sort: '-created_at',
  columns: {
    nome: { kind: 'text', sort: 'up', search: true },
    user: { kind: 'person', sort: 'up', can: 'loopRequest.decide' },
    venture: { kind: 'record', of: 'projeto', sort: 'up' },
    inicio: { kind: 'instant', sort: true },
    fim: { kind: 'instant', sort: true, extra: true },
    segundos: { kind: 'duration', single: true, sort: true, sum: true },
    status: {
      kind: 'code',
      codes: loopRequestStatus,
      sort: true,
      tones: { waiting: 'warn', accepted: 'ok', refused: 'danger', withdrawn: 'quiet' },
    },
    tipo: { kind: 'code', codes: loopType, sort: true, extra: true },
    descricao: { kind: 'text', search: true, extra: true, prose: true },
    ajustes: { kind: 'text', search: true, extra: true, prose: true },
    reason: { kind: 'text', extra: true },
    decided_by: { kind: 'person', sort: 'up', extra: true },
    decided_at: { kind: 'instant', sort: true, extra: true },
    created_at: { kind: 'instant', sort: true, extra: true },
  },
  filters: {
    status: codesFilter(loopRequestStatus, 'status'),
    user_id: recordFilter(loopPeople, 'user'),
    period: daysFilter('inicio'),
  },
})

/** A request is kept for good: it is withdrawn, never deleted. */
export const loopRequestCrud = keptCrudOf(loopRequestList, {
  thing: 'loopRequest',
  path: '/api/loop-requests',
  can: { open: 'loopRequest.open', create: 'loopRequest.create', edit: 'loopRequest.edit' },
  fields: handFields,
  records: { atomo_id: handAtoms },
})

const REASON_MAX = 300

export const loopRequestFlow = flowOf(loopRequestSteps, loopRequestRow, {
  refuse: { reason: requiredText(REASON_MAX, 'loopRequest.reasonNeeded') },
})

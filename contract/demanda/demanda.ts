import { z } from 'zod'
import { recordRef, type RecordRef } from '#contract/kit/list/column.ts'
import { crudOf } from '#contract/kit/list/crud.ts'
import { codesFilter, daysFilter } from '#contract/kit/list/filter.ts'
import { listOf } from '#contract/kit/list/list.ts'
import { recordId } from '#contract/kit/list/lookup.ts'
import { dayInput } from '#contract/kit/page.ts'
import { flowOf, mayOf } from '#contract/kit/steps/calls.ts'
import { optionalText, requiredName, requiredText } from '#contract/kit/text.ts'
import { demandaPlace, demandaStatus, demandaSteps, type DemandaStep } from './demanda.steps.ts'

export interface DemandaRow {
  id: number
  nome: string
  descricao: string
  wished_on: string | null
  status: number
  author: RecordRef | null
  cliente: RecordRef | null
  /** Venture that an accepted demand became. */
  venture: RecordRef | null
  /** Id alone, because the author may not be allowed to read its name. */
  particle_id: number | null
  /** Reason of a cancellation. */
  reason: string | null
  decided_at: string | null
  created_at: string
  deleted_at: string | null
  version: number
  may: readonly DemandaStep[]
}

const demandaRow: z.ZodType<DemandaRow> = z.object({
  id: z.number().int(),
  nome: z.string(),
  descricao: z.string(),
  wished_on: z.string().nullable(),
  status: z.number().int(),
  author: recordRef.nullable(),
  cliente: recordRef.nullable(),
  venture: recordRef.nullable(),
  particle_id: z.number().int().nullable(),
  reason: z.string().nullable(),
  decided_at: z.string().nullable(),
  created_at: z.string(),
  deleted_at: z.string().nullable(),
  version: z.number().int(),
  may: mayOf(demandaSteps),
})

export const demandaList = listOf({
  id: 'demands',
  ...demandaPlace,
  row: demandaRow,
  sort: '-created_at',
  deleted: 'demanda.seeAll',
  columns: {
    nome: { kind: 'text', sort: 'up', search: true },
    author: { kind: 'person', sort: 'up', search: true },
    cliente: { kind: 'record', sort: 'up', search: true },
    status: {
      kind: 'code',
      codes: demandaStatus,
      sort: true,
      tones: { waiting: 'warn', accepted: 'ok', cancelled: 'quiet' },
    },
    wished_on: { kind: 'date', sort: true },
    created_at: { kind: 'instant', sort: true },
    venture: { kind: 'record', of: 'projeto', sort: 'up', extra: true },
    descricao: { kind: 'text', search: true, extra: true, prose: true },
    reason: { kind: 'text', extra: true },
    decided_at: { kind: 'instant', sort: true, extra: true },
  },
  filters: {
    status: codesFilter(demandaStatus, 'status'),
    period: daysFilter('created_at'),
  },
})

export const demandaCrud = crudOf(demandaList, {
  thing: 'demanda',
  path: '/api/demands',
  can: {
    open: 'demanda.open',
    create: 'demanda.create',
    edit: 'demanda.edit',
    delete: 'demanda.delete',
    restore: 'demanda.edit',
  },
  apart: true,
  fields: {
    nome: requiredName(160),
    descricao: optionalText(4000),
    wished_on: dayInput.nullable().default(null),
  },
})

export const demandaFlow = flowOf(demandaSteps, demandaRow, {
  toParticle: { venture_id: recordId },
  cancel: { reason: requiredText(300, 'demanda.reasonNeeded') },
})

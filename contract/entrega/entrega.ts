import { z } from 'zod'
import { recordRef, share } from '#contract/kit/list/column.ts'
import { crudOf } from '#contract/kit/list/crud.ts'
import { codesFilter, daysFilter, recordFilter } from '#contract/kit/list/filter.ts'
import { listOf } from '#contract/kit/list/list.ts'
import { lookupOf, recordId } from '#contract/kit/list/lookup.ts'
import { MAX_CENTAVOS } from '#contract/kit/money.ts'
import { centavos, dayInput } from '#contract/kit/page.ts'
import { flowOf, mayOf } from '#contract/kit/steps/calls.ts'
import { optionalText, requiredName } from '#contract/kit/text.ts'
import { deliveryType } from '#contract/venture/venture.rules.ts'
import { entregaPlace, entregaStatus, entregaSteps } from './entrega.steps.ts'

export const entregaRow = z.object({
  id: z.number().int(),
  nome: z.string(),
  descricao: z.string(),
  venture: recordRef.nullable(),
  venture_id: z.number().int(),
  gate: recordRef.nullable(),
  gate_id: z.number().int().nullable(),
  delivery_type: z.number().int(),
  status: z.number().int(),
  valor_centavos: z.number().int().nullable().optional(),
  /** The same in reais (specification, section 3), for whoever sees it. */
  valor: z.number().nullable().optional(),
  /** `delivered_on` by the specification's name. */
  dataentrega: z.string().nullable().optional(),
  planned_on: z.string().nullable(),
  delivered_on: z.string().nullable(),
  /** Atoms that point to it and are finished, of those that are not cancelled. */
  progress: share,
  created_at: z.string(),
  deleted_at: z.string().nullable(),
  version: z.number().int(),
  may: mayOf(entregaSteps),
})
export type EntregaRow = z.output<typeof entregaRow>

export const entregaVentures = lookupOf({
  path: '/api/entregas/ventures',
  of: 'projeto',
  can: 'entrega.enter',
  summary: 'Finds ventures that one sees, to find their deliverables',
})
export const entregaGates = lookupOf({
  path: '/api/entregas/gates',
  can: 'entrega.enter',
  within: ['venture_id'],
  summary: 'Finds gates of the ventures that one sees',
})

export const entregaList = listOf({
  id: 'entregas',
  ...entregaPlace,
  row: entregaRow,
  sort: '-planned_on',
  deleted: 'entrega.restore',
  columns: {
    nome: { kind: 'text', sort: 'up', search: true },
    venture: { kind: 'record', of: 'projeto', sort: 'up', search: true },
    gate: { kind: 'record', sort: 'up', extra: true },
    status: {
      kind: 'code',
      codes: entregaStatus,
      sort: true,
      tones: { waiting: 'quiet', development: 'brand', homologation: 'info', finished: 'ok', paid: 'ok' },
    },
    progress: { kind: 'progress', sort: true },
    planned_on: { kind: 'date', sort: true },
    delivered_on: { kind: 'date', sort: true, wide: true },
    valor_centavos: { kind: 'centavos', sort: true, sum: true, can: 'entrega.seeValue' },
    delivery_type: { kind: 'code', codes: deliveryType, sort: true, extra: true },
    descricao: { kind: 'text', search: true, extra: true, prose: true },
    created_at: { kind: 'instant', sort: true, extra: true },
  },
  filters: {
    status: codesFilter(entregaStatus, 'status'),
    venture_id: recordFilter(entregaVentures, 'venture'),
    gate_id: recordFilter(entregaGates, 'gate'),
    delivery_type: codesFilter(deliveryType, 'delivery_type'),
    period: daysFilter('planned_on'),
  },
})

export const entregaCrud = crudOf(entregaList, {
  thing: 'entrega',
  also: ['atom', 'gate'],
  path: '/api/entregas',
  can: {
    open: 'entrega.open',
    create: 'entrega.create',
    edit: 'entrega.edit',
    delete: 'entrega.delete',
    restore: 'entrega.restore',
  },
  apart: true,
  fields: {
    venture_id: recordId,
    nome: requiredName(160),
    delivery_type: z.literal(deliveryType.values).default(deliveryType.of.closed),
    descricao: optionalText(2000),
    gate_id: recordId.nullable().default(null),
    planned_on: dayInput.nullable().default(null),
    delivered_on: dayInput.nullable().default(null),
    // Left out by whoever does not see it.
    valor_centavos: centavos(MAX_CENTAVOS).nullable().optional(),
  },
  records: { venture_id: entregaVentures, gate_id: entregaGates },
})

export const entregaFlow = flowOf(entregaSteps, entregaRow, {})

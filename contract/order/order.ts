import { z } from 'zod'
import { recordRef, type RecordRef } from '#contract/kit/list/column.ts'
import { seenCrudOf } from '#contract/kit/list/crud.ts'
import { codesFilter, daysFilter, recordFilter } from '#contract/kit/list/filter.ts'
import { listOf } from '#contract/kit/list/list.ts'
import { lookupOf } from '#contract/kit/list/lookup.ts'
import { flowOf, mayOf } from '#contract/kit/steps/calls.ts'
import { requiredText } from '#contract/kit/text.ts'
import { paperState } from '#contract/paper/paper.codes.ts'
import { orderStatus, orderSteps, orderTones, type OrderStep } from './order.steps.ts'

/** Everybody who is paid by orders, people who left included. */
export const orderPeople = lookupOf({
  path: '/api/orders/people',
  people: true,
  can: 'order.seeAll',
  summary: 'Finds people who have loops, to make a payment order for or to filter orders by',
})

export interface OrderRow {
  id: number
  numero: number
  /** Name of the looper. */
  nome: string
  user_id: number
  /** First and last day of its period. */
  starts_on: string
  ends_on: string
  due_on: string
  status: number
  /** Number of its loops, their seconds, and these as decimal hours, each loop rounded as it is paid. */
  loops: number
  segundos: number
  decimal: number
  /** Reais of its loops, of its additional items, and together; sent only to people who may see values. */
  valor?: number | undefined
  itens?: number | undefined
  total?: number | undefined
  /** Null where the weekly run made it. */
  created_by: RecordRef | null
  paid_at: string | null
  paid_by: RecordRef | null
  /** When it was deleted or reversed, by whom, and why it was reversed. */
  ended_at: string | null
  ended_by: RecordRef | null
  reason: string | null
  created_at: string
  deleted_at: string | null
  /** Where the papers of its person stand, one of `paperState`; null once it has ended. */
  paper: number | null
  version: number
  may: readonly OrderStep[]
}

const whole = z.number().int()

export const orderRow: z.ZodType<OrderRow> = z.object({
  id: whole,
  numero: whole,
  nome: z.string(),
  user_id: whole,
  starts_on: z.string(),
  ends_on: z.string(),
  due_on: z.string(),
  status: whole,
  loops: whole,
  segundos: whole,
  decimal: z.number(),
  valor: z.number().optional(),
  itens: z.number().optional(),
  total: z.number().optional(),
  created_by: recordRef.nullable(),
  paid_at: z.string().nullable(),
  paid_by: recordRef.nullable(),
  ended_at: z.string().nullable(),
  ended_by: recordRef.nullable(),
  reason: z.string().nullable(),
  created_at: z.string(),
  deleted_at: z.string().nullable(),
  paper: z.literal(paperState.values).nullable(),
  version: whole,
  may: mayOf(orderSteps),
})

export const orderList = listOf({
  id: 'orders',
  noun: 'order',
  path: '/api/orders',
  can: 'order.list',
  summary: 'Payment orders: everybody’s, or one’s own for whoever is paid by them',
  row: orderRow,
  sort: '-numero',
  columns: {
    nome: { kind: 'text', sort: 'up', search: true },
    numero: { kind: 'count', sort: true },
    starts_on: { kind: 'date', sort: true, wide: true },
    ends_on: { kind: 'date', sort: true, wide: true },
    status: {
      kind: 'code',
      codes: orderStatus,
      sort: true,
      tones: orderTones,
    },
    due_on: { kind: 'date', sort: true },
    loops: { kind: 'count', sort: true, extra: true },
    segundos: { kind: 'duration', sort: true, sum: true, extra: true },
    decimal: { kind: 'hours', paid: true, sort: true, sum: true },
    valor: { kind: 'reais', sort: true, sum: true, can: 'order.seeValue', extra: true },
    itens: { kind: 'reais', sort: true, sum: true, can: 'order.seeValue', extra: true },
    total: { kind: 'reais', sort: true, sum: true, can: 'order.seeValue' },
    paper: {
      kind: 'code',
      codes: paperState,
      sort: true,
      tones: { unknown: 'quiet', receipt: 'quiet', missing: 'warn', differs: 'danger', matched: 'ok' },
    },
    paid_at: { kind: 'instant', sort: true, wide: true },
    paid_by: { kind: 'person', sort: 'up', extra: true },
    created_at: { kind: 'instant', sort: true, extra: true },
    created_by: { kind: 'person', sort: 'up', extra: true },
    ended_at: { kind: 'instant', sort: true, extra: true },
    ended_by: { kind: 'person', sort: 'up', extra: true },
    reason: { kind: 'text', extra: true },
  },
  filters: {
    status: codesFilter(orderStatus, 'status'),
    user_id: recordFilter(orderPeople, 'nome'),
    paper: codesFilter(paperState, 'paper'),
    period: daysFilter('ends_on'),
    due: daysFilter('due_on'),
    paid: daysFilter('paid_at'),
  },
})

/** Orders are made by the weekly run or from their own page; nobody edits one. */
export const orderCrud = seenCrudOf(orderList, { thing: 'order', path: '/api/orders', can: { open: 'order.open' } })

const REASON_MAX = 300

export const orderFlow = flowOf(orderSteps, orderRow, {
  reverse: { reason: requiredText(REASON_MAX, 'order.reasonNeeded') },
})

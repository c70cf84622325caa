import { z } from 'zod'
import { recordRef, type RecordRef } from '#contract/kit/list/column.ts'
import { crudOf } from '#contract/kit/list/crud.ts'
import { codesFilter, daysFilter, recordFilter } from '#contract/kit/list/filter.ts'
import { listOf } from '#contract/kit/list/list.ts'
import { lookupOf, recordId } from '#contract/kit/list/lookup.ts'
import { flowOf, mayOf } from '#contract/kit/steps/calls.ts'
import { requiredName, requiredText } from '#contract/kit/text.ts'
import { orderItemKind, orderItemStatus } from '#contract/order/order.codes.ts'
import { orderItemSteps, type OrderItemStep } from './orderItem.steps.ts'

export interface OrderItemRow {
  id: number
  /** Its description, as the name of the record. */
  nome: string
  descricao: string
  /** Whom it pays, or takes from. */
  user: RecordRef | null
  user_id: number
  kind: number
  /** Above zero also where it takes away; sent only to people who may see values. */
  centavos?: number | undefined
  status: number
  /** The order that has it, named by its number. */
  order: RecordRef | null
  /** Reason of a refusal. */
  reason: string | null
  decided_by: RecordRef | null
  decided_at: string | null
  created_by: RecordRef | null
  created_at: string
  deleted_at: string | null
  version: number
  may: readonly OrderItemStep[]
}

const whole = z.number().int()

const orderItemRow: z.ZodType<OrderItemRow> = z.object({
  id: whole,
  nome: z.string(),
  descricao: z.string(),
  user: recordRef.nullable(),
  user_id: whole,
  kind: whole,
  centavos: whole.optional(),
  status: whole,
  order: recordRef.nullable(),
  reason: z.string().nullable(),
  decided_by: recordRef.nullable(),
  decided_at: z.string().nullable(),
  created_by: recordRef.nullable(),
  created_at: z.string(),
  deleted_at: z.string().nullable(),
  version: whole,
  may: mayOf(orderItemSteps),
})

/** Everybody who may be paid: active people, and those who left and have loops. */
export const orderItemPeople = lookupOf({
  path: '/api/order-items/people',
  people: true,
  can: 'order.seeAll',
  summary: 'Finds people to write an additional item for, or to filter items by',
})

export const orderItemList = listOf({
  id: 'orderItems',
  noun: 'orderItem',
  also: ['order'],
  path: '/api/order-items',
  can: 'orderItem.open',
  summary: 'Additional items of payment orders: everybody’s, or one’s own',
  row: orderItemRow,
  sort: '-created_at',
  deleted: 'order.edit',
  columns: {
    nome: { kind: 'text', sort: 'up', search: true },
    user: { kind: 'person', sort: 'up', search: true },
    kind: { kind: 'code', codes: orderItemKind, sort: true },
    status: {
      kind: 'code',
      codes: orderItemStatus,
      sort: true,
      tones: { waiting: 'warn', confirmed: 'ok', refused: 'danger' },
    },
    centavos: { kind: 'centavos', sort: true, sum: true, can: 'order.seeValue' },
    order: { kind: 'record', of: 'order', sort: true },
    created_at: { kind: 'instant', sort: true, wide: true },
    created_by: { kind: 'person', sort: 'up', extra: true },
    decided_at: { kind: 'instant', sort: true, extra: true },
    decided_by: { kind: 'person', sort: 'up', extra: true },
    reason: { kind: 'text', extra: true },
  },
  filters: {
    status: codesFilter(orderItemStatus, 'status'),
    kind: codesFilter(orderItemKind, 'kind'),
    user_id: recordFilter(orderItemPeople, 'user'),
    period: daysFilter('created_at'),
  },
})

const DESCRICAO_MAX = 300
/** Most centavos of one item, as the table has it. */
const ITEM_MAX = 999_999_999_999

export const orderItemCrud = crudOf(orderItemList, {
  thing: 'orderItem',
  also: ['order'],
  path: '/api/order-items',
  can: { open: 'orderItem.open', create: 'order.edit', edit: 'order.edit', delete: 'order.edit' },
  apart: true,
  money: true,
  fields: {
    user_id: recordId,
    kind: z.literal(orderItemKind.values),
    descricao: requiredName(DESCRICAO_MAX),
    centavos: z.number().int().min(1).max(ITEM_MAX),
  },
  records: { user_id: orderItemPeople },
})

const REASON_MAX = 300

export const orderItemFlow = flowOf(orderItemSteps, orderItemRow, {
  refuse: { reason: requiredText(REASON_MAX, 'orderItem.reasonNeeded') },
})

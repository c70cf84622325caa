import { z } from 'zod'
import { invoiceLineKind } from '#contract/invoice/invoice.codes.ts'
import { codes } from '#contract/kit/codes.ts'
import { recordRef, type RecordRef } from '#contract/kit/list/column.ts'
import { codesFilter, daysFilter, recordFilter } from '#contract/kit/list/filter.ts'
import { listOf } from '#contract/kit/list/list.ts'
import { lookupOf } from '#contract/kit/list/lookup.ts'
import { stages } from '#contract/venture/venture.rules.ts'
import { ventureClients } from '#contract/venture/venture.ts'

/** What a row of revenue is: a line of an invoice, by its kind, or a deliverable paid without one. */
const revenueKind = codes({ ...invoiceLineKind.of, paid: 4 })

/** Whether the money is in; what was cancelled or reversed is no revenue. */
const revenueStatus = codes({ pending: 1, paid: 2 })

export interface RevenueRow {
  /** Of the row; invoices and deliverables have ids of their own. */
  id: number
  nome: string
  venture: RecordRef | null
  cliente: RecordRef | null
  stage: string
  kind: number
  day: string
  status: number
  /** Null without an invoice. */
  numero: number | null
  invoice_id: number | null
  entrega_id: number | null
  /** Null where the row is not of hours. */
  decimal: number | null
  centavos: number
}

const whole = z.number().int()

const revenueRow: z.ZodType<RevenueRow> = z.object({
  id: whole,
  nome: z.string(),
  venture: recordRef.nullable(),
  cliente: recordRef.nullable(),
  stage: z.string(),
  kind: whole,
  day: z.string(),
  status: whole,
  numero: whole.nullable(),
  invoice_id: whole.nullable(),
  entrega_id: whole.nullable(),
  decimal: z.number().nullable(),
  centavos: whole,
})

export const revenueVentures = lookupOf({
  path: '/api/earnings/ventures',
  of: 'projeto',
  can: 'earnings.open',
  summary: 'Finds ventures, deleted ones too, to filter revenue by',
})

export const revenueList = listOf({
  id: 'revenue',
  noun: 'earnings',
  also: ['loop', 'invoice', 'entrega', 'projeto'],
  path: '/api/earnings/revenue',
  can: 'earnings.open',
  summary: 'Rows of revenue: lines of pending and paid invoices, deliverables paid without one',
  row: revenueRow,
  sort: '-day',
  columns: {
    nome: { kind: 'text', sort: 'up', search: true },
    venture: { kind: 'record', of: 'projeto', sort: 'up', search: true },
    cliente: { kind: 'record', sort: 'up', extra: true },
    kind: { kind: 'code', codes: revenueKind, sort: true },
    day: { kind: 'date', sort: true },
    status: { kind: 'code', codes: revenueStatus, sort: true, tones: { pending: 'warn', paid: 'ok' } },
    numero: { kind: 'count', sort: true },
    decimal: { kind: 'hours', paid: true, sort: true, sum: true, extra: true },
    centavos: { kind: 'centavos', sort: true, sum: true },
    stage: { kind: 'code', codes: stages, sort: true, extra: true },
  },
  filters: {
    period: daysFilter('day'),
    venture_id: recordFilter(revenueVentures, 'venture'),
    cliente_id: recordFilter(ventureClients, 'cliente'),
    stage: codesFilter(stages, 'stage'),
    kind: codesFilter(revenueKind, 'kind'),
    status: codesFilter(revenueStatus, 'status'),
  },
})

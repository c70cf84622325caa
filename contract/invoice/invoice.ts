import { z } from 'zod'
import { recordRef, type RecordRef } from '#contract/kit/list/column.ts'
import { seenCrudOf } from '#contract/kit/list/crud.ts'
import { codesFilter, daysFilter, flagFilter, recordFilter } from '#contract/kit/list/filter.ts'
import { listOf } from '#contract/kit/list/list.ts'
import { lookupOf } from '#contract/kit/list/lookup.ts'
import { dayInput } from '#contract/kit/page.ts'
import { flowOf, mayOf } from '#contract/kit/steps/calls.ts'
import { requiredText } from '#contract/kit/text.ts'
import { financeStatus } from './invoice.codes.ts'
import { invoiceSteps, type InvoiceStep } from './invoice.steps.ts'

/** Every client that is there, or has an invoice. */
export const invoiceClients = lookupOf({
  path: '/api/invoices/clients',
  can: 'invoice.seeAll',
  summary: 'Finds clients to make an invoice for or to filter invoices by',
})

export interface InvoiceRow {
  id: number
  numero: number
  /** Name of the client. */
  nome: string
  client_id: number
  issued_on: string
  due_on: string
  status: number
  /** Pending after the day on which it is due. */
  late: boolean
  total_centavos: number
  descricao: string
  /** Day on which the money came in. */
  paid_on: string | null
  paid_at: string | null
  /** When it was cancelled or reversed, and why. */
  ended_at: string | null
  reason: string | null
  /** Who did what is not told to clients. */
  created_by?: RecordRef | null | undefined
  paid_by?: RecordRef | null | undefined
  ended_by?: RecordRef | null | undefined
  created_at: string
  deleted_at: string | null
  version: number
  may: readonly InvoiceStep[]
}

const whole = z.number().int()

export const invoiceRow: z.ZodType<InvoiceRow> = z.object({
  id: whole,
  numero: whole,
  nome: z.string(),
  client_id: whole,
  issued_on: z.string(),
  due_on: z.string(),
  status: whole,
  late: z.boolean(),
  total_centavos: whole,
  descricao: z.string(),
  paid_on: z.string().nullable(),
  paid_at: z.string().nullable(),
  ended_at: z.string().nullable(),
  reason: z.string().nullable(),
  created_by: recordRef.nullable().optional(),
  paid_by: recordRef.nullable().optional(),
  ended_by: recordRef.nullable().optional(),
  created_at: z.string(),
  deleted_at: z.string().nullable(),
  version: whole,
  may: mayOf(invoiceSteps),
})

export const invoiceList = listOf({
  id: 'invoices',
  noun: 'invoice',
  path: '/api/invoices',
  can: 'invoice.open',
  summary: 'Client invoices: all, or those of one’s own company for a client',
  row: invoiceRow,
  sort: '-numero',
  columns: {
    nome: { kind: 'text', sort: 'up', search: true },
    numero: { kind: 'count', sort: true },
    status: {
      kind: 'code',
      codes: financeStatus,
      sort: true,
      tones: { pending: 'warn', paid: 'ok', cancelled: 'quiet', reversed: 'danger' },
    },
    issued_on: { kind: 'date', sort: true, wide: true },
    due_on: { kind: 'date', sort: true },
    late: { kind: 'flag', sort: true, extra: true },
    total_centavos: { kind: 'centavos', sort: true, sum: true },
    paid_on: { kind: 'date', sort: true, wide: true },
    descricao: { kind: 'text', search: true, extra: true },
    created_at: { kind: 'instant', sort: true, extra: true },
    created_by: { kind: 'person', sort: 'up', can: 'invoice.seeAll', extra: true },
    paid_at: { kind: 'instant', sort: true, extra: true },
    paid_by: { kind: 'person', sort: 'up', can: 'invoice.seeAll', extra: true },
    ended_at: { kind: 'instant', sort: true, extra: true },
    ended_by: { kind: 'person', sort: 'up', can: 'invoice.seeAll', extra: true },
    reason: { kind: 'text', extra: true },
  },
  filters: {
    status: codesFilter(financeStatus, 'status'),
    client_id: recordFilter(invoiceClients, 'nome'),
    late: flagFilter('late'),
    period: daysFilter('issued_on'),
    due: daysFilter('due_on'),
    paid: daysFilter('paid_on'),
  },
})

/** Invoices are made from their own page; nobody edits one. */
export const invoiceCrud = seenCrudOf(invoiceList, {
  thing: 'invoice',
  path: '/api/invoices',
  can: { open: 'invoice.open' },
})

const REASON_MAX = 300
const reason = requiredText(REASON_MAX, 'invoice.reasonNeeded')

export const invoiceFlow = flowOf(invoiceSteps, invoiceRow, {
  pay: { paid_on: dayInput },
  cancel: { reason },
  reverse: { reason },
})

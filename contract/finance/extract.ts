import { z } from 'zod'
import { financeStatus } from '#contract/invoice/invoice.codes.ts'
import { recordRef, type RecordRef } from '#contract/kit/list/column.ts'
import { codesFilter, daysFilter, flagFilter, recordFilter } from '#contract/kit/list/filter.ts'
import { listOf } from '#contract/kit/list/list.ts'
import { extractSource, financeCategory, financeDirection } from './finance.codes.ts'
import { financeVentures, statusTones } from './finance.ts'

export interface ExtractRow {
  /** Of the extract: its records have ids of their own. */
  id: number
  /** One of `extractSource`. */
  source: number
  /** Id of the invoice, the deliverable, the order or the entry. */
  record_id: number
  numero: number
  /** What it is for; empty where its source and number say it. */
  nome: string
  party: string
  /** Follows the sign: what is reversed goes out where it came in. */
  direction: number
  category: number
  status: number
  /** It takes back what was paid; the row of that payment is another one. */
  reversal: boolean
  /** Above zero where it comes in, below it where it goes out. */
  centavos: number
  issued_on: string
  due_on: string
  /** Day on which the money moved. */
  paid_on: string | null
  venture: RecordRef | null
  /** Names of its ventures where it has several, or one beside what is of none; empty elsewhere. */
  ventures: string[]
}

const whole = z.number().int()

const extractRow: z.ZodType<ExtractRow> = z.object({
  id: whole,
  source: whole,
  record_id: whole,
  numero: whole,
  nome: z.string(),
  party: z.string(),
  direction: whole,
  category: whole,
  status: whole,
  reversal: z.boolean(),
  centavos: whole,
  issued_on: z.string(),
  due_on: z.string(),
  paid_on: z.string().nullable(),
  venture: recordRef.nullable(),
  ventures: z.array(z.string()),
})

/** All that comes in and goes out: invoices, deliverables, payment orders and entries by hand (docs/decisions/184). */
export const extractList = listOf({
  id: 'financeExtract',
  noun: 'finance',
  also: ['order', 'invoice', 'entrega'],
  path: '/api/finance/extract',
  can: 'finance.list',
  summary: 'The extract: what came in and went out, is to come and to go',
  row: extractRow,
  sort: '-paid_on',
  columns: {
    nome: { kind: 'text', sort: 'up', search: true },
    party: { kind: 'text', sort: 'up', search: true },
    paid_on: { kind: 'date', sort: true },
    due_on: { kind: 'date', sort: true, wide: true },
    category: { kind: 'code', codes: financeCategory, sort: true, wide: true },
    status: { kind: 'code', codes: financeStatus, sort: true, tones: statusTones },
    centavos: { kind: 'centavos', sort: true, sum: true },
    direction: { kind: 'code', codes: financeDirection, sort: true, extra: true },
    source: { kind: 'code', codes: extractSource, sort: true, extra: true },
    numero: { kind: 'count', sort: true, extra: true },
    venture: { kind: 'record', of: 'projeto', sort: 'up', extra: true },
    issued_on: { kind: 'date', sort: true, extra: true },
    reversal: { kind: 'flag', sort: true, extra: true },
  },
  filters: {
    period: daysFilter('paid_on'),
    due: daysFilter('due_on'),
    status: codesFilter(financeStatus, 'status'),
    direction: codesFilter(financeDirection, 'direction'),
    source: codesFilter(extractSource, 'source'),
    category: codesFilter(financeCategory, 'category'),
    venture_id: recordFilter(financeVentures, 'venture'),
    reversal: flagFilter('reversal'),
  },
})

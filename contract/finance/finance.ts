import { z } from 'zod'
import { financeStatus } from '#contract/invoice/invoice.codes.ts'
import { recordRef, type RecordRef } from '#contract/kit/list/column.ts'
import { keptCrudOf } from '#contract/kit/list/crud.ts'
import { codesFilter, daysFilter, recordFilter } from '#contract/kit/list/filter.ts'
import { listOf } from '#contract/kit/list/list.ts'
import { lookupOf, recordId } from '#contract/kit/list/lookup.ts'
import { dayInput } from '#contract/kit/page.ts'
import { flowOf, mayOf } from '#contract/kit/steps/calls.ts'
import { optionalName, requiredName, requiredText } from '#contract/kit/text.ts'
import { financeCategory, financeDirection } from './finance.codes.ts'
import { financeSteps, type FinanceStep } from './finance.steps.ts'

export interface FinanceRow {
  id: number
  /** Its description, as the name of the record. */
  nome: string
  descricao: string
  direction: number
  category: number
  /** Who pays, or is paid. */
  party: string
  /** Above zero also where it goes out. */
  centavos: number
  status: number
  venture: RecordRef | null
  venture_id: number | null
  issued_on: string
  due_on: string
  paid_on: string | null
  paid_at: string | null
  paid_by: RecordRef | null
  /** When it was cancelled or reversed, by whom and why. */
  ended_at: string | null
  ended_by: RecordRef | null
  reason: string | null
  created_by: RecordRef | null
  created_at: string
  deleted_at: string | null
  version: number
  may: readonly FinanceStep[]
}

const whole = z.number().int()

const financeRow: z.ZodType<FinanceRow> = z.object({
  id: whole,
  nome: z.string(),
  descricao: z.string(),
  direction: whole,
  category: whole,
  party: z.string(),
  centavos: whole,
  status: whole,
  venture: recordRef.nullable(),
  venture_id: whole.nullable(),
  issued_on: z.string(),
  due_on: z.string(),
  paid_on: z.string().nullable(),
  paid_at: z.string().nullable(),
  paid_by: recordRef.nullable(),
  ended_at: z.string().nullable(),
  ended_by: recordRef.nullable(),
  reason: z.string().nullable(),
  created_by: recordRef.nullable(),
  created_at: z.string(),
  deleted_at: z.string().nullable(),
  version: whole,
  may: mayOf(financeSteps),
})

export const financeVentures = lookupOf({
  path: '/api/finance/ventures',
  of: 'projeto',
  can: 'finance.list',
  summary: 'Finds the venture of an entry, or of rows of the extract',
})

/** Colours of the statuses, of entries and of the extract. */
export const statusTones = { pending: 'warn', paid: 'ok', cancelled: 'quiet', reversed: 'danger' } as const

export const financeList = listOf({
  id: 'financeEntries',
  noun: 'finance',
  path: '/api/finance/entries',
  can: 'finance.list',
  summary: 'Entries of the finance book that were written by hand',
  row: financeRow,
  sort: '-created_at',
  columns: {
    nome: { kind: 'text', sort: 'up', search: true },
    party: { kind: 'text', sort: 'up', search: true },
    direction: { kind: 'code', codes: financeDirection, sort: true },
    category: { kind: 'code', codes: financeCategory, sort: true },
    status: { kind: 'code', codes: financeStatus, sort: true, tones: statusTones },
    centavos: { kind: 'centavos', sort: true, sum: true },
    issued_on: { kind: 'date', sort: true },
    due_on: { kind: 'date', sort: true },
    paid_on: { kind: 'date', sort: true },
    venture: { kind: 'record', of: 'projeto', sort: 'up', extra: true },
    created_at: { kind: 'instant', sort: true },
    created_by: { kind: 'person', sort: 'up' },
    paid_at: { kind: 'instant', sort: true, extra: true },
    paid_by: { kind: 'person', sort: 'up', extra: true },
    ended_at: { kind: 'instant', sort: true, extra: true },
    ended_by: { kind: 'person', sort: 'up', extra: true },
    reason: { kind: 'text', extra: true },
  },
  filters: {
    status: codesFilter(financeStatus, 'status'),
    direction: codesFilter(financeDirection, 'direction'),
    category: codesFilter(financeCategory, 'category'),
    venture_id: recordFilter(financeVentures, 'venture'),
    period: daysFilter('paid_on'),
    due: daysFilter('due_on'),
  },
})

const [DESCRICAO_MAX, PARTY_MAX, REASON_MAX] = [300, 160, 300]
/** Most centavos of one entry, as the table has it. */
const ENTRY_MAX = 999_999_999_999

export const financeCrud = keptCrudOf(financeList, {
  thing: 'finance',
  path: '/api/finance/entries',
  can: { open: 'finance.list', create: 'finance.create', edit: 'finance.create' },
  money: true,
  fields: {
    direction: z.literal(financeDirection.values),
    category: z.literal(financeCategory.values),
    descricao: requiredName(DESCRICAO_MAX),
    party: optionalName(PARTY_MAX),
    centavos: z.number().int().min(1).max(ENTRY_MAX),
    issued_on: dayInput,
    due_on: dayInput,
    venture_id: recordId.nullable().default(null),
  },
  records: { venture_id: financeVentures },
})

export const financeFlow = flowOf(financeSteps, financeRow, {
  pay: { paid_on: dayInput },
  cancel: { reason: requiredText(REASON_MAX, 'finance.reasonNeeded') },
  reverse: { reason: requiredText(REASON_MAX, 'finance.reasonNeeded') },
})

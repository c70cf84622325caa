import { z } from 'zod'
import { codes } from '#contract/kit/codes.ts'
import { recordRef, type RecordRef } from '#contract/kit/list/column.ts'
import { keptCrudOf } from '#contract/kit/list/crud.ts'
import { codesFilter, daysFilter } from '#contract/kit/list/filter.ts'
import { listOf } from '#contract/kit/list/list.ts'
import { instantInput } from '#contract/kit/page.ts'
import { optionalText, requiredName, requiredText } from '#contract/kit/text.ts'

export const incidentStatus = codes({ open: 1, reported: 2, closed: 3 })
export const incidentSeverity = codes({ low: 1, medium: 2, high: 3 })

/** More people than live; a larger number is a mistake. */
const PEOPLE_MOST = 2_000_000_000
const TEXT_MAX = 4000

export interface IncidentRow {
  id: number
  /** What happened, in a line. */
  nome: string
  descricao: string
  severity: number
  status: number
  /** Null while nobody knows. */
  happened_at: string | null
  /** When the organisation knew of it; the period to tell it begins here. */
  noticed_at: string
  /** End of the three business days. */
  due_at: string
  /** Which personal data. */
  data_kinds: string
  /** Null while nobody knows. */
  people_count: number | null
  /** What was done about it. */
  measures: string
  anpd_told_at: string | null
  people_told_at: string | null
  /** Why it was told late, or not at all. */
  reason: string
  created_by: RecordRef | null
  created_at: string
  deleted_at: string | null
  version: number
}

const incidentRow: z.ZodType<IncidentRow> = z.object({
  id: z.number().int(),
  nome: z.string(),
  descricao: z.string(),
  severity: z.number().int(),
  status: z.number().int(),
  happened_at: z.string().nullable(),
  noticed_at: z.string(),
  due_at: z.string(),
  data_kinds: z.string(),
  people_count: z.number().int().nullable(),
  measures: z.string(),
  anpd_told_at: z.string().nullable(),
  people_told_at: z.string().nullable(),
  reason: z.string(),
  created_by: recordRef.nullable(),
  created_at: z.string(),
  deleted_at: z.string().nullable(),
  version: z.number().int(),
})

export const incidentList = listOf({
  id: 'incidents',
  noun: 'incident',
  path: '/api/incidents',
  can: 'governance.open',
  summary: 'Register of incidents with personal data, each with the day by which it is told (LGPD, article 48)',
  row: incidentRow,
  sort: 'due_at',
  columns: {
    nome: { kind: 'text', sort: 'up', search: true },
    severity: {
      kind: 'code',
      codes: incidentSeverity,
      sort: true,
      tones: { low: 'quiet', medium: 'info', high: 'warn' },
    },
    status: {
      kind: 'code',
      codes: incidentStatus,
      sort: true,
      tones: { open: 'warn', reported: 'info', closed: 'ok' },
    },
    due_at: { kind: 'instant', sort: true },
    noticed_at: { kind: 'instant', sort: true, wide: true },
    happened_at: { kind: 'instant', sort: true, extra: true },
    people_count: { kind: 'count', sort: true },
    anpd_told_at: { kind: 'instant', sort: true },
    people_told_at: { kind: 'instant', sort: true, wide: true },
    descricao: { kind: 'text', search: true, extra: true, prose: true },
    data_kinds: { kind: 'text', search: true, extra: true, prose: true },
    measures: { kind: 'text', search: true, extra: true, prose: true },
    reason: { kind: 'text', search: true, extra: true, prose: true },
    created_by: { kind: 'person', sort: 'up', extra: true },
    created_at: { kind: 'instant', sort: true, extra: true },
  },
  filters: {
    status: codesFilter(incidentStatus, 'status'),
    severity: codesFilter(incidentSeverity, 'severity'),
    period: daysFilter('noticed_at'),
  },
})

const moment = instantInput.meta({ examples: ['2026-03-10T15:00:00Z'] })

/** An incident is corrected and never deleted: the register is evidence, with its history. */
export const incidentCrud = keptCrudOf(incidentList, {
  thing: 'incident',
  path: '/api/incidents',
  can: { open: 'governance.open', create: 'governance.answer', edit: 'governance.answer' },
  fields: {
    nome: requiredName(160),
    descricao: requiredText(TEXT_MAX),
    severity: z.literal(incidentSeverity.values).default(incidentSeverity.of.medium),
    happened_at: moment.nullable().default(null),
    noticed_at: moment,
    data_kinds: requiredText(TEXT_MAX),
    people_count: z.number().int().min(0).max(PEOPLE_MOST).nullable().default(null),
    measures: optionalText(TEXT_MAX),
    anpd_told_at: moment.nullable().default(null),
    people_told_at: moment.nullable().default(null),
    reason: optionalText(TEXT_MAX),
    status: z.literal(incidentStatus.values).default(incidentStatus.of.open),
  },
})

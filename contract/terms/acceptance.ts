import { z } from 'zod'
import { recordRef, type RecordRef } from '#contract/kit/list/column.ts'
import { codesFilter, daysFilter, recordFilter, textFilter } from '#contract/kit/list/filter.ts'
import { listOf } from '#contract/kit/list/list.ts'
import { lookupOf } from '#contract/kit/list/lookup.ts'

export const termsAnswers = ['accepted', 'refused'] as const

/** One answer to the terms. What was not stored at its time, such as its address, is null and never made up. */
export interface AcceptanceRow {
  id: number
  person: RecordRef | null
  answer: (typeof termsAnswers)[number]
  version: string
  at: string
  ip: string | null
  user_agent: string | null
}

const acceptanceRow: z.ZodType<AcceptanceRow> = z.object({
  id: z.number().int(),
  person: recordRef.nullable(),
  answer: z.enum(termsAnswers),
  version: z.string(),
  at: z.string(),
  ip: z.string().nullable(),
  user_agent: z.string().nullable(),
})

/** Everybody who may have answered, including people who have left. */
export const acceptancePeople = lookupOf({
  path: '/api/terms/acceptances/people',
  people: true,
  can: 'governance.open',
  summary: 'Finds people who may have answered the terms, to filter the answers by',
})

export const acceptanceList = listOf({
  id: 'acceptances',
  noun: 'acceptance',
  path: '/api/terms/acceptances',
  can: 'governance.open',
  summary: 'Every answer to the terms of service: who, which version, when and from which address, newest first',
  row: acceptanceRow,
  sort: '-at',
  columns: {
    person: { kind: 'person', sort: 'up', search: true },
    answer: { kind: 'code', codes: termsAnswers, sort: true, tones: { accepted: 'ok', refused: 'danger' } },
    version: { kind: 'text', sort: true, search: true },
    at: { kind: 'instant', sort: true },
    ip: { kind: 'text', search: true },
    user_agent: { kind: 'text', extra: true },
  },
  filters: {
    answer: codesFilter(termsAnswers, 'answer'),
    version: textFilter('version'),
    user_id: recordFilter(acceptancePeople, 'person'),
    ip: textFilter('ip'),
    period: daysFilter('at'),
  },
})

export const acceptanceCalls = { ...acceptanceList.calls, people: acceptancePeople.call }

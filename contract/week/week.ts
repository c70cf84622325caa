import { z } from 'zod'
import { recordRef, type RecordRef } from '#contract/kit/list/column.ts'
import { seenCrudOf } from '#contract/kit/list/crud.ts'
import { codesFilter, daysFilter, flagFilter, recordFilter } from '#contract/kit/list/filter.ts'
import { listOf } from '#contract/kit/list/list.ts'
import { flowOf, mayOf } from '#contract/kit/steps/calls.ts'
import { requiredText } from '#contract/kit/text.ts'
import { loopPeople } from '#contract/loop/loop.list.ts'
import { loopFates } from './week.fates.ts'
import { weekStatus, weekSteps, type WeekStep } from './week.steps.ts'

export interface WeekRow {
  id: number
  /** Name of the person. */
  nome: string
  user_id: number
  /** Friday on which it ends. */
  ends_on: string
  status: number
  /** Seconds of the loops that it pays, or would pay now. */
  segundos: number
  /** The same as decimal hours, each loop rounded as it is paid. */
  decimal: number
  /** Number of concluded loops in it. */
  confirmed: number
  /** Number of stopped loops that wait to be confirmed, and of those that can be as they stand. */
  waiting: number
  ready: number
  /** Number of loops that were forced to stop or denied, and wait for their end. */
  to_correct: number
  returned: number
  running: number
  /** Reais; sent only to people who may see values. */
  valor?: number | undefined
  closed_at: string | null
  /** Null where the weekly run closed it. */
  closed_by: RecordRef | null
  created_at: string
  deleted_at: string | null
  version: number
  may: readonly WeekStep[]
}

const count = z.number().int()

const weekRow: z.ZodType<WeekRow> = z.object({
  id: count,
  nome: z.string(),
  user_id: count,
  ends_on: z.string(),
  status: count,
  segundos: count,
  decimal: z.number(),
  confirmed: count,
  waiting: count,
  ready: count,
  to_correct: count,
  returned: count,
  running: count,
  valor: z.number().optional(),
  closed_at: z.string().nullable(),
  closed_by: recordRef.nullable(),
  created_at: z.string(),
  deleted_at: z.string().nullable(),
  version: count,
  may: mayOf(weekSteps),
})

export const weekList = listOf({
  id: 'weeks',
  noun: 'week',
  also: ['loop'],
  path: '/api/weeks',
  can: 'week.open',
  summary: 'Weeks of payment: everybody’s for people who review them, one’s own for others',
  row: weekRow,
  sort: '-ends_on',
  columns: {
    nome: { kind: 'text', sort: 'up', search: true },
    ends_on: { kind: 'date', sort: true },
    status: {
      kind: 'code',
      codes: weekStatus,
      sort: true,
      tones: { open: 'info', closed: 'quiet', ordered: 'warn', paid: 'ok' },
    },
    segundos: { kind: 'duration', sort: true, sum: true },
    decimal: { kind: 'hours', paid: true, sort: true, sum: true },
    confirmed: { kind: 'count', sort: true },
    waiting: { kind: 'count', sort: true },
    to_correct: { kind: 'count', sort: true },
    returned: { kind: 'count', sort: true },
    running: { kind: 'count', sort: true, wide: true },
    ready: { kind: 'count', sort: true, extra: true },
    valor: { kind: 'reais', sort: true, sum: true, can: 'loop.seeValue' },
    closed_at: { kind: 'instant', sort: true, extra: true },
    closed_by: { kind: 'person', sort: 'up', extra: true },
  },
  filters: {
    status: codesFilter(weekStatus, 'status'),
    user_id: recordFilter(loopPeople, 'nome'),
    period: daysFilter('ends_on'),
    ready: flagFilter('ready'),
  },
})

/** A week begins with a person's first loop in it; nobody writes one. */
export const weekCrud = seenCrudOf(weekList, {
  thing: 'week',
  also: ['loop'],
  path: '/api/weeks',
  can: { open: 'week.open' },
})

const REASON_MAX = 300

export const weekFlow = flowOf(weekSteps, weekRow, {
  reopen: { reason: requiredText(REASON_MAX, 'week.reasonNeeded') },
})

const returned = z.object({
  at: z.string(),
  reason: z.string(),
  /** What its person answered when they put it right; null while they have not. */
  mended_at: z.string().nullable(),
  note: z.string().nullable(),
})

const weekLoop = z.object({
  id: count,
  atomo: recordRef,
  venture: recordRef,
  inicio: z.string(),
  fim: z.string().nullable(),
  segundos: count,
  tipo: count.nullable(),
  descricao: z.string(),
  status: count,
  version: count,
  fate: z.enum(loopFates),
  /** Friday of the week that has it, where that is another one. */
  elsewhere: z.string().nullable(),
  returned: returned.nullable(),
  left_out: z.string().nullable(),
})
export type WeekLoop = z.output<typeof weekLoop>

/** Inputs and answers of `weekCalls`. */
export const weekSchemas = {
  loops: {
    input: z.object({ id: z.coerce.number<number | string>().int().min(1).max(2_147_483_647) }),
    output: z.object({
      data: z.array(weekLoop),
      /** Payment orders that pay loops of it. */
      orders: z.array(z.object({ id: count, numero: count })),
    }),
  },
}

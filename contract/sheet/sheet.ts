import { z } from 'zod'
import { endpoint } from '#contract/kit/endpoint.ts'
import { recordId } from '#contract/kit/list/lookup.ts'
import { dayInput, idParam } from '#contract/kit/page.ts'
import { handFields } from '#contract/loop/hand/hand.ts'
import type { Hours, SheetSpan, WeekDay } from './sheet.rules.ts'

/** Most entries that are saved together: a week of fifteen atoms. */
const ENTRIES_MAX = 105

/** Why nothing can be typed into a day: its hours or the person's week are closed, or it is still to come. */
export type Lock = { readonly reason: 'hours' | 'week'; readonly until: string } | { readonly reason: 'future' }

export interface SheetDay extends WeekDay, Hours {
  readonly locked: Lock | null
  readonly holiday: boolean
}

export interface SheetRow extends Hours {
  readonly atomo_id: number
  readonly nome: string
  readonly venture_id: number
  readonly projeto: string
  /** True when hours can be typed into it. */
  readonly takes: boolean
  /** One for each day. */
  readonly cells: readonly Hours[]
}

/** Monday to Sunday in the zone of the person; a loop belongs to the day on which it began. */
export interface SheetWeek extends Hours {
  readonly person: { readonly id: number; readonly nome: string; readonly zone: string }
  /** What typed hours become: loops, or requests for them; null where this reader only reads. */
  readonly writes: 'loops' | 'requests' | null
  /** Moment up to which a running loop is counted. */
  readonly now: string
  readonly today: string
  readonly days: readonly SheetDay[]
  readonly rows: readonly SheetRow[]
  /** Loops and waiting requests that touch the week, also those that began before it. */
  readonly spans: readonly SheetSpan[]
  /** Seconds of this week by the person’s commitment, less the organisation’s holidays; null without one. */
  readonly expected: number | null
}

const hours = { seconds: z.number().int(), tenths: z.number().int(), asked: z.number().int() }

const sheetWeek: z.ZodType<SheetWeek> = z.object({
  ...hours,
  person: z.object({ id: z.number().int(), nome: z.string(), zone: z.string() }),
  writes: z.enum(['loops', 'requests']).nullable(),
  now: z.string(),
  today: z.string(),
  days: z.array(
    z.object({
      ...hours,
      day: z.string(),
      from: z.string(),
      to: z.string(),
      holiday: z.boolean(),
      locked: z
        .union([
          z.object({ reason: z.enum(['hours', 'week']), until: z.string() }),
          z.object({ reason: z.literal('future') }),
        ])
        .nullable(),
    }),
  ),
  rows: z.array(
    z.object({
      ...hours,
      atomo_id: z.number().int(),
      nome: z.string(),
      venture_id: z.number().int(),
      projeto: z.string(),
      takes: z.boolean(),
      cells: z.array(z.object(hours)),
    }),
  ),
  spans: z.array(
    z.object({
      kind: z.enum(['loop', 'request']),
      id: z.number().int(),
      atomo_id: z.number().int(),
      nome: z.string(),
      venture_id: z.number().int(),
      inicio: z.string(),
      fim: z.string().nullable(),
      status: z.number().int(),
    }),
  ),
  expected: z.number().int().nullable(),
})

const DAY_SECONDS_MAX = 25 * 3600

export const sheetCalls = {
  show: endpoint({
    method: 'GET',
    path: '/api/sheet',
    can: 'sheet.open',
    summary: 'A week of loops by atom and day, one’s own or another person’s, with waiting requests and closed days',
    shows: ['loop', 'loopRequest', 'week', 'userConfig'],
    input: z.object({ user_id: idParam.optional(), week: dayInput.optional() }),
    output: sheetWeek,
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/sheet',
    can: 'sheet.edit',
    summary: 'Brings cells of a week to their hours: loops by hand, or requests for them; all or none',
    input: z.object({
      user_id: recordId,
      tipo: handFields.tipo,
      descricao: handFields.descricao,
      ajustes: handFields.ajustes,
      /** Seconds that a cell is to have in all, requests that wait included. */
      entries: z
        .array(
          z
            .object({ atomo_id: recordId, day: dayInput, seconds: z.number().int().min(1).max(DAY_SECONDS_MAX) })
            .strict(),
        )
        .min(1)
        .max(ENTRIES_MAX),
    }),
    output: z.object({ data: z.object({ made: z.number().int(), writes: z.enum(['loops', 'requests']) }) }),
  }),
} as const

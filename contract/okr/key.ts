import { z } from 'zod'
import { endpoint } from '#contract/kit/endpoint.ts'
import { recordRef, type RecordRef } from '#contract/kit/list/column.ts'
import { recordId } from '#contract/kit/list/lookup.ts'
import { idParam, recordVersion } from '#contract/kit/page.ts'
import { optionalText, requiredName } from '#contract/kit/text.ts'
import { confidence, keyFeed, keyKind } from '#contract/okr/okr.rules.ts'
import { goalList, type GoalRow } from '#contract/okr/okr.ts'

/** A check-in: value and confidence of a key at a moment. */
export interface CheckIn {
  id: number
  value: number
  confidence: number
  note: string
  by: RecordRef | null
  at: string
}

export interface GoalKey {
  id: number
  uuid: string
  goal_id: number
  nome: string
  kind: number
  feed: number
  start_value: number
  target_value: number
  /** Value of the last check-in, or the present count of its feed. */
  current_value: number
  /** Percent of the goal. */
  weight: number
  /** The last twenty, the newest first. */
  check_ins: CheckIn[]
  version: number
}

/** A goal with its keys, and the goals that are aligned to it. */
export interface GoalPage {
  goal: GoalRow
  keys: GoalKey[]
  children: GoalRow[]
}

const checkIn: z.ZodType<CheckIn> = z.object({
  id: z.number().int(),
  value: z.number(),
  confidence: z.number().int(),
  note: z.string(),
  by: recordRef.nullable(),
  at: z.string(),
})

const goalKey: z.ZodType<GoalKey> = z.object({
  id: z.number().int(),
  uuid: z.string(),
  goal_id: z.number().int(),
  nome: z.string(),
  kind: z.number().int(),
  feed: z.number().int(),
  start_value: z.number(),
  target_value: z.number(),
  current_value: z.number(),
  weight: z.number().int(),
  check_ins: z.array(checkIn),
  version: z.number().int(),
})

const VALUE_MAX = 1e12
const value = z.number().min(-VALUE_MAX).max(VALUE_MAX)
const fields = {
  nome: requiredName(160),
  kind: z.literal(keyKind.values),
  feed: z.literal(keyFeed.values).default(keyFeed.of.manual),
  start_value: value.default(0),
  target_value: value,
}
const page: z.ZodType<GoalPage> = z.object({
  goal: goalList.row,
  keys: z.array(goalKey),
  children: z.array(goalList.row),
})
const KEYS_MAX = 20

export const okrCalls = {
  page: endpoint({
    method: 'GET',
    path: '/api/okr/goals/by-uuid/:uuid',
    shows: ['okr'],
    can: 'okr.open',
    summary: 'A goal with its keys, their last check-ins, and the goals aligned to it',
    input: z.object({ uuid: z.uuid() }),
    output: page,
  }),
  key: endpoint({
    method: 'GET',
    path: '/api/okr/keys/by-uuid/:uuid',
    shows: ['okr'],
    can: 'okr.open',
    summary: 'One key of a goal',
    input: z.object({ uuid: z.uuid() }),
    output: z.object({ data: goalKey, goal: goalList.row }),
  }),
  keyCreate: endpoint({
    method: 'POST',
    path: '/api/okr/keys',
    can: 'okr.create',
    creates: true,
    refuses: [409],
    summary: `Adds a key to an open goal, at most ${KEYS_MAX}; the weights of its keys then add up to 100 again`,
    input: z.object({ goal_id: recordId, ...fields }),
    output: z.object({ data: goalKey }),
  }),
  keyUpdate: endpoint({
    method: 'PATCH',
    path: '/api/okr/keys/:id',
    can: 'okr.edit',
    refuses: [409],
    summary: 'Changes a key; a stale version answers 409 with the key as it is now',
    input: z.object({
      id: idParam,
      version: recordVersion,
      nome: fields.nome.optional(),
      start_value: value.optional(),
      target_value: value.optional(),
    }),
    output: z.object({ data: goalKey }),
  }),
  keyRemove: endpoint({
    method: 'DELETE',
    path: '/api/okr/keys/:id',
    can: 'okr.delete',
    refuses: [409],
    summary: 'Takes a key off its goal with its check-ins; the others’ weights grow in proportion',
    input: z.object({ id: idParam, version: recordVersion }),
    output: z.object({ message: z.string() }),
  }),
  weights: endpoint({
    method: 'PUT',
    path: '/api/okr/goals/:id/weights',
    can: 'okr.edit',
    refuses: [409],
    summary: 'Sets the weights of all keys of a goal, which have to add up to 100',
    input: z.object({
      id: idParam,
      version: recordVersion,
      weights: z
        .array(z.object({ key_id: recordId, weight: z.number().int().min(0).max(100) }))
        .min(1)
        .max(KEYS_MAX),
    }),
    output: page,
  }),
  checkIn: endpoint({
    method: 'POST',
    path: '/api/okr/keys/:id/check-ins',
    can: 'okr.checkIn',
    creates: true,
    refuses: [409],
    summary: 'Says where a key stands, how sure one is, and why',
    input: z.object({
      id: idParam,
      value,
      confidence: z.literal(confidence.values),
      note: optionalText(300),
    }),
    output: z.object({ data: goalKey }),
  }),
} as const
export { KEYS_MAX }

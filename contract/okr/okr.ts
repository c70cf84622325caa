import { z } from 'zod'
import { recordRef, share, type RecordRef, type Share } from '#contract/kit/list/column.ts'
import { crudOf } from '#contract/kit/list/crud.ts'
import { flagFilter, recordFilter, textFilter } from '#contract/kit/list/filter.ts'
import { listOf } from '#contract/kit/list/list.ts'
import { lookupOf, recordId } from '#contract/kit/list/lookup.ts'
import { flowOf, mayOf } from '#contract/kit/steps/calls.ts'
import { optionalText, requiredName } from '#contract/kit/text.ts'
import { CYCLE } from '#contract/okr/okr.rules.ts'
import { closingNote } from './cycle.ts'
import { goalPlace, goalSteps, type GoalStep } from './okr.steps.ts'

export interface GoalRow {
  id: number
  uuid: string
  nome: string
  descricao: string
  venture: RecordRef | null
  venture_id: number
  /** A quarter, as in `2026-Q4`. */
  cycle: string
  owner: RecordRef | null
  owner_id: number | null
  /** Weight within the goal that it is aligned to. */
  weight: number
  /** Null also where the reader has no access to the parent goal. */
  parent: RecordRef | null
  parent_id: number | null
  keys: number
  /** Percent of 100: of its keys, else of the goals aligned to it; for a closed goal, the result at its closing. */
  progress: Share
  closed: boolean
  /** Lessons learned, from its closing. */
  closing_note: string
  created_at: string
  deleted_at: string | null
  version: number
  may: readonly GoalStep[]
}

const goalRow: z.ZodType<GoalRow> = z.object({
  id: z.number().int(),
  uuid: z.string(),
  nome: z.string(),
  descricao: z.string(),
  venture: recordRef.nullable(),
  venture_id: z.number().int(),
  cycle: z.string(),
  owner: recordRef.nullable(),
  owner_id: z.number().int().nullable(),
  weight: z.number().int(),
  parent: recordRef.nullable(),
  parent_id: z.number().int().nullable(),
  keys: z.number().int(),
  progress: share,
  closed: z.boolean(),
  closing_note: z.string(),
  created_at: z.string(),
  deleted_at: z.string().nullable(),
  version: z.number().int(),
  may: mayOf(goalSteps),
})

export const goalVentures = lookupOf({
  path: '/api/okr/ventures',
  of: 'projeto',
  can: 'okr.open',
  summary: 'Finds ventures that one may set goals for',
})
export const goalOwners = lookupOf({
  path: '/api/okr/owners',
  people: true,
  can: 'okr.open',
  summary: 'Finds who may answer for a goal: active people who are not clients or guests',
})
export const goalParents = lookupOf({
  path: '/api/okr/parents',
  can: 'okr.open',
  summary: 'Finds open goals that another one may be aligned to',
})

export const goalList = listOf({
  id: 'goals',
  ...goalPlace,
  row: goalRow,
  sort: '-cycle',
  deleted: 'okr.delete',
  columns: {
    nome: { kind: 'text', sort: 'up', search: true },
    cycle: { kind: 'text', sort: true },
    progress: { kind: 'progress', percent: true, sort: true },
    owner: { kind: 'person', sort: 'up', search: true },
    keys: { kind: 'count', sort: true },
    venture: { kind: 'record', of: 'projeto', sort: 'up', search: true },
    parent: { kind: 'record', extra: true },
    weight: { kind: 'count', sort: true, extra: true },
    closed: { kind: 'flag', sort: true, extra: true },
    descricao: { kind: 'text', search: true, extra: true, prose: true },
    closing_note: { kind: 'text', search: true, extra: true, prose: true },
    created_at: { kind: 'instant', sort: true, extra: true },
  },
  filters: {
    venture_id: recordFilter(goalVentures, 'venture'),
    owner_id: recordFilter(goalOwners, 'owner'),
    cycle: textFilter('cycle'),
    closed: flagFilter('closed'),
  },
})

export const goalCrud = crudOf(goalList, {
  thing: 'okr',
  path: '/api/okr/goals',
  can: { open: 'okr.open', create: 'okr.create', edit: 'okr.edit', delete: 'okr.delete' },
  apart: true,
  fields: {
    venture_id: recordId,
    nome: requiredName(160),
    descricao: optionalText(2000),
    cycle: z
      .string()
      .trim()
      .toUpperCase()
      .regex(CYCLE, { error: 'okr.cycleRule' })
      .meta({ examples: ['2026-Q4'] }),
    owner_id: recordId.nullable().default(null),
    parent_id: recordId.nullable().default(null),
    weight: z.number().int().min(1).max(100).default(1),
  },
  records: { venture_id: goalVentures, owner_id: goalOwners, parent_id: goalParents },
})

export const goalFlow = flowOf(goalSteps, goalRow, { close: { closing_note: closingNote } })

import { z } from 'zod'
import { endpoint } from '#contract/kit/endpoint.ts'
import { dayInput, idParam } from '#contract/kit/page.ts'

/** Number of shown weeks. */
export const CAPACITY_WEEKS = 8
/** Most named atoms of a week. */
export const WEEK_ATOMS_MAX = 200

/** Weeks of a person; all numbers are seconds. */
export interface CapacityPerson {
  /** Null for work without a responsible person. */
  id: number | null
  nome: string
  /** By the commitment, less the organisation's holidays; null without a commitment. */
  expected: (number | null)[]
  planned: number[]
  /** Of atoms without a planned day. */
  undated: number
  /** Number of atoms without an estimate, which no week counts. */
  unestimated: number
}

export interface Capacity {
  /** The first day of each week. */
  weeks: string[]
  people: CapacityPerson[]
}

export interface WeekAtom {
  id: number
  nome: string
  short_id: string
  venture_id: number
  venture: string
  data: string
  /** Seconds within this week. */
  seconds: number
}

const capacity: z.ZodType<Capacity> = z.object({
  weeks: z.array(z.string()),
  people: z.array(
    z.object({
      id: z.number().int().nullable(),
      nome: z.string(),
      expected: z.array(z.number().int().nullable()),
      planned: z.array(z.number().int()),
      undated: z.number().int(),
      unestimated: z.number().int(),
    }),
  ),
})
const weekAtom: z.ZodType<WeekAtom> = z.object({
  id: z.number().int(),
  nome: z.string(),
  short_id: z.string(),
  venture_id: z.number().int(),
  venture: z.string(),
  data: z.string(),
  seconds: z.number().int(),
})

export const capacityCalls = {
  show: endpoint({
    method: 'GET',
    path: '/api/capacity',
    shows: ['atom', 'looper'],
    can: 'atom.seeTime',
    summary: 'Hours planned by person and week against the commitment: everybody’s, or one’s own',
    input: z.object({ from: dayInput.optional() }),
    output: capacity,
  }),
  week: endpoint({
    method: 'GET',
    path: '/api/capacity/atoms',
    shows: ['atom'],
    can: 'atom.seeTime',
    summary: 'The atoms that fill a week of a person, or of nobody where `user_id` is left out',
    input: z.object({ user_id: idParam.optional(), week: dayInput }),
    output: z.object({ data: z.array(weekAtom), more: z.boolean() }),
  }),
} as const

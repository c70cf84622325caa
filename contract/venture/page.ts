import { z } from 'zod'
import { endpoint } from '#contract/kit/endpoint.ts'
import { idParam, recordVersion } from '#contract/kit/page.ts'
import { requiredText } from '#contract/kit/text.ts'
import { stages } from '#contract/venture/venture.rules.ts'
import { ventureList } from '#contract/venture/venture.ts'

/** A gate for the overview of its venture. */
export interface GateLine {
  id: number
  nome: string
  status: 'planned' | 'in_progress' | 'delivered' | 'approved' | 'contested'
  done: number
  /** Without the cancelled ones. */
  total: number
  /** Open atoms that are late. */
  late: number
  starts_on: string | null
  planned_on: string | null
  /** Time of the approval by silence; null while the clock is stopped or not running. */
  due_at: string | null
  decided_at: string | null
}

/** An atom behind its planned day. */
export interface LateAtom {
  id: number
  nome: string
  data: string
  responsavel: string | null
}

/** Seconds of loops that began in a week, which is named by its first day. */
export interface WeekOfWork {
  week: string
  seconds: number
}

/** Sums used up to the end of a week, including everything before. */
export interface BurnWeek {
  /** First day of the week. */
  week: string
  /** Missing for readers who may not see time. */
  seconds?: number
  /** Missing for readers who may not see values of loops. */
  centavos?: number
}

/** Most weeks of a burn, up to the present one; the first of them includes everything before. */
export const BURN_WEEKS_MAX = 104

/** State of a venture, as far as the reader may see it. */
export interface VentureOverview {
  gates: GateLine[]
  /** The first few by planned day; empty for readers who may read no atom, without names for those who do not work on
   * them. */
  late: LateAtom[]
  /** The last twelve weeks, the oldest first; missing for readers who may not see time. */
  weeks?: WeekOfWork[]
  /** Cost of concluded loops, in centavos; missing for readers who may not see values of loops. */
  spent_centavos?: number
  /** From the first week with a loop to this one; missing for readers who may see neither time nor values. */
  burn?: BurnWeek[]
}

const overview: z.ZodType<VentureOverview> = z.object({
  gates: z.array(
    z.object({
      id: z.number().int(),
      nome: z.string(),
      status: z.enum(['planned', 'in_progress', 'delivered', 'approved', 'contested']),
      done: z.number().int(),
      total: z.number().int(),
      late: z.number().int(),
      starts_on: z.string().nullable(),
      planned_on: z.string().nullable(),
      due_at: z.string().nullable(),
      decided_at: z.string().nullable(),
    }),
  ),
  late: z.array(
    z.object({ id: z.number().int(), nome: z.string(), data: z.string(), responsavel: z.string().nullable() }),
  ),
  weeks: z.array(z.object({ week: z.string(), seconds: z.number().int() })).optional(),
  spent_centavos: z.number().int().optional(),
  burn: z
    .array(z.object({ week: z.string(), seconds: z.number().int().optional(), centavos: z.number().int().optional() }))
    .optional(),
})

const REASON_MAX = 300

export const ventureCalls = {
  overview: endpoint({
    method: 'GET',
    path: '/api/ventures/:id/overview',
    shows: ['projeto', 'gate', 'atom', 'loop'],
    can: 'projeto.open',
    summary:
      'How a venture goes: gates with days and atoms, late atoms, hours of the last twelve weeks, what was used up to each week',
    input: z.object({ id: idParam }),
    output: overview,
  }),
  stage: endpoint({
    method: 'PATCH',
    path: '/api/ventures/:id/stage',
    can: 'projeto.changeStatus',
    summary: 'Moves a venture one stage on, or one back with a reason; a stale version answers 409',
    input: z.object({
      id: idParam,
      version: recordVersion,
      stage: z.enum(stages),
      reason: requiredText(REASON_MAX, 'projeto.reasonNeeded').optional(),
    }),
    output: z.object({ data: ventureList.row }),
    refuses: [409],
  }),
} as const

import { z } from 'zod'
import { gateStatuses } from '#contract/gate/gate.steps.ts'
import { stages } from '#contract/venture/venture.rules.ts'

const id = z.number().int()
const seconds = z.number().int()
const total = z.number().int()

/** Rows that a card of home names; it says how many there are. */
export const NAMED_ROWS = 6
/** Gates and demands that a home without loops names. */
export const LISTED_ROWS = 10

const gate = z.object({
  id,
  nome: z.string(),
  venture_id: id,
  projeto: z.string(),
  status: z.enum(gateStatuses),
  planned_on: z.string().nullable(),
})

/** What a person’s week is measured by: the plan of their open atoms, or the hours that they have worked. */
export const loadBy = ['planned', 'worked'] as const

const demand = z.object({
  id,
  nome: z.string(),
  /** Its company, or its author where they have none. */
  from: z.string(),
  created_at: z.string(),
  wished_on: z.string().nullable(),
  late: z.boolean(),
  /** What it became, where it was accepted. */
  venture: z.object({ id, nome: z.string(), stage: z.enum(stages) }).nullable(),
})
export type HomeDemand = z.output<typeof demand>

/** Inputs and answers of `attentionCalls`. */
export const attentionSchemas = {
  attention: {
    input: z.object({}),
    output: z.object({
      /** Gates past their planned day and not delivered, the latest first; for whoever sees everybody’s atoms. */
      gates: z.object({ total, rows: z.array(gate) }).optional(),
      /** People whose week asks more than their commitment, who has most of it first; for the same. */
      load: z
        .object({
          by: z.enum(loadBy),
          total,
          rows: z.array(z.object({ id, nome: z.string(), seconds, expected: seconds })),
        })
        .optional(),
      /** Stopped loops that are not concluded, by person; whose oldest waits longest comes first. */
      unconfirmed: z.object({
        loops: total,
        total,
        rows: z.array(
          z.object({ id, nome: z.string(), loops: total, to_correct: total, oldest: z.string(), oldest_id: id }),
        ),
      }),
    }),
  },
  gates: {
    input: z.object({}),
    output: z.object({
      /** Gates of one’s ventures that are not approved: the late ones, the delivered ones, then by their day. */
      rows: z.array(gate.extend({ late: z.boolean(), due_at: z.string().nullable() })),
      total,
      approved: total,
    }),
  },
  demands: {
    input: z.object({}),
    output: z.object({
      /** Demands that are not in execution yet: the overdue ones, then the newest. */
      rows: z.array(demand),
      total,
    }),
  },
}

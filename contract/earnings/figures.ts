import { z } from 'zod'
import { earningsList, earningsRow } from '#contract/earnings/earnings.ts'
import { endpoint } from '#contract/kit/endpoint.ts'
import { narrowing } from '#contract/kit/list/list.ts'
import { idParam } from '#contract/kit/page.ts'

const whole = z.number().int()
const figures = {
  revenue_centavos: whole,
  cost_centavos: whole,
  margin_centavos: whole,
  /** Percent of the revenue, to a tenth; null without revenue. */
  margin: z.number().nullable(),
  /** Decimal hours of all ended loops. */
  hours: z.number(),
}
const span = { from: z.string(), to: z.string() }

/** Calls of what ventures earn, beside their list. */
export const earningsCalls = {
  months: endpoint({
    method: 'GET',
    path: '/api/earnings/months',
    can: 'earnings.open',
    shows: ['loop', 'invoice', 'entrega'],
    summary: 'What the ventures of a filter earned by month, this year where no days are given, and all together',
    input: z.object(narrowing(earningsList)),
    output: z.object({
      ...span,
      ...figures,
      months: z.array(z.object({ ...span, ...figures })),
    }),
  }),
  venture: endpoint({
    method: 'GET',
    path: '/api/earnings/ventures/:id',
    can: 'earnings.open',
    shows: ['loop', 'invoice', 'entrega', 'projeto'],
    summary: 'What one venture earned up to now, and how it burns its budget',
    input: z.object({ id: idParam }),
    output: z.object({ data: earningsRow }),
  }),
} as const

import { z } from 'zod'
import { onBehalf } from '#contract/gate/page.ts'
import { homeVenture } from '#contract/home/home.ts'
import { idParam } from '#contract/kit/page.ts'

/** A venture for the headquarter: its progress and the delivered part of its budget, as far as the reader may see
 * them. */
export const portalVenture = homeVenture.extend({
  gates: z.array(
    z.object({
      id: z.number().int(),
      nome: z.string(),
      status: z.string(),
      /** Finished atoms, of those that are not cancelled, and the late ones that are open. */
      done: z.number().int(),
      total: z.number().int(),
      late: z.number().int(),
      planned_on: z.string().nullable(),
      /** Time of the approval by silence. */
      due_at: z.string().nullable(),
      decided_at: z.string().nullable(),
      /** Why it stands contested, for whoever opens gates. */
      reason: z.string().optional(),
      /** What an approval on the client's behalf rests on, for whoever opens gates. */
      on_behalf: onBehalf.nullable().optional(),
    }),
  ),
  delivery_type: z.number().int(),
  starts_on: z.string().nullable(),
  ends_on: z.string().nullable(),
  /** Finished or paid deliverables, of all. */
  entregas: z.object({ done: z.number().int(), total: z.number().int() }),
  /** The price that was agreed on. */
  price_centavos: z.number().int().nullable().optional(),
  /** Values of the finished and paid deliverables, and of the paid ones among them. */
  delivered_centavos: z.number().int().optional(),
  paid_centavos: z.number().int().optional(),
  /** Seconds of all ended loops. */
  tracked: z.number().int().optional(),
  hours_planned: z.number().nullable().optional(),
})
export type PortalVenture = z.output<typeof portalVenture>

/** Inputs and answers of `portalCalls`. */
export const portalSchemas = {
  show: {
    input: z.object({ id: idParam.optional() }),
    output: z.object({ data: z.array(portalVenture), more: z.boolean() }),
  },
}

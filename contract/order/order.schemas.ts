import { z } from 'zod'
import { pixPayment } from '#contract/kit/code/pix.ts'
import { recordRef } from '#contract/kit/list/column.ts'
import { MAX_CENTAVOS } from '#contract/kit/money.ts'
import { centavos, dayInput, fileOutput, idParam, recordVersion } from '#contract/kit/page.ts'
import { STEP_MAX } from '#contract/kit/steps/steps.ts'
import { ORDER_LOOPS_MAX, orderFates } from './order.codes.ts'
import { orderRow } from './order.ts'

const whole = z.number().int()

const orderLoop = z.object({
  id: whole,
  atomo: recordRef,
  venture: recordRef,
  inicio: z.string(),
  fim: z.string().nullable(),
  segundos: whole,
  decimal: z.number(),
  valor_hora_centavos: whole.optional(),
  valor_centavos: whole.optional(),
  descricao: z.string(),
})
/** A loop on an order; its values are sent only to people who may see them. */
export type OrderLoop = z.output<typeof orderLoop>

const candidate = orderLoop.extend({
  fate: z.enum(orderFates),
  /** Why it is left out for good, or returned. */
  why: z.string().nullable(),
  /** The order that has it already. */
  order: z.object({ id: whole, numero: whole }).nullable(),
})
export type OrderCandidate = z.output<typeof candidate>

const item = z.object({
  id: whole,
  kind: whole,
  descricao: z.string(),
  valor_centavos: whole.optional(),
  status: whole,
  version: recordVersion,
  /** True where the order takes it. */
  taken: z.boolean(),
  /** True for an expense that cannot be confirmed yet; said of what waits for an order alone. */
  lacks_receipt: z.boolean().optional(),
})
export type OrderItemShown = z.output<typeof item>

const totals = z.object({
  loops: whole,
  segundos: whole,
  decimal: z.number(),
  loops_centavos: whole.optional(),
  items_centavos: whole.optional(),
  total_centavos: whole.optional(),
})

const asked = {
  user_id: idParam,
  from: dayInput,
  to: dayInput,
}

/** Inputs and answers of `orderCalls`. */
export const orderSchemas = {
  preview: {
    input: z.object(asked),
    output: z.object({
      data: z.object({ loops: z.array(candidate), items: z.array(item), totals, due_on: z.string() }),
    }),
  },
  create: {
    input: z.object({
      ...asked,
      /** Ids of loops that could be paid and are to wait. */
      without: z.array(idParam).max(ORDER_LOOPS_MAX).default([]),
      due_on: dayInput.optional(),
      /** Total that the page has shown. */
      total_centavos: centavos(MAX_CENTAVOS),
    }),
    output: z.object({ message: z.string(), data: orderRow }),
  },
  page: {
    input: z.object({ id: idParam }),
    output: z.object({
      data: z.object({
        loops: z.array(orderLoop),
        items: z.array(item),
        /** When the last of its loops was concluded; null where it pays items alone. */
        submitted_at: z.string().nullable(),
        /** When the week closed whose loops it pays; null where it was made by hand. */
        closed_at: z.string().nullable(),
        /** What pays it while it is unpaid: for whoever pays or downloads orders, where its person has a PIX key. */
        pix: pixPayment.nullable(),
      }),
    }),
  },
  pdf: { input: z.object({ id: idParam }), output: fileOutput },
  payOne: {
    input: z.object({ id: idParam, status: z.literal(1).default(1) }),
    output: z.object({ status: z.enum(['success', 'error']), message: z.string(), data: orderRow.optional() }),
  },
  billPlan: {
    input: z.object({
      ids: z.preprocess(
        (value) => (typeof value === 'string' ? value.split(',') : value),
        z.array(idParam).min(1).max(STEP_MAX),
      ),
    }),
    output: z.object({ orders: whole }),
  },
  bill: {
    input: z.object({
      items: z
        .array(z.object({ id: idParam, version: recordVersion }))
        .min(1)
        .max(STEP_MAX),
    }),
    output: z.object({ message: z.string(), orders: whole, atoms: whole }),
  },
}

import { z } from 'zod'
import { pixPayment } from '#contract/kit/code/pix.ts'
import { recordRef } from '#contract/kit/list/column.ts'
import { centavos, dayInput, fileOutput, idParam } from '#contract/kit/page.ts'
import { optionalText, requiredName } from '#contract/kit/text.ts'
import { INVOICE_ENTREGAS_MAX, INVOICE_LOOPS_MAX, INVOICE_MAX, invoiceFates, OTHER_LINES_MAX } from './invoice.codes.ts'
import { invoiceRow } from './invoice.ts'

const whole = z.number().int()
const invoiceRef = z.object({ id: whole, numero: whole }).nullable()
const fate = z.enum(invoiceFates)

const entrega = z.object({
  id: whole,
  nome: z.string(),
  venture: recordRef,
  status: whole,
  delivered_on: z.string().nullable(),
  valor_centavos: whole.nullable(),
  fate,
  /** The invoice that has it already. */
  invoice: invoiceRef,
})
/** A deliverable that an invoice may take, or leaves out. */
export type EntregaCandidate = z.output<typeof entrega>

const loop = z.object({
  id: whole,
  atomo: recordRef,
  venture: recordRef,
  inicio: z.string(),
  segundos: whole,
  /** Null where the venture has none. */
  valor_hora_centavos: whole.nullable(),
  decimal: z.number(),
  valor_centavos: whole,
  fate,
  invoice: invoiceRef,
})
/** A loop that an invoice may take, or leaves out. */
export type LoopCandidate = z.output<typeof loop>

const line = z.object({
  place: whole,
  kind: whole,
  venture: recordRef,
  entrega: recordRef.nullable(),
  atomo: recordRef.nullable(),
  descricao: z.string(),
  decimal: z.number().nullable(),
  valor_hora_centavos: whole.nullable(),
  centavos: whole,
  /** The loops behind hours; sent to the organisation alone. */
  loops: z
    .array(z.object({ id: whole, inicio: z.string(), segundos: whole, decimal: z.number(), centavos: whole }))
    .optional(),
})
/** A line of an invoice, as its page shows it. */
export type ShownLine = z.output<typeof line>

const asked = { client_id: idParam, from: dayInput, to: dayInput }

const other = z.object({
  venture_id: idParam,
  descricao: requiredName(300),
  centavos: z.number().int().min(1).max(INVOICE_MAX),
})
/** A line that was entered by hand. */
export type OtherInput = z.output<typeof other>

const publicInvoice = z.object({
  organisation: z.string(),
  numero: whole,
  cliente: z.string(),
  status: whole,
  issued_on: z.string(),
  due_on: z.string(),
  paid_on: z.string().nullable(),
  late: z.boolean(),
  descricao: z.string(),
  lines: z.array(z.object({ descricao: z.string(), centavos: whole })),
  total_centavos: whole,
  pix: pixPayment.nullable(),
})
/** What the public page of an invoice shows. */
export type PublicInvoice = z.output<typeof publicInvoice>

/** Inputs and answers of `invoiceCalls`. */
export const invoiceSchemas = {
  preview: {
    input: z.object(asked),
    output: z.object({
      data: z.object({
        entregas: z.array(entrega),
        loops: z.array(loop),
        /** Those that a line by hand may be for. */
        ventures: z.array(recordRef),
        total_centavos: whole,
        issued_on: z.string(),
        due_on: z.string(),
      }),
    }),
  },
  create: {
    input: z.object({
      ...asked,
      /** Ids of what could be charged and is to wait. */
      without_entregas: z.array(idParam).max(INVOICE_ENTREGAS_MAX).default([]),
      without_loops: z.array(idParam).max(INVOICE_LOOPS_MAX).default([]),
      others: z.array(other).max(OTHER_LINES_MAX).default([]),
      issued_on: dayInput.optional(),
      due_on: dayInput.optional(),
      descricao: optionalText(1000),
      /** Total that the page has shown. */
      total_centavos: centavos(INVOICE_MAX),
    }),
    output: z.object({ message: z.string(), data: invoiceRow }),
  },
  page: {
    input: z.object({ id: idParam }),
    output: z.object({
      data: z.object({
        lines: z.array(line),
        /** Opens its public page. */
        code: z.string(),
        /** What pays it while it is pending; null where the organisation has no PIX key. */
        pix: pixPayment.nullable(),
      }),
    }),
  },
  pdf: { input: z.object({ id: idParam }), output: fileOutput },
  mine: {
    input: z.object({}),
    output: z.object({
      data: z.object({
        pending: whole,
        pending_centavos: whole,
        late: whole,
        late_centavos: whole,
        paid: whole,
        /** The pending one that is due first. */
        next: z.object({ id: whole, numero: whole, due_on: z.string(), total_centavos: whole }).nullable(),
      }),
    }),
  },
  look: { input: z.object({ code: z.string() }), output: z.object({ data: publicInvoice }) },
}

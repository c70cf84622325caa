import { z } from 'zod'
import { recordRef } from '#contract/kit/list/column.ts'
import { recordId } from '#contract/kit/list/lookup.ts'
import { dayInput, idParam, recordVersion } from '#contract/kit/page.ts'
import { requiredText } from '#contract/kit/text.ts'
import { atomStatus } from './atom.rules.ts'
import { atomList } from './atom.ts'
import { LOOPERS_MAX } from './bulk.ts'

const REASON_MAX = 300
const versioned = { id: idParam, version: recordVersion }
const one = z.object({ data: atomList.row })

/** An atom as its client reads it: what it is and for when, without people, hours and what the team writes. */
const waitingAtom = z.object({
  id: z.number().int(),
  ref: z.string(),
  nome: z.string(),
  descricao: z.string(),
  status: z.number().int(),
  data: z.string().nullable(),
  late: z.boolean(),
  venture: recordRef,
  gate: z.string(),
  entrega: z.string().nullable(),
})
export type WaitingAtom = z.output<typeof waitingAtom>

/** Inputs and answers of `atomCalls`. */
export const atomSchemas = {
  waiting: {
    input: z.object({}),
    output: z.object({ data: z.array(waitingAtom), more: z.boolean(), may_decide: z.boolean() }),
  },
  status: {
    input: z.object({
      id: idParam,
      status: z.literal(atomStatus.values),
      /** The page's estimate; the server uses its own date. */
      data_fim: dayInput.nullable().optional(),
      reason: requiredText(REASON_MAX).optional(),
    }),
    output: z.object({
      status: z.literal('success'),
      message: z.string(),
      data: z.object({ id: z.number().int(), status: z.number().int(), data_fim: z.string().nullable() }),
    }),
  },
  responsible: {
    input: z.object({ ...versioned, responsavel_id: recordId.nullable() }),
    output: one,
  },
  loopers: {
    input: z.object({ ...versioned, loopers: z.array(recordId).max(LOOPERS_MAX) }),
    output: one,
  },
  transfer: {
    input: z.object({ ...versioned, cell_id: recordId }),
    output: one,
  },
}

import { z } from 'zod'
import { share } from '#contract/kit/list/column.ts'
import { idParam } from '#contract/kit/page.ts'
import { mayOf } from '#contract/kit/steps/calls.ts'
import { gateSteps } from './gate.steps.ts'

const id = z.number().int()
const instant = z.string().nullable()

/** Question of one side before a decision; the clock is stopped until the answer. */
const question = z.object({
  id,
  text: z.string(),
  asked_by: z.string(),
  asked_at: z.string(),
  answer: z.string().nullable(),
  answered_by: z.string().nullable(),
  answered_at: instant,
})
export type GateQuestion = z.output<typeof question>

const entrega = z.object({ id, nome: z.string(), status: z.number().int() })

/** A delivered gate for the deciding side. */
const waiting = z.object({
  id,
  version: z.number().int(),
  nome: z.string(),
  descricao: z.string(),
  venture: z.string(),
  venture_id: id,
  progress: share,
  delivered_at: instant,
  due_at: instant,
  left_seconds: z.number().int().nullable(),
  /** Its deliverables, as far as the reader may open them. */
  entregas: z.array(entrega),
  questions: z.array(question),
  may: mayOf(gateSteps),
})
export type WaitingGate = z.output<typeof waiting>

/** What an approval on the client's behalf rests on. */
export const onBehalf = z.object({
  /** Who approved; the organisation, for the client's people. */
  by: z.string(),
  agreed_with: z.string(),
  agreed_how: z.string(),
  reason: z.string(),
  /** True where the same person had delivered the gate. */
  same_person: z.boolean(),
})
export type OnBehalf = z.output<typeof onBehalf>

const page = z.object({
  questions: z.array(question),
  entregas: z.array(entrega),
  cells: z.array(
    z.object({
      id,
      nome: z.string(),
      venture_id: id,
      progress: share,
      late: z.number().int(),
      responsavel: z.string().nullable().optional(),
    }),
  ),
  /** Number of its open atoms that are late. */
  late: z.number().int(),
  on_behalf: onBehalf.nullable(),
  /** True when the reader delivered it. */
  delivered_by_me: z.boolean(),
  /** Names of the client's people, for whoever approves on their behalf. */
  client_people: z.array(z.string()),
})
export type GatePage = z.output<typeof page>

/** Inputs and answers of `gateCalls`. */
export const gateSchemas = {
  page: {
    input: z.object({ id: idParam }),
    output: page,
  },
  waiting: {
    input: z.object({}),
    output: z.object({ data: z.array(waiting) }),
  },
  move: {
    input: z.object({ id: idParam, way: z.enum(['up', 'down']) }),
    output: z.object({ moved: z.boolean() }),
  },
}

import { z } from 'zod'
import { gateList, type GateRow } from '#contract/gate/gate.ts'
import { endpoint } from '#contract/kit/endpoint.ts'
import { share, type Share } from '#contract/kit/list/column.ts'
import { idParam, recordVersion } from '#contract/kit/page.ts'
import { optionalName, optionalText, requiredText } from '#contract/kit/text.ts'

/** Question of one side before a decision; the clock is stopped until the answer. */
export interface GateQuestion {
  id: number
  text: string
  asked_by: string
  asked_at: string
  answer: string | null
  answered_by: string | null
  answered_at: string | null
}

/** A delivered gate for the deciding side. */
export interface WaitingGate {
  id: number
  version: number
  nome: string
  descricao: string
  venture: string
  venture_id: number
  progress: Share
  delivered_at: string | null
  due_at: string | null
  left_seconds: number | null
  /** Its deliverables, as far as the reader may open them. */
  entregas: { id: number; nome: string; status: number }[]
  /** True when the reader may approve and contest it. */
  may_decide: boolean
  questions: GateQuestion[]
}

/** What an approval on the client's behalf rests on. */
export interface OnBehalf {
  /** Who approved; the organisation, for the client's people. */
  by: string
  agreed_with: string
  agreed_how: string
  reason: string
  /** True where the same person had delivered the gate. */
  same_person: boolean
}

export interface GatePage {
  questions: GateQuestion[]
  entregas: { id: number; nome: string; status: number }[]
  cells: { id: number; nome: string; venture_id: number; progress: Share; responsavel?: string | null }[]
  /** True when the reader may approve and contest it. */
  may_decide: boolean
  on_behalf: OnBehalf | null
  /** True when the reader delivered it. */
  delivered_by_me: boolean
  /** Names of the client's people, for whoever approves on their behalf. */
  client_people: string[]
}

export const onBehalf: z.ZodType<OnBehalf> = z.object({
  by: z.string(),
  agreed_with: z.string(),
  agreed_how: z.string(),
  reason: z.string(),
  same_person: z.boolean(),
})

const entrega = z.object({ id: z.number().int(), nome: z.string(), status: z.number().int() })

const question: z.ZodType<GateQuestion> = z.object({
  id: z.number().int(),
  text: z.string(),
  asked_by: z.string(),
  asked_at: z.string(),
  answer: z.string().nullable(),
  answered_by: z.string().nullable(),
  answered_at: z.string().nullable(),
})

const waiting: z.ZodType<WaitingGate> = z.object({
  id: z.number().int(),
  version: z.number().int(),
  nome: z.string(),
  descricao: z.string(),
  venture: z.string(),
  venture_id: z.number().int(),
  progress: share,
  delivered_at: z.string().nullable(),
  due_at: z.string().nullable(),
  left_seconds: z.number().int().nullable(),
  entregas: z.array(entrega),
  may_decide: z.boolean(),
  questions: z.array(question),
})

const page: z.ZodType<GatePage> = z.object({
  questions: z.array(question),
  entregas: z.array(entrega),
  cells: z.array(
    z.object({
      id: z.number().int(),
      nome: z.string(),
      venture_id: z.number().int(),
      progress: share,
      responsavel: z.string().nullable().optional(),
    }),
  ),
  may_decide: z.boolean(),
  on_behalf: onBehalf.nullable(),
  delivered_by_me: z.boolean(),
  client_people: z.array(z.string()),
})

const TEXT_MAX = 2000
const AGREED_MAX = 200
const REASON_MAX = 1000
const which = { id: idParam, version: recordVersion }
const row: z.ZodType<{ data: GateRow }> = z.object({ data: gateList.row })
const step = { method: 'POST', output: row, refuses: [409] } as const

export const gateCalls = {
  page: endpoint({
    method: 'GET',
    path: '/api/gates/:id/page',
    can: 'gate.open',
    summary: 'What belongs to a gate: its questions with their answers, its entregas, its cells in order',
    input: z.object({ id: idParam }),
    output: page,
  }),
  waiting: endpoint({
    method: 'GET',
    path: '/api/gates/waiting',
    can: 'gate.open',
    summary: 'Delivered gates of the ventures that one sees, those first of which the time ends first',
    input: z.object({}),
    output: z.object({ data: z.array(waiting) }),
  }),
  move: endpoint({
    method: 'POST',
    path: '/api/gates/:id/move',
    can: 'gate.edit',
    summary: 'Puts a gate one place up or down in its venture',
    input: z.object({ id: idParam, way: z.enum(['up', 'down']) }),
    output: z.object({ moved: z.boolean() }),
  }),
  start: endpoint({
    ...step,
    path: '/api/gates/:id/start',
    can: 'gate.edit',
    summary: 'Begins a planned gate, or takes a contested one up again',
    input: z.object(which),
  }),
  deliver: endpoint({
    ...step,
    path: '/api/gates/:id/deliver',
    can: 'gate.deliver',
    summary: 'Delivers a gate: from this moment the other side has 120 hours, after which silence approves',
    input: z.object(which),
  }),
  approve: endpoint({
    ...step,
    path: '/api/gates/:id/approve',
    can: 'gate.approve',
    summary:
      'Approves a delivered gate; clients need an admin access, 1 and 7 do it on the client’s behalf with a reason and who agreed, when and how',
    input: z.object({
      ...which,
      agreed_with: optionalName(AGREED_MAX),
      agreed_how: optionalName(AGREED_MAX),
      reason: optionalText(REASON_MAX),
    }),
  }),
  contest: endpoint({
    ...step,
    path: '/api/gates/:id/contest',
    can: 'gate.contest',
    summary: 'Contests a delivered gate with a reason; of a client’s people only those with an admin access',
    input: z.object({ ...which, reason: requiredText(REASON_MAX, 'gate.reasonNeeded') }),
  }),
  clarify: endpoint({
    ...step,
    path: '/api/gates/:id/clarify',
    can: 'gate.clarify',
    summary: 'Asks something about a delivered gate, which stops its clock until the answer',
    input: z.object({ ...which, text: requiredText(TEXT_MAX, 'gate.textNeeded') }),
  }),
  answer: endpoint({
    ...step,
    path: '/api/gates/:id/answer',
    can: 'gate.deliver',
    summary: 'Answers what was asked about a gate; its clock goes on with the time that was left',
    input: z.object({ ...which, text: requiredText(TEXT_MAX, 'gate.answerNeeded') }),
  }),
} as const

import { z } from 'zod'
import { endpoint } from '#contract/kit/endpoint.ts'
import { recordRef, type RecordRef } from '#contract/kit/list/column.ts'
import { codesFilter, flagFilter, recordFilter } from '#contract/kit/list/filter.ts'
import { listOf } from '#contract/kit/list/list.ts'
import { idParam, instantInput } from '#contract/kit/page.ts'
import { flowCalls, flowOf, mayOf } from '#contract/kit/steps/calls.ts'
import { requiredText } from '#contract/kit/text.ts'
import { loopPeople, loopVentures } from '#contract/loop/loop.list.ts'
import { DESCRIPTION_MAX_BY_HAND, JUSTIFICATION_MAX } from '#contract/loop/loop.rules.ts'
import { loopType } from '#contract/loop/loop.states.ts'
import { controlKind, controlWhy } from './control.rules.ts'
import { controlSteps, type ControlStep } from './control.steps.ts'

export interface ControlRow {
  /** Of the queue: loops and requests have ids of their own. */
  id: number
  /** One of `controlKind`. */
  kind: number
  /** Id of the loop, or of the request. */
  record_id: number
  /** Name of the atom. */
  nome: string
  person: RecordRef | null
  venture: RecordRef | null
  /** Work runs ahead of the approval of its venture. */
  ahead: boolean
  inicio: string
  fim: string | null
  /** Seconds from the start to the end, or to now. */
  segundos: number
  /** One of `controlWhy`. */
  why: number
  /** When the person last confirmed their presence or the total. */
  answered_at: string | null
  tipo: number | null
  descricao: string
  /** What the person gave as reason: with the stop, or with the request. */
  ajustes: string | null
  version: number
  /** Steps that the reader may take on the loop or the request. */
  steps: string[]
}

const controlRow: z.ZodType<ControlRow> = z.object({
  id: z.number().int(),
  kind: z.number().int(),
  record_id: z.number().int(),
  nome: z.string(),
  person: recordRef.nullable(),
  venture: recordRef.nullable(),
  ahead: z.boolean(),
  inicio: z.string(),
  fim: z.string().nullable(),
  segundos: z.number().int(),
  why: z.number().int(),
  answered_at: z.string().nullable(),
  tipo: z.number().int().nullable(),
  descricao: z.string(),
  ajustes: z.string().nullable(),
  version: z.number().int(),
  steps: z.array(z.string()),
})

/** Loops that are not concluded and requests that wait, as one queue (docs/decisions/164). */
export const controlList = listOf({
  id: 'loopControl',
  noun: 'loop',
  also: ['loopRequest'],
  path: '/api/loops/control',
  can: 'loop.edit',
  summary: 'Loop control: running loops, those nobody concluded, and requests that wait',
  row: controlRow,
  sort: 'why',
  columns: {
    person: { kind: 'person', sort: 'up', search: true },
    nome: { kind: 'text', sort: 'up', search: true },
    venture: { kind: 'record', of: 'projeto', sort: 'up', extra: true },
    why: {
      kind: 'code',
      codes: controlWhy,
      sort: true,
      tones: {
        unanswered: 'danger',
        long: 'danger',
        unconfirmed: 'warn',
        forced: 'warn',
        denied: 'warn',
        requested: 'info',
        stopped: 'quiet',
        running: 'ok',
      },
    },
    inicio: { kind: 'instant', sort: true },
    segundos: { kind: 'duration', single: true, sort: true },
    answered_at: { kind: 'instant', sort: true },
    ahead: { kind: 'flag', extra: true },
    fim: { kind: 'instant', sort: true, extra: true },
    kind: { kind: 'code', codes: controlKind, sort: true, extra: true },
    tipo: { kind: 'code', codes: loopType, sort: true, extra: true },
    descricao: { kind: 'text', search: true, extra: true },
    ajustes: { kind: 'text', extra: true },
  },
  filters: {
    why: codesFilter(controlWhy, 'why'),
    kind: codesFilter(controlKind, 'kind'),
    user_id: recordFilter(loopPeople, 'person'),
    venture_id: recordFilter(loopVentures, 'venture'),
    ahead: flagFilter('ahead'),
  },
})

/** A loop as a step of Loop control answers it. */
interface Controlled {
  id: number
  status: number
  inicio: string
  fim: string | null
  version: number
  may: readonly ControlStep[]
}

const controlled: z.ZodType<Controlled> = z.object({
  id: z.number().int(),
  status: z.number().int(),
  inicio: z.string(),
  fim: z.string().nullable(),
  version: z.number().int(),
  may: mayOf(controlSteps),
})

const reason = requiredText(JUSTIFICATION_MAX, 'loopControl.reasonNeeded')

export const controlFlow = flowOf(controlSteps, controlled, {
  stop: { fim: instantInput, reason },
  conclude: {
    fim: instantInput,
    tipo: z.number().int().min(1).max(loopType.list.length),
    descricao: requiredText(DESCRIPTION_MAX_BY_HAND, 'loop.descriptionRequired'),
    reason,
  },
})

export const controlShow = endpoint({
  method: 'GET',
  path: '/api/loops/control/:id',
  shows: ['loop'],
  can: 'loop.edit',
  summary: 'A loop as Loop control acts on it, with the steps that may be taken now',
  input: z.object({ id: idParam }),
  output: z.object({ data: controlled }),
})

export const controlCalls = { ...controlList.calls, show: controlShow, ...flowCalls(controlFlow) }

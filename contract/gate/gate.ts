import { z } from 'zod'
import { recordRef, share } from '#contract/kit/list/column.ts'
import { crudOf } from '#contract/kit/list/crud.ts'
import { codesFilter, daysFilter, recordFilter } from '#contract/kit/list/filter.ts'
import { listOf } from '#contract/kit/list/list.ts'
import { lookupOf, recordId } from '#contract/kit/list/lookup.ts'
import { dayInput } from '#contract/kit/page.ts'
import { flowOf, mayOf } from '#contract/kit/steps/calls.ts'
import { optionalText, requiredName, requiredText } from '#contract/kit/text.ts'
import { gateStatuses, gateSteps } from './gate.steps.ts'

const gateRow = z.object({
  id: z.number().int(),
  nome: z.string(),
  descricao: z.string(),
  venture: recordRef,
  venture_id: z.number().int(),
  status: z.enum(gateStatuses),
  /** Its place among the gates of the venture. */
  position: z.number().int(),
  /** Finished atoms, of those that are not cancelled. */
  progress: share,
  /** Sum of its atoms' estimates, in hours. */
  hours_planned: z.number().optional(),
  /** Seconds of all ended loops on its atoms. */
  tracked: z.number().int().optional(),
  starts_on: z.string().nullable(),
  planned_on: z.string().nullable(),
  delivered_at: z.string().nullable(),
  /** Time of the approval by silence; null while the clock is stopped or not running. */
  due_at: z.string().nullable(),
  /** Seconds that were left when the clock was stopped. */
  left_seconds: z.number().int().nullable(),
  decided_at: z.string().nullable(),
  /** Reason of the contestation. */
  reason: z.string(),
  /** Who of the client agreed to an approval on its behalf; null for the deciding side's own. */
  agreed_with: z.string().nullable(),
  /** When and how they agreed. */
  agreed_how: z.string().nullable(),
  approval_reason: z.string().nullable(),
  /** True where one person delivered the gate and approved it. */
  same_person: z.boolean().nullable(),
  created_at: z.string(),
  deleted_at: z.string().nullable(),
  version: z.number().int(),
  may: mayOf(gateSteps),
})
export type GateRow = z.output<typeof gateRow>

export const gateVentures = lookupOf({
  path: '/api/gates/ventures',
  of: 'projeto',
  can: 'gate.open',
  summary: 'Finds the venture of a gate, among those that one sees',
})

export const gateList = listOf({
  id: 'gates',
  noun: 'gate',
  path: '/api/gates',
  can: 'gate.open',
  summary: 'Gates of the ventures that one sees',
  row: gateRow,
  sort: 'position',
  deleted: 'gate.restore',
  columns: {
    nome: { kind: 'text', sort: 'up', search: true },
    venture: { kind: 'record', of: 'projeto', sort: 'up', search: true },
    status: {
      kind: 'code',
      codes: gateStatuses,
      sort: true,
      tones: { planned: 'quiet', in_progress: 'brand', delivered: 'info', approved: 'ok', contested: 'danger' },
    },
    progress: { kind: 'progress', sort: true },
    hours_planned: { kind: 'hours', sort: true, sum: true, can: 'atom.list' },
    tracked: { kind: 'duration', sort: true, sum: true, can: 'atom.seeTime' },
    starts_on: { kind: 'date', sort: true },
    planned_on: { kind: 'date', sort: true },
    delivered_at: { kind: 'instant', sort: true },
    due_at: { kind: 'instant', sort: true },
    decided_at: { kind: 'instant', sort: true },
    descricao: { kind: 'text', search: true, extra: true, prose: true },
    reason: { kind: 'text', extra: true },
    agreed_with: { kind: 'text', extra: true },
    agreed_how: { kind: 'text', extra: true },
    approval_reason: { kind: 'text', extra: true },
    same_person: { kind: 'flag', extra: true },
    position: { kind: 'count', sort: true, extra: true },
    created_at: { kind: 'instant', sort: true, extra: true },
  },
  filters: {
    venture_id: recordFilter(gateVentures, 'venture'),
    status: codesFilter(gateStatuses, 'status'),
    period: daysFilter('planned_on'),
  },
})

export const gateCrud = crudOf(gateList, {
  thing: 'gate',
  also: ['cell', 'atom', 'entrega', 'loop'],
  path: '/api/gates',
  can: { open: 'gate.open', create: 'gate.create', edit: 'gate.edit', delete: 'gate.delete', restore: 'gate.restore' },
  apart: true,
  fields: {
    nome: requiredName(160),
    venture_id: recordId,
    descricao: optionalText(4000),
    starts_on: dayInput.nullable().default(null),
    planned_on: dayInput.nullable().default(null),
  },
  records: { venture_id: gateVentures },
})

const TEXT_MAX = 2000
const AGREED_MAX = 200
const REASON_MAX = 1000

export const gateFlow = flowOf(gateSteps, gateRow, {
  approveFor: {
    agreed_with: requiredName(AGREED_MAX, 'gate.agreedWithNeeded'),
    agreed_how: requiredName(AGREED_MAX, 'gate.agreedHowNeeded'),
    approval_reason: requiredText(REASON_MAX, 'gate.approvalReasonNeeded'),
  },
  contest: { reason: requiredText(REASON_MAX, 'gate.reasonNeeded') },
  clarify: { text: requiredText(TEXT_MAX, 'gate.textNeeded') },
  answer: { text: requiredText(TEXT_MAX, 'gate.answerNeeded') },
})

import { ROLE } from '#contract/access/role.ts'
import { next, type Machine } from '#contract/kit/machine.ts'
import { HOUR_MS } from '#contract/kit/spans.ts'

/** Statuses of a gate: decisions, "Ventures and below". */
export const gateStatuses = ['planned', 'in_progress', 'delivered', 'approved', 'contested'] as const
export type GateStatus = (typeof gateStatuses)[number]

export const gateSteps = ['start', 'deliver', 'approve', 'contest'] as const
export type GateStep = (typeof gateSteps)[number]

const gateMoves: Machine<GateStatus, GateStep> = {
  planned: { start: 'in_progress' },
  in_progress: { deliver: 'delivered' },
  delivered: { approve: 'approved', contest: 'contested' },
  contested: { start: 'in_progress' },
  approved: {},
}

export const gateAfter = (status: GateStatus, step: GateStep): GateStatus | undefined => next(gateMoves, status, step)

/** Roles that approve on the client's behalf alone: with a reason and who agreed (decisions, "Money"). */
export const approvesForClient = (role: number): boolean => role === ROLE.admin || role === ROLE.director

/** Milliseconds after which silence approves: five days, to the moment. */
export const APPROVAL_MS = 120 * HOUR_MS

/** Days before the end on which the deciding side is reminded. */
export const reminderDays = [3, 1] as const

import { ROLE } from '#contract/access/role.ts'
import { HOUR_MS } from '#contract/kit/spans.ts'

/** Roles that approve on the client's behalf alone: with a reason and who agreed (decisions, "Money"). */
export const approvesForClient = (role: number): boolean => role === ROLE.admin || role === ROLE.director

/** Milliseconds after which silence approves: five days, to the moment. */
export const APPROVAL_MS = 120 * HOUR_MS

/** Days before the end on which the deciding side is reminded. */
export const reminderDays = [3, 1] as const

import { sql } from 'kysely'
import { ROLE } from '#contract/access/role.ts'
import { approvesForClient } from '#contract/gate/gate.rules.ts'
import { isBlank } from '#contract/kit/text.ts'
import type { WordKey } from '#contract/words.ts'
import type { LockedGate } from '#server/gate/clock.data.ts'
import type { Context } from '#server/kit/context.ts'
import { fullName, type Sql } from '#server/kit/list/source.ts'
import { refuse } from '#server/kit/refuse.ts'

interface Agreement {
  readonly agreed_with: string
  readonly agreed_how: string
  readonly reason: string
}

const needed = {
  agreed_with: 'gate.agreedWithNeeded',
  agreed_how: 'gate.agreedHowNeeded',
  reason: 'gate.approvalReasonNeeded',
} as const satisfies Record<keyof Agreement, WordKey>

/** Columns of a gate that an approval sets beside its status; without an agreement, none is made for the client. */
export const agreementOf = (agreement: Agreement, gate: LockedGate, { user }: Context) => {
  const same_person = gate.delivered_by === user.id
  if (!approvesForClient(user.role)) return { same_person }
  const missing = (['agreed_with', 'agreed_how', 'reason'] as const).filter((it) => isBlank(agreement[it]))
  if (missing.length > 0)
    return refuse('gate.agreementNeeded', { fields: Object.fromEntries(missing.map((it) => [it, needed[it]])) })
  const { reason, ...who } = agreement
  return { same_person, ...who, approval_reason: reason }
}

/** A client never sees loopers: its people read the organisation as the author. */
const approverFor = ({ user }: Context): Sql =>
  user.role === ROLE.client
    ? sql`(select o.nome from organisation o limit 1)`
    : sql`(select ${fullName('b')} from users b where b.id = g.decided_by)`

/** The approval of a gate `g` on the client's behalf, null where there is none. */
export const behalfOf = (ctx: Context): Sql => sql`case when g.agreed_with is not null then jsonb_build_object(
  'by', coalesce(${approverFor(ctx)}, ''), 'agreed_with', g.agreed_with, 'agreed_how', g.agreed_how,
  'reason', g.approval_reason, 'same_person', coalesce(g.same_person, false)) end`

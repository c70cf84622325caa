import { sql } from 'kysely'
import { ROLE } from '#contract/access/role.ts'
import type { Context } from '#server/kit/context.ts'
import { fullName, type Sql } from '#server/kit/list/source.ts'

/** A client never sees loopers: its people read the organisation as the author. */
const approverFor = ({ user }: Context): Sql =>
  user.role === ROLE.client
    ? sql`(select o.nome from organisation o limit 1)`
    : sql`(select ${fullName('b')} from users b where b.id = g.decided_by)`

/** The approval of a gate `g` on the client's behalf, null where there is none. */
export const behalfOf = (ctx: Context): Sql => sql`case when g.agreed_with is not null then jsonb_build_object(
  'by', coalesce(${approverFor(ctx)}, ''), 'agreed_with', g.agreed_with, 'agreed_how', g.agreed_how,
  'reason', g.approval_reason, 'same_person', coalesce(g.same_person, false)) end`

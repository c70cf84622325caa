import { sql } from 'kysely'
import { ROLE } from '#contract/access/role.ts'
import type { Context } from '#server/kit/context.ts'
import type { Sql } from '#server/kit/list/source.ts'
import { approvesFor } from '#server/venture/approve.data.ts'

/** Condition that a person decides gates of a venture that they see; a client's needs an admin access to its company. */
export const decides = (venture: Sql, { user }: Pick<Context, 'user'>): Sql | 'all' =>
  user.role === ROLE.client
    ? approvesFor(sql`(select v.cliente_id from ventures v where v.id = ${venture})`, user.id)
    : 'all'

/** The same of one venture. */
export const mayDecide = async (venture: number, ctx: Context): Promise<boolean> => {
  const may = decides(sql`${venture}::int`, ctx)
  if (may === 'all') return true
  const { rows } = await sql<{ may: boolean }>`select ${may} as may`.execute(ctx.db)
  return rows[0]?.may ?? false
}

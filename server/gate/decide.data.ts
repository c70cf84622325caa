import { sql } from 'kysely'
import { ROLE } from '#contract/access/role.ts'
import { mayApprove } from '#contract/client/client.rules.ts'
import type { Context } from '#server/kit/context.ts'

/** True when the person may decide gates of a venture that they see; a client's needs an admin access to it. */
export const mayDecide = async (venture: number, { db, user }: Context): Promise<boolean> => {
  if (user.role !== ROLE.client) return true
  const { rows } = await sql<{ id: number; deleted_at: string | null; status: number; role: number; active: boolean }>`
    select k.id, k.deleted_at, u.status, a.role, a.active from ventures v join clients k on k.id = v.cliente_id
      join client_accesses a on a.client_id = k.id and a.user_id = ${user.id} join users u on u.id = a.user_id
    where v.id = ${venture} order by a.active desc limit 1`.execute(db)
  const [row] = rows
  if (!row) return false
  const access = { client_id: row.id, role: row.role, active: row.active }
  return mayApprove(row, { role: user.role, status: row.status, access })
}

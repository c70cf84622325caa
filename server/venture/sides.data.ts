import { sql } from 'kysely'
import { ROLE } from '#contract/access/role.ts'

/** Condition that a person `u` is on the receiving side of a venture `v`: of its client with an access, or a partner on
 * its team. */
export const isClientSide = sql<boolean>`(
  u.role = ${sql.lit(ROLE.client)} and u.cliente_id = v.cliente_id and exists (
    select 1 from client_accesses a where a.user_id = u.id and a.client_id = v.cliente_id and a.active)
  or u.role = ${sql.lit(ROLE.partner)} and exists (
    select 1 from venture_members m where m.venture_id = v.id and m.user_id = u.id))`

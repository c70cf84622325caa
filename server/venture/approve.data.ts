import { sql } from 'kysely'
import { ROLE } from '#contract/access/role.ts'
import { userStatus } from '#contract/auth/userStatus.ts'
import { clientAccessRole } from '#contract/client/access.states.ts'
import type { Sql } from '#server/kit/list/source.ts'

/** True where a person may approve for a living client: one of its active users with an admin access; a basic one only sees. */
export const approvesFor = (client: Sql, person: number): Sql => sql`exists (
  select 1 from clients k join client_accesses x on x.client_id = k.id and x.active join users y on y.id = x.user_id
  where k.id = ${client} and k.deleted_at is null and y.id = ${person} and x.role = ${clientAccessRole.of.admin}
    and y.role = ${ROLE.client} and y.status = ${userStatus.active})`

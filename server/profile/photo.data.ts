import { sql } from 'kysely'
import type { Context } from '#server/kit/context.ts'

/**
 * Whether somebody may see this person, and so their photo: themselves, who sees the team at work, and who
 * is on a venture together with them, a client by their company's.
 */
export const maySeePerson = async (ctx: Context, id: number): Promise<boolean> => {
  const { user, db } = ctx
  const { rows } = await sql<{ seen: boolean }>`
    select ${id === user.id || ctx.may('loop.seeAll')}::boolean or exists (
      select 1 from venture_members m join ventures v on v.id = m.venture_id
      where m.user_id = p.id and v.deleted_at is null and case when ${user.role}::int = 3
        then v.cliente_id = (select u.cliente_id from users u where u.id = ${user.id})
        else exists (select 1 from venture_members o where o.venture_id = v.id and o.user_id = ${user.id}) end
    ) as seen from users p where p.id = ${id} and p.deleted_at is null`.execute(db)
  return rows[0]?.seen === true
}

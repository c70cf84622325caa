import { sql, type RawBuilder } from 'kysely'
import type { Permission } from '#contract/access/matrix.ts'
import { partsOf } from '#contract/permission/permission.rules.ts'
import type { Db } from '#server/db/open.ts'

/** Condition in SQL that a role has a permission by the present rows, for people other than the caller. */
export const roleMay = (role: RawBuilder<unknown>, permission: Permission): RawBuilder<boolean> => {
  const { thing, act } = partsOf(permission)
  return sql<boolean>`(${role} <> 0 and exists (
    select 1 from grants g where g.thing = ${thing} and g.act = ${act} and g.role = ${role}))`
}

/** Active people with a permission, by id: receivers of news about a queue. */
export const peopleWho = async (db: Db, permission: Permission): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`select u.id from users u
    where u.status = 1 and u.deleted_at is null and ${roleMay(sql`u.role`, permission)} order by u.id`.execute(db)
  return rows.map((it) => it.id)
}

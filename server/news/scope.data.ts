import { sql } from 'kysely'
import { can as holds, type Grants } from '#contract/access/can.ts'
import type { Permission } from '#contract/access/matrix.ts'
import { signedInRoles, type Role } from '#contract/access/roles.ts'
import { newsStatus } from '#contract/news/news.steps.ts'
import type { Db } from '#server/db/open.ts'
import type { Reader, Sql } from '#server/kit/list/source.ts'
import { ofReachedVentures } from '#server/venture/reach.data.ts'

/** Condition that a reader belongs to the audience of the item `t`: by role, and by one of its ventures. */
const inAudience = (reader: Reader): Sql => sql`(
  (t.roles = '{}' or ${reader.user.role}::int = any(t.roles))
  and (t.ventures = '{}' or exists (
    select 1 from unnest(t.ventures) as n(venture_id) where ${ofReachedVentures(sql`n.venture_id`, reader)})))`

/** Condition that the item `t` is published for a reader: what home, the feed and reactions know of. */
export const publishedFor = (reader: Reader): Sql =>
  sql`(t.status = ${sql.lit(newsStatus.of.published)} and t.deleted_at is null and ${inAudience(reader)})`

/** Condition that a reader may change the item `t`. */
export const editableBy = (reader: Reader): Sql => {
  if (!reader.may('news.edit')) return sql`false`
  return reader.may('news.seeAll') ? sql`true` : sql`t.author_id = ${reader.user.id}`
}

/** Condition on the items `t` that exist for a reader: what is published for them, and what they may change. */
export const newsScope = (reader: Reader): Sql => sql`(${publishedFor(reader)} or ${editableBy(reader)})`

/** Active people of the audience of an item, as a condition on `users reader` beside `news t`. */
export const audience = (grants: Grants): Sql => {
  const ofRole = (role: Role): Sql => {
    const may = (it: Permission) => holds(grants, role, it)
    return sql`(reader.role = ${sql.lit(role)} and ${inAudience({ user: { id: sql`reader.id`, role }, may })})`
  }
  const roles = signedInRoles.filter((role) => holds(grants, role, 'news.open'))
  if (roles.length === 0) return sql`false`
  return sql`(reader.status = 1 and reader.deleted_at is null and (${sql.join(roles.map(ofRole), sql` or `)}))`
}

/** Ids of the people of an item's audience. */
export const audienceOf = async (db: Db, id: number, grants: Grants): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select reader.id from news t join users reader on ${audience(grants)} where t.id = ${id} order by reader.id`.execute(
    db,
  )
  return rows.map((it) => it.id)
}

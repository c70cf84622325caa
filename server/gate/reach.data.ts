import { sql } from 'kysely'
import { ROLE } from '#contract/access/role.ts'
import type { FieldSql, Reader, Sql } from '#server/kit/list/source.ts'
import { isLate, reach } from '#server/venture/venture.data.ts'

/** Condition that the venture in a column exists for a person; deleted ones only for those who see them. */
export const inReach = (column: Sql, { user, may }: Reader): Sql => {
  const deleted = may('projeto.seeDeleted') ? sql`true` : sql`v.deleted_at is null`
  return sql`${column} in (select v.id from ventures v
    where ${deleted} and ${reach({ user, all: may('projeto.seeAll') })})`
}

/** Same for a list of ventures. */
export const ventureInReach = (reader: Reader): Sql | 'everything' =>
  reader.may('projeto.seeAll') && reader.user.role !== ROLE.client ? 'everything' : inReach(sql`t.id`, reader)

const DONE = sql`count(*) filter (where a.status in (2, 4, 5, 6))`
const TOTAL = sql`count(*) filter (where a.status <> 3)`

/** Number of open late atoms of living cells `c` of the venture with an id. */
export const lateOf = (cells: Sql, venture: Sql): Sql => sql`(select count(*) from cells c
  join atoms a on a.cell_id = c.id and a.deleted_at is null where c.deleted_at is null and ${cells} and ${isLate}
    and not exists (select 1 from ventures v where v.id = ${venture} and v.template))`

/** Finished and total living atoms of living cells `c`. */
export const progressOf = (cells: Sql): FieldSql => {
  const counted = (value: Sql): Sql => sql`(select ${value} from cells c
    join atoms a on a.cell_id = c.id and a.deleted_at is null where c.deleted_at is null and ${cells})`
  return {
    value: counted(sql`jsonb_build_object('done', ${DONE}, 'total', ${TOTAL})`),
    order: counted(sql`coalesce(${DONE}::float / nullif(${TOTAL}, 0), 0)`),
  }
}

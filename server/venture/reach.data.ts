import { sql } from 'kysely'
import { ROLE } from '#contract/access/role.ts'
import { activePeople, type LookupSource } from '#server/kit/list/lookup.ts'
import type { Reader, Sql } from '#server/kit/list/source.ts'
import { reach } from '#server/venture/venture.data.ts'

/** Condition that the venture in a column is living and within the person's scope. */
export const ofReachedVentures = (column: Sql, { user, may }: Reader): Sql =>
  sql`${column} in (select v.id from ventures v
    where v.deleted_at is null and ${reach({ user, all: may('projeto.seeAll') })})`

/** Those ventures as a source of a picker. */
export const reachedVentures = (): LookupSource => ({
  table: 'ventures',
  scope: (ctx) => ofReachedVentures(sql`t.id`, ctx),
  label: sql`t.nome`,
  hint: sql`t.code`,
  gone: sql`(t.deleted_at is not null)`,
})

/** Ventures that others are made from, those that are templates first. */
export const ventureSourcesOf = (): LookupSource => ({
  ...reachedVentures(),
  mark: (ctx) => sql`case when t.template then ${ctx.say('projeto.column_template')}::text end`,
  before: sql`t.template desc`,
})

/** People who may be responsible for work on a venture: active, and no clients or guests. */
export const workers = (): LookupSource => ({
  ...activePeople(),
  gone: sql`(t.status <> 1 or t.deleted_at is not null or t.role in (${sql.lit(ROLE.client)}, ${sql.lit(ROLE.guest)}))`,
})

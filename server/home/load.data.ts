import { sql } from 'kysely'
import { NAMED_ROWS, type loadBy } from '#contract/home/attention.ts'
import { todayIn, weekBounds } from '#contract/kit/dates.ts'
import { expectedSeconds } from '#contract/team/team.ts'
import { capacityOf } from '#server/capacity/capacity.data.ts'
import type { Context } from '#server/kit/context.ts'
import { fullName } from '#server/kit/list/source.ts'
import { begunIn } from '#server/loop/loop.data.ts'

interface Loaded {
  readonly id: number
  readonly nome: string
  readonly seconds: number
  readonly expected: number
}

/** This week of the page of capacity. */
const planned = async (ctx: Context): Promise<Loaded[]> => {
  const { people } = await capacityOf(undefined, ctx)
  return people.flatMap(({ id, nome, planned: [seconds = 0], expected: [expected = null] }) =>
    id === null || expected === null ? [] : [{ id, nome, seconds, expected }],
  )
}

interface Worked {
  readonly id: number
  readonly nome: string
  readonly commitment: number
  readonly seconds: number
  readonly holidays: readonly { readonly day: string }[]
}

/** This week of the page of teams, for whoever sees loops but no plans. */
const worked = async ({ db, now, user }: Context): Promise<Loaded[]> => {
  const week = weekBounds(todayIn(now, user.zone), user.zone, user.week_start)
  const { rows } = await sql<Worked>`
    select u.id, ${fullName('u')} as nome, u.commitment, (select holidays from user_config where id = 1) as holidays,
      coalesce(sum(coalesce(l.segundos, case when l.status = 1
        then greatest(0, floor(extract(epoch from ${now}::timestamptz - l.data_inicio))) end)), 0)::bigint as seconds
    from users u join loops l on l.user_id = u.id and ${begunIn(week)}
    where u.status = 1 and u.deleted_at is null and u.commitment is not null group by u.id`.execute(db)
  const first = todayIn(week.from, user.zone)
  return rows.map(({ id, nome, commitment, seconds, holidays }) => {
    const expected = expectedSeconds(commitment, { first, holidays: holidays.map((it) => it.day) }) ?? 0
    return { id, nome, seconds, expected }
  })
}

interface Load {
  readonly by: (typeof loadBy)[number]
  readonly total: number
  readonly rows: Loaded[]
}

/** People whose week asks more than their commitment, who has most of it first. */
export const overloaded = async (ctx: Context): Promise<Load> => {
  const by = ctx.may('atom.seeTime') ? 'planned' : 'worked'
  const people = await (by === 'planned' ? planned(ctx) : worked(ctx))
  const share = ({ seconds, expected }: Loaded) => seconds / Math.max(1, expected)
  const over = people
    .filter(({ seconds, expected }) => seconds > expected)
    .toSorted((one, other) => share(other) - share(one) || one.id - other.id)
  return { by, total: over.length, rows: over.slice(0, NAMED_ROWS) }
}

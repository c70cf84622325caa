import { sql } from 'kysely'
import { NAMED_VENTURES, PEOPLE, WEEKS } from '#contract/home/overview.ts'
import { addDays, dayBounds, todayIn, weekBounds } from '#contract/kit/dates.ts'
import { expectedSeconds } from '#contract/team/team.ts'
import type { Context } from '#server/kit/context.ts'
import { fullName } from '#server/kit/list/source.ts'
import { begunIn } from '#server/loop/loop.data.ts'

interface WeekRow {
  ventures: { id: number; nome: string; segundos: number; people: number; running: number }[]
  total: number
  running: number
  commitments: { commitment: number; people: number }[]
  holidays: { day: string }[]
}

/** Everybody's week by venture, and what their commitments ask of it: one statement. */
export const teamWeek = async ({ db, now, user }: Context) => {
  const week = weekBounds(todayIn(now, user.zone), user.zone, user.week_start)
  const { rows } = await sql<WeekRow>`
    with spent as (
      select venture_id, count(distinct user_id)::int as people,
        count(*) filter (where status = 1)::int as running, sum(coalesce(segundos, case when status = 1
        then greatest(0, floor(extract(epoch from ${now}::timestamptz - data_inicio))) end, 0))::bigint as segundos
      from loops where ${begunIn(week)} group by 1)
    select
      (select coalesce(sum(segundos), 0)::bigint from spent) as total,
      (select coalesce(sum(running), 0)::int from spent) as running,
      coalesce((select jsonb_agg(to_jsonb(s) order by s.segundos desc, s.id) from (
        select v.id, v.nome, spent.segundos, spent.people, spent.running from spent join ventures v on v.id = spent.venture_id
        where spent.segundos > 0 order by spent.segundos desc, v.id limit ${NAMED_VENTURES}) s), '[]') as ventures,
      coalesce((select jsonb_agg(to_jsonb(c)) from (
        select commitment, count(*)::int as people from users
        where status = 1 and deleted_at is null and commitment is not null group by 1) c), '[]') as commitments,
      (select holidays from user_config where id = 1) as holidays`.execute(db)
  const row = rows[0] ?? { ventures: [], total: 0, running: 0, commitments: [], holidays: [] }
  const frame = { first: todayIn(week.from, user.zone), holidays: row.holidays.map((it) => it.day) }
  const asked = row.commitments.map((it) => it.people * (expectedSeconds(it.commitment, frame) ?? 0))
  return {
    ventures: row.ventures,
    total_seconds: row.total,
    running: row.running,
    at: now.toISOString(),
    expected_seconds: asked.reduce((sum, it) => sum + it, 0),
    committed: row.commitments.reduce((sum, it) => sum + it.people, 0),
  }
}

interface PersonRow {
  id: number
  nome: string
  weeks: number[]
  earlier: number
  total: number
  people: number
  everybody: number
}

/** Concluded and neither invoiced nor paid, by person: whoever has most first, older weeks in one sum. One statement. */
export const unordered = async ({ db, now, user }: Context) => {
  const today = todayIn(now, user.zone)
  const first = todayIn(weekBounds(today, user.zone, user.week_start).from, user.zone)
  const weeks = Array.from({ length: WEEKS }, (_, index) => addDays(first, -7 * index))
  const within = (day: string) => {
    const bounds = { from: dayBounds(day, user.zone).from, to: dayBounds(addDays(day, 7), user.zone).from }
    return sql`coalesce(sum(segundos) filter (where ${begunIn(bounds)}), 0)::int`
  }
  const oldest = dayBounds(weeks.at(-1) ?? first, user.zone).from
  const { rows } = await sql<PersonRow>`
    with owed as (
      select user_id, sum(segundos)::bigint as total, array[${sql.join(weeks.map(within))}] as weeks,
        coalesce(sum(segundos) filter (where data_inicio < ${oldest}), 0)::bigint as earlier
      from loops where status = 3 and segundos > 0 group by 1)
    select u.id, ${fullName('u')} as nome, o.weeks, o.earlier, o.total,
      count(*) over ()::int as people, sum(o.total) over ()::bigint as everybody
    from owed o join users u on u.id = o.user_id
    order by o.total desc, u.id limit ${PEOPLE}`.execute(db)
  return {
    weeks,
    people: rows.map(({ id, nome, weeks: hours, earlier, total }) => ({ id, nome, weeks: hours, earlier, total })),
    people_total: rows[0]?.people ?? 0,
    total_seconds: rows[0]?.everybody ?? 0,
  }
}

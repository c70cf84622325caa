import { sql } from 'kysely'
import { dayBounds } from '#contract/kit/dates.ts'
import type { Context } from '#server/kit/context.ts'
import { whereOf, type Asked } from '#server/kit/list/statement.ts'
import { loopsOf } from '#server/loop/center/center.data.ts'

interface DaySum {
  day: string
  loops: number
  segundos: number
}

/** Sums of a filter's loops by day, in the person's zone; a running loop adds no seconds yet. */
export const sumsByDay = async (days: readonly string[], filter: Asked, ctx: Context): Promise<DaySum[]> => {
  const own = [...new Set(days)]
  const bounds = own.map((day) => dayBounds(day, ctx.user.zone))
  const { rows } = await sql<DaySum>`
    select d.day, coalesce(s.loops, 0)::int as loops, coalesce(s.seconds, 0)::int as segundos
    from unnest(${own}::text[], ${bounds.map((it) => it.from.toISOString())}::timestamptz[],
      ${bounds.map((it) => it.to.toISOString())}::timestamptz[]) as d (day, since, until)
    cross join lateral (
      select count(*) as loops, sum(t.segundos) as seconds from loops t
      where ${whereOf(loopsOf(ctx), filter, ctx)} and t.data_inicio >= d.since and t.data_inicio < d.until) s`.execute(
    ctx.db,
  )
  return rows
}

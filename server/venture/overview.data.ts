import { sql } from 'kysely'
import { addDays, todayIn, weekBounds } from '#contract/kit/dates.ts'
import {
  BURN_WEEKS_MAX,
  type BurnWeek,
  type GateLine,
  type LateAtom,
  type VentureOverview,
  type WeekOfWork,
} from '#contract/venture/page.ts'
import type { Context } from '#server/kit/context.ts'
import { fullName } from '#server/kit/list/source.ts'
import { isLate } from '#server/venture/venture.data.ts'

const WEEKS = 12
const LATE_SHOWN = 10

const gatesOf = async (id: number, { db }: Context): Promise<GateLine[]> => {
  const { rows } = await sql<GateLine>`
    select g.id, g.nome, g.status, g.starts_on, g.planned_on, g.due_at, g.decided_at,
      count(a.id) filter (where a.status in (2, 4, 5, 6)) as done, count(a.id) filter (where a.status <> 3) as total,
      count(a.id) filter (where ${isLate} and not v.template) as late
    from gates g join ventures v on v.id = g.venture_id left join cells c on c.gate_id = g.id and c.deleted_at is null
      left join atoms a on a.cell_id = c.id and a.deleted_at is null
    where g.venture_id = ${id} and g.deleted_at is null group by g.id, v.id order by g.position, g.id`.execute(db)
  return rows
}

const lateOf = async (id: number, { db, now, user, may }: Context): Promise<LateAtom[]> => {
  // People who may read no atom get only the number of late ones, from the venture; those who work on atoms see the
  // owner too.
  if (!may('atom.read')) return []
  const who = may('atom.open') ? fullName('u') : sql`null`
  const { rows } = await sql<LateAtom>`
    select a.id, a.nome, a.data, ${who} as responsavel
    from atoms a join cells c on c.id = a.cell_id and c.deleted_at is null
      join gates g on g.id = c.gate_id and g.deleted_at is null left join users u on u.id = a.responsavel_id
    where g.venture_id = ${id} and a.deleted_at is null and a.status in (0, 1) and a.data_fim is null
      and a.data < ${todayIn(now, user.zone)}::date
      and not exists (select 1 from ventures v where v.id = g.venture_id and v.template)
    order by a.data, a.id limit ${LATE_SHOWN}`.execute(db)
  return rows
}

/** Hours of the last twelve weeks by the loops' start days; weeks without hours are included. */
const weeksOf = async (id: number, { db, now, user }: Context): Promise<WeekOfWork[]> => {
  const today = todayIn(now, user.zone)
  const last = todayIn(weekBounds(today, user.zone, user.week_start).from, user.zone)
  const firsts = Array.from({ length: WEEKS }, (_, index) => addDays(last, -7 * (WEEKS - 1 - index)))
  const { rows } = await sql<WeekOfWork>`
    select w.first::text as week, coalesce(sum(s.seconds), 0)::bigint as seconds
    from unnest(${firsts}::date[]) w (first) left join loop_sums s
      on s.venture_id = ${id} and s.span = 'day' and s.since >= w.first and s.since < w.first + 7
    group by w.first order by w.first`.execute(db)
  return rows
}

const spentOn = async (id: number, { db }: Context): Promise<number> => {
  const { rows } = await sql<{ spent: number }>`
    select coalesce(sum(centavos), 0)::bigint as spent from loop_sums where venture_id = ${id} and span = 'all'`.execute(
    db,
  )
  return rows[0]?.spent ?? 0
}

interface Worked {
  week: string
  seconds: number
  centavos: number
}

/** Sums up to the end of each week, of the kinds that the reader may see. */
const burnOf = async (id: number, ctx: Context): Promise<BurnWeek[]> => {
  const { db, now, user, may } = ctx
  const today = todayIn(now, user.zone)
  const last = todayIn(weekBounds(today, user.zone, user.week_start).from, user.zone)
  const { rows } = await sql<Worked>`
    select (${last}::date + 7 * floor((s.since - ${last}::date) / 7.0)::int)::text as week,
      sum(s.seconds)::bigint as seconds, sum(s.centavos)::bigint as centavos
    from loop_sums s where s.venture_id = ${id} and s.span = 'day' group by 1 order by 1`.execute(db)
  const worked = new Map(rows.map((it) => [it.week, it]))
  const weeks: BurnWeek[] = []
  let [seconds, centavos] = [0, 0]
  for (let week = rows[0]?.week ?? last; week <= last; week = addDays(week, 7)) {
    seconds += worked.get(week)?.seconds ?? 0
    centavos += worked.get(week)?.centavos ?? 0
    weeks.push({ week, ...(may('atom.seeTime') && { seconds }), ...(may('loop.seeValue') && { centavos }) })
  }
  return weeks.slice(-BURN_WEEKS_MAX)
}

/** State of a venture; values that the reader may not see are not computed. */
export const overviewOf = async (id: number, ctx: Context): Promise<VentureOverview> => ({
  gates: await gatesOf(id, ctx),
  late: await lateOf(id, ctx),
  ...(ctx.may('atom.seeTime') ? { weeks: await weeksOf(id, ctx) } : {}),
  ...(ctx.may('loop.seeValue') ? { spent_centavos: await spentOn(id, ctx) } : {}),
  ...(ctx.may('atom.seeTime') || ctx.may('loop.seeValue') ? { burn: await burnOf(id, ctx) } : {}),
})

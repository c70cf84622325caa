import { sql } from 'kysely'
import { spreader, type Planned } from '#contract/capacity/capacity.rules.ts'
import {
  CAPACITY_WEEKS,
  WEEK_ATOMS_MAX,
  type Capacity,
  type CapacityPerson,
  type WeekAtom,
} from '#contract/capacity/capacity.ts'
import { addDays, todayIn, weekBounds } from '#contract/kit/dates.ts'
import { expectedSeconds } from '#contract/team/team.ts'
import type { Context } from '#server/kit/context.ts'
import { fullName, type Sql } from '#server/kit/list/source.ts'
import { ofReachedVentures } from '#server/venture/reach.data.ts'

/** Open atoms of one person with the same days. */
interface OpenAtoms {
  responsavel_id: number | null
  data: string | null
  gate_from: string | null
  /** Seconds of their estimates less those tracked. */
  left_seconds: number
  unestimated: number
}

/** Hours of others are for people who see everybody's loops. */
const whose = (ctx: Context): Sql => (ctx.may('loop.seeAll') ? sql`true` : sql`a.responsavel_id = ${ctx.user.id}`)

/** Open atoms `a` of active ventures `v` that the person sees. */
const openAtoms = (of: Sql, ctx: Context): Sql => sql`
  from atoms a join cells c on c.id = a.cell_id and c.deleted_at is null
    join gates g on g.id = c.gate_id and g.deleted_at is null
    join ventures v on v.id = g.venture_id and v.status = 1
    left join atom_sums s on s.atom_id = a.id
  where a.deleted_at is null and a.status in (0, 1) and ${ofReachedVentures(sql`v.id`, ctx)} and ${whose(ctx)} and ${of}`

/** Seconds of the estimate of `a` less those tracked; null without an estimate. */
const leftSeconds = sql`greatest(0, round(a.hours_planned * 3600)::bigint - coalesce(s.seconds, 0))`

/** Grouped in SQL: one row for each person and pair of days instead of one for each atom. */
const openByDays = async (ctx: Context): Promise<OpenAtoms[]> => {
  const { rows } = await sql<OpenAtoms>`
    select a.responsavel_id, a.data, g.starts_on as gate_from, coalesce(sum(${leftSeconds}), 0)::bigint as left_seconds,
      count(*) filter (where a.hours_planned is null) as unestimated
    ${openAtoms(sql`true`, ctx)} group by a.responsavel_id, a.data, g.starts_on`.execute(ctx.db)
  return rows
}

interface Worker {
  id: number
  nome: string
  commitment: number | null
}

/** People with a commitment, and those responsible for an open atom. */
const workersOf = async (responsible: readonly number[], ctx: Context): Promise<Worker[]> => {
  const everybody = ctx.may('loop.seeAll')
    ? sql`(u.commitment is not null or u.id = any(${responsible}::int[]))`
    : sql`u.id = ${ctx.user.id}`
  const { rows } = await sql<Worker>`select u.id, ${fullName('u')} as nome, u.commitment from users u
    where u.deleted_at is null and (u.status = 1 or u.id = any(${responsible}::int[])) and ${everybody}
    order by plain(${fullName('u')}), u.id`.execute(ctx.db)
  return rows
}

interface Frame {
  readonly today: string
  readonly weeks: readonly string[]
}

const frameOf = (from: string | undefined, count: number, { now, user }: Context): Frame => {
  const today = todayIn(now, user.zone)
  const first = todayIn(weekBounds(from ?? today, user.zone, user.week_start).from, user.zone)
  return { today, weeks: Array.from({ length: count }, (_, at) => addDays(first, 7 * at)) }
}

type Spread = (of: Planned) => number[]

/** Weeks of one person, from the atoms that they are responsible for. */
const weeksOf = (
  all: readonly OpenAtoms[],
  frame: Frame,
  spread: Spread,
): Pick<CapacityPerson, 'planned' | 'undated' | 'unestimated'> => {
  const planned = frame.weeks.map(() => 0)
  let [undated, unestimated] = [0, 0]
  for (const { data, gate_from, left_seconds: seconds, ...of } of all) {
    unestimated += of.unestimated
    if (data === null) undated += seconds
    else
      for (const [at, part] of spread({ seconds, from: gate_from, to: data }).entries())
        planned[at] = (planned[at] ?? 0) + part
  }
  return { planned, undated, unestimated }
}

export const capacityOf = async (from: string | undefined, ctx: Context): Promise<Capacity> => {
  const frame = frameOf(from, CAPACITY_WEEKS, ctx)
  const spread = spreader(frame)
  const by = Map.groupBy(await openByDays(ctx), (it) => it.responsavel_id)
  const responsible = [...by.keys()].filter((id) => id !== null)
  const set = await ctx.db.selectFrom('user_config').select('holidays').where('id', '=', 1).executeTakeFirstOrThrow()
  const holidays = set.holidays.map((it) => it.day)
  const people: CapacityPerson[] = (await workersOf(responsible, ctx)).map(({ id, nome, commitment }) => ({
    id,
    nome,
    expected: frame.weeks.map((first) => expectedSeconds(commitment, { first, holidays }) ?? null),
    ...weeksOf(by.get(id) ?? [], frame, spread),
  }))
  const nobodys = by.get(null)
  if (nobodys)
    people.push({ id: null, nome: '', expected: frame.weeks.map(() => null), ...weeksOf(nobodys, frame, spread) })
  return { weeks: [...frame.weeks], people }
}

/** Atoms that fill a week, the largest share first. */
export const weekAtomsOf = async (
  { user_id, week }: { user_id?: number | undefined; week: string },
  ctx: Context,
): Promise<{ data: WeekAtom[]; more: boolean }> => {
  const frame = frameOf(week, 1, ctx)
  const spread = spreader(frame)
  const of = user_id === undefined ? sql`a.responsavel_id is null` : sql`a.responsavel_id = ${user_id}`
  const dated = sql`a.data is not null and a.hours_planned is not null`
  const { rows } = await sql<Omit<WeekAtom, 'seconds'> & { gate_from: string | null; left_seconds: number }>`
    select a.id, a.nome, v.sigla || '-' || a.number as short_id, v.id as venture_id, v.nome as venture, a.data, g.starts_on as gate_from,
      ${leftSeconds}::bigint as left_seconds
    ${openAtoms(sql`${of} and ${dated}`, ctx)} order by a.data, a.id`.execute(ctx.db)
  const found = rows.flatMap(({ gate_from, left_seconds, ...atom }) => {
    const [seconds = 0] = spread({ seconds: left_seconds, from: gate_from, to: atom.data })
    return seconds > 0 ? [{ ...atom, seconds }] : []
  })
  const sorted = found.toSorted((one, other) => other.seconds - one.seconds || one.id - other.id)
  return { data: sorted.slice(0, WEEK_ATOMS_MAX), more: sorted.length > WEEK_ATOMS_MAX }
}

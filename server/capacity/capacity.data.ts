import { sql } from 'kysely'
import { spread } from '#contract/capacity/capacity.rules.ts'
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

interface OpenAtom {
  id: number
  nome: string
  short_id: string
  venture: string
  responsavel_id: number | null
  data: string | null
  gate_from: string | null
  /** Null without an estimate. */
  left_seconds: number | null
}

/** Hours of others are for who sees everybody's loops. */
const whose = (ctx: Context): Sql => (ctx.may('loop.seeAll') ? sql`true` : sql`a.responsavel_id = ${ctx.user.id}`)

/** Open atoms of active ventures that the person sees, with what their estimates leave. */
const openAtoms = async (of: Sql, ctx: Context): Promise<OpenAtom[]> => {
  const { rows } = await sql<OpenAtom>`
    select a.id, a.nome, v.sigla || '-' || a.number as short_id, v.nome as venture, a.responsavel_id, a.data, g.starts_on as gate_from,
      case when a.hours_planned is not null then greatest(0, round(a.hours_planned * 3600)::bigint
        - (select coalesce(sum(l.segundos), 0)::bigint from loops l where l.atomo_id = a.id))::int end as left_seconds
    from atoms a join cells c on c.id = a.cell_id and c.deleted_at is null
      join gates g on g.id = c.gate_id and g.deleted_at is null
      join ventures v on v.id = g.venture_id and v.status = 1
    where a.deleted_at is null and a.status in (0, 1) and ${ofReachedVentures(sql`v.id`, ctx)} and ${whose(ctx)} and ${of}
    order by a.data nulls last, a.id`.execute(ctx.db)
  return rows
}

interface Worker {
  id: number
  nome: string
  commitment: number | null
}

/** Who works: those that commit to hours, and whoever is responsible for something open. */
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

const weeksOf = ({ data, gate_from, left_seconds }: OpenAtom, frame: Frame): number[] =>
  data === null || left_seconds === null
    ? frame.weeks.map(() => 0)
    : spread({ seconds: left_seconds, from: gate_from, to: data }, frame)

/** The weeks of one person, of the atoms that they are responsible for. */
const told = (
  atoms: readonly OpenAtom[],
  frame: Frame,
): Pick<CapacityPerson, 'planned' | 'undated' | 'unestimated'> => {
  const spreads = atoms.map((atom) => weeksOf(atom, frame))
  const left = (of: readonly OpenAtom[]) => of.reduce((sum, it) => sum + (it.left_seconds ?? 0), 0)
  return {
    planned: frame.weeks.map((_, at) => spreads.reduce((sum, one) => sum + (one[at] ?? 0), 0)),
    undated: left(atoms.filter((it) => it.data === null)),
    unestimated: atoms.filter((it) => it.left_seconds === null).length,
  }
}

export const capacityOf = async (from: string | undefined, ctx: Context): Promise<Capacity> => {
  const frame = frameOf(from, CAPACITY_WEEKS, ctx)
  const atoms = await openAtoms(sql`true`, ctx)
  const by = Map.groupBy(atoms, (it) => it.responsavel_id)
  const responsible = [...by.keys()].filter((id) => id !== null)
  const set = await ctx.db.selectFrom('user_config').select('holidays').where('id', '=', 1).executeTakeFirstOrThrow()
  const holidays = set.holidays.map((it) => it.day)
  const people: CapacityPerson[] = (await workersOf(responsible, ctx)).map(({ id, nome, commitment }) => ({
    id,
    nome,
    expected: frame.weeks.map((first) => expectedSeconds(commitment, { first, holidays }) ?? null),
    ...told(by.get(id) ?? [], frame),
  }))
  const nobodys = by.get(null)
  if (nobodys) people.push({ id: null, nome: '', expected: frame.weeks.map(() => null), ...told(nobodys, frame) })
  return { weeks: [...frame.weeks], people }
}

/** The atoms that fill a week, those with most of it first. */
export const weekAtomsOf = async (
  { user_id, week }: { user_id?: number | undefined; week: string },
  ctx: Context,
): Promise<{ data: WeekAtom[]; more: boolean }> => {
  const frame = frameOf(week, 1, ctx)
  const of = user_id === undefined ? sql`a.responsavel_id is null` : sql`a.responsavel_id = ${user_id}`
  const found = (await openAtoms(of, ctx)).flatMap(({ id, nome, short_id, venture, data, ...atom }) => {
    const [seconds = 0] = weeksOf({ id, nome, short_id, venture, data, ...atom }, frame)
    return seconds > 0 && data !== null ? [{ id, nome, short_id, venture, data, seconds }] : []
  })
  const sorted = found.toSorted((one, other) => other.seconds - one.seconds || one.id - other.id)
  return { data: sorted.slice(0, WEEK_ATOMS_MAX), more: sorted.length > WEEK_ATOMS_MAX }
}

import { sql } from 'kysely'
import { addDays } from '#contract/kit/dates.ts'
import { cycleOf } from '#contract/okr/okr.rules.ts'
import type { Context } from '#server/kit/context.ts'

/** Moves a planned day as far as the copy begins after its source; a copy without a start has no dates. */
type Shift = (day: string | null) => string | null

export interface Copying {
  readonly from: number
  readonly to: number
  readonly shift: Shift
}

const DAY_MS = 86_400_000

/** The day that a venture begins with: its own, or the first that is planned in it. */
const firstDay = async (id: number, { db }: Context): Promise<string | null> => {
  const { rows } = await sql<{ day: string | null }>`
    select coalesce(v.starts_on, least(
      (select min(least(g.starts_on, g.planned_on)) from gates g where g.venture_id = v.id and g.deleted_at is null),
      (select min(a.data) from atoms a where a.venture_id = v.id and a.deleted_at is null)))::text as day
    from ventures v where v.id = ${id}`.execute(db)
  return rows[0]?.day ?? null
}

export const shiftOf = async (id: number, start: string | null, ctx: Context): Promise<Shift> => {
  const first = await firstDay(id, ctx)
  if (start === null || first === null) return () => null
  const days = Math.round((Date.parse(start) - Date.parse(first)) / DAY_MS)
  return (day) => (day === null ? null : addDays(day, days))
}

/** Rows of one statement, well below what one takes. */
const AT_ONCE = 1000

/** Inserts rows piece by piece; their ids are answered in their order. */
const inPieces = async <R>(
  rows: readonly R[],
  insert: (piece: R[]) => Promise<{ id: number }[]>,
): Promise<number[]> => {
  const ids: number[] = []
  for (let at = 0; at < rows.length; at += AT_ONCE)
    ids.push(...(await insert(rows.slice(at, at + AT_ONCE))).map((row) => row.id))
  return ids
}

/** New ids by the old ones. */
const paired = (from: readonly { id: number }[], to: readonly number[]): ReadonlyMap<number, number> =>
  new Map(from.map((it, at) => [it.id, to[at] ?? 0]))

const copyGates = async ({ from, to, shift }: Copying, ctx: Context) => {
  const gates = await ctx.db
    .selectFrom('gates')
    .select(['id', 'nome', 'descricao', 'position', 'starts_on', 'planned_on'])
    .where('venture_id', '=', from)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const rows = gates.map(({ nome, descricao, position, ...gate }) => ({
    nome,
    descricao,
    position,
    venture_id: to,
    starts_on: shift(gate.starts_on),
    planned_on: shift(gate.planned_on),
    created_at: ctx.now,
  }))
  return paired(
    gates,
    await inPieces(rows, (piece) => ctx.db.insertInto('gates').values(piece).returning('id').execute()),
  )
}

const copyCells = async (gates: ReadonlyMap<number, number>, ctx: Context) => {
  if (gates.size === 0) return new Map<number, number>()
  const cells = await ctx.db
    .selectFrom('cells')
    .select(['id', 'gate_id', 'nome', 'descricao', 'position'])
    .where('gate_id', 'in', [...gates.keys()])
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const rows = cells.map(({ nome, descricao, position, gate_id }) => ({
    nome,
    descricao,
    position,
    gate_id: gates.get(gate_id) ?? 0,
    created_at: ctx.now,
  }))
  return paired(
    cells,
    await inPieces(rows, (piece) => ctx.db.insertInto('cells').values(piece).returning('id').execute()),
  )
}

/** Gates and cells of a venture, as if nothing had been done yet; answers new cells by the old ones. */
export const copyStructure = async (of: Copying, ctx: Context) => copyCells(await copyGates(of, ctx), ctx)

const copyChecklists = async (atoms: ReadonlyMap<number, number>, ctx: Context): Promise<void> => {
  await sql`insert into checklist_items (thing, thing_id, text, place, created_at)
    select 'atom', m.made, i.text, i.place, ${ctx.now}
    from unnest(${[...atoms.keys()]}::int[], ${[...atoms.values()]}::int[]) m (old, made)
      join checklist_items i on i.thing = 'atom' and i.thing_id = m.old`.execute(ctx.db)
}

/** Atoms that were not cancelled, pending and nobody's. */
export const copyAtoms = async (
  cells: ReadonlyMap<number, number>,
  { shift }: Copying,
  ctx: Context,
): Promise<void> => {
  if (cells.size === 0) return
  const atoms = await ctx.db
    .selectFrom('atoms')
    .select(['id', 'cell_id', 'nome', 'descricao', 'priority', 'data', 'hours_planned'])
    .where('cell_id', 'in', [...cells.keys()])
    .where('deleted_at', 'is', null)
    .where('status', '<>', 3)
    .orderBy('number')
    .execute()
  const rows = atoms.map(({ nome, descricao, priority, hours_planned, cell_id, data }) => ({
    nome,
    descricao,
    priority,
    hours_planned,
    cell_id: cells.get(cell_id) ?? 0,
    data: shift(data),
    created_at: ctx.now,
  }))
  await copyChecklists(
    paired(atoms, await inPieces(rows, (piece) => ctx.db.insertInto('atoms').values(piece).returning('id').execute())),
    ctx,
  )
}

const copiedCycle = (from: string, shift: Shift): string => {
  const day = shift(from)
  return cycleOf(day ?? from)
}

/** Goals with their keys at their start, open and nobody's; alignment to other ventures' goals does not come along. */
export const copyGoals = async ({ from, to, shift }: Copying, ctx: Context): Promise<void> => {
  const goals = await ctx.db
    .selectFrom('goals')
    .select(['id', 'nome', 'descricao', 'weight', 'cycle_from'])
    .where('venture_id', '=', from)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  const rows = goals.map(({ nome, descricao, weight, cycle_from }) => ({
    nome,
    descricao,
    weight,
    venture_id: to,
    cycle: copiedCycle(cycle_from, shift),
    created_at: ctx.now,
  }))
  const made = paired(
    goals,
    await inPieces(rows, (piece) => ctx.db.insertInto('goals').values(piece).returning('id').execute()),
  )
  await sql`insert into goal_keys (goal_id, nome, kind, feed, start_value, target_value, current_value, weight, created_at)
    select m.made, k.nome, k.kind, k.feed, k.start_value, k.target_value, k.start_value, k.weight, ${ctx.now}
    from unnest(${[...made.keys()]}::int[], ${[...made.values()]}::int[]) m (old, made)
      join goal_keys k on k.goal_id = m.old order by k.id`.execute(ctx.db)
}

export const copyResources = async ({ from, to }: Copying, ctx: Context): Promise<void> => {
  await sql`insert into resources (venture_id, nome, resource_type, descricao, created_at)
    select ${to}::int, r.nome, r.resource_type, r.descricao, ${ctx.now} from resources r
    where r.venture_id = ${from} and r.deleted_at is null order by r.id`.execute(ctx.db)
}

/** Those of the team who still work here. */
export const copyTeam = async ({ from, to }: Copying, ctx: Context): Promise<void> => {
  await sql`insert into venture_members (venture_id, user_id, position, room, seniority, color, joined_at)
    select ${to}::int, m.user_id, m.position, m.room, m.seniority, m.color, ${ctx.now} from venture_members m join users u on u.id = m.user_id
    where m.venture_id = ${from} and u.status = 1 and u.deleted_at is null`.execute(ctx.db)
}

import { sql } from 'kysely'
import { atomBulk, type BulkChanges, bulkNeeds, type BulkResult, LOOPERS_MAX } from '#contract/atom/bulk.ts'
import { LABELS_EACH } from '#contract/things/label.ts'
import { changed } from '#server/atom/atom.live.ts'
import { atomLookups, atomSource } from '#server/atom/atom.source.ts'
import { tellGiven, untellGiven, type Given } from '#server/atom/tell.data.ts'
import type { AuditEntry, Context } from '#server/kit/context.ts'
import { handle } from '#server/kit/handle.ts'
import { choosable } from '#server/kit/list/lookup.ts'
import { all } from '#server/kit/list/source.ts'
import { scoped } from '#server/kit/list/statement.ts'
import { forbidden, refuse } from '#server/kit/refuse.ts'

const planFields = ['data', 'priority', 'hours_planned'] as const
const columns = ['responsavel_id', 'data', 'priority', 'hours_planned', 'cell_id'] as const

interface Kept extends Readonly<Record<(typeof columns)[number], string | number | null>> {
  readonly id: number
  readonly version: number
  readonly venture_id: number
  readonly loopers: readonly number[]
  readonly labels: readonly number[]
}

/** Living atoms within the scope, locked in the order of their ids, so that two bulk edits never deadlock. */
const met = async (ids: readonly number[], ctx: Context): Promise<ReadonlyMap<number, Kept>> => {
  const { rows } = await sql<Kept>`
    select t.id, t.version, t.venture_id, t.responsavel_id, t.data::text as data, t.priority,
      t.hours_planned::float8 as hours_planned, t.cell_id,
      array(select al.user_id from atom_loopers al where al.atom_id = t.id order by 1) as loopers,
      array(select k.label_id from label_links k where k.thing = 'atom' and k.thing_id = t.id order by 1) as labels
    from atoms t where t.id = any(${ids}::int[]) and t.deleted_at is null and ${all(scoped(atomSource, ctx))}
    order by t.id for update of t`.execute(ctx.db)
  return new Map(rows.map((row) => [row.id, row]))
}

const lookups = {
  responsavel_id: atomLookups.people,
  add_loopers: atomLookups.people,
  cell_id: atomLookups.cells,
  add_labels: atomLookups.labels,
  remove_labels: atomLookups.labels,
}

const chosenFields = ['responsavel_id', 'add_loopers', 'cell_id', 'add_labels', 'remove_labels'] as const

/** Refuses people and records that this person may not choose now. */
const checkChoices = async (wish: BulkChanges, ctx: Context): Promise<void> => {
  for (const field of chosenFields) {
    const value = wish[field]
    const ids = typeof value === 'number' ? [value] : (value ?? [])
    if (ids.length === 0) continue
    const found = await choosable(lookups[field], ids, ctx)
    if (ids.some((id) => !found.has(id)))
      refuse('common.invalid', { status: 422, fields: { [field]: 'common.recordGone' } })
  }
}

interface Plan {
  readonly before: Record<string, unknown>
  readonly after: Record<string, unknown>
  readonly loopers: readonly number[]
  readonly added: readonly number[]
  readonly removed: readonly number[]
}

const planOf = (row: Kept, wish: BulkChanges): Plan => {
  const fields = columns.filter((it) => wish[it] !== undefined && wish[it] !== row[it])
  const loopers = [...new Set(wish.add_loopers)].filter((it) => !row.loopers.includes(it))
  const removed = [...new Set(wish.remove_labels)].filter((it) => row.labels.includes(it))
  const added = [...new Set(wish.add_labels)].filter((it) => !row.labels.includes(it))
  const before: Record<string, unknown> = Object.fromEntries(fields.map((it) => [it, row[it]]))
  const after: Record<string, unknown> = Object.fromEntries(fields.map((it) => [it, wish[it]]))
  if (loopers.length > 0) {
    before['loopers'] = row.loopers
    after['loopers'] = [...row.loopers, ...loopers]
  }
  return { before, after, loopers, added, removed }
}

/** Reason why an atom stays as it is; undefined where it changes. */
const keptBy = (row: Kept, plan: Plan, venture_id: number | undefined): BulkResult | undefined => {
  if ('cell_id' in plan.after && row.venture_id !== venture_id) return 'cellElsewhere'
  if (plan.loopers.length > 0 && row.loopers.length + plan.loopers.length > LOOPERS_MAX) return 'loopersFull'
  const labels = row.labels.length + plan.added.length - plan.removed.length
  if (plan.added.length > 0 && labels > LABELS_EACH) return 'labelsFull'
  const nothing = Object.keys(plan.after).length + plan.added.length + plan.removed.length === 0
  return nothing ? 'same' : undefined
}

const ventureOf = async (cell_id: number | undefined, { db }: Context): Promise<number | undefined> => {
  if (cell_id === undefined) return undefined
  const { rows } = await sql<{ venture_id: number }>`
    select g.venture_id from cells c join gates g on g.id = c.gate_id where c.id = ${cell_id}`.execute(db)
  return rows[0]?.venture_id
}

const labelNames = async (wish: BulkChanges, { db }: Context): Promise<ReadonlyMap<number, string>> => {
  const ids = [...(wish.add_labels ?? []), ...(wish.remove_labels ?? [])]
  const { rows } = await sql<{ id: number; nome: string }>`
    select id, nome from labels where thing = 'atom' and id = any(${ids}::int[])`.execute(db)
  return new Map(rows.map((it) => [it.id, it.nome]))
}

/** Writes one atom with everything, and returns its history entry. */
const write = async (
  row: Kept,
  { plan, wish, names }: { plan: Plan; wish: BulkChanges; names: ReadonlyMap<number, string> },
  ctx: Context,
): Promise<AuditEntry[]> => {
  const { id, version } = row
  const set = Object.fromEntries(columns.filter((it) => it in plan.after).map((it) => [it, wish[it]]))
  await ctx.db
    .updateTable('atoms')
    .set({ ...set, version: version + 1 })
    .where('id', '=', id)
    .execute()
  const about = { thing: 'atom' as const, thing_id: id }
  if (plan.loopers.length > 0)
    await sql`insert into atom_loopers (atom_id, user_id) select ${id}::int, unnest(${plan.loopers}::int[])
      on conflict do nothing`.execute(ctx.db)
  if (plan.removed.length > 0)
    await sql`delete from label_links where thing = 'atom' and thing_id = ${id}
      and label_id = any(${plan.removed}::int[])`.execute(ctx.db)
  if (plan.added.length > 0)
    await sql`insert into label_links (thing, thing_id, label_id) select 'atom', ${id}::int, unnest(${plan.added}::int[])
      on conflict do nothing`.execute(ctx.db)
  const labels = (event: 'label.assigned' | 'label.unassigned', ids: readonly number[]): AuditEntry[] =>
    ids.map((it) => ({ event, ...about, detail: { label: names.get(it) ?? '' } }))
  const { before, after } = plan
  return [
    ...(Object.keys(after).length > 0 ? [{ event: 'atom.changed' as const, ...about, detail: { before, after } }] : []),
    ...labels('label.assigned', plan.added),
    ...labels('label.unassigned', plan.removed),
  ]
}

export const atomBulkApi = [
  handle(atomBulk, async (ctx, { atoms, takes_back, ...wish }) => {
    for (const field of [...chosenFields, ...planFields])
      if (wish[field] !== undefined && !ctx.may(bulkNeeds[field])) return forbidden()
    // Takes the lock of all writers of atoms' labels (things/label.api.ts).
    if (wish.add_labels || wish.remove_labels)
      await sql`select pg_advisory_xact_lock(hashtextextended('labels:atom', 0))`.execute(ctx.db)
    await checkChoices(wish, ctx)
    const venture_id = await ventureOf(wish.cell_id, ctx)
    const names = await labelNames(wish, ctx)
    const shown = new Map(atoms.map((it) => [it.id, it.version]))
    const rows = await met([...shown.keys()], ctx)
    const people = new Set<number>()
    const notes: AuditEntry[] = []
    const given: Given[] = []
    const one = async (id: number, version: number): Promise<{ id: number; result: BulkResult; version?: number }> => {
      const row = rows.get(id)
      if (!row) return { id, result: 'gone' }
      if (row.version !== version) return { id, result: 'stale' }
      const plan = planOf(row, wish)
      const kept = keptBy(row, plan, venture_id)
      if (kept) return { id, result: kept }
      notes.push(...(await write(row, { plan, wish, names }, ctx)))
      for (const person of [row.responsavel_id, wish.responsavel_id, ...row.loopers, ...plan.loopers])
        if (typeof person === 'number') people.add(person)
      const theirs = [plan.after['responsavel_id'], ...plan.loopers.filter((it) => it !== row.responsavel_id)]
      given.push({ id, people: theirs.filter((it) => typeof it === 'number') })
      return { id, result: 'changed', version: version + 1 }
    }
    const results = []
    for (const [id, version] of shown) results.push(await one(id, version))
    if (notes.length > 0) await ctx.audit(notes)
    // An undo gives nothing new to the former people, so it notifies nobody.
    await (takes_back === undefined ? tellGiven(given, ctx, ctx.request.id) : untellGiven(takes_back, ctx))
    const count = results.filter((it) => it.result === 'changed').length
    if (count > 0) changed(ctx, [...people])
    return { act: ctx.request.id, changed: count, results }
  }),
]

import { sql } from 'kysely'
import { z } from 'zod'
import { plainText } from '#contract/kit/import/import.ts'
import { beginningOf } from '#contract/kit/text.ts'
import type { HoursToolKey } from '#contract/loop/import/tools.ts'
import type { Context } from '#server/kit/context.ts'
import type { Values } from '#server/kit/list/write.ts'
import { refuse } from '#server/kit/refuse.ts'

/** Atoms `a` on which hours of the past may stand: accepted ones, and those that are finished since. */
export const takesHours = sql`(a.deleted_at is null and a.status in (1, 2, 4, 5, 6) and exists (
  select 1 from cells c join gates g on g.id = c.gate_id and g.deleted_at is null
    join ventures v on v.id = g.venture_id and v.deleted_at is null and not v.template
  where c.id = a.cell_id and c.deleted_at is null))`

/** Name of the gate and the cell of what an import makes, the same in either language. */
const IMPORTED = 'Importado'
const NAME_MAX = 160
const CODE_LETTERS = 14
const LOCK = 'loopImport.make'

/** An atom that a file names and nobody has. */
export const missing = z.object({
  key: z.string(),
  project_key: z.string(),
  venture_id: z.number().nullable(),
  client: z.string(),
  venture: z.string(),
  atom: z.string(),
})
type Missing = z.infer<typeof missing>

interface Note {
  readonly ctx: Context
  readonly detail: Values
}

const created = (ctx: Context, thing: 'projeto' | 'gate' | 'cell' | 'atom', at: { id: number; detail: Values }) =>
  ctx.audit({ event: `${thing}.created`, thing, thing_id: at.id, detail: at.detail })

const idOf = ({ rows }: { readonly rows: readonly { readonly id: number }[] }): number => {
  const [first] = rows
  if (!first) throw new Error('An insert returned no row')
  return first.id
}

/** Letters and digits of a name, as the code of a venture; numbered where somebody has it. */
const freeCode = async (name: string, ctx: Context): Promise<string> => {
  const plain = plainText(name)
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, '-')
  const stem = plain.replaceAll(/^-+/g, '').slice(0, CODE_LETTERS).replace(/-+$/, '') || 'IMP'
  const { rows } = await sql<{ code: string }>`
    select code from ventures where code = ${stem} or starts_with(code, ${`${stem}-`})`.execute(ctx.db)
  const taken = new Set(rows.map((it) => it.code))
  if (!taken.has(stem)) return stem
  let nth = 2
  while (taken.has(`${stem}-${nth}`)) nth += 1
  return `${stem}-${nth}`
}

const makeVenture = async ({ venture, client }: Missing, { ctx, detail }: Note): Promise<number> => {
  const nome = beginningOf(venture, NAME_MAX)
  const code = await freeCode(nome, ctx)
  const made = await sql<{ id: number }>`
    insert into ventures (code, nome, cliente_id, stage, created_at)
    select ${code}, ${nome}, (select c.id from clients c where plain(c.nome) = plain(${client}) and c.deleted_at is null
      order by c.id limit 1), 'execution', ${ctx.now} returning id`.execute(ctx.db)
  const id = idOf(made)
  await created(ctx, 'projeto', { id, detail: { ...detail, after: { code, nome } } })
  return id
}

/** The gate "Importado" of a venture, and its cell of the same name. */
const cellIn = async (venture_id: number, { ctx, detail }: Note): Promise<number> => {
  const gates = await sql<{ id: number }>`select id from gates
    where venture_id = ${venture_id} and plain(nome) = plain(${IMPORTED}) and deleted_at is null order by id limit 1`.execute(
    ctx.db,
  )
  let gate_id = gates.rows[0]?.id
  if (gate_id === undefined) {
    const made = await sql<{ id: number }>`
      insert into gates (venture_id, nome, status, created_at)
      values (${venture_id}, ${IMPORTED}, 'in_progress', ${ctx.now}) returning id`.execute(ctx.db)
    gate_id = idOf(made)
    await created(ctx, 'gate', { id: gate_id, detail: { ...detail, after: { venture_id, nome: IMPORTED } } })
  }
  const cells = await sql<{ id: number }>`select id from cells
    where gate_id = ${gate_id} and plain(nome) = plain(${IMPORTED}) and deleted_at is null order by id limit 1`.execute(
    ctx.db,
  )
  const found = cells.rows[0]?.id
  if (found !== undefined) return found
  const made = await sql<{ id: number }>`
    insert into cells (gate_id, nome, created_at) values (${gate_id}, ${IMPORTED}, ${ctx.now}) returning id`.execute(
    ctx.db,
  )
  const id = idOf(made)
  await created(ctx, 'cell', { id, detail: { ...detail, after: { gate_id, nome: IMPORTED } } })
  return id
}

const makeAtom = async ({ atom }: Missing, cell_id: number, { ctx, detail }: Note): Promise<number> => {
  const nome = beginningOf(atom, NAME_MAX)
  const there = await sql<{ id: number }>`select a.id from atoms a
    where a.cell_id = ${cell_id} and a.plain_nome = plain(${nome}) and ${takesHours} order by a.id limit 1`.execute(
    ctx.db,
  )
  const known = there.rows[0]?.id
  if (known !== undefined) return known
  const made = await sql<{ id: number }>`
    insert into atoms (cell_id, nome, status, created_at) values (${cell_id}, ${nome}, 1, ${ctx.now}) returning id`.execute(
    ctx.db,
  )
  const id = idOf(made)
  await created(ctx, 'atom', { id, detail: { ...detail, after: { cell_id, nome } } })
  return id
}

const mayMake = ({ may }: Context): boolean =>
  may('projeto.create') && may('gate.create') && may('cell.create') && may('atom.create')

const livingVentures = async (ids: readonly number[], { db }: Context): Promise<ReadonlySet<number>> => {
  const { rows } = await sql<{ id: number }>`
    select id from ventures where id = any(${ids}::int[]) and deleted_at is null and not template for share`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** What names of this tool were made into by an earlier batch or by somebody else meanwhile. */
const madeBefore = async (
  tool: HoursToolKey,
  { kind, keys }: { kind: 'project' | 'task'; keys: readonly string[] },
  { db }: Context,
): Promise<Map<string, number>> => {
  const living =
    kind === 'task'
      ? sql`exists (select 1 from atoms a where a.id = n.record_id and ${takesHours})`
      : sql`exists (select 1 from ventures v where v.id = n.record_id and v.deleted_at is null and not v.template)`
  const { rows } = await sql<{ name: string; id: number }>`
    select n.name, n.record_id as id from hours_names n
    where n.tool = ${tool} and n.kind = ${kind} and n.name = any(${keys}::text[]) and ${living}`.execute(db)
  return new Map(rows.map(({ name, id }) => [name, id]))
}

/**
 * Makes the atoms that a file names and nobody has, under the gate "Importado" of their ventures, and those ventures. Two
 * imports that make the same wait for each other, so that it is made once.
 */
export const makeMissing = async (
  lacking: readonly Missing[],
  { tool, ...note }: Note & { readonly tool: HoursToolKey },
): Promise<{ readonly tasks: Map<string, number>; readonly projects: Map<string, number> }> => {
  if (lacking.length === 0) return { tasks: new Map(), projects: new Map() }
  const { ctx } = note
  if (!mayMake(ctx)) return refuse('loopImport.mayNotMake', { status: 403, fields: { task: 'loopImport.mayNotMake' } })
  await sql`select pg_advisory_xact_lock(hashtextextended(${LOCK}, 0))`.execute(ctx.db)
  const tasks = await madeBefore(tool, { kind: 'task', keys: lacking.map(({ key }) => key) }, ctx)
  const projects = await madeBefore(tool, { kind: 'project', keys: lacking.map((it) => it.project_key) }, ctx)
  const living = await livingVentures(
    lacking.flatMap(({ venture_id }) => venture_id ?? []),
    ctx,
  )
  const cells = new Map<number, number>()
  for (const place of lacking) {
    if (tasks.has(place.key)) continue
    const given = place.venture_id !== null && living.has(place.venture_id) ? place.venture_id : undefined
    const venture = given ?? projects.get(place.project_key) ?? (await makeVenture(place, note))
    projects.set(place.project_key, venture)
    const cell = cells.get(venture) ?? (await cellIn(venture, note))
    cells.set(venture, cell)
    tasks.set(place.key, await makeAtom(place, cell, note))
  }
  return { tasks, projects }
}

/** Ids of the records of a kind that an import made. */
export const madeBy = (event: string, { detail }: Pick<Note, 'detail'>) => sql`(select a.thing_id::int from audit a
  where a.event = ${event} and a.detail ->> 'import_id' = ${String(detail['import_id'])})`

const dropped = async (
  thing: 'projeto' | 'gate' | 'cell' | 'atom',
  rows: readonly { readonly id: number }[],
  { ctx, detail }: Note,
): Promise<void> => {
  if (rows.length === 0) return
  await ctx.audit(rows.map(({ id }) => ({ event: `${thing}.deleted`, thing, thing_id: id, detail })))
  if (thing !== 'projeto' && thing !== 'atom') return
  await sql`delete from hours_names where kind = ${thing === 'atom' ? 'task' : 'project'}
    and record_id = any(${rows.map(({ id }) => id)}::int[])`.execute(ctx.db)
}

/** Deletes what an import made and nobody uses: atoms without loops, comments and files, then empty cells, gates and ventures. */
export const dropMade = async (note: Note): Promise<void> => {
  const { db, now } = note.ctx
  const gone = sql`deleted_at = ${now}, version = t.version + 1`
  const untouched = sql`t.deleted_at is null and t.version = 1`
  const hangs = (thing: string) => sql`exists (select 1 from comments h where h.thing = ${thing} and h.thing_id = t.id)
    or exists (select 1 from files h where h.thing = ${thing} and h.thing_id = t.id)
    or exists (select 1 from checklist_items h where h.thing = ${thing} and h.thing_id = t.id)`
  const atoms = await sql<{ id: number }>`update atoms t set ${gone} where ${untouched}
    and t.id in ${madeBy('atom.created', note)} and not exists (select 1 from loops l where l.atomo_id = t.id)
    and not exists (select 1 from loop_requests q where q.atomo_id = t.id) and not (${hangs('atom')}) returning t.id`.execute(
    db,
  )
  await dropped('atom', atoms.rows, note)
  const cells = await sql<{ id: number }>`update cells t set ${gone} where ${untouched}
    and t.id in ${madeBy('cell.created', note)}
    and not exists (select 1 from atoms a where a.cell_id = t.id and a.deleted_at is null) and not (${hangs('cell')}) returning t.id`.execute(
    db,
  )
  await dropped('cell', cells.rows, note)
  const gates = await sql<{ id: number }>`update gates t set ${gone} where ${untouched}
    and t.id in ${madeBy('gate.created', note)}
    and not exists (select 1 from cells c where c.gate_id = t.id and c.deleted_at is null) and not (${hangs('gate')}) returning t.id`.execute(
    db,
  )
  await dropped('gate', gates.rows, note)
  const ventures = await sql<{ id: number }>`update ventures t set ${gone} where ${untouched}
    and t.id in ${madeBy('projeto.created', note)}
    and not exists (select 1 from gates g where g.venture_id = t.id and g.deleted_at is null)
    and not exists (select 1 from loops l where l.venture_id = t.id)
    and not exists (select 1 from entregas e where e.venture_id = t.id and e.deleted_at is null)
    and not exists (select 1 from venture_members m where m.venture_id = t.id)
    and not exists (select 1 from particles p where p.venture_id = t.id and p.deleted_at is null)
    and not (${hangs('projeto')}) returning t.id`.execute(db)
  await dropped('projeto', ventures.rows, note)
}

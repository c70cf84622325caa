import { sql } from 'kysely'
import { z } from 'zod'
import { atomCalls } from '#contract/atom/atom.calls.ts'
import { atomNoun } from '#contract/atom/atom.noun.ts'
import { shortIdOf } from '#contract/atom/atom.rules.ts'
import { atomCrud, atomList, type AtomRow } from '#contract/atom/atom.ts'
import { atomByShortId } from '#contract/atom/shortId.ts'
import { changed } from '#server/atom/atom.live.ts'
import { atomLookups, atomSource } from '#server/atom/atom.source.ts'
import { atomImporterOf } from '#server/atom/importer.data.ts'
import { responsibleFor, tellGiven } from '#server/atom/tell.data.ts'
import type { Context } from '#server/kit/context.ts'
import { around, handle, type Handler } from '#server/kit/handle.ts'
import { choosable } from '#server/kit/list/lookup.ts'
import { nounApi } from '#server/kit/list/noun.ts'
import { rowOf } from '#server/kit/list/read.ts'
import { all } from '#server/kit/list/source.ts'
import { scoped } from '#server/kit/list/statement.ts'
import { forbidden, notFound, refuse, stale } from '#server/kit/refuse.ts'

const api = nounApi(
  { noun: atomNoun, list: atomList, crud: atomCrud },
  {
    ...atomSource,
    lookups: atomLookups,
    unique: {
      atoms_cell_elsewhere: { field: 'cell_id', word: 'atom.cellElsewhere', status: 422 },
      atoms_entrega_elsewhere: { field: 'entrega_id', word: 'atom.entregaElsewhere', status: 422 },
    },
  },
)

/** Fields of an edit that need a permission of their own. */
const acts = { cell_id: 'atom.transfer', responsavel_id: 'atom.setResponsible' } as const

const answered = z.object({ data: z.object({ id: z.number() }) })

/** Lets an edit move an atom, or assign it, only with the permission for that; notifies home lists of each write. */
const guarded = (handler: Handler): Handler => {
  const { update, create, remove, restore } = atomCrud.calls
  if (![update, create, remove, restore].some((it) => it === handler.call)) return handler
  return around(handler, async (ctx, input, next) => {
    if (handler.call === update)
      for (const [field, act] of Object.entries(acts)) if (field in input && !ctx.may(act)) return forbidden()
    const known = typeof input['id'] === 'number' ? input['id'] : 0
    const before = {
      all: await peopleOf(known, ctx),
      responsible: (await responsibleFor([known], ctx))[0]?.people[0],
    }
    const answer = await next()
    const id = input['id'] ?? answered.safeParse(answer).data?.data.id
    if (typeof id !== 'number') return answer
    const held = before.responsible
    await tellGiven(
      (await responsibleFor([id], ctx)).filter(({ people }) => people[0] !== held),
      ctx,
    )
    changed(ctx, [...before.all, ...(await peopleOf(id, ctx))])
    return answer
  })
}

/** People who have the atom among theirs. */
const peopleOf = async (id: number, { db }: Pick<Context, 'db'>): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select a.responsavel_id as id from atoms a where a.id = ${id} and a.responsavel_id is not null
    union select al.user_id from atom_loopers al where al.atom_id = ${id}`.execute(db)
  return rows.map((row) => row.id)
}

const shown = async (id: number, ctx: Context): Promise<AtomRow> =>
  (await rowOf({ list: atomList, source: atomSource }, id, ctx)) ?? notFound()

/** Locks a living atom in the version that the page showed. */
const locked = async ({ id, version }: { id: number; version: number }, ctx: Context) => {
  const row = await ctx.db
    .selectFrom('atoms')
    .select(['version', 'deleted_at', 'cell_id', 'responsavel_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  const seen = await shown(id, ctx)
  if (!row || row.deleted_at !== null) return notFound()
  if (row.version !== version) return stale(seen)
  return row
}

type Change = Readonly<Record<string, unknown>>
const noted = (id: number, { before, after }: { before: Change; after: Change }, ctx: Context) =>
  ctx.audit({ event: 'atom.changed', thing: 'atom', thing_id: id, detail: { before, after } })

const checkChoice = async (field: keyof typeof fieldLookups, ids: readonly number[], ctx: Context): Promise<void> => {
  if (ids.length === 0) return
  const found = await choosable(fieldLookups[field], ids, ctx)
  if (ids.some((id) => !found.has(id)))
    refuse('common.invalid', { status: 422, fields: { [field]: 'common.recordGone' } })
}
const fieldLookups = {
  responsavel_id: atomLookups.people,
  loopers: atomLookups.people,
  cell_id: atomLookups.cells,
}

export const atomApi = {
  ...api,
  importer: api.importer && atomImporterOf(api.importer),
  thing: {
    ...api.thing,
    // Clients and partners accept and finish; they do not see what the team writes to itself.
    traits: (ctx: Pick<Context, 'may'>) => (ctx.may('atom.open') ? atomNoun.traits : []),
    mayEdit: (_: number, ctx: Context) => ctx.may('atom.useChecklist'),
    mayListItems: ({ may }: Pick<Context, 'may'>) => may('atom.addChecklistItem'),
  },
  handlers: [
    ...api.handlers.map(guarded),

    handle(atomByShortId, async (ctx, { ref }) => {
      const wanted = shortIdOf(ref) ?? notFound()
      const { rows } = await sql<{ id: number; nome: string }>`
        select t.id, t.nome from atoms t join ventures w on w.id = t.venture_id
        where w.sigla = ${wanted.sigla} and t.number = ${wanted.number} and t.deleted_at is null
          and ${all(scoped(atomSource, ctx))}`.execute(ctx.db)
      return { data: rows[0] ?? notFound() }
    }),

    handle(atomCalls.responsible, async (ctx, { id, version, responsavel_id }) => {
      const row = await locked({ id, version }, ctx)
      const before = await peopleOf(id, ctx)
      if (responsavel_id !== null && responsavel_id !== row.responsavel_id)
        await checkChoice('responsavel_id', [responsavel_id], ctx)
      await ctx.db
        .updateTable('atoms')
        .set({ responsavel_id, version: version + 1 })
        .where('id', '=', id)
        .execute()
      await noted(id, { before: { responsavel_id: row.responsavel_id }, after: { responsavel_id } }, ctx)
      const given = responsavel_id === null ? [] : [responsavel_id]
      await tellGiven([{ id, people: given.filter((it) => it !== row.responsavel_id) }], ctx)
      changed(ctx, [...before, ...given])
      return { data: await shown(id, ctx) }
    }),

    handle(atomCalls.loopers, async (ctx, { id, version, loopers }) => {
      const row = await locked({ id, version }, ctx)
      const { rows } = await sql<{ user_id: number }>`
        select user_id from atom_loopers where atom_id = ${id} order by user_id`.execute(ctx.db)
      const had = rows.map((it) => it.user_id)
      const wanted = [...new Set(loopers)]
      await checkChoice(
        'loopers',
        wanted.filter((it) => !had.includes(it)),
        ctx,
      )
      // Who stays is not written anew: to the database each row that comes is somebody who was assigned.
      await sql`delete from atom_loopers where atom_id = ${id} and user_id <> all(${wanted}::int[])`.execute(ctx.db)
      await sql`insert into atom_loopers (atom_id, user_id) select ${id}::int, unnest(${wanted}::int[])
        on conflict do nothing`.execute(ctx.db)
      await ctx.db
        .updateTable('atoms')
        .set({ version: version + 1 })
        .where('id', '=', id)
        .execute()
      await noted(id, { before: { loopers: had }, after: { loopers: wanted } }, ctx)
      const known = [...had, row.responsavel_id]
      await tellGiven([{ id, people: wanted.filter((it) => !known.includes(it)) }], ctx)
      changed(ctx, [...had, ...wanted])
      return { data: await shown(id, ctx) }
    }),

    handle(atomCalls.transfer, async (ctx, { id, version, cell_id }) => {
      const row = await locked({ id, version }, ctx)
      await checkChoice('cell_id', [cell_id], ctx)
      const { rows } = await sql<{ venture_id: number }>`
        select g.venture_id from cells c join gates g on g.id = c.gate_id where c.id = ${cell_id}`.execute(ctx.db)
      if (rows[0]?.venture_id !== (await shown(id, ctx)).venture_id)
        return refuse('atom.cellElsewhere', { status: 422, fields: { cell_id: 'atom.cellElsewhere' } })
      await ctx.db
        .updateTable('atoms')
        .set({ cell_id, version: version + 1 })
        .where('id', '=', id)
        .execute()
      await noted(id, { before: { cell_id: row.cell_id }, after: { cell_id } }, ctx)
      changed(ctx, [])
      return { data: await shown(id, ctx) }
    }),
  ],
}

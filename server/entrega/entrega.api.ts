import { sql } from 'kysely'
import { entregaNoun } from '#contract/entrega/entrega.noun.ts'
import { nextStatuses } from '#contract/entrega/entrega.rules.ts'
import { entregaCrud, entregaList } from '#contract/entrega/entrega.ts'
import { ATOMS_MAX, entregaCalls, type AtomChoice } from '#contract/entrega/page.ts'
import { todayIn } from '#contract/kit/dates.ts'
import { entregaOf, entregaSource, lockEntrega } from '#server/entrega/entrega.data.ts'
import { reportFile, reportOf } from '#server/entrega/report.data.ts'
import type { Context } from '#server/kit/context.ts'
import { handle } from '#server/kit/handle.ts'
import { livingRecords } from '#server/kit/list/lookup.ts'
import { nounApi } from '#server/kit/list/noun.ts'
import { refuse, stale } from '#server/kit/refuse.ts'
import { ofReachedVentures, reachedVentures } from '#server/venture/reach.data.ts'

const api = nounApi(
  { noun: entregaNoun, list: entregaList, crud: entregaCrud },
  {
    ...entregaSource,
    lookups: {
      ventures: reachedVentures(),
      gates: {
        ...livingRecords('gates', (ctx) => ofReachedVentures(sql`t.venture_id`, ctx)),
        hint: sql`(select v.nome from ventures v where v.id = t.venture_id)`,
      },
    },
    unique: {
      entregas_gate_of_venture: { field: 'gate_id', word: 'entrega.gateElsewhere', status: 422 },
      entregas_stay: { field: 'venture_id', word: 'entrega.stays', status: 422 },
    },
  },
)

/** Living atoms of a venture in the order of its gates and cells, with what each points to. */
const atomsOf = async (entrega: { id: number; venture_id: number }, { db }: Context): Promise<AtomChoice[]> => {
  const { rows } = await sql<AtomChoice>`
    select a.id, a.nome, c.nome as cell, a.status, e.nome as entrega, (a.entrega_id is not distinct from ${entrega.id}) as mine
    from atoms a join cells c on c.id = a.cell_id and c.deleted_at is null
      join gates g on g.id = c.gate_id and g.deleted_at is null
      left join entregas e on e.id = a.entrega_id and e.deleted_at is null
    where g.venture_id = ${entrega.venture_id} and a.deleted_at is null and a.status <> 3
    order by (a.entrega_id is not distinct from ${entrega.id}) desc, g.position, c.position, c.id, a.id
    limit ${ATOMS_MAX}`.execute(db)
  return rows
}

const changed = (id: number, detail: { before: object; after: object }, ctx: Context) =>
  ctx.audit({ event: 'entrega.changed', thing: 'entrega', thing_id: id, detail })

export const entregaApi = {
  ...api,
  thing: {
    ...api.thing,
    // What stands beside its own fields in its history.
    columns: { ...api.thing.columns, atoms: { kind: 'text' } },
    // What hangs on a deliverable is its team's: clients and partners never meet internal comments.
    traits: (ctx: Pick<Context, 'may'>) => (ctx.may('atom.open') ? entregaNoun.traits : []),
  },
  handlers: [
    ...api.handlers,
    handle(entregaCalls.status, async (ctx, { id, version, status }) => {
      const row = await lockEntrega(id, ctx)
      if (row.version !== version) return stale(row.seen)
      if (!nextStatuses(row.status).some((it) => it === status))
        return refuse('entrega.notNext', { status: 422, fields: { status: 'entrega.notNext' } })
      // The day of delivery is the day it was finished, where nobody has written another.
      const delivered_on = status === 4 && row.seen.delivered_on === null ? todayIn(ctx.now) : row.seen.delivered_on
      await ctx.db
        .updateTable('entregas')
        .set({ status, delivered_on, version: version + 1 })
        .where('id', '=', id)
        .execute()
      await changed(id, { before: { status: row.status }, after: { status } }, ctx)
      return { data: await entregaOf(id, ctx) }
    }),
    handle(entregaCalls.choices, async (ctx, { id }) => ({ data: await atomsOf(await entregaOf(id, ctx), ctx) })),
    handle(entregaCalls.setAtoms, async (ctx, { id, version, atoms }) => {
      const row = await lockEntrega(id, ctx)
      if (row.version !== version) return stale(row.seen)
      const offered = await atomsOf(row, ctx)
      const wanted = new Set(atoms)
      const chosen = offered.filter((it) => wanted.has(it.id))
      if (chosen.length !== wanted.size)
        return refuse('common.invalid', { status: 422, fields: { atoms: 'common.recordGone' } })
      await sql`update atoms set entrega_id = null, version = version + 1
        where entrega_id = ${id} and not (id = any(${atoms}::int[]))`.execute(ctx.db)
      await sql`update atoms set entrega_id = ${id}, version = version + 1
        where id = any(${atoms}::int[]) and entrega_id is distinct from ${id}`.execute(ctx.db)
      await sql`update entregas set version = version + 1 where id = ${id}`.execute(ctx.db)
      const names = (all: readonly AtomChoice[]) => all.map((it) => it.nome).join(', ') || null
      const before = names(offered.filter((it) => it.mine))
      await changed(id, { before: { atoms: before }, after: { atoms: names(chosen) } }, ctx)
      return { data: await entregaOf(id, ctx) }
    }),
    handle(entregaCalls.report, (ctx, { id }) => reportOf(id, ctx)),
    handle(entregaCalls.reportFile, async (ctx, { id }) => {
      const file = await reportFile(id, ctx)
      await ctx.audit({ event: 'entrega.exported', thing: 'entrega', thing_id: id, detail: { format: 'pdf' } })
      return file
    }),
  ],
} as const satisfies typeof api

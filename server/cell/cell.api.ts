import { sql } from 'kysely'
import { cellNoun } from '#contract/cell/cell.noun.ts'
import { cellCalls, cellCrud, cellList, type CellAtom, type CellRow } from '#contract/cell/cell.ts'
import { isBlocked } from '#server/atom/blocked.data.ts'
import { lateNow, refOf, trackedOf } from '#server/atom/fields.data.ts'
import { plannedHours, trackedSeconds } from '#server/atom/rollup.data.ts'
import { cellOrder, moveOne } from '#server/gate/order.data.ts'
import { inReach, progressOf } from '#server/gate/reach.data.ts'
import type { Context } from '#server/kit/context.ts'
import { handle } from '#server/kit/handle.ts'
import { checklistOf } from '#server/kit/list/hanging.ts'
import { activePeople, livingRecords } from '#server/kit/list/lookup.ts'
import { nounApi } from '#server/kit/list/noun.ts'
import { rowOf } from '#server/kit/list/read.ts'
import { own, person, record, type ListSource } from '#server/kit/list/source.ts'
import { notFound } from '#server/kit/refuse.ts'

const ventureId = sql`(select g.venture_id from gates g where g.id = t.gate_id)`

const source: ListSource<CellRow, keyof typeof cellList.filters> = {
  table: 'cells',
  scope: (ctx) =>
    sql`t.gate_id in (select g.id from gates g where ${inReach(sql`g.venture_id`, ctx)}
      and (g.deleted_at is null or ${ctx.may('gate.restore')}))`,
  select: {
    ...own('id', 'nome', 'descricao', 'gate_id', 'position', 'created_at', 'deleted_at', 'version'),
    gate: record('gates', sql`t.gate_id`),
    venture: record('ventures', ventureId),
    venture_id: ventureId,
    progress: progressOf(sql`c.id = t.id`),
    hours_planned: plannedHours(sql`c.id = t.id`),
    tracked: trackedSeconds(sql`c.id = t.id`),
    responsavel: person(sql`t.responsavel_id`),
    responsavel_id: { value: sql`t.responsavel_id`, seenWith: 'responsavel' },
  },
  where: own('gate_id'),
}

const api = nounApi(
  { noun: cellNoun, list: cellList, crud: cellCrud },
  {
    ...source,
    lookups: {
      gates: livingRecords('gates', (ctx) => inReach(sql`t.venture_id`, ctx)),
      people: activePeople(),
    },
    unique: { cells_stay: { field: 'gate_id', word: 'cell.stays', status: 422 } },
  },
)

const shown = async (id: number, ctx: Context): Promise<CellRow> =>
  (await rowOf({ list: cellList, source }, id, ctx)) ?? notFound()

export const cellApi = {
  ...api,
  thing: {
    ...api.thing,
    traits: (ctx: Pick<Context, 'may'>) => (ctx.may('atom.open') ? cellNoun.traits : []),
  },
  handlers: [
    handle(cellCalls.atoms, async (ctx, { id }) => {
      await shown(id, ctx)
      const seen = [
        ...(ctx.may('atom.open')
          ? [sql`t.hours_planned`, sql`${isBlocked({ id: sql`t.id`, status: sql`t.status` }, ctx)} as blocked`]
          : []),
        ...(ctx.may('atom.seeTime') ? [sql`${trackedOf} as tracked`] : []),
      ].map((it) => sql`, ${it}`)
      const { rows } = await sql<CellAtom>`
        select t.id, ${refOf} as ref, t.nome, t.status, t.data, t.data_fim, ${lateNow} as late, ${checklistOf('atom')} as checklist
          ${sql.join(seen, sql` `)}
        from atoms t where t.cell_id = ${id} and t.deleted_at is null
        order by t.status not in (0, 1), t.data nulls last, t.id`.execute(ctx.db)
      return { data: rows }
    }),
    handle(cellCalls.move, async (ctx, { id, way }) => {
      const row = await shown(id, ctx)
      if (row.deleted_at !== null) return notFound()
      const moved = await moveOne(ctx.db, cellOrder, { id, parent_id: row.gate_id, way })
      if (moved) await ctx.audit({ event: 'cell.changed', thing: 'cell', thing_id: id, detail: { moved: way } })
      return { moved }
    }),
    ...api.handlers,
  ],
}

import { sql } from 'kysely'
import { entregaSteps } from '#contract/entrega/entrega.steps.ts'
import { entregaList, type EntregaRow } from '#contract/entrega/entrega.ts'
import { heldWhile } from '#server/invoice/held.data.ts'
import type { Context } from '#server/kit/context.ts'
import { rowOf } from '#server/kit/list/read.ts'
import { all, own, reais, record, type ListSource, type Sql } from '#server/kit/list/source.ts'
import { scoped } from '#server/kit/list/statement.ts'
import { notFound } from '#server/kit/refuse.ts'
import { ofReachedVentures } from '#server/venture/reach.data.ts'

/** Living atoms `a` that point to the deliverable `t`. */
const atoms = (counted: Sql): Sql =>
  sql`(select ${counted} from atoms a join cells c on c.id = a.cell_id and c.deleted_at is null
    join gates g on g.id = c.gate_id and g.deleted_at is null where a.entrega_id = t.id and a.deleted_at is null)`

const DONE = sql`count(*) filter (where a.status in (2, 4, 5, 6))`
const TOTAL = sql`count(*) filter (where a.status <> 3)`

export const entregaSource: ListSource<EntregaRow, keyof typeof entregaList.filters> = {
  table: 'entregas',
  scope: (ctx) => ofReachedVentures(sql`t.venture_id`, ctx),
  select: {
    ...own('id', 'nome', 'descricao', 'venture_id', 'gate_id', 'delivery_type', 'status', 'valor_centavos'),
    ...own('planned_on', 'delivered_on', 'created_at', 'deleted_at', 'version'),
    valor: reais('valor_centavos'),
    dataentrega: sql`t.delivered_on`,
    venture: record('ventures', sql`t.venture_id`),
    gate: record('gates', sql`t.gate_id`),
    progress: {
      value: atoms(sql`jsonb_build_object('done', ${DONE}, 'total', ${TOTAL})`),
      order: atoms(sql`coalesce(${DONE}::float / nullif(${TOTAL}, 0), 0)`),
    },
  },
  where: { ...own('status', 'venture_id', 'gate_id', 'delivery_type'), period: sql`t.planned_on` },
  steps: {
    steps: entregaSteps,
    rules: {
      pay: [{ word: 'entrega.onPendingInvoice', status: 409, when: () => heldWhile('pending') }],
      homologate: [{ word: 'entrega.onPendingInvoice', status: 409, when: () => heldWhile('pending') }],
      finish: [{ word: 'entrega.onPaidInvoice', status: 409, when: () => heldWhile('paid') }],
    },
  },
}

/** The list of deliverables with where its rows come from. */
export const ofEntregas = { list: entregaList, source: entregaSource }

export const entregaOf = async (id: number, ctx: Context): Promise<EntregaRow> =>
  (await rowOf(ofEntregas, id, ctx)) ?? notFound()

/** A living deliverable under its lock, within the person's scope. */
export const lockEntrega = async (id: number, ctx: Context) => {
  const row = await ctx.db
    .selectFrom('entregas')
    .select(['id', 'venture_id', 'version', 'deleted_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  const seen = await entregaOf(id, ctx)
  if (!row || row.deleted_at !== null) return notFound()
  return { ...row, seen }
}

/** The value of a deliverable under its lock, when the person meets it. */
export const lockValue = async (id: number, ctx: Context) => {
  const { rows } = await sql<{
    id: number
    valor_centavos: number | null
  }>`select t.id, t.valor_centavos from entregas t
    where ${all([...scoped(entregaSource, ctx), sql`t.id = ${id}`])} for update`.execute(ctx.db)
  return rows[0]
}

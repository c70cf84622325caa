import { sql } from 'kysely'
import { gateCalls } from '#contract/gate/gate.calls.ts'
import { approvesForClient } from '#contract/gate/gate.rules.ts'
import type { GateRow } from '#contract/gate/gate.ts'
import { type GatePage, type GateQuestion, type WaitingGate } from '#contract/gate/page.ts'
import { behalfOf } from '#server/gate/behalf.data.ts'
import { gateSource, ofGates } from '#server/gate/gate.data.ts'
import { gateOrder, moveOne } from '#server/gate/order.data.ts'
import { inReach, lateOf, progressOf } from '#server/gate/reach.data.ts'
import type { Context } from '#server/kit/context.ts'
import { handle, type Handler } from '#server/kit/handle.ts'
import { maySql } from '#server/kit/list/may.ts'
import { rowOf } from '#server/kit/list/read.ts'
import { fullName } from '#server/kit/list/source.ts'
import { notFound } from '#server/kit/refuse.ts'

type Asked = GateQuestion & { gate_id: number }

/** Questions about some gates, the newest first. */
const questionsOf = async (ids: readonly number[], { db }: Context): Promise<Asked[]> => {
  const { rows } = await sql<Asked>`
    select q.id, q.gate_id, q.text, q.asked_at, q.answer, q.answered_at,
      ${fullName('u')} as asked_by, ${fullName('w')} as answered_by
    from gate_questions q join users u on u.id = q.asked_by left join users w on w.id = q.answered_by
    where q.gate_id = any(${ids}::int[]) order by q.id desc`.execute(db)
  return rows
}
const withoutGate = ({ id, text, asked_at, asked_by, answer, answered_at, answered_by }: Asked): GateQuestion => ({
  id,
  text,
  asked_at,
  asked_by,
  answer,
  answered_at,
  answered_by,
})

const entregasOf = async (id: number, { db }: Context): Promise<GatePage['entregas']> =>
  db
    .selectFrom('entregas')
    .select(['id', 'nome', 'status'])
    .where('gate_id', '=', id)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()

const cellsOf = async (id: number, { db, may }: Context): Promise<GatePage['cells']> => {
  const who = may('atom.open') ? sql`(select ${fullName('u')} from users u where u.id = k.responsavel_id)` : sql`null`
  const { rows } = await sql<GatePage['cells'][number]>`
    select k.id, k.nome, g.venture_id, ${progressOf(sql`c.id = k.id`).value} as progress,
      ${lateOf(sql`c.id = k.id`, sql`g.venture_id`)} as late, ${who} as responsavel
    from cells k join gates g on g.id = k.gate_id where k.gate_id = ${id} and k.deleted_at is null
    order by k.position, k.id`.execute(db)
  return rows
}

type Approval = Pick<GatePage, 'late' | 'on_behalf' | 'delivered_by_me' | 'client_people'>

/** How many of its atoms are late, and the approval on the client's behalf: what it rested on, and for whoever may make it
 * the people to name. */
const approvalOf = async (id: number, ctx: Context): Promise<Approval> => {
  const people = approvesForClient(ctx.user.role)
    ? sql`coalesce((select jsonb_agg(${fullName('p')} order by p.nome, p.id) from users p
        join ventures v on v.id = g.venture_id where p.deleted_at is null and exists (
          select 1 from client_accesses a where a.user_id = p.id and a.client_id = v.cliente_id and a.active)), '[]')`
    : sql`'[]'::jsonb`
  const { rows } = await sql<Approval>`
    select ${lateOf(sql`c.gate_id = g.id`, sql`g.venture_id`)} as late, ${behalfOf(ctx)} as on_behalf, coalesce(g.delivered_by = ${ctx.user.id}, false) as delivered_by_me,
      ${people} as client_people
    from gates g where g.id = ${id}`.execute(ctx.db)
  return rows[0] ?? notFound()
}

/** Delivered gates that wait for the person's side, the most urgent first; those with a stopped clock come last. */
const waitingFor = async (ctx: Context): Promise<WaitingGate[]> => {
  const entregas = ctx.may('entrega.open')
    ? sql`coalesce((select jsonb_agg(jsonb_build_object('id', e.id, 'nome', e.nome, 'status', e.status) order by e.id)
        from entregas e where e.gate_id = t.id and e.deleted_at is null), '[]')`
    : sql`'[]'::jsonb`
  const { rows } = await sql<Omit<WaitingGate, 'questions'>>`
    select t.id, t.version, t.nome, t.descricao, w.nome as venture, t.venture_id, t.delivered_at, t.due_at, t.left_seconds,
      ${progressOf(sql`c.gate_id = t.id`).value} as progress,
      ${entregas} as entregas, ${maySql(gateSource.steps, ctx)} as may
    from gates t join ventures w on w.id = t.venture_id and w.deleted_at is null and not w.template
    where t.status = 'delivered' and t.deleted_at is null and ${inReach(sql`t.venture_id`, ctx)}
    order by t.due_at nulls last, t.id limit 100`.execute(ctx.db)
  const questions = await questionsOf(
    rows.map((it) => it.id),
    ctx,
  )
  return rows.map((row) => ({ ...row, questions: questions.filter((it) => it.gate_id === row.id).map(withoutGate) }))
}

const shown = async (id: number, ctx: Context): Promise<GateRow> => (await rowOf(ofGates, id, ctx)) ?? notFound()

/** Calls of a gate's page and of its place among the others. */
export const gatePageApi: Handler[] = [
  handle(gateCalls.waiting, async (ctx) => ({ data: await waitingFor(ctx) })),
  handle(gateCalls.page, async (ctx, { id }) => {
    await shown(id, ctx)
    return {
      questions: (await questionsOf([id], ctx)).map(withoutGate),
      entregas: await entregasOf(id, ctx),
      cells: ctx.may('cell.open') ? await cellsOf(id, ctx) : [],
      ...(await approvalOf(id, ctx)),
    }
  }),
  handle(gateCalls.move, async (ctx, { id, way }) => {
    const row = await shown(id, ctx)
    if (row.deleted_at !== null) return notFound()
    const moved = await moveOne(ctx.db, gateOrder, { id, parent_id: row.venture_id, way })
    if (moved) await ctx.audit({ event: 'gate.changed', thing: 'gate', thing_id: id, detail: { moved: way } })
    return { moved }
  }),
]

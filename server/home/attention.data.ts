import { sql } from 'kysely'
import { demandaStatus } from '#contract/demanda/demanda.steps.ts'
import { LISTED_ROWS, NAMED_ROWS } from '#contract/home/attention.ts'
import type { attentionCalls } from '#contract/home/home.calls.ts'
import { todayIn } from '#contract/kit/dates.ts'
import type { AnswerOf } from '#contract/kit/endpoint.ts'
import { loopStatus, waitingStatuses } from '#contract/loop/loop.states.ts'
import { inReach } from '#server/gate/reach.data.ts'
import type { Context } from '#server/kit/context.ts'
import { fullName, type Sql } from '#server/kit/list/source.ts'

type Attention = AnswerOf<typeof attentionCalls.attention>
type Gates = AnswerOf<typeof attentionCalls.gates>
type Demands = AnswerOf<typeof attentionCalls.demands>

const today = ({ now, user }: Context): string => todayIn(now, user.zone)

/** Its planned day is over, and it is not delivered. */
const isLate = (ctx: Context): Sql =>
  sql`(g.status in ('planned', 'in_progress', 'contested') and coalesce(g.planned_on < ${today(ctx)}::date, false))`

/** Gates `g` of active ventures `w` within reach. */
const reachedGates = (ctx: Context): Sql => sql`from gates g join ventures w on w.id = g.venture_id
  where g.deleted_at is null and w.deleted_at is null and w.status = 1 and not w.template and ${inReach(sql`w.id`, ctx)}`

const gateColumns = sql`g.id, g.nome, g.venture_id, w.nome as projeto, g.status, g.planned_on`

/** A page of rows and the number of all, in one row. */
const pageOf = (found: Sql, { by, limit }: { by: Sql; limit: number }): Sql => sql`
  (select count(*)::int from ${found} f) as total,
  coalesce((select jsonb_agg(to_jsonb(f)) from (select * from ${found} f order by ${by} limit ${limit}) f), '[]') as rows`

/** Gates past their planned day, the longest late first. */
export const lateGates = async (ctx: Context): Promise<NonNullable<Attention['gates']>> => {
  const { rows } = await sql<NonNullable<Attention['gates']>>`
    with late as (select ${gateColumns} ${reachedGates(ctx)} and ${isLate(ctx)})
    select ${pageOf(sql`late`, { by: sql`planned_on, id`, limit: NAMED_ROWS })}`.execute(ctx.db)
  return rows[0] ?? { total: 0, rows: [] }
}

const statuses = sql.join(waitingStatuses.map((it) => sql.lit(it)))
const { forced, denied } = loopStatus.of

/** Stopped loops that are not concluded, by person. */
export const unconfirmed = async ({ db }: Context): Promise<Attention['unconfirmed']> => {
  const { rows } = await sql<Attention['unconfirmed']>`
    with waiting as (
      select user_id, count(*)::int as loops, min(data_inicio) as oldest,
        (array_agg(id order by data_inicio, id))[1] as oldest_id,
        count(*) filter (where status in (${sql.lit(forced)}, ${sql.lit(denied)}))::int as to_correct
      from loops where status in (${statuses}) group by 1
    ), named as (
      select u.id, ${fullName('u')} as nome, w.loops, w.to_correct, w.oldest, w.oldest_id
      from waiting w join users u on u.id = w.user_id
    )
    select (select coalesce(sum(loops), 0)::int from waiting) as loops,
      ${pageOf(sql`named`, { by: sql`oldest, id`, limit: NAMED_ROWS })}`.execute(db)
  return rows[0] ?? { loops: 0, total: 0, rows: [] }
}

/**
 * Gates of one’s ventures that are not approved. Whoever opens gates reads the delivered ones among those that wait for a
 * decision, where they have their steps.
 */
export const ownGates = async (ctx: Context): Promise<Gates> => {
  const elsewhere = ctx.may('gate.open') ? sql`and f.status <> 'delivered'` : sql``
  const { rows } = await sql<Gates>`
    with mine as (select ${gateColumns}, g.due_at, ${isLate(ctx)} as late ${reachedGates(ctx)}),
      open as (select * from mine f where f.status <> 'approved' ${elsewhere})
    select (select count(*)::int from mine where status = 'approved') as approved,
      ${pageOf(sql`open`, { by: sql`late desc, (status = 'delivered') desc, planned_on, id`, limit: LISTED_ROWS })}`.execute(
    ctx.db,
  )
  return rows[0] ?? { rows: [], total: 0, approved: 0 }
}

/** Demands that wait to be accepted, and those whose venture is not in execution yet. */
export const followedDemands = async (ctx: Context): Promise<Demands> => {
  const { waiting, accepted } = demandaStatus.of
  const { rows } = await sql<Demands>`
    with found as (
      select d.id, d.nome, coalesce(k.nome, ${fullName('u')}) as "from", d.created_at, d.wished_on,
        coalesce(d.wished_on < ${today(ctx)}::date, false) as late,
        case when v.id is not null then jsonb_build_object('id', v.id, 'nome', v.nome, 'stage', v.stage) end as venture
      from demands d join users u on u.id = d.author_id left join clients k on k.id = d.cliente_id
        left join ventures v on v.id = d.venture_id and v.deleted_at is null and v.status = 1
          and v.stage in ('negotiation', 'analysis', 'approved')
      where d.deleted_at is null
        and (d.status = ${sql.lit(waiting)} or (d.status = ${sql.lit(accepted)} and v.id is not null))
    )
    select ${pageOf(sql`found`, { by: sql`late desc, created_at desc, id desc`, limit: LISTED_ROWS })}`.execute(ctx.db)
  return rows[0] ?? { rows: [], total: 0 }
}

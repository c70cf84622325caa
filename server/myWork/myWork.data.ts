import { sql } from 'kysely'
import { atomStatus } from '#contract/atom/atom.rules.ts'
import { WORK_SHOWN, type WorkAtom, type WorkGate, type WorkGroup } from '#contract/myWork/myWork.ts'
import { placedAtoms, theirAtom } from '#server/atom/atom.data.ts'
import { isBlocked } from '#server/atom/blocked.data.ts'
import { inReach } from '#server/gate/reach.data.ts'
import type { Context } from '#server/kit/context.ts'
import type { Sql } from '#server/kit/list/source.ts'

export interface Part<T> {
  total: number
  rows: T[]
}

const { pending, accepted, finished } = atomStatus.of

const columns = (ctx: Context, today: string): Sql => sql`a.id, v.sigla || '-' || a.number as ref, a.nome,
  jsonb_build_object('id', v.id, 'nome', v.nome, 'deleted_at', null) as venture, g.nome as gate, c.nome as cell, a.status,
  a.priority, a.data, a.hours_planned,
  (a.status <> ${finished} and coalesce(a.data < ${today}::date, false)) as late,
  ${isBlocked({ id: sql`a.id`, status: sql`a.status` }, ctx)} as blocked,
  (select coalesce(sum(l.segundos), 0)::bigint from loops l
    where l.atomo_id = a.id and l.user_id = ${ctx.user.id} and l.fim is not null) as own_seconds`

type Found = WorkAtom & { part: WorkGroup; total: number }

const rowOf = ({ part: _part, total: _total, ...row }: Found): WorkAtom => row

/** Atoms of a person, each in one part: how many there are, and the first of it by planned day and priority. */
export const ownWork = async (
  ctx: Context,
  days: { today: string; weekEnd: string },
): Promise<Record<WorkGroup, Part<WorkAtom>>> => {
  const { rows } = await sql<Found>`
    with mine as (
      select a.id as atom_id, case when a.status = ${finished} then 'waiting'
        when a.data < ${days.today}::date then 'late' when a.data = ${days.today}::date then 'today'
        when a.data <= ${days.weekEnd}::date then 'week' else 'later' end as part,
        a.data as due, a.priority as weight
      ${placedAtoms} where a.status in (${pending}, ${accepted}, ${finished}) and ${theirAtom(ctx.user.id)}
    ), placed as (
      select mine.*, count(*) over (partition by part)::int as total,
        row_number() over (partition by part order by due nulls last, weight desc, atom_id) as place from mine
    )
    select p.part, p.total, ${columns(ctx, days.today)}
    ${placedAtoms} join placed p on p.atom_id = a.id and p.place <= ${WORK_SHOWN}
    order by p.part, p.place`.execute(ctx.db)
  const part = (name: WorkGroup): Part<WorkAtom> => {
    const own = rows.filter((it) => it.part === name)
    return { total: own[0]?.total ?? 0, rows: own.map(rowOf) }
  }
  return {
    late: part('late'),
    today: part('today'),
    week: part('week'),
    later: part('later'),
    waiting: part('waiting'),
  }
}

/** Finished atoms of the ventures that a person reaches, those finished first on top. */
export const atomsToApprove = async (ctx: Context, today: string): Promise<Part<WorkAtom>> => {
  const { rows } = await sql<Found>`
    select 'waiting' as part, count(*) over ()::int as total, ${columns(ctx, today)}
    ${placedAtoms} where a.deleted_at is null and a.status = ${finished} and ${inReach(sql`a.venture_id`, ctx)}
    order by a.data_fim nulls last, a.id limit ${WORK_SHOWN}`.execute(ctx.db)
  return { total: rows[0]?.total ?? 0, rows: rows.map(rowOf) }
}

/** Delivered gates of the ventures that a person reaches, the next to be approved by silence on top. */
export const gatesToDecide = async (ctx: Context): Promise<Part<WorkGate>> => {
  const { rows } = await sql<WorkGate & { total: number }>`
    select count(*) over ()::int as total, g.id, g.nome, g.due_at,
      jsonb_build_object('id', v.id, 'nome', v.nome, 'deleted_at', null) as venture
    from gates g join ventures v on v.id = g.venture_id and v.deleted_at is null
    where g.deleted_at is null and g.status = 'delivered' and ${inReach(sql`g.venture_id`, ctx)}
    order by g.due_at nulls last, g.id limit ${WORK_SHOWN}`.execute(ctx.db)
  return { total: rows[0]?.total ?? 0, rows: rows.map(({ total: _total, ...row }) => row) }
}

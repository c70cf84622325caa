import { sql } from 'kysely'
import type { LoopFate } from '#contract/week/week.fates.ts'
import { weekBounds } from '#contract/week/week.rules.ts'
import type { WeekLoop } from '#contract/week/week.ts'
import type { Db } from '#server/db/open.ts'
import { isConcluded, waitingFate } from '#server/week/week.data.ts'

/** Most loops of a week on one page: a person begins some hundred at most. */
const MOST = 1000

const fate = (name: LoopFate) => sql.lit(name)

/** The loops that a week has taken or that wait for it, and those that began in it, each with what becomes of it. */
export const loopsOfWeek = async (
  db: Db,
  week: { readonly id: number; readonly user_id: number; readonly ends_on: string },
): Promise<WeekLoop[]> => {
  const { from, to } = weekBounds(week.ends_on)
  const { rows } = await sql<WeekLoop>`
    with theirs as (
      select l.*, week_of(l) as of_week from loops l where l.user_id = ${week.user_id} and (l.week_id = ${week.id}
        or (l.data_inicio >= ${from} and l.data_inicio < ${to})
        or (l.week_id is null and l.left_out_at is null and l.status <= 5 and week_of(l) = ${week.id}))
    )
    select l.id, json_build_object('id', a.id, 'nome', a.nome, 'deleted_at', a.deleted_at) as atomo,
      json_build_object('id', v.id, 'nome', v.nome, 'deleted_at', v.deleted_at) as venture,
      l.data_inicio as inicio, l.fim, coalesce(l.segundos, 0) as segundos, l.tipo, l.descricao, l.status, l.version,
      case when l.left_out_at is not null then ${fate('leftOut')}
        when l.of_week is distinct from ${week.id} then ${fate('elsewhere')}
        when ${isConcluded} or l.status > 5 then ${fate('taken')}
        else ${waitingFate} end as fate,
      case when l.of_week is distinct from ${week.id} then (select w.ends_on from weeks w where w.id = l.of_week) end as elsewhere,
      case when l.return_reason is not null then json_build_object('at', coalesce(l.returned_at, l.mended_at),
        'reason', l.return_reason, 'mended_at', l.mended_at, 'note', l.mended_note) end as returned,
      l.left_out_reason as left_out
    from theirs l join atoms a on a.id = l.atomo_id join ventures v on v.id = l.venture_id
    order by l.data_inicio, l.id limit ${MOST}`.execute(db)
  return rows
}

/** The payment orders that stand and pay loops of a week: that of the weekly run, and those that were made by hand. */
export const ordersOfWeek = async (db: Db, id: number): Promise<{ id: number; numero: number }[]> => {
  const { rows } = await sql<{ id: number; numero: number }>`
    select o.id, o.number as numero from orders o where o.status < 2 and (o.week_id = ${id} or o.id in
      (select p.order_id from order_loops p where p.week_id = ${id} and p.released_at is null)) order by o.number`.execute(
    db,
  )
  return rows
}

import { sql } from 'kysely'
import { addDays } from '#contract/kit/dates.ts'
import { FRIDAYS, LEFT_MAX } from '#contract/order/run.rules.ts'
import type { LeftLoop, RunClosing, RunningWeek } from '#contract/order/run.ts'
import { weekEnd } from '#contract/week/week.rules.ts'
import type { Db } from '#server/db/open.ts'
import { fullName } from '#server/kit/list/source.ts'
import { centavos, tenths } from '#server/loop/center/totals.data.ts'
import { isConcluded, isReturned, isRunning, isToCorrect, isWaiting } from '#server/week/week.data.ts'

/** What the open weeks hold, and what waits for one to be opened. */
export const runningWeek = async (db: Db): Promise<RunningWeek> => {
  const { rows } = await sql<RunningWeek>`
    with loose as (
      select l.* from loops l where l.week_id is null and l.left_out_at is null and l.status <= 5
      union all
      select l.* from weeks w join loops l on l.week_id = w.id where w.status = 0 and l.status <= 5
    )
    select count(distinct l.user_id)::int as people,
      coalesce(sum(${tenths}) filter (where ${isConcluded}), 0)::float8 / 10 as decimal,
      coalesce(sum(${centavos}) filter (where ${isConcluded}), 0)::float8 as valor_centavos,
      count(*) filter (where ${isConcluded})::int as confirmed, count(*) filter (where ${isWaiting})::int as waiting,
      count(*) filter (where ${isToCorrect})::int as to_correct, count(*) filter (where ${isReturned})::int as returned,
      count(*) filter (where ${isRunning})::int as running
    from loose l cross join lateral (select l.segundos, l.horas_decimos, l.valor_hora_centavos) t`.execute(db)
  const [row] = rows
  if (!row) throw new Error('No sums of the open weeks')
  return row
}

export const lastRun = async (db: Db) => {
  const row = await db
    .selectFrom('payment_runs')
    .select(['started_at', 'finished_at', 'failed'])
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? { ...row, failed: row.failed.length } : null
}

/** What was closed on each of the last Fridays, the newest first. */
export const closings = async (db: Db, now: Date): Promise<RunClosing[]> => {
  const { rows } = await sql<RunClosing>`
    with closed as (
      select * from weeks where status > 0 and ends_on > ${addDays(weekEnd(now), -7 * (FRIDAYS + 1))}::date
    ), ordered as (
      select w.ends_on, count(*)::int as orders, count(*) filter (where o.status = 1)::int as paid,
        sum(o.total_centavos)::float8 as total_centavos
      from orders o join closed w on w.id = o.week_id where o.status < 2 group by w.ends_on
    ), left_out as (
      select w.ends_on, count(*)::int as loops from week_left x join closed w on w.id = x.week_id group by w.ends_on
    )
    select w.ends_on as friday, max(w.closed_at) as closed_at,
      coalesce(max(extract(epoch from w.closed_at - w.closes_at)) filter (where w.closed_by_id is null), 0)::int as late,
      count(*)::int as weeks, coalesce(sum(w.loops), 0)::int as loops,
      coalesce(sum(w.decimos), 0)::float8 / 10 as decimal,
      coalesce(max(o.orders), 0) as orders, coalesce(max(o.paid), 0) as paid,
      coalesce(max(o.total_centavos), 0) as total_centavos, coalesce(max(x.loops), 0) as left
    from closed w left join ordered o using (ends_on) left join left_out x using (ends_on)
    group by w.ends_on order by w.ends_on desc limit ${FRIDAYS}`.execute(db)
  return rows
}

/** The loops that the closing of a Friday left to a later week, by why and by person. */
export const leftOn = async (db: Db, friday: string): Promise<LeftLoop[]> => {
  const { rows } = await sql<LeftLoop>`
    select x.loop_id as id, x.fate, x.week_id,
      json_build_object('id', u.id, 'nome', ${fullName('u')}, 'deleted_at', u.deleted_at) as person,
      case when l.id is not null then json_build_object(
        'atomo', json_build_object('id', a.id, 'nome', a.nome, 'deleted_at', a.deleted_at),
        'inicio', l.data_inicio, 'segundos', coalesce(l.segundos, 0),
        'settled', l.week_id is not null or l.status > 5) end as loop
    from week_left x join weeks w on w.id = x.week_id join users u on u.id = w.user_id
    left join loops l on l.id = x.loop_id left join atoms a on a.id = l.atomo_id
    where w.ends_on = ${friday}::date and w.status > 0
    order by x.fate, ${fullName('u')}, u.id, l.data_inicio, x.loop_id limit ${LEFT_MAX}`.execute(db)
  return rows
}

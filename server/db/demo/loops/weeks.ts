import { sql } from 'kysely'
import { people } from '#server/db/demo/people.ts'
import type { Filling } from '#server/db/demo/rows/structure.ts'

/**
 * The weeks of two years: past ones closed with what they held, ordered or paid as their loops are, the present one open.
 * The last finished loop of the demonstration's looper was returned and waits to be put right.
 */
export const insertWeeks = async ({ db, cal }: Filling, userIds: readonly number[]): Promise<void> => {
  const idOf = (email: string): number => userIds[people.findIndex((it) => it.email.startsWith(email))]!
  const reason = 'A descrição não diz o que foi decidido. Complete, por favor.'
  await sql`
    update loops set status = 3, returned_at = ${cal.now}, returned_by_id = ${idOf('admin@')}, return_reason = ${reason}
    where id = (select id from loops where user_id = ${idOf('looper@')} and status in (3, 7)
      order by data_inicio desc limit 1)`.execute(db)
  await sql`
    insert into weeks (user_id, ends_on, closes_at, created_at)
    select user_id, week_end(concluded_at), closing_of(week_end(concluded_at)), min(data_inicio)
    from loops where concluded_at is not null group by 1, 2 on conflict do nothing`.execute(db)
  await sql`
    insert into weeks (user_id, ends_on, closes_at, created_at)
    select user_id, week_end(${cal.now}), closing_of(week_end(${cal.now})), ${cal.now}
    from loops where returned_at is not null on conflict do nothing`.execute(db)
  await sql`
    update loops l set week_id = w.id from weeks w
    where w.user_id = l.user_id and w.ends_on = week_end(l.concluded_at) and l.status in (3, 6, 7)
      and l.returned_at is null`.execute(db)
  await sql`
    update weeks w set closed_at = w.closes_at, loops = held.loops, segundos = held.segundos, decimos = held.decimos,
      centavos = held.centavos, status = held.status
    from (
      select w.id, count(l.id) as loops, coalesce(sum(l.segundos), 0) as segundos,
        coalesce(sum(l.horas_decimos), 0) as decimos,
        coalesce(sum((l.horas_decimos * l.valor_hora_centavos + 5) / 10), 0) as centavos,
        case max(l.status) filter (where l.status > 3) when 7 then 2 when 6 then 3 else 1 end as status
      from weeks w left join loops l on l.week_id = w.id where w.closes_at <= ${cal.now} group by w.id
    ) held where held.id = w.id`.execute(db)
}

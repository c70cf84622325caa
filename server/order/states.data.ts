import { sql } from 'kysely'
import { atomStatus } from '#contract/atom/atom.rules.ts'
import { weekStatus } from '#contract/week/week.steps.ts'
import type { Maker } from '#server/order/maker.data.ts'

const { approved, invoiced, paid } = atomStatus.of

/** Statuses of weeks and atoms that follow from the orders of their loops. */

/** Sets closed weeks, under their locks, to ordered or paid once all that they hold is, and back again. */
const settleWeeks = async ({ db }: Maker, ids: readonly number[]): Promise<void> => {
  const { closed, ordered, paid: paidWeek } = weekStatus.of
  await sql`
    update weeks w set status = s.status, version = w.version + 1
    from (
      select l.week_id, case when bool_or(l.status = 3) then ${closed}::int when bool_or(l.status = 7) then ${ordered}::int
        else ${paidWeek}::int end as status
      from loops l where l.week_id = any(${ids}::int[]) group by 1
    ) s
    where w.id = s.week_id and w.status > 0 and w.status <> s.status`.execute(db)
}

/** Moves approved atoms to invoiced once every loop of theirs is on an order, to paid once those are paid, and back again. */
const settleAtoms = async ({ db, by, now }: Maker, ids: readonly number[]): Promise<void> => {
  await sql`
    with were as (select id, status from atoms where id = any(${ids}::int[]) order by id for update), moved as (
      update atoms a set status = s.status, version = a.version + 1
      from (
        select t.id, t.status as was, case
          when bool_or(l.status <= 5 and l.left_out_at is null) then ${approved}::int
          when bool_or(l.status = 7) then ${invoiced}::int
          when bool_or(l.status = 6) then ${paid}::int
          else ${approved}::int end as status
        from were t join loops l on l.atomo_id = t.id group by t.id, t.status
      ) s
      where a.id = s.id and a.status in (${approved}, ${invoiced}, ${paid}) and a.status <> s.status
      returning a.id, s.was, a.status
    )
    insert into audit (at, actor_id, event, thing, thing_id, detail)
    select ${now}::timestamptz, ${by}::int, 'atom.changed', 'atom', m.id::text,
      jsonb_build_object('before', jsonb_build_object('status', m.was), 'after', jsonb_build_object('status', m.status))
    from moved m`.execute(db)
}

/** Brings the weeks and atoms of an order's loops in line with them, in the transaction that moves the loops. */
export const settleStates = async (maker: Maker, order_id: number): Promise<void> => {
  const { rows } = await sql<{ weeks: number[]; atoms: number[] }>`
    select coalesce(array_agg(distinct week_id) filter (where week_id is not null), '{}') as weeks,
      coalesce(array_agg(distinct atomo_id), '{}') as atoms
    from order_loops where order_id = ${order_id}`.execute(maker.db)
  const { weeks = [], atoms = [] } = rows[0] ?? {}
  if (weeks.length > 0) await settleWeeks(maker, weeks)
  if (atoms.length > 0) await settleAtoms(maker, atoms)
}

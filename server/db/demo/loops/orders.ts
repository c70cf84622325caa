import { sql } from 'kysely'
import { people } from '#server/db/demo/people.ts'
import type { Filling } from '#server/db/demo/rows/structure.ts'
import type { Db } from '#server/db/open.ts'
import { postAll, reverse } from '#server/ledger/ledger.data.ts'
import { madePosting, paidPosting, type PostedOrder } from '#server/order/postings.data.ts'

/** The loops of each order with what they are paid, from the loops of its week. */
const takeLoops = async (db: Db): Promise<void> => {
  await sql`
    insert into order_loops (order_id, loop_id, atomo_id, venture_id, week_id, inicio, fim, descricao, segundos, decimos,
      valor_hora_centavos, centavos)
    select o.id, l.id, l.atomo_id, l.venture_id, l.week_id, l.data_inicio, l.fim, l.descricao, l.segundos, l.horas_decimos,
      l.valor_hora_centavos, (l.horas_decimos * l.valor_hora_centavos + 5) / 10
    from orders o join loops l on l.week_id = o.week_id and l.status in (6, 7)`.execute(db)
}

interface Ordered extends PostedOrder {
  readonly created_at: string
  readonly paid_at: string | null
  readonly costs: readonly { readonly venture_id: number; readonly centavos: number }[]
}

const ordersIn = async (db: Db): Promise<Ordered[]> => {
  const { rows } = await sql<Ordered>`
    select o.id, o.user_id, o.created_at, o.paid_at, o.total_centavos,
      (select json_agg(json_build_object('venture_id', c.venture_id, 'centavos', c.centavos)) from (
        select venture_id, sum(centavos)::bigint as centavos from order_loops where order_id = o.id group by 1 order by 1
      ) c) as costs
    from orders o order by o.number`.execute(db)
  return rows
}

/** Posts the orders and their payments, in the order in which they came about. */
const postOrders = async (db: Db, admin: number): Promise<void> => {
  const postings = (await ordersIn(db)).flatMap((order) => [
    madePosting(order, { at: new Date(order.created_at), actor_id: null, costs: order.costs }),
    ...(order.paid_at === null ? [] : [paidPosting(order, { at: new Date(order.paid_at), actor_id: admin })]),
  ])
  const inTime = postings.toSorted((a, b) => a.at.getTime() - b.at.getTime())
  const ids = await postAll(db, inTime)
  const posted = inTime.map(({ kind, thing_id }, at) => ({ order_id: thing_id, kind, id: ids[at] }))
  await sql`
    update orders o set posting_id = p.posting_id, payment_id = p.payment_id
    from (
      select order_id, max(id) filter (where kind = 'order.made') as posting_id,
        max(id) filter (where kind = 'order.paid') as payment_id
      from jsonb_to_recordset(${JSON.stringify(posted)}::jsonb) as x (order_id int, kind text, id bigint) group by 1
    ) p where p.order_id = o.id`.execute(db)
}

/** The last paid order of the demonstration's looper went to a wrong account: it was reversed, and its loops are on a new one. */
const reverseOne = async (
  { db, cal }: Filling,
  { looper, admin }: { looper: number; admin: number },
): Promise<void> => {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', looper)
    .where('status', '=', 1)
    .orderBy('number', 'desc')
    .executeTakeFirst()
  if (!order || order.payment_id === null || order.posting_id === null) return
  const at = cal.at(-1, 15 * 60)
  const reason = 'O banco devolveu: a conta mudou.'
  await sql`update order_loops set released_at = ${at} where order_id = ${order.id}`.execute(db)
  await sql`update orders set status = 3, ended_at = ${at}, ended_by_id = ${admin}, reason = ${reason}, version = version + 1
    where id = ${order.id}`.execute(db)
  const head = { memo: reason, actor_id: admin, at }
  await reverse(db, order.payment_id, { kind: 'order.payment.reversed', ...head })
  await reverse(db, order.posting_id, { kind: 'order.reversed', ...head })
  const { rows } = await sql<{ id: number }>`
    insert into orders (number, user_id, starts_on, ends_on, due_on, loops, segundos, decimos, loops_centavos, items_centavos,
      created_by_id, created_at)
    select (select max(number) + 1 from orders), user_id, starts_on, ends_on, week_end(${cal.now}), loops, segundos, decimos,
      loops_centavos, 0, ${admin}, ${at} from orders where id = ${order.id} returning id`.execute(db)
  const [again] = rows
  await sql`
    insert into order_loops (order_id, loop_id, atomo_id, venture_id, week_id, inicio, fim, descricao, segundos, decimos,
      valor_hora_centavos, centavos)
    select ${again?.id}, loop_id, atomo_id, venture_id, week_id, inicio, fim, descricao, segundos, decimos,
      valor_hora_centavos, centavos from order_loops where order_id = ${order.id}`.execute(db)
  await sql`update loops set status = 7 where id in (select loop_id from order_loops where order_id = ${again?.id})`.execute(
    db,
  )
  await sql`update weeks set status = 2 where id = ${order.week_id}`.execute(db)
  const one = (await ordersIn(db)).find((it) => it.id === again?.id)
  if (!one) return
  const [posting_id] = await postAll(db, [madePosting(one, { at, actor_id: admin, costs: one.costs })])
  await db
    .updateTable('orders')
    .set({ posting_id: posting_id ?? null })
    .where('id', '=', one.id)
    .execute()
}

/** The histories of the orders. */
const noteOrders = async (db: Db): Promise<void> => {
  await sql`
    insert into audit (at, actor_id, event, thing, thing_id, detail)
    select created_at, created_by_id, 'order.created', 'order', id::text, jsonb_build_object('after',
      jsonb_build_object('numero', number, 'loops', loops, 'decimal', decimos / 10.0, 'total', total_centavos / 100.0))
    from orders union all
    select paid_at, paid_by_id, 'order.paid', 'order', id::text,
      '{"before": {"status": 0}, "after": {"status": 1}}' from orders where paid_at is not null
    union all
    select ended_at, ended_by_id, 'order.reversed', 'order', id::text, jsonb_build_object('before',
      jsonb_build_object('status', 1), 'after', jsonb_build_object('status', 3, 'reason', reason))
    from orders where status = 3 order by 1, 5`.execute(db)
}

/** A year of orders: one for each closed week, paid on its Friday, the last ones still to pay, one reversed. */
export const insertOrders = async (filling: Filling, userIds: readonly number[]): Promise<void> => {
  const { db } = filling
  const idOf = (email: string): number => userIds[people.findIndex((it) => it.email.startsWith(email))]!
  const admin = idOf('admin@')
  await sql`
    insert into orders (number, user_id, starts_on, ends_on, due_on, status, loops, segundos, decimos, loops_centavos,
      items_centavos, week_id, paid_at, paid_by_id, created_at)
    select row_number() over (order by w.ends_on, w.user_id), w.user_id, w.ends_on - 6, w.ends_on, w.ends_on + 7, w.status - 2,
      w.loops, w.segundos, w.decimos, w.centavos, 0, w.id,
      case w.status when 3 then (w.ends_on + 7 + time '14:30') at time zone 'America/Sao_Paulo' end,
      case w.status when 3 then ${admin}::int end, w.closed_at
    from weeks w where w.status in (2, 3) and w.centavos > 0`.execute(db)
  await takeLoops(db)
  await postOrders(db, admin)
  await reverseOne(filling, { looper: idOf('looper@'), admin })
  await noteOrders(db)
  await sql`update order_numbers set last = (select coalesce(max(number), 0) from orders)`.execute(db)
}

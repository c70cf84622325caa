import { sql } from 'kysely'
import { formatDate, todayIn } from '#contract/kit/dates.ts'
import { brl } from '#contract/kit/money.ts'
import { orderStatus } from '#contract/order/order.steps.ts'
import { pathTo } from '#contract/routes/match.ts'
import type { Db } from '#server/db/open.ts'
import { fullName } from '#server/kit/list/source.ts'
import { pixCode } from '#server/kit/pix/pix.ts'
import type { Note } from '#server/notification/mailNotes.data.ts'
import { pixOf } from '#server/order/pix.data.ts'
import { peopleWho } from '#server/permission/holders.data.ts'

/** Most orders that one mail lists; its link leads to all. */
const LISTED_MAX = 50

const invoiced = sql.lit(orderStatus.of.invoiced)

/** Marks the unpaid orders that are due by a day as told, and says whether there were any: a second server finds none. */
const markTold = async (db: Db, { today, now }: { readonly today: string; readonly now: Date }): Promise<boolean> => {
  const { numAffectedRows = 0n } = await sql`update orders set due_told_at = ${now}::timestamptz
    where status = ${invoiced} and due_on <= ${today}::date and due_told_at is null`.execute(db)
  return numAffectedRows > 0n
}

interface DueOrder {
  readonly id: number
  readonly numero: number
  readonly nome: string
  readonly due_on: string
  readonly centavos: number
  readonly pix_key: string | null
  readonly city: string | null
}

/** The unpaid orders that are due by a day, what is overdue first. */
const dueBy = async (db: Db, today: string): Promise<DueOrder[]> => {
  const { rows } = await sql<DueOrder>`
    select o.id, o.number as numero, ${fullName('u')} as nome, o.due_on, o.total_centavos as centavos, d.pix_key, d.city
    from orders o join users u on u.id = o.user_id left join person_details d on d.user_id = o.user_id
    where o.status = ${invoiced} and o.due_on <= ${today}::date order by o.due_on, o.number`.execute(db)
  return rows
}

/** Who reads amounts and codes of everybody's orders: whoever may pay or download them, as on the page of an order. */
const payers = async (db: Db): Promise<number[]> => {
  const [pay, download] = [await peopleWho(db, 'order.pay'), await peopleWho(db, 'order.downloadPdf')]
  const [all, values] = [await peopleWho(db, 'order.seeAll'), await peopleWho(db, 'order.seeValue')]
  return [...new Set([...pay, ...download])].filter((id) => all.includes(id) && values.includes(id))
}

const recordOf = (order: DueOrder) => {
  const code = pixCode(pixOf(order, order))
  return {
    word: 'notification.orderDue' as const,
    params: {
      number: order.numero,
      name: order.nome,
      total: brl(order.centavos),
      day: formatDate(order.due_on, 'pt'),
    },
    link: pathTo('orderShow', { id: order.id }),
    ...(code !== undefined && { code: { label: 'pix.code' as const, text: code } }),
  }
}

/** What payers are told on a day on which orders have become due: all that is to pay by then, each with its PIX code. */
export const dueNotes = async (db: Db, now: Date): Promise<Note[]> => {
  const today = todayIn(now)
  if (!(await markTold(db, { today, now }))) return []
  const orders = await dueBy(db, today)
  const total = orders.reduce((sum, it) => sum + it.centavos, 0)
  const note = {
    word: 'notification.ordersDue' as const,
    params: { count: orders.length, day: formatDate(today, 'pt'), total: brl(total) },
    link: `${pathTo('orderList')}?status=${String(orderStatus.of.invoiced)}&due_to=${today}`,
    records: orders.slice(0, LISTED_MAX).map(recordOf),
  }
  return (await payers(db)).map((user_id) => ({ user_id, ...note }))
}

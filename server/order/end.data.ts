import { sql } from 'kysely'
import { lockOrders, type Maker } from '#server/order/maker.data.ts'
import { postPayment, reversePostings } from '#server/order/postings.data.ts'
import { settleStates } from '#server/order/states.data.ts'

/** What paying, deleting and reversing an order brings about, once its row is written under its lock. */

const moveLoops = async ({ db }: Maker, id: number, { from, to }: { from: number; to: number }): Promise<void> => {
  const { numAffectedRows } = await sql`
    update loops l set status = ${to}, version = l.version + 1
    from order_loops o where o.order_id = ${id} and o.released_at is null and l.id = o.loop_id and l.status = ${from}`.execute(
    db,
  )
  const held = await db
    .selectFrom('order_loops')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('order_id', '=', id)
    .where('released_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (Number(numAffectedRows) !== Number(held.count))
    throw new Error(`Order ${String(id)} holds loops of another status`)
}

/** The loops of an order become paid, with their weeks and atoms, and the payment is posted. */
export const afterPaying = async (maker: Maker, id: number): Promise<void> => {
  await lockOrders(maker.db)
  await moveLoops(maker, id, { from: 7, to: 6 })
  await settleStates(maker, id)
  await postPayment(maker, id)
}

interface Ending {
  /** Status that its loops have: 7 invoiced, 6 paid. */
  readonly from: number
  readonly memo: string
}

/** The loops and items of an order wait for another one, and what was posted for it is reversed. */
export const afterEnding = async (maker: Maker, id: number, { from, memo }: Ending): Promise<void> => {
  const { db, now } = maker
  await lockOrders(db)
  await moveLoops(maker, id, { from, to: 3 })
  await db
    .updateTable('order_loops')
    .set({ released_at: now })
    .where('order_id', '=', id)
    .where('released_at', 'is', null)
    .execute()
  await db
    .updateTable('order_items')
    .set((eb) => ({ order_id: null, version: eb('version', '+', 1) }))
    .where('order_id', '=', id)
    .execute()
  await settleStates(maker, id)
  await reversePostings(maker, id, memo)
}

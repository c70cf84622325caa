import { sql } from 'kysely'
import { financeStatus } from '#contract/invoice/invoice.codes.ts'
import type { Db } from '#server/db/open.ts'
import type { Sql } from '#server/kit/list/source.ts'
import { refuse } from '#server/kit/refuse.ts'

/** What invoices keep as it is while they hold it: deliverables and loops. */

/** True for a deliverable `t` that an invoice of this status holds. */
export const heldWhile = (status: keyof typeof financeStatus.of): Sql => sql`exists (
  select 1 from invoice_lines l join invoices i on i.id = l.invoice_id
  where l.entrega_id = t.id and l.released_at is null and i.status = ${sql.lit(financeStatus.of[status])})`

/** Number of the invoice that holds a deliverable. */
export const invoiceHolding = async (db: Db, entrega_id: number): Promise<number | undefined> => {
  const row = await db
    .selectFrom('invoice_lines as l')
    .innerJoin('invoices as i', 'i.id', 'l.invoice_id')
    .select('i.number')
    .where('l.entrega_id', '=', entrega_id)
    .where('l.released_at', 'is', null)
    .executeTakeFirst()
  return row?.number
}

/** Numbers of the invoices that charge for loops, by the ids of the loops. */
export const invoicesOf = async (db: Db, loop_ids: readonly number[]): Promise<ReadonlyMap<number, number>> => {
  if (loop_ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; number: number }>`
    select x.loop_id as id, i.number from invoice_loops x join invoices i on i.id = x.invoice_id
    where x.loop_id = any(${[...loop_ids]}::int[]) and x.released_at is null`.execute(db)
  return new Map(rows.map((it) => [it.id, it.number]))
}

/** Refuses to change what an invoice charges of a loop: its time and its place. */
export const refuseInvoiced = async (db: Db, id: number): Promise<void> => {
  const number = (await invoicesOf(db, [id])).get(id)
  if (number !== undefined) refuse('loop.invoiced', { status: 409, params: { number } })
}

import { sql } from 'kysely'
import { entregaStatus } from '#contract/entrega/entrega.steps.ts'
import { postReceipt, reverseInvoice } from '#server/invoice/postings.data.ts'
import type { Context } from '#server/kit/context.ts'

/** What paying, cancelling and reversing an invoice brings about, once its row is written under its lock. */

const posterOf = ({ db, now, user }: Context) => ({ db, now, by: user.id })

/** Moves the deliverables that an invoice holds from one status to another, each with its history. */
const moveEntregas = async (
  { db, now, user }: Context,
  id: number,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> => {
  await sql`
    with moved as (
      update entregas e set status = ${to}, version = e.version + 1
      from invoice_lines l where l.invoice_id = ${id} and l.released_at is null and l.entrega_id = e.id and e.status = ${from}
      returning e.id
    )
    insert into audit (at, actor_id, event, thing, thing_id, detail)
    select ${now}::timestamptz, ${user.id}::int, 'entrega.changed', 'entrega', m.id::text,
      jsonb_build_object('before', jsonb_build_object('status', ${from}::int), 'after', jsonb_build_object('status', ${to}::int))
    from moved m`.execute(db)
}

interface Ended {
  readonly id: number
  readonly client_id: number
  readonly total_centavos: number
}

const { finished, paid } = entregaStatus.of

/** The deliverables of an invoice become paid, and the payment is posted. */
export const afterPaying = async (ctx: Context, row: Ended): Promise<void> => {
  await moveEntregas(ctx, row.id, { from: finished, to: paid })
  await postReceipt(posterOf(ctx), row)
}

/** What an invoice was for waits for another one, and what was posted for it is reversed. */
export const afterEnding = async (ctx: Context, { id }: Ended, memo: string): Promise<void> => {
  const { db, now } = ctx
  await moveEntregas(ctx, id, { from: paid, to: finished })
  for (const table of ['invoice_loops', 'invoice_lines'] as const)
    await db
      .updateTable(table)
      .set({ released_at: now })
      .where('invoice_id', '=', id)
      .where('released_at', 'is', null)
      .execute()
  await reverseInvoice(posterOf(ctx), id, memo)
}

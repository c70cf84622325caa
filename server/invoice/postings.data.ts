import type { InvoiceLine } from '#contract/invoice/invoice.rules.ts'
import type { Db } from '#server/db/open.ts'
import { post, reverse } from '#server/ledger/ledger.data.ts'

/** Who posts for an invoice. */
export interface Poster {
  readonly db: Db
  readonly now: Date
  readonly by: number
}

const about = (id: number, { now, by }: Poster) => ({ thing: 'invoice', thing_id: id, at: now, actor_id: by })

interface Owed {
  readonly id: number
  readonly client_id: number
  readonly total_centavos: number
}

/** Posts that a client owes an invoice, and what of it each venture earned. */
export const postInvoice = async (poster: Poster, owed: Owed, lines: readonly InvoiceLine[]): Promise<void> => {
  const earned = lines.map(({ venture, centavos }) => ({
    account: { kind: 'revenue' as const, venture_id: venture.id },
    amount: -centavos,
  }))
  const posting_id = await post(poster.db, {
    kind: 'invoice.made',
    ...about(owed.id, poster),
    entries: [{ account: { kind: 'receivable', client_id: owed.client_id }, amount: owed.total_centavos }, ...earned],
  })
  await poster.db.updateTable('invoices').set({ posting_id }).where('id', '=', owed.id).execute()
}

/** Posts that a client has paid an invoice. */
export const postReceipt = async (poster: Poster, { id, client_id, total_centavos }: Owed): Promise<void> => {
  const payment_id = await post(poster.db, {
    kind: 'invoice.paid',
    ...about(id, poster),
    entries: [
      { account: { kind: 'cash' }, amount: total_centavos },
      { account: { kind: 'receivable', client_id }, amount: -total_centavos },
    ],
  })
  await poster.db.updateTable('invoices').set({ payment_id }).where('id', '=', id).execute()
}

/** Reverses what was posted for an invoice: its payment first, and then the invoice itself. */
export const reverseInvoice = async (
  { db, now: at, by: actor_id }: Poster,
  id: number,
  memo: string,
): Promise<void> => {
  const { payment_id, posting_id } = await db
    .selectFrom('invoices')
    .select(['payment_id', 'posting_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (payment_id !== null) await reverse(db, payment_id, { kind: 'invoice.payment.reversed', memo, actor_id, at })
  if (posting_id !== null) await reverse(db, posting_id, { kind: 'invoice.reversed', memo, actor_id, at })
}

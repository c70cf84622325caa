import type { Selectable } from 'kysely'
import { entregaStatus } from '#contract/entrega/entrega.steps.ts'
import { todayIn } from '#contract/kit/dates.ts'
import type { Tables } from '#server/db/tables.ts'
import type { Context } from '#server/kit/context.ts'
import { post, reverse } from '#server/ledger/ledger.data.ts'

interface OneTaken {
  readonly row: Selectable<Tables['entregas']>
  readonly ctx: Context
}

/** Posts that a deliverable was paid without an invoice: its value comes in today, as revenue of its venture. */
export const payEntrega = async ({ row, ctx: { db, now, user } }: OneTaken): Promise<void> => {
  const { id: entrega_id, venture_id, valor_centavos: centavos } = row
  // One without a value moves no money.
  if (centavos === null || centavos === 0) return
  const payment_id = await post(db, {
    kind: 'entrega.paid',
    thing: 'entrega',
    thing_id: entrega_id,
    actor_id: user.id,
    at: now,
    entries: [
      { account: { kind: 'cash' }, amount: centavos },
      { account: { kind: 'revenue', venture_id }, amount: -centavos },
    ],
  })
  const paid = { paid_on: todayIn(now), paid_at: now, paid_by_id: user.id, payment_id }
  await db
    .insertInto('entrega_payments')
    .values({ entrega_id, venture_id, centavos, ...paid })
    .execute()
}

/** Takes that payment back, where there was one: an invoice has its own. */
export const unpayEntrega = async ({ row, ctx: { db, now, user } }: OneTaken): Promise<void> => {
  if (row.status !== entregaStatus.of.paid) return
  const paid = await db
    .updateTable('entrega_payments')
    .set({ reversed_at: now, reversed_by_id: user.id })
    .where('entrega_id', '=', row.id)
    .where('reversed_at', 'is', null)
    .returning('payment_id')
    .executeTakeFirst()
  if (paid) await reverse(db, paid.payment_id, { kind: 'entrega.reversed', actor_id: user.id, at: now })
}

import type { Selectable } from 'kysely'
import { financeDirection } from '#contract/finance/finance.codes.ts'
import type { AccountRef } from '#contract/ledger/ledger.rules.ts'
import type { Tables } from '#server/db/tables.ts'
import type { Context } from '#server/kit/context.ts'
import { post, reverse, type Posting } from '#server/ledger/ledger.data.ts'

type Entry = Pick<Selectable<Tables['finance_entries']>, 'id' | 'direction' | 'venture_id' | 'centavos'>

/** A paid entry in the ledger: into cash as revenue, or out of it as a cost, of its venture or of the organisation. */
export const postingOf = (
  { id, direction, venture_id, centavos }: Entry,
  head: Pick<Posting, 'actor_id' | 'at'>,
): Posting => {
  const of = venture_id === null ? {} : { venture_id }
  const isIn = direction === financeDirection.of.in
  const other: AccountRef = isIn ? { kind: 'revenue', ...of } : { kind: 'cost', ...of }
  const amount = isIn ? centavos : -centavos
  return {
    kind: 'finance.paid',
    thing: 'finance',
    thing_id: id,
    ...head,
    entries: [
      { account: { kind: 'cash' }, amount },
      { account: other, amount: -amount },
    ],
  }
}

/** Posts that an entry was paid. */
export const postEntry = (entry: Entry, { db, user, now }: Context): Promise<number> =>
  post(db, postingOf(entry, { actor_id: user.id, at: now }))

/** Undoes what was posted for an entry. */
export const reverseEntry = async (payment_id: number | null, memo: string, ctx: Context): Promise<void> => {
  if (payment_id === null) throw new Error('A paid entry without its posting')
  await reverse(ctx.db, payment_id, { kind: 'finance.reversed', memo, actor_id: ctx.user.id, at: ctx.now })
}

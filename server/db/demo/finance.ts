import { sql } from 'kysely'
import { financeCategory, financeDirection } from '#contract/finance/finance.codes.ts'
import { financeStatus } from '#contract/invoice/invoice.codes.ts'
import { addDays } from '#contract/kit/dates.ts'
import { yearOf, type Moved, type Written } from '#server/db/demo/bills.ts'
import { accounts } from '#server/db/demo/people.ts'
import type { Filling } from '#server/db/demo/rows/structure.ts'
import type { Db } from '#server/db/open.ts'
import { postingOf } from '#server/finance/postings.data.ts'
import { postAll, reverse } from '#server/ledger/ledger.data.ts'

const category = financeCategory.of
const { in: comes, out: goes } = financeDirection.of
const OPENING = 118_400_00

/** What invoices, deliverables and orders have moved in each month. */
const movedIn = async (db: Db): Promise<Moved> => {
  const { rows } = await sql<{ month: string; centavos: number }>`
    select date_trunc('month', paid_on)::date as month, sum(centavos)::bigint as centavos
    from finance_extract where paid_on is not null group by 1`.execute(db)
  return new Map(rows.map((it) => [it.month, it.centavos]))
}

/** A year of entries by hand: an opening balance, bills of each month, one that was cancelled and one that was reversed. */
export const insertFinance = async ({ db, cal }: Filling, userIds: readonly number[]): Promise<void> => {
  const by = userIds[accounts.findIndex((it) => it.email.startsWith('admin@'))] ?? 0
  const today = cal.iso(0)
  const { first, entries } = yearOf(today, OPENING, await movedIn(db))
  const opening: Written = {
    direction: comes,
    category: category.opening,
    descricao: 'Saldo de abertura',
    party: 'Banco do Vale',
    centavos: OPENING,
    due_on: first,
    paid_on: first,
  }
  const trip: Written = {
    category: category.travel,
    descricao: 'Passagens para a visita ao cliente',
    party: 'Viagens Litoral',
    centavos: 1_934_60,
    due_on: cal.iso(-33),
    paid_on: cal.iso(-33),
  }
  const chairs: Written = {
    category: category.equipment,
    descricao: 'Cadeiras para a sala de reunião',
    party: 'Móveis Jequitibá',
    centavos: 3_200_00,
    due_on: cal.iso(-18),
  }
  const written = [opening, ...entries, trip, chairs]
  const noon = (day: string) => new Date(`${day}T15:00:00Z`)
  /** Some days before it is due, and not in the future. */
  const issued = (due_on: string) => {
    const before = addDays(due_on, -8)
    if (before < first) return due_on
    return before < today ? before : addDays(today, -1)
  }
  const rows = written.map(({ direction = goes, due_on, paid_on, ...bill }) => ({
    ...bill,
    direction,
    venture_id: null,
    issued_on: issued(due_on),
    due_on,
    created_by_id: by,
    created_at: noon(issued(due_on)),
    ...(paid_on !== undefined && {
      status: financeStatus.of.paid,
      paid_on,
      paid_at: noon(paid_on),
      paid_by_id: by,
      version: 2,
    }),
  }))
  const made = await db
    .insertInto('finance_entries')
    .values(rows.filter((it) => it.paid_on === undefined))
    .returning(['id', 'descricao'])
    .execute()
  const paid = await db
    .insertInto('finance_entries')
    .values(rows.filter((it) => it.paid_on !== undefined))
    .returning(['id', 'direction', 'venture_id', 'centavos', 'paid_at', 'descricao'])
    .execute()
  const postings = paid.map((row) => postingOf(row, { actor_id: by, at: new Date(row.paid_at ?? cal.now) }))
  const ids = await postAll(db, postings)
  for (const [at, { id }] of paid.entries())
    await db
      .updateTable('finance_entries')
      .set({ payment_id: ids[at] ?? null })
      .where('id', '=', id)
      .execute()
  const cancelled = made.find((it) => it.descricao === chairs.descricao)
  const wrong = paid.findIndex((it) => it.descricao === trip.descricao)
  const end = (id: number | undefined, values: { status: number; reason: string; ended_at: Date; version: number }) =>
    db
      .updateTable('finance_entries')
      .set({ ...values, ended_by_id: by })
      .where('id', '=', id ?? 0)
      .execute()
  const { cancelled: none, reversed } = financeStatus.of
  await end(cancelled?.id, { status: none, reason: 'O pedido foi desfeito.', ended_at: cal.at(-17, 600), version: 2 })
  const back = { reason: 'A agência devolveu: a viagem foi adiada.', ended_at: cal.at(-26, 700) }
  await end(paid[wrong]?.id, { status: reversed, ...back, version: 3 })
  const posted = ids[wrong]
  if (posted !== undefined)
    await reverse(db, posted, { kind: 'finance.reversed', memo: back.reason, actor_id: by, at: back.ended_at })
}

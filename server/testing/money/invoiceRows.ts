import type { Kysely } from 'kysely'
import type { Tables } from '#server/db/tables.ts'
import { post, reverse } from '#server/ledger/ledger.data.ts'
import { makePlace } from '#server/testing/make.ts'

type Db = Kysely<Tables>

interface MadeInvoice {
  readonly id: number
  readonly client_id: number
}

interface InvoiceOptions {
  readonly by: number
  readonly centavos: number
  readonly client?: string
  readonly issued_on?: string
  readonly due_on?: string
  readonly descricao?: string
  readonly venture_id?: number
}

let serial = 0

/** A pending invoice with one line, as the page of invoices makes it. */
export const makeInvoice = async (db: Db, options: InvoiceOptions): Promise<MadeInvoice> => {
  const { by: created_by_id, centavos, client: nome = 'Padaria Aurora', descricao = '' } = options
  const { issued_on = '2026-01-01', due_on = issued_on } = options
  const created_at = new Date(`${issued_on}T15:00:00Z`)
  const venture_id = options.venture_id ?? (await makePlace(db)).venture_id
  return db.transaction().execute(async (tx) => {
    const client = await tx.insertInto('clients').values({ nome, created_at }).returning('id').executeTakeFirstOrThrow()
    const number = (serial += 1)
    const code = String(number).padStart(32, 'a')
    const head = { number, code, client_id: client.id, issued_on, due_on, descricao, created_by_id, created_at }
    const { id } = await tx
      .insertInto('invoices')
      .values({ ...head, total_centavos: centavos })
      .returning('id')
      .executeTakeFirstOrThrow()
    const line = { invoice_id: id, place: 1, kind: 3, venture_id, descricao: 'Serviço', centavos }
    await tx.insertInto('invoice_lines').values(line).execute()
    return { id, client_id: client.id }
  })
}

/** Pays an invoice into cash. */
export const payInvoice = async (db: Db, { id, client_id }: MadeInvoice, at: { on: string; now: Date; by: number }) => {
  const { total_centavos: amount } = await db
    .selectFrom('invoices')
    .select('total_centavos')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const payment_id = await post(db, {
    kind: 'invoice.paid',
    thing: 'invoice',
    thing_id: id,
    actor_id: at.by,
    at: at.now,
    entries: [
      { account: { kind: 'cash' }, amount },
      { account: { kind: 'receivable', client_id }, amount: -amount },
    ],
  })
  const paid = { status: 2, paid_on: at.on, paid_at: at.now, paid_by_id: at.by, payment_id }
  await db.updateTable('invoices').set(paid).where('id', '=', id).execute()
}

/** Cancels a pending invoice, or reverses a paid one. */
export const endInvoice = async (db: Db, { id }: { readonly id: number }, at: { now: Date; by: number }) => {
  const { status, payment_id } = await db
    .selectFrom('invoices')
    .select(['status', 'payment_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (payment_id !== null) await reverse(db, payment_id, { kind: 'invoice.reversed', actor_id: at.by, at: at.now })
  const ended = { ended_at: at.now, ended_by_id: at.by, reason: 'Engano' }
  await db
    .updateTable('invoices')
    .set({ ...ended, status: status === 1 ? 3 : 4 })
    .where('id', '=', id)
    .execute()
}

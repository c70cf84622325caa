import { sql } from 'kysely'
import { CODE_LENGTH, financeStatus } from '#contract/invoice/invoice.codes.ts'
import { dueAfter, totalOf, type InvoiceLine } from '#contract/invoice/invoice.rules.ts'
import { addDays } from '#contract/kit/dates.ts'
import { dice, uuidOf } from '#server/db/demo/dice.ts'
import { linesIn, MONTHS, months, setRates } from '#server/db/demo/invoiceLines.ts'
import { people } from '#server/db/demo/people.ts'
import type { Filling } from '#server/db/demo/rows/structure.ts'
import { organisation } from '#server/db/demo/ventures/ventures.ts'
import type { Db } from '#server/db/open.ts'
import { postAll, reverse, type Posting } from '#server/ledger/ledger.data.ts'

/** A year of monthly invoices: paid, one late, one cancelled, and what is pending. */

interface Written {
  readonly client_id: number
  readonly number: number
  readonly issued_on: string
  readonly due_on: string
  readonly lines: readonly InvoiceLine[]
  readonly paid_on: string | null
  readonly code: string
}

interface Stored extends Written {
  readonly id: number
}

const moment = (day: string, time: string): Date => new Date(`${day}T${time}:00-03:00`)

const insertLines = async (db: Db, { id, lines }: Stored): Promise<void> => {
  await db
    .insertInto('invoice_lines')
    .values(
      lines.map(({ kind, venture, entrega, atomo, descricao, decimos, valor_hora_centavos, centavos }, place) => ({
        invoice_id: id,
        place: place + 1,
        kind,
        venture_id: venture.id,
        entrega_id: entrega?.id ?? null,
        atomo_id: atomo?.id ?? null,
        descricao,
        decimos,
        valor_hora_centavos,
        centavos,
      })),
    )
    .execute()
  const loops = lines.flatMap((line, place) =>
    line.loops.map(({ id: loop_id, decimos, centavos }) => ({ place: place + 1, loop_id, decimos, centavos })),
  )
  await sql`insert into invoice_loops (invoice_id, place, loop_id, inicio, segundos, decimos, centavos)
    select ${id}, x.place, l.id, l.data_inicio, l.segundos, x.decimos, x.centavos
    from jsonb_to_recordset(${JSON.stringify(loops)}::jsonb) as x (place int, loop_id int, decimos int, centavos bigint)
      join loops l on l.id = x.loop_id`.execute(db)
}

const store = async (db: Db, written: Written, admin: number): Promise<Stored> => {
  const { client_id, number, code, issued_on, due_on, lines, paid_on } = written
  const paid = paid_on !== null && { paid_on, paid_at: moment(paid_on, '14:10'), paid_by_id: admin }
  const { id } = await db
    .insertInto('invoices')
    .values({
      client_id,
      number,
      code,
      issued_on,
      due_on,
      total_centavos: totalOf(lines),
      created_by_id: admin,
      created_at: moment(issued_on, '10:05'),
      ...(paid && { ...paid, status: financeStatus.of.paid, version: 2 }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const stored = { ...written, id }
  await insertLines(db, stored)
  return stored
}

const postingsOf = ({ id, client_id, issued_on, paid_on, lines }: Stored, actor_id: number): Posting[] => {
  const about = { thing: 'invoice', thing_id: id, actor_id }
  const total = totalOf(lines)
  const receivable = { kind: 'receivable' as const, client_id }
  const made: Posting = {
    ...about,
    kind: 'invoice.made',
    at: moment(issued_on, '10:05'),
    entries: [
      { account: receivable, amount: total },
      ...lines.map(({ venture, centavos }) => ({
        account: { kind: 'revenue' as const, venture_id: venture.id },
        amount: -centavos,
      })),
    ],
  }
  if (paid_on === null) return [made]
  const entries = [
    { account: { kind: 'cash' as const }, amount: total },
    { account: receivable, amount: -total },
  ]
  return [made, { ...about, kind: 'invoice.paid', at: moment(paid_on, '14:10'), entries }]
}

const postInvoices = async (db: Db, invoices: readonly Stored[], admin: number): Promise<void> => {
  const postings = invoices.flatMap((it) => postingsOf(it, admin))
  const inTime = postings.toSorted((one, other) => one.at.getTime() - other.at.getTime())
  const ids = await postAll(db, inTime)
  const posted = inTime.map(({ kind, thing_id }, index) => ({ invoice_id: thing_id, kind, id: ids[index] }))
  await sql`
    update invoices i set posting_id = p.posting_id, payment_id = p.payment_id
    from (
      select invoice_id, max(id) filter (where kind = 'invoice.made') as posting_id,
        max(id) filter (where kind = 'invoice.paid') as payment_id
      from jsonb_to_recordset(${JSON.stringify(posted)}::jsonb) as x (invoice_id int, kind text, id bigint) group by 1
    ) p where p.invoice_id = i.id`.execute(db)
}

const noteInvoices = async (db: Db): Promise<void> => {
  await sql`
    insert into audit (at, actor_id, event, thing, thing_id, detail)
    select i.created_at, i.created_by_id, 'invoice.created', 'invoice', i.id::text, jsonb_build_object('after', jsonb_build_object(
      'numero', i.number, 'total_centavos', i.total_centavos, 'due_on', i.due_on))
    from invoices i union all
    select paid_at, paid_by_id, 'invoice.paid', 'invoice', id::text, jsonb_build_object('before', jsonb_build_object('status', 1),
      'after', jsonb_build_object('status', 2, 'paid_on', paid_on)) from invoices where paid_at is not null
    union all
    select ended_at, ended_by_id, 'invoice.cancelled', 'invoice', id::text, jsonb_build_object('before',
      jsonb_build_object('status', 1), 'after', jsonb_build_object('status', 3, 'reason', reason))
    from invoices where status = 3 order by 1, 5`.execute(db)
}

/** The last pending invoice was made with a wrong due day: it is cancelled, and its lines are on a new one. */
const cancelOne = async ({ db, cal, seed }: Filling, one: Stored, admin: number): Promise<void> => {
  const now = new Date(Math.max(moment(one.issued_on, '11:40').getTime(), cal.at(-1, 700).getTime()))
  const reason = 'O vencimento combinado era outro.'
  for (const table of ['invoice_loops', 'invoice_lines'] as const)
    await db.updateTable(table).set({ released_at: now }).where('invoice_id', '=', one.id).execute()
  const ended = { status: financeStatus.of.cancelled, ended_at: now, ended_by_id: admin, reason, version: 2 }
  const { posting_id } = await db
    .updateTable('invoices')
    .set(ended)
    .where('id', '=', one.id)
    .returning('posting_id')
    .executeTakeFirstOrThrow()
  const head = { kind: 'invoice.reversed', memo: reason, actor_id: admin, at: now }
  if (posting_id !== null) await reverse(db, posting_id, head)
  const number = one.number + 1
  const due_on = addDays(cal.iso(0), 12)
  const again = await store(db, { ...one, number, due_on, code: codeOf(seed, number) }, admin)
  await postInvoices(db, [again], admin)
}

/** Made of the seed, so that two fillings are alike; those of real invoices are drawn (`server/invoice`). */
const codeOf = (seed: string, number: number): string =>
  uuidOf(dice(`${seed} invoice ${String(number)}`))
    .replaceAll('-', '')
    .slice(0, CODE_LENGTH)

const insertIssuer = async ({ db, seed }: Filling): Promise<void> => {
  const issuer = { razao_social: `${organisation} Ltda.`, cnpj: '11222333000181', city: 'Recife' }
  // A random key: any other could be somebody's, and a code be paid.
  const pix_key = uuidOf(dice(`${seed} pix organisation`))
  await db
    .updateTable('user_config')
    .set({ ...issuer, pix_key })
    .where('id', '=', 1)
    .execute()
}

interface Month {
  /** First day of the month that is charged, and of the next one, on which its invoice is issued. */
  readonly from: string
  readonly until: string
  readonly last: boolean
}

/** Days of a month's invoices: what the last one made is still to be paid, whatever day it is. */
const daysOf = ({ until, last }: Month, today: string) => {
  const due_on = last ? addDays(today, 8) : dueAfter(until)
  return { issued_on: until, due_on, isDue: due_on < today, isRecent: due_on > addDays(today, -47) }
}

/** Writes the invoices of all months; the first recent one that is due is the one that nobody has paid. */
const insertAll = async ({ db, cal, seed }: Filling, admin: number): Promise<Stored[]> => {
  const clients = await db.selectFrom('clients').select('id').orderBy('id').execute()
  const today = cal.iso(0)
  const invoices: Stored[] = []
  let late: number | undefined
  const add = async (client_id: number, month: Month): Promise<void> => {
    const lines = await linesIn(db, { client_id, ...month })
    if (lines.length === 0) return
    const number = invoices.length + 1
    const { isDue, isRecent, ...days } = daysOf(month, today)
    if (isDue && isRecent) late ??= number
    const paid_on = isDue && number !== late ? addDays(days.due_on, -(number % 4)) : null
    invoices.push(await store(db, { client_id, number, ...days, lines, paid_on, code: codeOf(seed, number) }, admin))
  }
  const firsts = months(today)
  for (const [at, until] of firsts.slice(1).entries())
    for (const { id } of clients) await add(id, { from: firsts[at] ?? until, until, last: at === MONTHS - 1 })
  return invoices
}

export const insertInvoices = async (filling: Filling, userIds: readonly number[]): Promise<void> => {
  const { db } = filling
  const admin = userIds[people.findIndex((it) => it.email.startsWith('admin@'))]!
  await insertIssuer(filling)
  await setRates(db)
  const invoices = await insertAll(filling, admin)
  await postInvoices(db, invoices, admin)
  const last = invoices.at(-1)
  if (last?.paid_on === null) await cancelOne(filling, last, admin)
  await noteInvoices(db)
  await sql`update invoice_numbers set last = (select coalesce(max(number), 0) from invoices)`.execute(db)
}

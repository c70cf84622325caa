import { sql } from 'kysely'
import type { ShownLine } from '#contract/invoice/invoice.schemas.ts'
import { invoiceList, type InvoiceRow } from '#contract/invoice/invoice.ts'
import type { Db } from '#server/db/open.ts'
import { invoiceSource } from '#server/invoice/invoice.source.ts'
import { paymentBy } from '#server/invoice/pay.data.ts'
import type { Context } from '#server/kit/context.ts'
import { rowOf } from '#server/kit/list/read.ts'
import { organisationOnPapers } from '#server/kit/organisation.ts'
import { notFound } from '#server/kit/refuse.ts'

/** What the page of an invoice and its PDF show. */

/** The invoice, when the reader may see it. */
export const seen = async (id: number, ctx: Context): Promise<InvoiceRow> =>
  (await rowOf({ list: invoiceList, source: invoiceSource }, id, ctx)) ?? notFound()

type Loops = NonNullable<ShownLine['loops']>

const loopOf = ({ id, inicio, segundos, decimal, centavos }: Loops[number]): Loops[number] => ({
  id,
  inicio,
  segundos,
  decimal,
  centavos,
})

const loopsOf = async (db: Db, id: number): Promise<Map<number, Loops>> => {
  const { rows } = await sql<Loops[number] & { place: number }>`
    select place, loop_id as id, inicio, segundos, (decimos / 10.0)::float8 as decimal, centavos
    from invoice_loops where invoice_id = ${id} order by place, inicio, loop_id`.execute(db)
  const places = Map.groupBy(rows, (it) => it.place)
  return new Map([...places].map(([place, all]) => [place, all.map(loopOf)]))
}

const ref = (alias: string) =>
  sql`case when ${sql.ref(`${alias}.id`)} is not null then json_build_object('id', ${sql.ref(`${alias}.id`)},
    'nome', ${sql.ref(`${alias}.nome`)}, 'deleted_at', ${sql.ref(`${alias}.deleted_at`)}) end`

/** Lines of an invoice; the loops behind them for the organisation alone. */
export const linesOf = async (id: number, ctx: Context): Promise<ShownLine[]> => {
  const { rows } = await sql<ShownLine>`
    select l.place, l.kind, ${ref('v')} as venture, ${ref('e')} as entrega, ${ref('a')} as atomo, l.descricao,
      (l.decimos / 10.0)::float8 as decimal, l.valor_hora_centavos, l.centavos
    from invoice_lines l join ventures v on v.id = l.venture_id left join entregas e on e.id = l.entrega_id
      left join atoms a on a.id = l.atomo_id
    where l.invoice_id = ${id} order by l.place`.execute(ctx.db)
  if (!ctx.may('invoice.seeAll')) return rows
  const loops = await loopsOf(ctx.db, id)
  return rows.map((line) => ({ ...line, loops: loops.get(line.place) ?? [] }))
}

/** The code of an invoice's public page. */
export const codeOf = async (db: Db, id: number): Promise<string> =>
  (await db.selectFrom('invoices').select('code').where('id', '=', id).executeTakeFirstOrThrow()).code

export const paymentOf = async (db: Db, { numero: number, ...row }: InvoiceRow) =>
  paymentBy(await organisationOnPapers(db), { ...row, number })

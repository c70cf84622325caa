import { invoiceCalls } from '#contract/invoice/invoice.calls.ts'
import { CODE_LENGTH, financeStatus } from '#contract/invoice/invoice.codes.ts'
import type { PublicInvoice } from '#contract/invoice/invoice.schemas.ts'
import { todayIn } from '#contract/kit/dates.ts'
import { guarded } from '#server/auth/attempt.data.ts'
import type { Db } from '#server/db/open.ts'
import { paymentBy } from '#server/invoice/pay.data.ts'
import { handle } from '#server/kit/handle.ts'
import { organisationOnPapers } from '#server/kit/organisation.ts'
import { notFound } from '#server/kit/refuse.ts'

/** Wrong codes are counted by address, apart from those of other links. */
const codes = { key: 'invoice', word: 'common.tooMany' } as const

const CODE = new RegExp(`^[0-9A-Za-z]{${String(CODE_LENGTH)}}$`)

/** The invoice of a code, by its unique index alone. Any other text finds nothing in the same way, and as fast. */
const invoiceOf = async (db: Db, code: string) =>
  db
    .selectFrom('invoices as t')
    .innerJoin('clients as c', 'c.id', 't.client_id')
    .select(['t.id', 't.number', 't.status', 't.issued_on', 't.due_on', 't.paid_on', 't.total_centavos', 't.descricao'])
    .select('c.nome as cliente')
    .where('t.code', '=', CODE.test(code) ? code : '')
    .executeTakeFirst()

type Found = NonNullable<Awaited<ReturnType<typeof invoiceOf>>>

const shown = async (db: Db, { id, number, ...row }: Found, today: string): Promise<PublicInvoice> => {
  const issuer = await organisationOnPapers(db)
  const lines = await db
    .selectFrom('invoice_lines')
    .select(['descricao', 'centavos'])
    .where('invoice_id', '=', id)
    .orderBy('place')
    .execute()
  return {
    ...row,
    numero: number,
    organisation: issuer.nome,
    late: row.status === financeStatus.of.pending && row.due_on < today,
    lines,
    pix: paymentBy(issuer, { ...row, number }),
  }
}

export const invoicePublicApi = [
  handle(
    invoiceCalls.look,
    async (ctx, { code }) => {
      ctx.header('x-robots-tag', 'noindex')
      const found = (await guarded(ctx, codes, () => invoiceOf(ctx.db, code))) ?? notFound()
      return { data: await shown(ctx.db, found, todayIn(ctx.now)) }
    },
    // The counts stay whatever comes of the request.
    { transaction: false },
  ),
]

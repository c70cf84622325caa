import { financeStatus, invoiceLineKind } from '#contract/invoice/invoice.codes.ts'
import { totalOf } from '#contract/invoice/invoice.rules.ts'
import type { ShownLine } from '#contract/invoice/invoice.schemas.ts'
import type { InvoiceRow } from '#contract/invoice/invoice.ts'
import { showAs } from '#contract/kit/brazil/brazil.ts'
import { formatDate } from '#contract/kit/dates.ts'
import { brl } from '#contract/kit/money.ts'
import { linesOf, seen } from '#server/invoice/page.data.ts'
import { paymentBy } from '#server/invoice/pay.data.ts'
import type { Context } from '#server/kit/context.ts'
import type { DocumentDescription, DocumentTable, DocumentTotal } from '#server/kit/document/description.ts'
import { organisationLogo, organisationOnPapers, type OrganisationOnPapers } from '#server/kit/organisation.ts'

/** An invoice as a document: every reader has the same one, in their own language. */

type Fact = DocumentDescription['head'][number][number]

const tenthsOf = ({ decimal }: ShownLine): number => Math.round((decimal ?? 0) * 10)
const allTenths = (lines: readonly ShownLine[]): number => lines.reduce((total, it) => total + tenthsOf(it), 0)

const clientFacts = async (row: InvoiceRow, issuer: OrganisationOnPapers, { db, say }: Context): Promise<Fact[]> => {
  const { razao_social, cnpj } = await db
    .selectFrom('clients')
    .select(['razao_social', 'cnpj'])
    .where('id', '=', row.client_id)
    .executeTakeFirstOrThrow()
  return [
    { label: say('invoicePdf.issuer'), value: issuer.nome },
    ...(issuer.cnpj ? [{ label: say('invoicePdf.issuerCnpj'), value: showAs.cnpj(issuer.cnpj) }] : []),
    { label: say('invoice.column_nome'), value: row.nome },
    ...(razao_social ? [{ label: say('invoicePdf.clientName'), value: razao_social }] : []),
    ...(cnpj ? [{ label: say('invoicePdf.cnpj'), value: showAs.cnpj(cnpj) }] : []),
  ]
}

const statusFacts = (row: InvoiceRow, { say, locale }: Context): Fact[] => [
  { label: say('invoice.column_status'), value: say(`invoice.status_${financeStatus.keyOf(row.status) ?? 'pending'}`) },
  { label: say('invoice.column_issued_on'), value: formatDate(row.issued_on, locale) },
  { label: say('invoice.column_due_on'), value: formatDate(row.due_on, locale) },
  ...(row.paid_on ? [{ label: say('invoice.column_paid_on'), value: formatDate(row.paid_on, locale) }] : []),
]

/** The lines of one venture; hours have columns of their own where there are any. */
const tableOf = (lines: readonly ShownLine[], { say }: Context): DocumentTable => {
  const hours = lines.some((it) => it.kind === invoiceLineKind.of.hours)
  const total = totalOf(lines)
  const ofHours = (decimos: number | null, rate: number | null) => (hours ? [decimos, rate] : [])
  return {
    title: say('invoicePdf.lines', { name: lines[0]?.venture.nome ?? '', total: brl(total) }),
    columns: [
      { title: say('invoicePdf.kind'), kind: 'text', share: 0.3 },
      { title: say('invoicePdf.description'), kind: 'text' },
      ...(hours
        ? [
            { title: say('invoicePdf.hours'), kind: 'hours' as const },
            { title: say('invoicePdf.rate'), kind: 'money' as const },
          ]
        : []),
      { title: say('invoicePdf.amount'), kind: 'money' },
    ],
    groups: [
      {
        rows: lines.map((line) => [
          say(`invoicePage.kind_${invoiceLineKind.keyOf(line.kind) ?? 'other'}`),
          line.descricao,
          ...ofHours(line.decimal === null ? null : tenthsOf(line), line.valor_hora_centavos),
          line.centavos,
        ]),
        subtotal: [null, say('invoicePdf.subtotal'), ...ofHours(allTenths(lines), null), total],
      },
    ],
    none: say('invoicePdf.noLines'),
  }
}

const totalsOf = (row: InvoiceRow, lines: readonly ShownLine[], { say }: Context): DocumentTotal[] => {
  const hours = allTenths(lines)
  return [
    ...(hours > 0 ? [{ label: say('invoicePdf.totalHours'), kind: 'hours' as const, value: hours }] : []),
    { label: say('invoicePdf.total'), kind: 'money', value: row.total_centavos, strong: true },
  ]
}

const noteOf = ({ descricao, reason }: InvoiceRow, lines: readonly ShownLine[], { say }: Context): string =>
  [
    ...(lines.some((it) => it.decimal !== null) ? [say('invoicePdf.rule')] : []),
    ...(descricao ? [say('invoicePdf.note', { text: descricao })] : []),
    ...(reason === null ? [] : [say('invoicePdf.reason', { reason })]),
  ].join('\n')

const titleOf = ({ numero: number, status }: InvoiceRow, { say }: Context): string => {
  const key = financeStatus.keyOf(status) ?? 'pending'
  if (key === 'pending') return say('invoicePdf.title', { number })
  return say('invoicePdf.titleMarked', { number, mark: say(`invoicePdf.mark_${key}`) })
}

/** Describes an invoice that the reader may see, with all that is read for it. */
export const invoiceDocument = async (
  id: number,
  ctx: Context,
): Promise<{ row: InvoiceRow; of: DocumentDescription }> => {
  const { say, locale, db } = ctx
  const row = await seen(id, ctx)
  const lines = await linesOf(id, ctx)
  const issuer = await organisationOnPapers(db)
  const pix = paymentBy(issuer, { ...row, number: row.numero })
  const note = noteOf(row, lines, ctx)
  const ventures = [...Map.groupBy(lines, (it) => it.venture.id).values()]
  const of: DocumentDescription = {
    title: titleOf(row, ctx),
    locale,
    organisation: { nome: issuer.nome, logo: await organisationLogo(ctx) },
    head: [await clientFacts(row, issuer, ctx), statusFacts(row, ctx)],
    tables: ventures.map((those) => tableOf(those, ctx)),
    totals: totalsOf(row, lines, ctx),
    ...(note && { note }),
    ...(pix && {
      payment: {
        title: say('invoicePdf.pay'),
        lead: say('invoicePdf.payLead', { total: brl(row.total_centavos), name: issuer.nome }),
        code: pix.code,
      },
    }),
    footer: say('invoicePdf.zone'),
    now: ctx.now,
  }
  return { row, of }
}

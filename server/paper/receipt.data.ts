import { showAs } from '#contract/kit/brazil/brazil.ts'
import { formatDate } from '#contract/kit/dates.ts'
import { fromDecimal } from '#contract/kit/money.ts'
import { contractType } from '#contract/looper/looper.ts'
import { linesOf } from '#contract/order/order.lines.ts'
import type { OrderRow } from '#contract/order/order.ts'
import type { Context } from '#server/kit/context.ts'
import type { DocumentDescription } from '#server/kit/document/description.ts'
import { organisationLogo, organisationOnPapers } from '#server/kit/organisation.ts'
import { refuse } from '#server/kit/refuse.ts'
import { loopsOf, seen } from '#server/order/page.data.ts'
import { personOf } from '#server/paper/paper.data.ts'
import { detailsOf } from '#server/person/person.data.ts'

/** Describes the receipt (RPA) of an order that the reader may see; refused where its person is not self-employed. */
export const receiptDocument = async (
  id: number,
  ctx: Context,
): Promise<{ row: OrderRow; of: DocumentDescription }> => {
  const { say, locale, db } = ctx
  const row = await seen(id, ctx)
  const { contract_type } = await personOf(db, row.user_id)
  if (contract_type !== contractType.of.autonomous) refuse('paper.noReceipt', { params: { name: row.nome } })
  const payer = await organisationOnPapers(db)
  const { cpf } = await detailsOf(db, row.user_id)
  const [from = '', to = ''] = [row.starts_on, row.ends_on].map((day) => formatDate(day, locale))
  const lines = linesOf(await loopsOf(id, ctx))
  const items = row.itens ?? 0
  const of: DocumentDescription = {
    title: say('paper.rpa_title', { number: row.numero }),
    locale,
    organisation: { nome: payer.nome, logo: await organisationLogo(ctx) },
    head: [
      [
        { label: say('paper.rpa_payer'), value: payer.nome },
        ...(payer.cnpj ? [{ label: say('paper.rpa_cnpj'), value: showAs.cnpj(payer.cnpj) }] : []),
      ],
      [
        { label: say('paper.rpa_person'), value: row.nome },
        ...(cpf ? [{ label: say('paper.rpa_cpf'), value: showAs.cpf(cpf) }] : []),
        { label: say('paper.rpa_period'), value: say('orderPdf.span', { from, to }) },
        { label: say('paper.rpa_order'), value: String(row.numero) },
      ],
    ],
    tables: [
      {
        title: say('paper.rpa_service'),
        columns: [
          { title: say('paper.rpa_venture'), kind: 'text' },
          { title: say('paper.rpa_hours'), kind: 'hours' },
          { title: say('paper.rpa_value'), kind: 'money' },
        ],
        groups: [
          {
            rows: [
              ...lines.map(({ venture, tenths, centavos = 0 }) => [venture.nome, tenths, centavos]),
              ...(items === 0 ? [] : [[say('paper.rpa_items'), null, fromDecimal(items)]]),
            ],
          },
        ],
        none: say('paper.rpa_none'),
      },
    ],
    totals: [{ label: say('paper.rpa_gross'), kind: 'money', value: fromDecimal(row.total ?? 0), strong: true }],
    note: say('paper.rpa_note'),
    signatures: [{ name: row.nome, about: say('paper.rpa_person') }],
    now: ctx.now,
  }
  return { row, of }
}

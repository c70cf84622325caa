import { sql } from 'kysely'
import { extractName } from '#contract/finance/extract.names.ts'
import type { extractList, ExtractRow } from '#contract/finance/extract.ts'
import { extractSource as extractSources } from '#contract/finance/finance.codes.ts'
import type { Context } from '#server/kit/context.ts'
import { own, record, type ListSource } from '#server/kit/list/source.ts'

/** What a row of the extract is called, in the language of the call. */
export const nameIn = (row: Parameters<typeof extractName>[0], { say }: Pick<Context, 'say'>): string =>
  extractName(row, (word, params) => say(`finance.${word}`, params))

const { invoice, order } = extractSources.of

/** An invoice or order of several ventures is of none in the view; its rows name them. */
const ventures = sql`case when t.venture_id is not null then '{}'::text[] else array(
  select v.nome from ventures v where v.id in (
    select l.venture_id from invoice_lines l where t.source = ${sql.lit(invoice)} and l.invoice_id = t.record_id union
    select l.venture_id from order_loops l where t.source = ${sql.lit(order)} and l.order_id = t.record_id)
  order by v.nome) end`

/** The view is one of the database; whoever lists it sees all of it. */
export const extractSource: ListSource<ExtractRow, keyof typeof extractList.filters> = {
  table: 'finance_extract',
  scope: () => 'everything',
  select: {
    ...own('id', 'source', 'record_id', 'party', 'direction', 'category', 'status', 'reversal', 'centavos'),
    ...own('issued_on', 'due_on', 'paid_on'),
    numero: sql`t.number`,
    nome: { value: sql`t.descricao`, search: sql`concat_ws(' ', t.number, t.descricao)` },
    venture: record('ventures', sql`t.venture_id`),
    ventures,
  },
  where: {
    ...own('status', 'direction', 'source', 'category', 'venture_id', 'reversal'),
    period: sql`t.paid_on`,
    due: sql`t.due_on`,
  },
  cells: { nome: nameIn, venture: ({ venture, ventures: names }) => venture?.nome ?? names.join(', ') },
}

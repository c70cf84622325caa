import { sql } from 'kysely'
import type { revenueList, RevenueRow } from '#contract/earnings/revenue.ts'
import { revenueWords } from '#contract/earnings/revenue.words.ts'
import { sayIn } from '#contract/kit/words.ts'
import type { LookupSource } from '#server/kit/list/lookup.ts'
import { own, record, type ListSource, type Sql } from '#server/kit/list/source.ts'

/** A column of the venture of a row. */
const ofVenture = (column: string): Sql =>
  sql`(select ${sql.ref(`v.${column}`)} from ventures v where v.id = t.venture_id)`

/** The rows that add up to a figure of revenue. */
export const revenueSource: ListSource<RevenueRow, keyof typeof revenueList.filters> = {
  table: 'revenue_entries',
  scope: () => 'everything',
  select: {
    ...own('id', 'kind', 'day', 'status', 'invoice_id', 'entrega_id', 'centavos'),
    nome: sql`t.descricao`,
    venture: record('ventures', sql`t.venture_id`),
    cliente: record('clients', ofVenture('cliente_id')),
    stage: ofVenture('stage'),
    numero: sql`t.number`,
    decimal: { value: sql`(t.decimos / 10.0)::float8`, sum: sql`t.decimos / 10.0` },
  },
  where: {
    ...own('venture_id', 'kind', 'status'),
    period: sql`t.day`,
    cliente_id: ofVenture('cliente_id'),
    stage: ofVenture('stage'),
  },
  say: (name, { locale }) => sayIn(locale, { entries: revenueWords.entries, key: name }),
}

/** Ventures that revenue is filtered by; a deleted one keeps its revenue. */
export const allVentures: LookupSource = {
  table: 'ventures',
  scope: () => sql`not t.template`,
  label: sql`t.nome`,
  hint: sql`t.code`,
  gone: sql`false`,
}

import { sql } from 'kysely'
import { financeSteps } from '#contract/finance/finance.steps.ts'
import type { financeList, FinanceRow } from '#contract/finance/finance.ts'
import { own, person, record, type ListSource } from '#server/kit/list/source.ts'

export const financeSource: ListSource<FinanceRow, keyof typeof financeList.filters> = {
  table: 'finance_entries',
  scope: () => 'everything',
  select: {
    ...own('id', 'descricao', 'direction', 'category', 'party', 'centavos', 'status', 'venture_id', 'reason'),
    ...own('issued_on', 'due_on', 'paid_on', 'paid_at', 'ended_at', 'created_at', 'deleted_at', 'version'),
    nome: sql`t.descricao`,
    venture: record('ventures', sql`t.venture_id`),
    paid_by: person(sql`t.paid_by_id`),
    ended_by: person(sql`t.ended_by_id`),
    created_by: person(sql`t.created_by_id`),
  },
  where: {
    ...own('status', 'direction', 'category', 'venture_id'),
    period: sql`t.paid_on`,
    due: sql`t.due_on`,
  },
  steps: { steps: financeSteps },
}

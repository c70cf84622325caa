import { revenueList, type RevenueRow } from '#contract/earnings/revenue.ts'
import { revenueWords } from '#contract/earnings/revenue.words.ts'
import { pathTo } from '#contract/routes/match.ts'
import type { Cells } from '#web/kit/list/columns.tsx'
import { useList } from '#web/kit/list/useList.ts'
import { useNounWords } from '#web/kit/list/useNounWords.ts'
import { useWords } from '#web/kit/words.ts'
import { ListTable } from '#web/list/ListTable.tsx'

const linkOf = ({ invoice_id, entrega_id }: RevenueRow): string | undefined => {
  if (invoice_id !== null) return pathTo('recordOpen', { thing: 'invoice', id: invoice_id })
  return entrega_id === null ? undefined : pathTo('recordOpen', { thing: 'entrega', id: entrega_id })
}

const cells: Cells<RevenueRow> = { nome: { grow: 3 }, venture: { grow: 2 }, numero: { card: 'named' } }

/** The rows that figures of revenue add up. */
export const RevenueScreen = () => {
  const t = useWords(revenueWords)
  const list = useList(revenueList, useNounWords(revenueWords))
  return (
    <ListTable
      of={list}
      lead={t('lead')}
      cells={cells}
      rows={{ rowName: ({ nome, venture }) => t('row', { name: nome, venture: venture?.nome ?? '' }), rowLink: linkOf }}
    />
  )
}

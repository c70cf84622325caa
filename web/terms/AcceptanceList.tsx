import type { ReactNode } from 'react'
import { acceptanceList, type AcceptanceRow } from '#contract/terms/acceptance.ts'
import { acceptanceWords } from '#contract/terms/acceptance.words.ts'
import type { Cells } from '#web/kit/list/columns.tsx'
import { useList } from '#web/kit/list/useList.ts'
import { useNounWords } from '#web/kit/list/useNounWords.ts'
import { useWords } from '#web/kit/words.ts'
import { ListTable } from '#web/list/ListTable.tsx'

const cells: Cells<AcceptanceRow, keyof typeof acceptanceList.columns> = {
  answer: { card: 'aside' },
  version: { card: 'named' },
  ip: { card: 'named' },
}

/** Every answer to the terms of service, as evidence. */
export const AcceptanceList = ({ tabs }: { readonly tabs: ReactNode }) => {
  const t = useWords(acceptanceWords)
  const list = useList(acceptanceList, useNounWords(acceptanceWords))
  return (
    <ListTable
      of={list}
      lead={t('lead')}
      tabs={tabs}
      cells={cells}
      rows={{ rowName: ({ person, version }) => `${person?.nome ?? ''} ${version}` }}
    />
  )
}

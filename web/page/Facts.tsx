import type { ReactNode } from 'react'
import { seenColumns, type List } from '#contract/kit/list/list.ts'
import { nounWords } from '#contract/kit/list/noun.words.ts'
import { useFormat } from '#web/kit/format.ts'
import { cellOf, valueOf, type SayKey } from '#web/kit/list/cells.tsx'
import { useSession } from '#web/kit/session/session.ts'
import { FactList } from '#web/kit/ui/FactList.tsx'
import { Card } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'
import { useChange, type Change } from '#web/page/inPlace/useChange.tsx'
import { isProse } from '#web/page/Prose.tsx'
import { saysNothing } from '#web/page/shownFacts.ts'

interface FactsProps<R> {
  readonly list: List<R>
  readonly row: R
  readonly say: SayKey
  /** Values of columns of the noun's own kind, which else have no line. */
  readonly cells?: Readonly<Record<string, (row: R) => ReactNode>>
  /** Columns that the page tells elsewhere: a fact stands once. */
  readonly elsewhere?: readonly string[]
  readonly change?: Change<R> | undefined
}

/**
 * Fields of a record, each rendered by its column; left out are the headline, what stands elsewhere and what is empty,
 * which whoever may change it is offered to add.
 */
export const Facts = <R,>({ list, row, say, cells = {}, elsewhere = [], change }: FactsProps<R>) => {
  const t = useWords(nounWords)
  const f = useFormat()
  const { can } = useSession()
  const changeOf = useChange(row, change)
  const facts = seenColumns(list, can)
    // The checklist has a card of its own, and long texts are below.
    .filter((key) => key !== 'nome' && list.columns[key]?.kind !== 'checklist' && !isProse(list.columns[key]))
    .filter((key) => !elsewhere.includes(key))
    .flatMap((key) => {
      const column = list.columns[key]
      const value = valueOf(row, key)
      const cell = cells[key]
      if (!column || (column.kind === 'own' && !cell)) return []
      const own = cell?.(row)
      const isEmpty = column.kind === 'own' ? !own : saysNothing(value, column)
      const changing = changeOf(key)
      if (isEmpty && !changing.onChange) return []
      const shown = own ?? cellOf(value, column, { f, say, column: key })
      const offered = isEmpty && column.kind !== 'flag' ? t('addFact') : shown
      return [{ label: say(`column_${key}`), value: offered, ...changing }]
    })
  if (facts.length === 0) return null
  return (
    <Card title={t('details')}>
      <FactList facts={facts} />
    </Card>
  )
}

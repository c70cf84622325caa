import type { ReactNode } from 'react'
import { seenColumns, type List } from '#contract/kit/list/list.ts'
import { nounWords } from '#contract/kit/list/noun.words.ts'
import { useFormat } from '#web/kit/format.ts'
import { cellOf, valueOf, type SayKey } from '#web/kit/list/cells.tsx'
import { useSession } from '#web/kit/session/session.ts'
import { FactList } from '#web/kit/ui/FactList.tsx'
import { Card } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'
import { isProse } from '#web/page/Prose.tsx'

interface FactsProps<R> {
  readonly list: List<R>
  readonly row: R
  readonly say: SayKey
  /** Values of columns of the noun's own kind, which else have no line. */
  readonly cells?: Readonly<Record<string, (row: R) => ReactNode>>
}

/** Fields of a record, each rendered by its column; the headline and empty extra ones are left out. */
export const Facts = <R,>({ list, row, say, cells = {} }: FactsProps<R>) => {
  const t = useWords(nounWords)
  const f = useFormat()
  const { can } = useSession()
  const facts = seenColumns(list, can)
    // The checklist has a card of its own, and long texts are below.
    .filter((key) => key !== 'nome' && list.columns[key]?.kind !== 'checklist' && !isProse(list.columns[key]))
    .flatMap((key) => {
      const column = list.columns[key]
      const value = valueOf(row, key)
      // An optional field takes a line only when it has a value.
      const isNothing = column?.extra === true && (value === null || value === '')
      if (!column || isNothing) return []
      const cell = cells[key]
      if (column.kind === 'own' && !cell) return []
      return [{ label: say(`column_${key}`), value: cell?.(row) ?? cellOf(value, column, { f, say, column: key }) }]
    })
  return (
    <Card title={t('details')}>
      <FactList facts={facts} />
    </Card>
  )
}

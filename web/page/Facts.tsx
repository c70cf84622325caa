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
}

/** The fields of a record, each formatted as its column is; the headline and empty extra ones are left out. */
export const Facts = <R,>({ list, row, say }: FactsProps<R>) => {
  const t = useWords(nounWords)
  const f = useFormat()
  const { can } = useSession()
  const facts = seenColumns(list, can)
    // Nor are the checklist, which stands beside, and what is read in the page.
    .filter((key) => key !== 'nome' && list.columns[key]?.kind !== 'checklist' && !isProse(list.columns[key]))
    .flatMap((key) => {
      const column = list.columns[key]
      const value = valueOf(row, key)
      // What nobody asked for is only worth a line where there is something.
      const isNothing = column?.extra === true && (value === null || value === '')
      return column && !isNothing
        ? [{ label: say(`column_${key}`), value: cellOf(value, column, { f, say, column: key }) }]
        : []
    })
  return (
    <Card title={t('details')}>
      <FactList facts={facts} />
    </Card>
  )
}

import type { Column } from '#contract/kit/list/column.ts'
import { seenColumns, type List } from '#contract/kit/list/list.ts'
import { valueOf, type SayKey } from '#web/kit/list/cells.tsx'
import { LongText } from '#web/kit/rich/LongText.tsx'
import { useSession } from '#web/kit/session/session.ts'
import { Changeable } from '#web/kit/ui/change/Changeable.tsx'
import { Card } from '#web/kit/ui/page/layout.tsx'
import { useChange, type Change } from '#web/page/inPlace/useChange.tsx'

/** True for a text of several lines: it is shown in the page, and not among the facts beside it. */
export const isProse = (column: Column | undefined): boolean => column?.kind === 'text' && column.prose === true

interface ProseProps<R> {
  readonly list: List<R>
  readonly row: R
  readonly say: SayKey
  readonly change?: Change<R> | undefined
}

/** Long texts of a record, each below its column's name; an empty one is left out. */
export const Prose = <R,>({ list, row, say, change }: ProseProps<R>) => {
  const changeOf = useChange(row, change)
  const { can } = useSession()
  const texts = seenColumns(list, can).flatMap((key) => {
    const text = isProse(list.columns[key]) ? valueOf(row, key) : ''
    return typeof text === 'string' && text !== '' ? [{ key, text }] : []
  })
  return texts.map(({ key, text }) => {
    const { onChange, field } = changeOf(key)
    const title = say(`column_${key}`)
    return (
      <Card key={key} title={title}>
        {onChange ? (
          <Changeable label={title} onChange={onChange} field={field}>
            <LongText of={text} />
          </Changeable>
        ) : (
          <LongText of={text} />
        )}
      </Card>
    )
  })
}

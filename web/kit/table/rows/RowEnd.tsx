import { IconTrash } from '@tabler/icons-react'
import { tableWords } from '#contract/kit/words/table.words.ts'
import type { RowFacts } from '#web/kit/table/column.ts'
import { IconAction } from '#web/kit/table/IconAction.tsx'
import type { Removing } from '#web/kit/table/select/useRemove.ts'
import { useWords } from '#web/kit/words.ts'
import css from '#web/kit/table/DataTable.module.css'

interface RowEndProps<Row> extends Pick<RowFacts<Row>, 'actions'> {
  readonly row: Row
  readonly name: string
  readonly removing: Removing<Row>
}

/** The actions of a row: the screen's own buttons, and the one that deletes it. */
export const RowEnd = <Row,>({ row, name, actions, removing }: RowEndProps<Row>) => {
  const t = useWords(tableWords)
  const { one } = removing
  return (
    <div className={css['end']}>
      {actions?.(row)}
      {one && removing.may(row) && (
        <IconAction label={t('deleteThis', { row: name })} icon={IconTrash} danger onClick={() => void one(row)} />
      )}
    </div>
  )
}

import { IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { tableWords } from '#contract/kit/table.words.ts'
import { IconAction } from '#web/kit/table/IconAction.tsx'
import { useWords } from '#web/kit/words.ts'
import css from './DataTable.module.css'

interface RowEndProps {
  readonly name: string
  readonly actions: ReactNode
  readonly remove: (() => void) | undefined
}

/** What can be done with a row: the screen's own buttons, and the one that deletes it. */
export const RowEnd = ({ name, actions, remove }: RowEndProps) => {
  const t = useWords(tableWords)
  return (
    <div className={css['end']}>
      {actions}
      {remove && <IconAction label={t('deleteThis', { row: name })} icon={IconTrash} danger onClick={remove} />}
    </div>
  )
}

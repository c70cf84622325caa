import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { ADD_MAX, boardCalls, type BoardColumnRow, type BoardPage } from '#contract/board/board.ts'
import { boardWords } from '#contract/board/board.words.ts'
import { AddLines } from '#web/board/AddLines.tsx'
import { invalidate, useSend } from '#web/kit/call/query.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'

interface QuickAddProps {
  readonly page: BoardPage
  readonly column: BoardColumnRow
  readonly onClose: () => void
}

/** Makes an atom of each line, in one of the venture's cells. */
export const QuickAdd = ({ page, column, onClose }: QuickAddProps) => {
  const t = useWords(boardWords)
  const [cell, setCell] = useState(page.cells[0]?.id)
  const add = useSend(boardCalls.add, {
    onSuccess: ({ ids }) => {
      toast.success(t('added', { count: ids.length }))
      void invalidate(boardCalls.show)
      onClose()
    },
  })
  const onAdd = (nomes: string[]) => {
    if (cell !== undefined) add.mutate({ id: page.venture.id, column_id: column.id, cell_id: cell, nomes })
  }
  return (
    <Dialog open title={t('add')} onClose={onClose}>
      {page.cells.length === 0 ? (
        <p>{t('noCells')}</p>
      ) : (
        <AddLines
          label={t('names')}
          add={t('add')}
          most={ADD_MAX}
          sending={add}
          disabled={cell === undefined}
          onAdd={onAdd}
          onCancel={onClose}
        >
          <NativeSelect
            label={t('cell')}
            value={String(cell)}
            data={page.cells.map((it) => ({ value: String(it.id), label: `${it.gate} · ${it.nome}` }))}
            onChange={(event) => setCell(Number(event.currentTarget.value))}
          />
        </AddLines>
      )}
    </Dialog>
  )
}

import { NativeSelect } from '@mantine/core'
import { ADD_MAX, boardCalls, NAME_MAX, type BoardColumnRow, type BoardPage } from '#contract/board/board.ts'
import { boardWords } from '#contract/board/board.words.ts'
import { LinesField } from '#web/board/LinesField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { FormEnd } from '#web/kit/form/FormEnd.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'

interface QuickAddProps {
  readonly page: BoardPage
  readonly column: BoardColumnRow
  readonly onClose: () => void
}

/** Makes an atom of each line, in one of the venture's cells: at first that of the column's last card. */
const AddForm = ({ page, column, onClose }: QuickAddProps) => {
  const t = useWords(boardWords)
  const last = page.cards.findLast((it) => it.column_id === column.id)?.cell.id
  const form = useForm(boardCalls.add, {
    fixed: { id: page.venture.id, column_id: column.id },
    from: { nomes: [], cell_id: page.cells.find((it) => it.id === last)?.id ?? page.cells[0]?.id ?? null },
    words: boardWords,
    invalidates: [boardCalls.show],
    onDone: ({ ids }) => {
      toast.success(t('added', { count: ids.length }))
      onClose()
    },
  })
  const cell = form.of('cell_id')
  return (
    <Form of={form}>
      <LinesField of={form.of('nomes')} most={ADD_MAX} longest={NAME_MAX} first />
      <NativeSelect
        name={cell.path}
        label={cell.label}
        value={String(cell.value)}
        data={page.cells.map((it) => ({ value: String(it.id), label: `${it.gate} · ${it.nome}` }))}
        error={cell.error}
        onChange={(event) => cell.set(Number(event.currentTarget.value))}
      />
      <FormEnd of={form} onCancel={onClose}>
        {t('add')}
      </FormEnd>
    </Form>
  )
}

/** Quick add of atoms; without a cell it says what is missing. */
export const QuickAdd = (props: QuickAddProps) => {
  const t = useWords(boardWords)
  return (
    <Dialog open title={t('add')} onClose={props.onClose}>
      {props.page.cells.length === 0 ? <p>{t('noCells')}</p> : <AddForm {...props} />}
    </Dialog>
  )
}

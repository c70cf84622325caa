import { Button, NativeSelect, Textarea } from '@mantine/core'
import { useState, type SyntheticEvent } from 'react'
import { ADD_MAX, boardCalls, type BoardColumnRow, type BoardPage } from '#contract/board/board.ts'
import { boardWords } from '#contract/board/board.words.ts'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import { invalidate, useSend } from '#web/kit/call/query.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { Row, Stack } from '#web/kit/ui/page/layout.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'

interface QuickAddProps {
  readonly page: BoardPage
  readonly column: BoardColumnRow
  readonly onClose: () => void
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((it) => it.trim())
    .filter(Boolean)

/** Makes an atom of each line; what was typed stays until the server has stored it. */
export const QuickAdd = ({ page, column, onClose }: QuickAddProps) => {
  const t = useWords(boardWords)
  const u = useWords(uiWords)
  const [text, setText] = useState('')
  const [cell, setCell] = useState(page.cells[0]?.id)
  const nomes = linesOf(text)
  const add = useSend(boardCalls.add, {
    onSuccess: ({ ids }) => {
      toast.success(t('added', { count: ids.length }))
      void invalidate(boardCalls.show)
      onClose()
    },
  })
  const tooMany = nomes.length > ADD_MAX
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (cell !== undefined && nomes.length > 0 && !tooMany)
      add.mutate({ id: page.venture.id, column_id: column.id, cell_id: cell, nomes })
  }
  return (
    <Dialog open title={t('add')} onClose={onClose}>
      {page.cells.length === 0 ? (
        <p>{t('noCells')}</p>
      ) : (
        <form onSubmit={onSubmit}>
          <Stack>
            <Textarea
              data-autofocus
              label={t('names')}
              description={t('addHint')}
              autosize
              minRows={4}
              maxRows={12}
              value={text}
              error={tooMany ? t('addMax', { count: ADD_MAX }) : (add.error?.message ?? null)}
              onChange={(event) => setText(event.currentTarget.value)}
            />
            <NativeSelect
              label={t('cell')}
              value={String(cell)}
              data={page.cells.map((it) => ({ value: String(it.id), label: `${it.gate} · ${it.nome}` }))}
              onChange={(event) => setCell(Number(event.currentTarget.value))}
            />
            <Row>
              <Button type="submit" loading={add.isPending} disabled={nomes.length === 0 || tooMany}>
                {t('add')}
              </Button>
              <Button variant="default" onClick={onClose}>
                {u('cancel')}
              </Button>
            </Row>
          </Stack>
        </form>
      )}
    </Dialog>
  )
}

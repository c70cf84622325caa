import { ActionIcon, Button, NativeSelect, NumberInput, TextInput } from '@mantine/core'
import '@mantine/core/styles/NumberInput.layer.css'
import { IconChevronUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { atomStatus } from '#contract/atom/atom.rules.ts'
import { atomWords } from '#contract/atom/atom.words.ts'
import {
  boardCalls,
  boardColumnsNow,
  boardStatuses,
  COLUMNS_MAX,
  type BoardColumnRow,
  type BoardColumnsNow,
  type BoardPage,
  type BoardStatus,
} from '#contract/board/board.ts'
import { boardWords } from '#contract/board/board.words.ts'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import { ColumnsClash } from '#web/board/ColumnsClash.tsx'
import { invalidate, useSend } from '#web/kit/call/query.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { WithCancel } from '#web/kit/ui/dialog/WithCancel.tsx'
import { Notice, Row, Stack } from '#web/kit/ui/page/layout.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'

type Draft = Omit<BoardColumnRow, 'id'> & { readonly id?: number; readonly key: string }

const draftOf = (row: BoardColumnRow): Draft => ({ ...row, key: String(row.id) })
const statusIn = (text: string): BoardStatus => boardStatuses.find((it) => String(it) === text) ?? boardStatuses[0]

/** All columns of a board at once: names, statuses, limits and order. */
export const ColumnsDialog = ({ page, onClose }: { readonly page: BoardPage; readonly onClose: () => void }) => {
  const t = useWords(boardWords)
  const n = useWords(atomWords)
  const u = useWords(uiWords)
  const [columns, setColumns] = useState<readonly Draft[]>(() => page.columns.map(draftOf))
  const [version, setVersion] = useState(page.columns_version)
  const [now, setNow] = useState<BoardColumnsNow>()
  const store = useSend(boardCalls.columns, {
    onError: ({ extra }) => setNow(boardColumnsNow.safeParse(extra['current']).data),
    onSuccess: () => {
      toast.success(t('columnsStored'))
      void invalidate(boardCalls.show)
      onClose()
    },
  })
  const change = (key: string, with_: Partial<Draft>) =>
    setColumns((all) => all.map((it) => (it.key === key ? { ...it, ...with_ } : it)))
  const send = () =>
    store.mutate({
      id: page.venture.id,
      version,
      columns: columns.map(({ id, nome, status, wip_limit }) => ({
        nome,
        status,
        wip_limit,
        ...(id !== undefined && { id }),
      })),
    })
  /** From here on the dialog stands on the columns of now; those of one's own that have gone become new ones. */
  const settle = (those: BoardColumnsNow, kept: readonly Draft[]) => {
    const ids = new Set<number | undefined>(those.columns.map((it) => it.id))
    setColumns(kept.map(({ id, ...rest }) => (ids.has(id) && id !== undefined ? { ...rest, id } : rest)))
    setVersion(those.version)
    setNow(undefined)
    store.reset()
  }
  const nameOf = (status: BoardStatus) => n(`status_${atomStatus.keyOf(status) ?? 'pending'}`)
  return (
    <Dialog
      open
      size="lg"
      title={t('columns')}
      onClose={onClose}
      footer={
        <WithCancel onCancel={onClose}>
          <Button loading={store.isPending} onClick={send}>
            {u('save')}
          </Button>
        </WithCancel>
      }
    >
      <Stack>
        {store.error && (
          <Notice tone="danger" role="alert">
            {store.error.message}
          </Notice>
        )}
        {now && (
          <ColumnsClash
            now={now.columns.map((it) => it.nome || nameOf(it.status))}
            onTake={() => settle(now, now.columns.map(draftOf))}
            onKeep={() => settle(now, columns)}
          />
        )}
        {columns.map((column, at) => {
          const nth = at + 1
          return (
            <Row key={column.key} gap="tight">
              <TextInput
                aria-label={t('columnName', { nth })}
                placeholder={nameOf(column.status)}
                maxLength={40}
                value={column.nome}
                onChange={(event) => change(column.key, { nome: event.currentTarget.value })}
              />
              <NativeSelect
                aria-label={t('columnStatus', { nth })}
                value={String(column.status)}
                data={boardStatuses.map((it) => ({ value: String(it), label: nameOf(it) }))}
                onChange={(event) => change(column.key, { status: statusIn(event.currentTarget.value) })}
              />
              <NumberInput
                aria-label={t('columnLimit', { nth })}
                placeholder={t('noLimit')}
                w="7rem"
                min={1}
                max={999}
                allowDecimal={false}
                value={column.wip_limit ?? ''}
                onChange={(value) => change(column.key, { wip_limit: value === '' ? null : Number(value) })}
              />
              <ActionIcon
                variant="subtle"
                color="gray"
                disabled={at === 0}
                aria-label={t('columnUp', { nth })}
                onClick={() => setColumns(columns.toSpliced(at, 1).toSpliced(at - 1, 0, column))}
              >
                <IconChevronUp size={16} stroke={1.75} aria-hidden />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="gray"
                disabled={columns.filter((it) => it.status === column.status).length === 1}
                aria-label={t('columnRemove', { nth })}
                onClick={() => setColumns(columns.toSpliced(at, 1))}
              >
                <IconTrash size={16} stroke={1.75} aria-hidden />
              </ActionIcon>
            </Row>
          )
        })}
        <Row>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
            disabled={columns.length >= COLUMNS_MAX}
            onClick={() =>
              setColumns([
                ...columns,
                { key: crypto.randomUUID(), nome: '', status: boardStatuses[1], wip_limit: null },
              ])
            }
          >
            {t('columnNew')}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  )
}

import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { atomCrud } from '#contract/atom/atom.ts'
import { atomWords } from '#contract/atom/atom.words.ts'
import { atomBulkWords } from '#contract/atom/bulk.words.ts'
import { atomPageWords } from '#contract/atom/page.words.ts'
import { boardCalls } from '#contract/board/board.ts'
import { venturePriority } from '#contract/venture/venture.rules.ts'
import type { MeantAtom } from '#web/atom/bulk/undo.ts'
import { useChangeAtoms } from '#web/atom/bulk/useChangeAtoms.ts'
import { rereadAtoms } from '#web/atom/useAtomSteps.tsx'
import { isCallError } from '#web/kit/call/call-error.ts'
import { call } from '#web/kit/call/call.ts'
import { invalidate, useCall } from '#web/kit/call/query.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { Kbd } from '#web/kit/ui/keys/Kbd.tsx'
import { useHotkey } from '#web/kit/ui/keys/useHotkey.ts'
import { Row, Stack } from '#web/kit/ui/page/layout.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'

type Priority = (typeof venturePriority.values)[number]

/** The most urgent is 1, as one reads them. */
const digitOf = (value: Priority): string => String(venturePriority.values.length + 1 - value)

interface ChoiceProps {
  readonly value: Priority
  readonly current: boolean
  readonly onChoose: (value: Priority) => void
}

/** One priority, by a click or by its digit. */
const Choice = ({ value, current, onChoose }: ChoiceProps) => {
  const n = useWords(atomWords)
  const button = useRef<HTMLButtonElement>(null)
  useHotkey(digitOf(value), () => onChoose(value), { under: 1 })
  useEffect(() => {
    if (current) button.current?.focus()
  }, [current])
  return (
    <Button
      ref={button}
      variant="default"
      fullWidth
      justify="space-between"
      aria-pressed={current}
      rightSection={
        <Row gap="tight">
          {current && <IconCheck size={16} stroke={1.75} aria-hidden />}
          <Kbd keys={digitOf(value)} />
        </Row>
      }
      onClick={() => onChoose(value)}
    >
      {n(`priority_${venturePriority.keyOf(value) ?? 'normal'}`)}
    </Button>
  )
}

interface ChoicesProps {
  readonly id: number
  /** Missing while it is read: a digit counts from the first moment on. */
  readonly of: MeantAtom | undefined
  readonly onClose: () => void
}

const Choices = ({ id, of, onClose }: ChoicesProps) => {
  const t = useWords(atomBulkWords)
  const change = useChangeAtoms()
  const choose = async (priority: Priority): Promise<void> => {
    onClose()
    try {
      const atom = of ?? (await call(atomCrud.calls.show, { id })).data
      if (priority === atom.priority) return
      for (const { ref, why } of await change([atom], { priority })) toast.warning(`${ref}: ${t(`result_${why}`)}`)
    } catch (error) {
      if (!isCallError(error)) throw error
      toast.error(error.message)
    } finally {
      rereadAtoms()
      void invalidate(boardCalls.show)
    }
  }
  return (
    <Stack gap="tight">
      {venturePriority.values.toReversed().map((value) => (
        <Choice key={value} value={value} current={value === of?.priority} onChoose={(it) => void choose(it)} />
      ))}
    </Stack>
  )
}

/** The priority of an atom, chosen by a click or a digit; read when it opens, so that the choice is of what is shown. */
export const PriorityDialog = ({ id, onClose }: { readonly id: number; readonly onClose: () => void }) => {
  const t = useWords(atomPageWords)
  const answer = useCall(atomCrud.calls.show, { id })
  const { data } = answer
  const title = data ? t('priorityTitle', { name: data.data.nome }) : t('priority')
  return (
    <Dialog open size="sm" title={title} onClose={onClose}>
      {answer.error ? <Answer of={answer}>{() => null}</Answer> : <Choices id={id} of={data?.data} onClose={onClose} />}
    </Dialog>
  )
}

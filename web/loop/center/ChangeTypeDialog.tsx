import { Button } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import type { InputOf, OutputOf } from '#contract/kit/endpoint.ts'
import { loopCalls } from '#contract/loop/loop.calls.ts'
import { loopType } from '#contract/loop/loop.states.ts'
import { loopWords } from '#contract/loop/loop.words.ts'
import { loopBulkWords } from '#contract/loop/loopBulk.words.ts'
import { loopCenterCalls } from '#contract/loop/loopCenter.ts'
import { useCall, useSend } from '#web/kit/call/query.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { WithCancel } from '#web/kit/ui/dialog/WithCancel.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { BulkPreview } from '#web/loop/center/BulkPreview.tsx'
import { TypeField } from '#web/loop/finish/TypeField.tsx'
import css from './ChangeType.module.css'

export interface Selected {
  /** Selection in the form of the call: the loops, or a filter with exceptions. */
  readonly which: Pick<InputOf<typeof loopCenterCalls.bulkType>, 'ids' | 'filter' | 'except'>
  readonly count: number
  /** Sums of the selection. */
  readonly sums: ReactNode
  readonly clear: () => void
}

interface ChangeTypeDialogProps {
  readonly selected: Selected
  readonly onClose: () => void
}

type Done = OutputOf<typeof loopCenterCalls.bulkType>

/** Chooses a type, shows the effect of the change, carries it out, and offers an undo. */
export const ChangeTypeDialog = ({ selected, onClose }: ChangeTypeDialogProps) => {
  const t = useWords(loopBulkWords)
  const words = useWords(loopWords)
  const [tipo, setTipo] = useState<number | null>(null)
  const key = tipo === null ? undefined : loopType.keyOf(tipo)
  const type = key === undefined ? '' : words(`type_${key}`)
  const plan = { ...selected.which, tipo: tipo ?? 1, dry_run: true }
  const preview = useCall(loopCenterCalls.bulkType, plan, { enabled: tipo !== null, staleTime: 0 })
  const undo = useSend(loopCenterCalls.bulkTypeUndo, {
    invalidates: [loopCenterCalls.list, loopCenterCalls.days, loopCalls.show],
    onSuccess: ({ changed }) => toast.success(t('undone', { count: changed })),
    onError: (error) => toast.error(error.message),
  })
  const reportChange = (done: Done) => {
    const text = t('changed', { count: done.changed, type })
    const back = done.undo
    if (back) toast.undo(text, () => undo.mutate(back))
    else toast.info(text)
  }
  const change = useSend(loopCenterCalls.bulkType, {
    invalidates: [loopCenterCalls.list, loopCenterCalls.days, loopCalls.show],
    onSuccess: (done) => {
      reportChange(done)
      onClose()
      selected.clear()
    },
    onError: (error) => toast.error(error.message),
  })
  const count = preview.data?.changed ?? 0
  return (
    <Dialog
      open
      title={t('title', { count: selected.count })}
      onClose={onClose}
      footer={
        <WithCancel onCancel={onClose}>
          <Button
            disabled={tipo === null || count === 0 || preview.isFetching}
            loading={change.isPending}
            onClick={() => change.mutate({ ...plan, dry_run: false })}
          >
            {count === 0 ? t('changeType') : t('change', { count })}
          </Button>
        </WithCancel>
      }
    >
      <div className={css['form']}>
        <p className={`${css['sums']} figures`}>{selected.sums}</p>
        <TypeField value={tipo} onChange={setTipo} first />
        <BulkPreview of={tipo === null ? undefined : preview} type={type} />
      </div>
    </Dialog>
  )
}

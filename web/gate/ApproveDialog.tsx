import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { gateApproveWords } from '#contract/gate/approve.words.ts'
import { gateCalls } from '#contract/gate/page.ts'
import { gatePageWords } from '#contract/gate/page.words.ts'
import type { RecordRef, Share } from '#contract/kit/list/column.ts'
import { EntregaLine } from '#web/entrega/EntregaLine.tsx'
import { GateClock } from '#web/gate/GateClock.tsx'
import { gateReread } from '#web/gate/gateReread.ts'
import type { OfGate } from '#web/gate/ofGate.ts'
import { isCallError } from '#web/kit/call/call-error.ts'
import { call } from '#web/kit/call/call.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { WithCancel } from '#web/kit/ui/dialog/WithCancel.tsx'
import { Notice, Stack } from '#web/kit/ui/page/layout.tsx'
import { Quiet } from '#web/kit/ui/ruled/Quiet.tsx'
import { RuledList } from '#web/kit/ui/ruled/RuledList.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { VentureName } from '#web/page/venture/VentureName.tsx'

/** Deliverables that a gate's approval covers, and its progress. */
export interface Approved {
  readonly entregas: readonly { readonly id: number; readonly nome: string; readonly status: number }[]
  readonly progress: Share
}

interface ApproveProps {
  readonly of: OfGate & Approved & { readonly due_at: string | null; readonly left_seconds: number | null }
  readonly venture: RecordRef
  readonly onClose: () => void
}

/** Confirms the approval of a gate: names it, its deliverables with their reports, and what is still open. */
export const ApproveDialog = ({ of, venture, onClose }: ApproveProps) => {
  const t = useWords(gatePageWords)
  const a = useWords(gateApproveWords)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()
  const open = of.progress.total - of.progress.done
  const approve = async () => {
    setBusy(true)
    setRefused(undefined)
    try {
      await call(gateCalls.approve, { id: of.id, version: of.version })
      toast.success(t('approved'))
      onClose()
    } catch (error) {
      setRefused(isCallError(error) ? error.message : String(error))
    } finally {
      setBusy(false)
      gateReread()
    }
  }
  return (
    <Dialog
      open
      alert
      title={t('approveAsk', { name: of.nome })}
      onClose={onClose}
      footer={
        <WithCancel onCancel={onClose}>
          <Button
            data-autofocus
            loading={busy}
            leftSection={<IconCheck size={16} stroke={1.75} aria-hidden />}
            onClick={() => void approve()}
          >
            {t('approve')}
          </Button>
        </WithCancel>
      }
    >
      <Stack>
        <Quiet>
          <VentureName {...venture} />
        </Quiet>
        <p>{a(of.entregas.length === 0 ? 'nothing' : 'approving')}</p>
        <RuledList of={of.entregas}>{(entrega) => <EntregaLine of={entrega} aside />}</RuledList>
        {open > 0 && <Notice tone="warn">{a('open', { count: open })}</Notice>}
        <GateClock of={of} />
        <Quiet>{a('final')}</Quiet>
        {refused !== undefined && (
          <Notice tone="danger" role="alert">
            {refused}
          </Notice>
        )}
      </Stack>
    </Dialog>
  )
}

import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { gateCalls } from '#contract/gate/page.ts'
import { gatePageWords } from '#contract/gate/page.words.ts'
import { ApprovedParts, type ApprovedProps } from '#web/gate/ApprovedParts.tsx'
import { gateReread } from '#web/gate/gateReread.ts'
import { isCallError } from '#web/kit/call/call-error.ts'
import { call } from '#web/kit/call/call.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { WithCancel } from '#web/kit/ui/dialog/WithCancel.tsx'
import { Notice, Stack } from '#web/kit/ui/page/layout.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'

interface ApproveProps extends ApprovedProps {
  readonly onClose: () => void
}

/** Confirms the approval of a gate: names it, its deliverables with their reports, and what is still open. */
export const ApproveDialog = ({ of, venture, onClose }: ApproveProps) => {
  const t = useWords(gatePageWords)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()
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
        <ApprovedParts of={of} venture={venture} />
        {refused !== undefined && (
          <Notice tone="danger" role="alert">
            {refused}
          </Notice>
        )}
      </Stack>
    </Dialog>
  )
}

import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { gateCalls } from '#contract/gate/page.ts'
import { gatePageWords } from '#contract/gate/page.words.ts'
import { ContestDialog } from '#web/gate/ContestDialog.tsx'
import { runStep } from '#web/gate/gateReread.ts'
import type { OfGate } from '#web/gate/ofGate.ts'
import { TextDialog } from '#web/gate/TextDialog.tsx'
import { call } from '#web/kit/call/call.ts'
import { useSession } from '#web/kit/session/session.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { confirm } from '#web/kit/ui/dialog/confirm.ts'
import { useWords } from '#web/kit/words.ts'

interface GateDecideProps {
  readonly of: OfGate & { readonly due_at: string | null }
  readonly venture: string
  /** Whether the person approves and contests it. */
  readonly mayDecide: boolean
}

/** What the other side does with a delivered gate: approve, contest, ask. */
export const GateDecide = ({ of, venture, mayDecide }: GateDecideProps) => {
  const t = useWords(gatePageWords)
  const { can } = useSession()
  const { disabledProps, unlessViewing } = usePreview()
  const [open, setOpen] = useState<'contest' | 'ask'>()
  const close = () => setOpen(undefined)
  const approve = async () => {
    const ask = { title: t('approveAsk', { name: of.nome }), body: t('approveBody', { venture }), yes: t('approve') }
    if (await confirm(ask)) await runStep(call(gateCalls.approve, { id: of.id, version: of.version }), t('approved'))
  }
  return (
    <>
      {mayDecide && can('gate.approve') && (
        <Button
          {...disabledProps}
          leftSection={<IconCheck size={16} stroke={1.75} aria-hidden />}
          onClick={unlessViewing(() => void approve())}
        >
          {t('approve')}
        </Button>
      )}
      {mayDecide && can('gate.contest') && (
        <Button variant="default" {...disabledProps} onClick={unlessViewing(() => setOpen('contest'))}>
          {t('contest')}
        </Button>
      )}
      {of.due_at !== null && can('gate.clarify') && (
        <Button variant="default" {...disabledProps} onClick={unlessViewing(() => setOpen('ask'))}>
          {t('ask')}
        </Button>
      )}
      {open === 'contest' && <ContestDialog of={of} onClose={close} />}
      {open === 'ask' && <TextDialog of={of} what="ask" onClose={close} />}
    </>
  )
}

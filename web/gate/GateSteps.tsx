import { Button } from '@mantine/core'
import type { GateRow } from '#contract/gate/gate.ts'
import { gateCalls } from '#contract/gate/page.ts'
import { gatePageWords } from '#contract/gate/page.words.ts'
import { runStep } from '#web/gate/gateReread.ts'
import { call } from '#web/kit/call/call.ts'
import { useSession } from '#web/kit/session/session.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { confirm } from '#web/kit/ui/dialog/confirm.ts'
import { useWords } from '#web/kit/words.ts'

/** Actions of the delivering side on a gate: begin, resume, deliver. */
export const GateSteps = ({ of }: { readonly of: GateRow }) => {
  const t = useWords(gatePageWords)
  const { can } = useSession()
  const { disabledProps, unlessViewing } = usePreview()
  const { id, version, status } = of
  if (of.deleted_at !== null) return null
  const deliver = async () => {
    const ask = { title: t('deliverAsk', { name: of.nome }), body: t('deliverBody'), yes: t('deliver') }
    if (await confirm(ask)) await runStep(call(gateCalls.deliver, { id, version }), t('delivered'))
  }
  if ((status === 'planned' || status === 'contested') && can('gate.edit'))
    return (
      <Button
        variant="default"
        {...disabledProps}
        onClick={unlessViewing(() => void runStep(call(gateCalls.start, { id, version }), t('started')))}
      >
        {t(status === 'planned' ? 'start' : 'resume')}
      </Button>
    )
  if (status === 'in_progress' && can('gate.deliver'))
    return (
      <Button variant="default" {...disabledProps} onClick={unlessViewing(() => void deliver())}>
        {t('deliver')}
      </Button>
    )
  return null
}

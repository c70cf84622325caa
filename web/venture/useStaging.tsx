import { useState } from 'react'
import { ventureCalls } from '#contract/venture/page.ts'
import { venturePageWords } from '#contract/venture/page.words.ts'
import { stageMove, type Stage } from '#contract/venture/venture.rules.ts'
import type { VentureRow } from '#contract/venture/venture.ts'
import { ventureWords } from '#contract/venture/venture.words.ts'
import { messageOf } from '#web/kit/call/call-error.ts'
import { call } from '#web/kit/call/call.ts'
import { useSession } from '#web/kit/session/session.ts'
import { onDemand } from '#web/kit/ui/onDemand.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import type { BackProps } from '#web/venture/BackDialog.tsx'
import { rereadVentures } from '#web/venture/rereadVentures.ts'

const backDialog = onDemand('Back', async () => (await import('#web/venture/BackDialog.tsx')).BackDialog)

/** Takes ventures to a neighbouring stage: on at once, back once a reason is given (`asking` stands on the page then). */
export const useStaging = () => {
  const t = useWords(venturePageWords)
  const n = useWords(ventureWords)
  const [back, setBack] = useState<Omit<BackProps, 'onClose'>>()
  backDialog.useAhead(useSession().can('projeto.changeStatus') && 'touched')
  const advance = async (of: VentureRow, stage: Stage) => {
    try {
      await call(ventureCalls.stage, { id: of.id, version: of.version, stage })
      toast.success(t('staged', { stage: n(`stage_${stage}`) }))
    } catch (error) {
      toast.error(messageOf(error))
    } finally {
      rereadVentures()
    }
  }
  const go = (of: VentureRow, to: Stage): void => {
    const way = stageMove(of.stage, to)
    if (way === 'forward') void advance(of, to)
    else if (way === 'back') setBack({ of, to })
    else toast.warning(t('stageFar', { name: of.nome, stage: n(`stage_${to}`) }))
  }
  return { go, asking: back && <backDialog.Part {...back} onClose={() => setBack(undefined)} /> }
}

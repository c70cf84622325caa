import { IconArrowLeft, IconArrowRight, IconCopy, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { next } from '#contract/kit/machine.ts'
import { copyWords } from '#contract/venture/copy.words.ts'
import { venturePageWords } from '#contract/venture/page.words.ts'
import { stageMoves, ventureStatus } from '#contract/venture/venture.rules.ts'
import { ventureCrud, type VentureRow } from '#contract/venture/venture.ts'
import { ventureWords } from '#contract/venture/venture.words.ts'
import { messageOf } from '#web/kit/call/call-error.ts'
import { call } from '#web/kit/call/call.ts'
import { useSession } from '#web/kit/session/session.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import type { MenuItem } from '#web/kit/ui/Menu.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import type { WithItems } from '#web/page/RecordScreen.tsx'
import { copy, useMayCopy } from '#web/venture/copyDialog.ts'
import { rereadVentures } from '#web/venture/rereadVentures.ts'
import { useStaging } from '#web/venture/useStaging.tsx'

interface OfItems {
  readonly items: readonly MenuItem[]
  readonly asking?: ReactNode
}

/** One stage on, or back with a reason. */
const useStages = (of: VentureRow): OfItems => {
  const t = useWords(venturePageWords)
  const n = useWords(ventureWords)
  const { can } = useSession()
  const { unlessViewing } = usePreview()
  const { go, asking } = useStaging()
  if (!can('projeto.changeStatus') || of.deleted_at !== null || of.template) return { items: [] }
  const items = (['forward', 'back'] as const).flatMap((way): MenuItem[] => {
    const stage = next(stageMoves, of.stage, way)
    if (!stage) return []
    const icon = way === 'forward' ? IconArrowRight : IconArrowLeft
    return [{ label: t(way, { stage: n(`stage_${stage}`) }), icon, onClick: unlessViewing(() => go(of, stage)) }]
  })
  return { items, asking }
}

/** Whether its hours, lateness and search count: an inactive venture rests. */
const useActivity = (of: VentureRow): OfItems => {
  const t = useWords(venturePageWords)
  const { can } = useSession()
  const { unlessViewing } = usePreview()
  if (!can('projeto.edit') || of.deleted_at !== null || of.template) return { items: [] }
  const isActive = of.status === ventureStatus.of.active
  const change = async () => {
    const status = isActive ? ventureStatus.of.inactive : ventureStatus.of.active
    try {
      await call(ventureCrud.calls.update, { id: of.id, version: of.version, status })
      toast.success(t(isActive ? 'deactivated' : 'activated'))
    } catch (error) {
      toast.error(messageOf(error))
    } finally {
      rereadVentures()
    }
  }
  return {
    items: [
      {
        label: t(isActive ? 'deactivate' : 'activate'),
        icon: isActive ? IconPlayerPause : IconPlayerPlay,
        onClick: unlessViewing(() => void change()),
      },
    ],
  }
}

/** What the menu of a venture's page has beside the usual: its stage, a copy, and whether it is active. */
export const VentureActions = ({ of, children }: { readonly of: VentureRow; readonly children: WithItems }) => {
  const t = useWords(copyWords)
  const [copying, setCopying] = useState(false)
  const mayCopy = useMayCopy()
  const stages = useStages(of)
  const activity = useActivity(of)
  const copies = mayCopy ? [{ label: t('action'), icon: IconCopy, onClick: () => setCopying(true) }] : []
  return (
    <>
      {children([...stages.items, ...copies, ...activity.items], { ownStatus: true })}
      {stages.asking}
      {copying && <copy.Part of={of} onClose={() => setCopying(false)} />}
    </>
  )
}

import { IconArrowLeft, IconArrowRight, IconChevronDown } from '@tabler/icons-react'
import { next } from '#contract/kit/machine.ts'
import { venturePageWords } from '#contract/venture/page.words.ts'
import { stageMoves } from '#contract/venture/venture.rules.ts'
import type { VentureRow } from '#contract/venture/venture.ts'
import { ventureWords } from '#contract/venture/venture.words.ts'
import { useSession } from '#web/kit/session/session.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { Menu, type MenuItem } from '#web/kit/ui/Menu.tsx'
import { useWords } from '#web/kit/words.ts'
import { useStaging } from '#web/venture/useStaging.tsx'

/** Moves a venture one stage on, or back with a reason. */
export const StageAction = ({ of }: { readonly of: VentureRow }) => {
  const t = useWords(venturePageWords)
  const n = useWords(ventureWords)
  const { can } = useSession()
  const { unlessViewing } = usePreview()
  const { go, asking } = useStaging()
  if (!can('projeto.changeStatus') || of.deleted_at !== null) return null
  const items = (['forward', 'back'] as const).flatMap((way): MenuItem[] => {
    const stage = next(stageMoves, of.stage, way)
    if (!stage) return []
    const icon = way === 'forward' ? IconArrowRight : IconArrowLeft
    return [{ label: t(way, { stage: n(`stage_${stage}`) }), icon, onClick: unlessViewing(() => go(of, stage)) }]
  })
  return (
    <>
      <Menu
        label={t('stageChange')}
        button={
          <>
            {n(`stage_${of.stage}`)}
            <IconChevronDown size={16} stroke={1.75} aria-hidden />
          </>
        }
        items={items}
      />
      {asking}
    </>
  )
}

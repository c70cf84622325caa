import { IconAdjustmentsAlt, IconArrowMerge, IconArrowsSplit, IconCopy, IconFolderSymlink } from '@tabler/icons-react'
import { useState } from 'react'
import type { LoopDetail } from '#contract/loop/loop.row.ts'
import { loopStatus } from '#contract/loop/loop.states.ts'
import { loopReshapeWords } from '#contract/loop/reshape/loopReshape.words.ts'
import { pathTo } from '#contract/routes/match.ts'
import { useMe, useSession } from '#web/kit/session/session.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { Menu, type MenuItem } from '#web/kit/ui/Menu.tsx'
import { onDemand } from '#web/kit/ui/onDemand.tsx'
import { useWords } from '#web/kit/words.ts'
import type { ReshapeDialogProps, ReshapeName } from '#web/loop/reshape/ReshapeDialog.tsx'

const dialog = onDemand<ReshapeDialogProps>(
  'Reshape',
  async () => (await import('#web/loop/reshape/ReshapeDialog.tsx')).ReshapeDialog,
)

/** True for a loop that its reader may reshape: concluded, held by nothing, and one's own or anybody's for who edits. */
const useReshapable = (of: LoopDetail): boolean => {
  const me = useMe()
  const { can } = useSession()
  const { viewing } = usePreview()
  const isOwn = of.responsavel === undefined || of.responsavel.id === me.id
  const isOpen = of.status === loopStatus.of.concluded && !of.closed && of.deleted_at === null
  return isOpen && !viewing && can('loop.run') && (isOwn || can('loop.edit'))
}

/** Splits, moves, merges or copies a concluded loop. */
export const ReshapeLoop = ({ of }: { readonly of: LoopDetail }) => {
  const t = useWords(loopReshapeWords)
  const { can } = useSession()
  const shows = useReshapable(of)
  const [open, setOpen] = useState<ReshapeName>()
  dialog.useAhead(shows && 'touched')
  if (!shows) return null
  const item = (name: ReshapeName, icon: MenuItem['icon']): MenuItem => ({
    id: name,
    label: t(name),
    ...(icon && { icon }),
    onClick: () => setOpen(name),
  })
  // A copy makes hours that nobody measured: people who may not write those ask for them.
  const copy: MenuItem = can('loop.create')
    ? item('duplicate', IconCopy)
    : { label: t('askCopy'), icon: IconCopy, to: pathTo('loopRequestNew') }
  return (
    <>
      <Menu
        label={t('change')}
        button={<IconAdjustmentsAlt size={18} stroke={1.75} aria-hidden />}
        items={[
          item('split', IconArrowsSplit),
          item('move', IconFolderSymlink),
          item('merge', IconArrowMerge),
          { ...copy, apart: true },
        ]}
      />
      {open !== undefined && <dialog.Part of={of} name={open} onClose={() => setOpen(undefined)} />}
    </>
  )
}

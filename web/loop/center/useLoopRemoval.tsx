import type { InputOf } from '#contract/kit/endpoint.ts'
import { loopCalls } from '#contract/loop/loop.calls.ts'
import type { LoopRow } from '#contract/loop/loop.row.ts'
import { isDeletable } from '#contract/loop/loop.rules.ts'
import { loopBulkWords } from '#contract/loop/loopBulk.words.ts'
import { loopCenterCalls } from '#contract/loop/loopCenter.ts'
import { useSend } from '#web/kit/call/query.ts'
import { useSession } from '#web/kit/session/session.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import type { Meant } from '#web/kit/table/select/selection.ts'
import type { Removal } from '#web/kit/table/select/useRemove.ts'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { WillStay } from '#web/loop/center/WillStay.tsx'

type Which = Pick<InputOf<typeof loopCenterCalls.bulkDelete>, 'ids' | 'filter' | 'except'>

/** Deletion in Loop Center, for people with the permission: confirmed with a preview, undone by one click. */
export const useLoopRemoval = (filter: NonNullable<Which['filter']>): Removal<LoopRow> | undefined => {
  const t = useWords(loopBulkWords)
  const { can } = useSession()
  const { viewing } = usePreview()
  const invalidates = [loopCenterCalls.list, loopCenterCalls.days, loopCalls.show]
  const plan = useSend(loopCenterCalls.bulkDelete)
  const remove = useSend(loopCenterCalls.bulkDelete, { invalidates })
  const restore = useSend(loopCenterCalls.bulkRestore, {
    invalidates,
    onSuccess: ({ changed, skipped }) => {
      const stay = skipped.map((it) => t(`reason_${it.reason}`, { count: it.count }))
      if (stay.length === 0) toast.success(t('restored', { count: changed }))
      else toast.warning([t('restored', { count: changed }), ...stay].join(' '))
    },
    onError: (error) => toast.error(error.message),
  })
  // A person who may neither open nor edit has no column for the action (specification, section 6).
  if (viewing || !can('loop.delete') || !(can('loop.open') || can('loop.edit'))) return undefined
  const whichOf = (meant: Meant): Which =>
    'ids' in meant ? { ids: [...meant.ids] } : { filter, except: [...meant.except] }
  const go = async (which: Which) => {
    const { change } = await remove.mutateAsync({ ...which, dry_run: false })
    return change === null ? undefined : () => restore.mutate({ change })
  }
  return {
    may: ({ status }) => isDeletable(status),
    one: ({ id }) => go({ ids: [id] }),
    many: (meant) => go(whichOf(meant)),
    foresee: async (meant) => {
      const { changed, skipped } = await plan.mutateAsync({ ...whichOf(meant), dry_run: true })
      const text = (
        <>
          <p>{changed === 0 ? t('nothingGoes') : t('willGo', { count: changed })}</p>
          <WillStay skipped={skipped} />
        </>
      )
      return { text, none: changed === 0 }
    },
  }
}

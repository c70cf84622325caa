import { BULK_MAX, type Selected } from '#contract/kit/page.ts'
import { skipReasons, type SkipReason } from '#contract/loop/loop.bulk.ts'
import type { Context } from '#server/kit/context.ts'
import type { Asked } from '#server/kit/list/statement.ts'
import { refuse } from '#server/kit/refuse.ts'
import { countSelected, selectedLoops, type Candidate } from '#server/loop/bulk/bulk.data.ts'

interface Sorted<C> {
  ready: C[]
  skipped: { reason: SkipReason; count: number }[]
}

/** Parts the loops that may change from those that stay, counted by their reason. */
export const part = <C extends Candidate>(
  loops: readonly C[],
  reasonOf: (it: C) => SkipReason | undefined,
  gone: number,
): Sorted<C> => {
  const counts = new Map<SkipReason, number>([['gone', gone]])
  const ready = loops.filter((loop) => {
    const reason = reasonOf(loop)
    if (reason) counts.set(reason, (counts.get(reason) ?? 0) + 1)
    return reason === undefined
  })
  const skipped = skipReasons.flatMap((reason) => {
    const count = counts.get(reason) ?? 0
    return count > 0 ? [{ reason, count }] : []
  })
  return { ready, skipped }
}

export const refuseTooMany = (count: number): void => {
  if (count > BULK_MAX) refuse('loopBulk.tooMany', { params: { count, max: BULK_MAX } })
}

/** The loops that a call means, within reach of who calls, and how many of those named are not there. */
export const chosen = async (
  ctx: Context,
  selected: Selected<Asked>,
  lock: boolean,
): Promise<{ loops: Candidate[]; gone: number }> => {
  // One more than may be: loops that come meanwhile cannot slip past a count made before.
  const loops = await selectedLoops(ctx, selected, { lock, most: BULK_MAX + 1 })
  if (loops.length > BULK_MAX)
    refuseTooMany('filter' in selected ? await countSelected(ctx, selected.filter, selected.except) : loops.length)
  return { loops, gone: 'ids' in selected ? new Set(selected.ids).size - loops.length : 0 }
}

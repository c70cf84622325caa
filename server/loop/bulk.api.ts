import { BULK_MAX, selectionOf, type Selected } from '#contract/kit/page.ts'
import { skipReasons, type SkipReason, type TypeUndo } from '#contract/loop/loop.bulk.ts'
import { loopCalls } from '#contract/loop/loop.ts'
import type { Context } from '#server/kit/context.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refuse.ts'
import { countSelected, giveType, keptBy, selectedLoops, tellOwners, type Candidate } from '#server/loop/bulk.data.ts'
import { filterFor, type Filter } from '#server/loop/filter.data.ts'
import { refuseHidden } from '#server/loop/hidden.data.ts'
import { noteOwners, takeNotesBack } from '#server/loop/note.data.ts'

interface Sorted {
  ready: Candidate[]
  skipped: { reason: SkipReason; count: number }[]
}

/** Parts the loops that may change from those that stay, counted by their reason. */
const part = (
  loops: readonly Candidate[],
  reasonOf: (it: Candidate) => SkipReason | undefined,
  gone: number,
): Sorted => {
  const counts = new Map<SkipReason, number>([['gone', gone]])
  const ready = loops.filter((it) => {
    const reason = reasonOf(it)
    if (reason) counts.set(reason, (counts.get(reason) ?? 0) + 1)
    return reason === undefined
  })
  const skipped = skipReasons.flatMap((reason) => {
    const count = counts.get(reason) ?? 0
    return count > 0 ? [{ reason, count }] : []
  })
  return { ready, skipped }
}

const refuseTooMany = (count: number): void => {
  if (count > BULK_MAX) refuse('loopBulk.tooMany', { params: { count, max: BULK_MAX } })
}

const undoOf = (change: string, loops: readonly Candidate[], tipo: number): TypeUndo | null => {
  const before = new Map<number | null, number[]>()
  for (const it of loops) {
    const ids = before.get(it.tipo)
    if (ids) ids.push(it.id)
    else before.set(it.tipo, [it.id])
  }
  return before.size === 0 ? null : { change, tipo, before: [...before].map(([had, ids]) => ({ tipo: had, ids })) }
}

const chosen = async (
  ctx: Context,
  it: Selected<Filter>,
  lock: boolean,
): Promise<{ loops: Candidate[]; gone: number }> => {
  const only_user = ctx.may('loop.seeAll') ? null : ctx.user.id
  // One more than may be: loops that come meanwhile cannot slip past a count made before.
  const loops = await selectedLoops(ctx, it, { only_user, lock, most: BULK_MAX + 1 })
  if (loops.length > BULK_MAX)
    refuseTooMany('filter' in it ? await countSelected(ctx, it.filter, it.except) : loops.length)
  return { loops, gone: 'ids' in it ? new Set(it.ids).size - loops.length : 0 }
}

export const bulkApi = [
  handle(loopCalls.bulkType, async (ctx, { tipo, dry_run, ids, filter, except }) => {
    refuseHidden(ctx, filter ?? {})
    const selected = selectionOf<Filter>({ ids, except, filter: filter && filterFor(ctx, filter) })
    if (!selected) return refuse('loopBulk.noSelection', { fields: { ids: 'loopBulk.noSelection' } })
    const { loops, gone } = await chosen(ctx, selected, !dry_run)
    const reasonOf = (it: Candidate) => keptBy(it.status) ?? (it.tipo === tipo ? 'same' : undefined)
    const { ready, skipped } = part(loops, reasonOf, gone)
    if (dry_run) return { changed: ready.length, skipped, undo: null }
    await giveType(ctx, ready, tipo)
    await noteOwners(ctx, ready)
    tellOwners(ctx, ready)
    return { changed: ready.length, skipped, undo: undoOf(ctx.request.id, ready, tipo) }
  }),

  handle(loopCalls.bulkTypeUndo, async (ctx, { change, tipo, before }) => {
    const had = new Map(before.flatMap((it) => it.ids.map((id) => [id, it.tipo] as const)))
    refuseTooMany(had.size)
    const { loops, gone } = await chosen(ctx, { ids: [...had.keys()] }, true)
    const { ready, skipped } = part(
      loops,
      (it) => {
        // Somebody gave it another type since, or concluded it, which needs one.
        const changed = it.tipo !== tipo || (it.status === 3 && had.get(it.id) === null)
        return keptBy(it.status) ?? (changed ? 'changed' : undefined)
      },
      gone,
    )
    for (const each of new Set(before.map((it) => it.tipo))) {
      const own = ready.filter((it) => had.get(it.id) === each)
      if (own.length > 0) await giveType(ctx, own, each)
    }
    const back = new Set(ready)
    await takeNotesBack(ctx, { change, back: ready, kept: loops.filter((it) => !back.has(it)) })
    tellOwners(ctx, ready)
    return { changed: ready.length, skipped }
  }),
]

import { selectionOf } from '#contract/kit/page.ts'
import type { TypeUndo } from '#contract/loop/loop.bulk.ts'
import { loopCenterCalls } from '#contract/loop/loopCenter.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refuse.ts'
import { giveType, keptBy, tellOwners, type Candidate } from '#server/loop/bulk/bulk.data.ts'
import { chosen, part, refuseTooMany } from '#server/loop/bulk/chosen.ts'
import { noteOwners, takeNotesBack } from '#server/loop/bulk/note.data.ts'
import { closedFor } from '#server/loop/closed.data.ts'

const undoOf = (change: string, loops: readonly Candidate[], tipo: number): TypeUndo | null => {
  const before = new Map<number | null, number[]>()
  for (const loop of loops) {
    const ids = before.get(loop.tipo)
    if (ids) ids.push(loop.id)
    else before.set(loop.tipo, [loop.id])
  }
  return before.size === 0 ? null : { change, tipo, before: [...before].map(([had, ids]) => ({ tipo: had, ids })) }
}

export const bulkApi = [
  handle(loopCenterCalls.bulkType, async (ctx, { tipo, dry_run, ids, filter, except }) => {
    const selected = selectionOf({ ids, except, filter })
    if (!selected) return refuse('loopBulk.noSelection', { fields: { ids: 'loopBulk.noSelection' } })
    const { loops, gone } = await chosen(ctx, selected, !dry_run)
    const closed = await closedFor(ctx.db, loops, { held: !dry_run })
    const reasonOf = (it: Candidate) => keptBy(it, closed) ?? (it.tipo === tipo ? 'same' : undefined)
    const { ready, skipped } = part(loops, reasonOf, gone)
    if (dry_run) return { changed: ready.length, skipped, undo: null }
    await giveType(ctx, ready, tipo)
    await noteOwners(ctx, 'notification.loopRetyped', ready)
    tellOwners(ctx, ready)
    return { changed: ready.length, skipped, undo: undoOf(ctx.request.id, ready, tipo) }
  }),

  handle(loopCenterCalls.bulkTypeUndo, async (ctx, { change, tipo, before }) => {
    const had = new Map(before.flatMap((it) => it.ids.map((id) => [id, it.tipo] as const)))
    refuseTooMany(had.size)
    const { loops, gone } = await chosen(ctx, { ids: [...had.keys()] }, true)
    const closed = await closedFor(ctx.db, loops, { held: true })
    const { ready, skipped } = part(
      loops,
      (loop) => {
        // Somebody gave it another type since, or concluded it, which needs one.
        const changed = loop.tipo !== tipo || (loop.status === 3 && had.get(loop.id) === null)
        return keptBy(loop, closed) ?? (changed ? 'changed' : undefined)
      },
      gone,
    )
    for (const each of new Set(before.map((it) => it.tipo))) {
      const own = ready.filter((it) => had.get(it.id) === each)
      if (own.length > 0) await giveType(ctx, own, each)
    }
    const back = new Set(ready)
    await takeNotesBack(ctx, {
      word: 'notification.loopRetyped',
      change,
      back: ready,
      kept: loops.filter((it) => !back.has(it)),
    })
    tellOwners(ctx, ready)
    return { changed: ready.length, skipped }
  }),
]

import { selectionOf } from '#contract/kit/page.ts'
import type { SkipReason } from '#contract/loop/loop.bulk.ts'
import { loopCenterCalls } from '#contract/loop/loopCenter.ts'
import { invoicesOf } from '#server/invoice/held.data.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refuse.ts'
import { tellOwners } from '#server/loop/bulk/bulk.data.ts'
import { chosen, part } from '#server/loop/bulk/chosen.ts'
import { deletedBy, deleteLoops, restoreLoops, type Deleted } from '#server/loop/bulk/deletion.data.ts'
import { noteOwners, settleGone, takeNotesBack } from '#server/loop/bulk/note.data.ts'
import { beganClosed, closedFor, closedHours, isClosed } from '#server/loop/closed.data.ts'

/** A running loop is its person's alone, and what is on an order or paid is no longer anybody's to take away. */
const staying: Readonly<Record<number, SkipReason>> = { 1: 'running', 6: 'locked', 7: 'locked' }

export const deletionApi = [
  handle(loopCenterCalls.bulkDelete, async (ctx, { dry_run, ids, filter, except }) => {
    const selected = selectionOf({ ids, except, filter })
    if (!selected) return refuse('loopBulk.noSelection', { fields: { ids: 'loopBulk.noSelection' } })
    const { loops, gone } = await chosen(ctx, selected, !dry_run)
    const closed = await closedFor(ctx.db, loops, { held: !dry_run })
    const invoiced = await invoicesOf(
      ctx.db,
      loops.map((it) => it.id),
    )
    const { ready, skipped } = part(
      loops,
      (it) => staying[it.status] ?? (invoiced.has(it.id) ? 'locked' : isClosed(it, closed) ? 'closed' : undefined),
      gone,
    )
    if (dry_run || ready.length === 0) return { changed: ready.length, skipped, change: null }
    await settleGone(ctx, ready)
    await deleteLoops(ctx, ready)
    await noteOwners(ctx, 'notification.loopDeleted', ready)
    tellOwners(ctx, ready)
    return { changed: ready.length, skipped, change: ctx.request.id }
  }),

  handle(loopCenterCalls.bulkRestore, async (ctx, { change }) => {
    const all = await deletedBy(ctx, change)
    const reach = ctx.may('loop.seeAll') ? all : all.filter((it) => it.user_id === ctx.user.id)
    const closed = await closedHours(ctx.db, { held: true })
    const isIn = (it: Deleted) => (beganClosed(new Date(it.data_inicio), closed) ? 'closed' : undefined)
    const why = (it: Deleted): SkipReason | undefined => (it.overlaps ? 'overlap' : isIn(it))
    const { ready, skipped } = part(reach, why, 0)
    await restoreLoops(ctx, ready)
    const kept = reach.filter((it) => why(it) !== undefined)
    await takeNotesBack(ctx, { word: 'notification.loopDeleted', change, back: ready, kept })
    tellOwners(ctx, ready)
    return { changed: ready.length, skipped }
  }),
]

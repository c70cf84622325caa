import { loopCalls } from '#contract/loop/loop.calls.ts'
import { handle } from '#server/kit/handle.ts'
import { notFound, refuse, stale } from '#server/kit/refuse.ts'
import { refuseClosed } from '#server/loop/closed.data.ts'
import { correctLoop } from '#server/loop/correct.data.ts'
import { lockOwnLoop, toPonto } from '#server/loop/loop.data.ts'
import { tellLoop } from '#server/loop/own.ts'
import { mendReturned } from '#server/loop/returned.data.ts'

/** Corrections of one's own loop. */
export const correctApi = [
  handle(loopCalls.correct, async (ctx, { id, version, ...wanted }) => {
    const row = (await lockOwnLoop(ctx.db, id, ctx.user.id)) ?? notFound()
    if (row.version !== version) return stale(toPonto(row, ctx.now))
    // The loop is on an order: paid work stays as it was agreed.
    if (row.status === 6 || row.status === 7) return refuse('loop.locked')
    await refuseClosed(ctx, row)
    const corrected = await correctLoop(ctx, row, wanted)
    if (corrected !== row) {
      await mendReturned(ctx, row)
      tellLoop(ctx)
    }
    return { data: toPonto(corrected, ctx.now) }
  }),
]

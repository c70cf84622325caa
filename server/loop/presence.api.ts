import { asksElapsed } from '#contract/loop/loop.rules.ts'
import { loopCalls } from '#contract/loop/loop.ts'
import { handle } from '#server/kit/handle.ts'
import { notFound, refuse } from '#server/kit/refuse.ts'
import { lockOwnLoop, toPonto } from '#server/loop/loop.data.ts'
import { confirmPresence, limitsOf } from '#server/loop/run.data.ts'

export const presenceApi = [
  handle(loopCalls.here, async (ctx, { id }) => {
    const limits = limitsOf(ctx.services.config)
    const moved = await confirmPresence(ctx.db, { id, user_id: ctx.user.id, now: ctx.now, limits })
    if (moved) ctx.after(() => ctx.services.live.tell(`user:${ctx.user.id}`, 'loop.present', { id }))
    // Confirmed already on another page, or not asked yet: the answer is the loop as it stands.
    const row = moved ?? (await lockOwnLoop(ctx.db, id, ctx.user.id)) ?? notFound()
    if (row.status !== 1) return refuse('loop.notRunning', { status: 409 })
    return { data: toPonto(row, ctx.now) }
  }),

  handle(loopCalls.confirmElapsed, async (ctx, { id }) => {
    const row = (await lockOwnLoop(ctx.db, id, ctx.user.id)) ?? notFound()
    if (row.status !== 1) return refuse('loop.notRunning', { status: 409 })
    const { elapsed_seconds } = limitsOf(ctx.services.config)
    const asked = asksElapsed(
      { start: new Date(row.data_inicio), confirmed: row.elapsed_confirmed_at !== null },
      ctx.now,
      elapsed_seconds,
    )
    if (!asked) return { data: toPonto(row, ctx.now) }
    await ctx.db.updateTable('loops').set({ elapsed_confirmed_at: ctx.now }).where('id', '=', id).execute()
    ctx.after(() => ctx.services.live.tell(`user:${ctx.user.id}`, 'loop.changed', { id, status: 1 }))
    return { data: toPonto({ ...row, elapsed_confirmed_at: ctx.now.toISOString() }, ctx.now) }
  }),
]

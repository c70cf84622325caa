import { loopCalls } from '#contract/loop/loop.calls.ts'
import { asksElapsed, presence } from '#contract/loop/loop.rules.ts'
import type { Context } from '#server/kit/context.ts'
import { handle } from '#server/kit/handle.ts'
import { notFound, refuse } from '#server/kit/refuse.ts'
import { limitsOf, limitsOfLoop } from '#server/loop/limits.data.ts'
import { lockOwnLoop, toPonto, type LoopRecord } from '#server/loop/loop.data.ts'
import { confirmPresence, stopLoop } from '#server/loop/run.data.ts'

/** Past its alert a loop is over, also where the sweep has not come by yet: it is stopped here, by the same rule. */
const forceIfMissed = async (ctx: Context, row: LoopRecord): Promise<LoopRecord> => {
  const limits = limitsOfLoop(row, ctx.services.config)
  const { check_due_at } = row
  if (!check_due_at || presence(new Date(check_due_at), ctx.now, limits.alert_seconds).state !== 'missed') return row
  const { id } = row
  const stop = { id, user_id: ctx.user.id, status: 4 as const, end: ctx.now, offline: false, now: ctx.now }
  const forced = await stopLoop(ctx.db, { ...stop, limits, descricao: '', note: null })
  if (!forced) return row
  await ctx.audit({ event: 'loop.forced', thing: 'loop', thing_id: id })
  ctx.after(() => {
    ctx.services.live.tell(`user:${ctx.user.id}`, 'loop.changed')
    ctx.services.live.tell('loops', 'loop.changed')
  })
  return forced
}

/** One's own loop, locked, running or by its missed check just over; refused when it had ended before. */
const lockRunning = async (ctx: Context, id: number): Promise<LoopRecord> => {
  const row = (await lockOwnLoop(ctx.db, id, ctx.user.id)) ?? notFound()
  if (row.status !== 1) return refuse('loop.notRunning', { status: 409 })
  return forceIfMissed(ctx, row)
}

export const presenceApi = [
  handle(loopCalls.here, async (ctx, { id }) => {
    const limits = limitsOf(ctx.services.config)
    const moved = await confirmPresence(ctx.db, { id, user_id: ctx.user.id, now: ctx.now, limits })
    if (moved) {
      await ctx.audit({ event: 'loop.present', thing: 'loop', thing_id: id })
      ctx.after(() => ctx.services.live.tell(`user:${ctx.user.id}`, 'loop.present'))
    }
    // Confirmed already on another page, not asked yet, or too late: the answer is the loop as it stands.
    return { data: toPonto(moved ?? (await lockRunning(ctx, id)), ctx.now) }
  }),

  handle(loopCalls.confirmElapsed, async (ctx, { id }) => {
    const row = await lockRunning(ctx, id)
    const { elapsed_seconds } = limitsOfLoop(row, ctx.services.config)
    const asked = asksElapsed(
      { start: new Date(row.data_inicio), confirmed: row.elapsed_confirmed_at !== null },
      ctx.now,
      elapsed_seconds,
    )
    if (row.status !== 1 || !asked) return { data: toPonto(row, ctx.now) }
    await ctx.db.updateTable('loops').set({ elapsed_confirmed_at: ctx.now }).where('id', '=', id).execute()
    await ctx.audit({ event: 'loop.elapsed', thing: 'loop', thing_id: id })
    ctx.after(() => ctx.services.live.tell(`user:${ctx.user.id}`, 'loop.changed'))
    return { data: toPonto({ ...row, elapsed_confirmed_at: ctx.now.toISOString() }, ctx.now) }
  }),
]

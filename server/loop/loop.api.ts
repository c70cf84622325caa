import { parseCall } from '#contract/kit/dates.ts'
import { writeClock } from '#contract/kit/hours.ts'
import { next } from '#contract/kit/machine.ts'
import { loopCalls } from '#contract/loop/loop.calls.ts'
import { loopMachine, type LoopStatus } from '#contract/loop/loop.states.ts'
import type { WordKey } from '#contract/words.ts'
import { openAtoms, openVentures } from '#server/atom/atom.data.ts'
import { handle } from '#server/kit/handle.ts'
import { notFound, refuse } from '#server/kit/refuse.ts'
import { settleForced } from '#server/loop/bulk/note.data.ts'
import { concludeLoop, isConcludedSo } from '#server/loop/conclude.data.ts'
import { limitsNow, limitsOfLoop } from '#server/loop/limits.data.ts'
import { daySeconds, lockOwnLoop, loopsAtHand, toPonto } from '#server/loop/loop.data.ts'
import { ok, onlySelf, tellLoop } from '#server/loop/own.ts'
import { pinAtom, unpinAtom } from '#server/loop/pin.data.ts'
import { mendReturned } from '#server/loop/returned.data.ts'
import { discardLoop } from '#server/loop/run.data.ts'

/** Reason why a concluded loop does not change: it is concluded, or an order holds it. */
const whyKept = (status: LoopStatus): WordKey =>
  next(loopMachine, status, 'adjust') === undefined ? 'loop.locked' : 'loop.alreadyConcluded'

export const loopApi = [
  handle(loopCalls.load, async (ctx, { userId }) => {
    onlySelf(ctx, userId)
    const { current: row, waiting, more, last } = await loopsAtHand(ctx.db, ctx.user.id)
    const { config } = ctx.services
    return {
      ...ok(ctx, 'common.success'),
      data: row ? toPonto(row, ctx.now) : null,
      waiting: waiting.map((it) => toPonto(it, ctx.now)),
      waiting_more: more,
      last: last ? toPonto(last, ctx.now) : null,
      // A running loop keeps the limits that it began with.
      limits: row?.status === 1 ? limitsOfLoop(row, config) : await limitsNow(ctx.db, config),
      server_now: ctx.now.toISOString(),
      horaTotalDia: writeClock(await daySeconds(ctx.db, ctx.user, ctx.now)),
    }
  }),

  handle(loopCalls.atoms, async (ctx, { userId }) => {
    onlySelf(ctx, userId)
    return { ...ok(ctx, 'common.success'), data: await openAtoms(ctx.db, ctx.user.id) }
  }),

  handle(loopCalls.pin, async (ctx, { id, pinned }) => {
    const may = pinned ? await pinAtom(ctx.db, { user_id: ctx.user.id, atom_id: id, now: ctx.now }) : true
    if (!may) return notFound()
    if (!pinned) await unpinAtom(ctx.db, ctx.user.id, id)
    return { data: { pinned } }
  }),

  handle(loopCalls.ventures, async (ctx, { userId }) => {
    onlySelf(ctx, userId)
    return { ...ok(ctx, 'common.success'), data: await openVentures(ctx.db, ctx.user.id) }
  }),

  handle(loopCalls.conclude, async (ctx, input) => {
    const row = (await lockOwnLoop(ctx.db, input.id, ctx.user.id)) ?? notFound()
    const adjusted = input.data_fim_ajuste ? parseCall(input.data_fim_ajuste) : undefined
    if (input.data_fim_ajuste && !adjusted)
      return refuse('loop.badTime', { status: 422, fields: { data_fim_ajuste: 'loop.badTime' } })
    const wanted = { descricao: input.descricao, tipo: input.tipo, ajustes: input.ajustes ?? '', end: adjusted }
    // A page without an answer retries: a conclusion that is stored already is not stored twice.
    const repeated = isConcludedSo(row, wanted)
    const concluded = repeated ? row : await concludeLoop(ctx, row, wanted)
    if (!repeated && row.status !== 3) await ctx.audit({ event: 'loop.concluded', thing: 'loop', thing_id: row.id })
    if (!repeated) {
      await settleForced(ctx, row.id)
      await mendReturned(ctx, row)
      tellLoop(ctx)
    }
    const day = await daySeconds(ctx.db, ctx.user, new Date(concluded.data_inicio))
    return {
      ...ok(ctx, 'loop.concluded'),
      horatotal: writeClock(concluded.segundos ?? 0),
      horaTotalDia: writeClock(day),
      data: toPonto(concluded, ctx.now),
    }
  }),

  handle(loopCalls.discard, async (ctx, { id }) => {
    const row = (await lockOwnLoop(ctx.db, id, ctx.user.id)) ?? notFound()
    if (next(loopMachine, row.status, 'discard') === undefined) return refuse(whyKept(row.status))
    await discardLoop(ctx.db, id, ctx.now)
    await settleForced(ctx, id)
    await ctx.audit({
      event: 'loop.discarded',
      thing: 'loop',
      thing_id: id,
      detail: {
        atomo_id: row.atomo_id,
        atomo: row.atomo,
        status: row.status,
        data_inicio: row.data_inicio,
        data_fim: row.data_fim ?? ctx.now.toISOString(),
        descricao: row.descricao,
      },
    })
    tellLoop(ctx)
    return ok(ctx, 'loop.discarded')
  }),
]

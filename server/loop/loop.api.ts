import { parseCall } from '#contract/kit/dates.ts'
import { clock } from '#contract/kit/hours.ts'
import { next } from '#contract/kit/machine.ts'
import { isBlank } from '#contract/kit/text.ts'
import { offlineTime, trustedTime } from '#contract/loop/loop.rules.ts'
import { loopMachine, type LoopStatus } from '#contract/loop/loop.states.ts'
import { loopCalls } from '#contract/loop/loop.ts'
import type { WordKey } from '#contract/words.ts'
import { openAtoms, openVentures } from '#server/atom/atom.data.ts'
import type { Context } from '#server/kit/context.ts'
import { handle } from '#server/kit/handle.ts'
import { notFound, refuse } from '#server/kit/refuse.ts'
import { concludeLoop, isConcludedSo } from '#server/loop/conclude.data.ts'
import { currentLoop, daySeconds, lockOwnLoop, toPonto, type LoopRecord } from '#server/loop/loop.data.ts'
import { settleForced } from '#server/loop/note.data.ts'
import {
  discardLoop,
  explainStart,
  keepNote,
  limitsOf,
  startLoop,
  stopEarlier,
  stopLoop,
} from '#server/loop/run.data.ts'

const onlySelf = (ctx: Context, user_id: number): void => {
  if (user_id !== ctx.user.id) refuse('loop.onlyOwn', { status: 403 })
}

const wholeSecond = (date: Date): Date => new Date(Math.floor(date.getTime() / 1000) * 1000)

/** The moment a call speaks of, to the second: its own time where the server's clock agrees, or when it happened offline. */
const momentOf = (ctx: Context, it: { text: string; field: string; offline_at?: string | undefined }): Date => {
  const time = parseCall(it.text)
  if (!time) return refuse('loop.badTime', { status: 422, fields: { [it.field]: 'loop.badTime' } })
  if (it.offline_at === undefined) return wholeSecond(trustedTime(time, ctx.now))
  return wholeSecond(offlineTime(new Date(it.offline_at), ctx.now) ?? refuse('loop.offlineTooOld'))
}

/** When what a page tells of was over already; not before it began. */
const untilOf = (ctx: Context, start: Date, told: string | undefined): Date | undefined => {
  if (told === undefined) return undefined
  const until = wholeSecond(offlineTime(new Date(told), ctx.now) ?? refuse('loop.offlineTooOld'))
  return until < start ? refuse('loop.endBeforeStart') : until
}

/** The justification that a stop brings; one that nobody could read is none. */
const noteOf = (ajustes: string | null | undefined): string | null => (ajustes && !isBlank(ajustes) ? ajustes : null)

const tellLoop = (ctx: Context): void =>
  ctx.after(() => {
    ctx.services.live.tell(`user:${ctx.user.id}`, 'loop.changed')
    ctx.services.live.tell('loops', 'loop.changed')
  })

/** Why a loop that has been concluded does not change: it is done, or an order holds it. */
const whyKept = (status: LoopStatus): WordKey =>
  next(loopMachine, status, 'adjust') === undefined ? 'loop.locked' : 'loop.alreadyConcluded'

/** What was only claimed is kept with the claim: when the page says that it happened, and which page's start it was. */
const auditOffline = (
  ctx: Context,
  event: 'loop.startedOffline' | 'loop.stoppedOffline',
  { id, ...claim }: { id: number; offline_at: string | undefined; client_id?: string | undefined },
): Promise<void> => ctx.audit({ event, thing: 'loop', thing_id: id, detail: claim })

/** A stop by its owner is what the row says; only what is more than that stands in the audit. */
const auditStop = async (ctx: Context, { id, status }: LoopRecord, offline_at: string | undefined): Promise<void> => {
  const event = status === 4 ? 'loop.forced' : 'loop.denied'
  if (status !== 2) await ctx.audit({ event, thing: 'loop', thing_id: id })
  if (offline_at !== undefined) await auditOffline(ctx, 'loop.stoppedOffline', { id, offline_at })
}

/** A forced stop that the person's own came before: where its end was, and where it is by what they told. */
const auditEarlier = async (
  ctx: Context,
  { row, earlier, offline_at }: { row: LoopRecord; earlier: LoopRecord; offline_at: string },
): Promise<void> => {
  const loop = { thing: 'loop', thing_id: row.id }
  if (earlier.status === 5) await ctx.audit({ event: 'loop.denied', ...loop })
  await ctx.audit({ event: 'loop.stoppedOffline', ...loop, detail: { from: row.fim, to: earlier.fim, offline_at } })
}

/** Why a running loop was not stopped. */
const refuseStop = (asked: number): never =>
  asked === 4 ? refuse('loop.checkNotDue') : refuse('loop.endBeforeStart', { extra: { field: 'data_fim' } })

const ok = (ctx: Context, key: WordKey) => ({ status: 'success' as const, message: ctx.say(key) })

const stoppedWords: Readonly<Record<number, WordKey>> = { 2: 'loop.stopped', 4: 'loop.forced', 5: 'loop.denied' }

const stoppedAnswer = (ctx: Context, row: LoopRecord) => ({
  ...ok(ctx, stoppedWords[row.status] ?? 'loop.stopped'),
  data: toPonto(row, ctx.now),
})

export const loopApi = [
  handle(loopCalls.load, async (ctx, { userId }) => {
    onlySelf(ctx, userId)
    const row = await currentLoop(ctx.db, ctx.user.id)
    return {
      ...ok(ctx, 'common.success'),
      data: row ? toPonto(row, ctx.now) : null,
      limits: limitsOf(ctx.services.config),
      server_now: ctx.now.toISOString(),
      horaTotalDia: clock(await daySeconds(ctx.db, ctx.user, ctx.now)),
    }
  }),

  handle(loopCalls.atoms, async (ctx, { userId }) => {
    onlySelf(ctx, userId)
    return { ...ok(ctx, 'common.success'), data: await openAtoms(ctx.db, ctx.user.id) }
  }),

  handle(loopCalls.ventures, async (ctx, { userId }) => {
    onlySelf(ctx, userId)
    return { ...ok(ctx, 'common.success'), data: await openVentures(ctx.db, ctx.user.id) }
  }),

  handle(loopCalls.start, async (ctx, input) => {
    onlySelf(ctx, input.user_id)
    const { offline_at } = input
    const start = momentOf(ctx, { text: input.data_inicio, field: 'data_inicio', offline_at })
    const offline = offline_at !== undefined
    const until = offline ? untilOf(ctx, start, input.offline_until) : undefined
    const descricao = input.descricao ?? ''
    const wanted = { ...input, descricao, start, offline, until, now: ctx.now, limits: limitsOf(ctx.services.config) }
    const started = await startLoop(ctx.db, wanted)
    // Nothing was written: say why, or give the loop that the same page has already started.
    const row = started ?? (await explainStart(ctx.db, wanted))
    if (started && offline)
      await auditOffline(ctx, 'loop.startedOffline', { id: row.id, offline_at, client_id: input.client_id })
    if (started && until) await auditStop(ctx, row, input.offline_until)
    if (started) tellLoop(ctx)
    const word = row.status === 1 ? 'loop.started' : started ? stoppedWords[row.status] : undefined
    return { ...ok(ctx, word ?? 'loop.startedBefore'), data: toPonto(row, ctx.now) }
  }),

  handle(loopCalls.stop, async (ctx, input) => {
    const { offline_at } = input
    const end = momentOf(ctx, { text: input.data_fim, field: 'data_fim', offline_at })
    const offline = offline_at !== undefined
    const wanted = {
      id: input.id,
      user_id: ctx.user.id,
      status: input.status,
      end,
      offline,
      now: ctx.now,
      limits: limitsOf(ctx.services.config),
      descricao: input.descricao ?? '',
      note: noteOf(input.ajustes),
    }
    const stopped = await stopLoop(ctx.db, wanted)
    if (stopped) {
      await auditStop(ctx, stopped, offline_at)
      tellLoop(ctx)
      return stoppedAnswer(ctx, stopped)
    }
    const row = (await lockOwnLoop(ctx.db, input.id, ctx.user.id)) ?? notFound()
    const earlier = offline_at ? await stopEarlier(ctx.db, row, wanted) : undefined
    if (earlier && offline_at) {
      await auditEarlier(ctx, { row, earlier, offline_at })
      tellLoop(ctx)
      return stoppedAnswer(ctx, earlier)
    }
    if (row.status === 1) return refuseStop(input.status)
    // The same stop sent again, or one that the server's own forced stop came before.
    if (row.status === 2 || row.status === 4 || row.status === 5)
      return stoppedAnswer(ctx, await keepNote(ctx.db, row, wanted))
    return refuse('loop.alreadyConcluded')
  }),

  handle(loopCalls.conclude, async (ctx, input) => {
    const row = (await lockOwnLoop(ctx.db, input.id, ctx.user.id)) ?? notFound()
    const adjusted = input.data_fim_ajuste ? parseCall(input.data_fim_ajuste) : undefined
    if (input.data_fim_ajuste && !adjusted)
      return refuse('loop.badTime', { status: 422, fields: { data_fim_ajuste: 'loop.badTime' } })
    const wanted = { descricao: input.descricao, tipo: input.tipo, ajustes: input.ajustes ?? '', end: adjusted }
    // A page that got no answer asks again: what is stored already is not stored twice.
    const repeated = isConcludedSo(row, wanted)
    const concluded = repeated ? row : await concludeLoop(ctx, row, wanted)
    if (!repeated && row.status !== 3) await ctx.audit({ event: 'loop.concluded', thing: 'loop', thing_id: row.id })
    if (!repeated) {
      await settleForced(ctx, row.id)
      tellLoop(ctx)
    }
    const day = await daySeconds(ctx.db, ctx.user, new Date(concluded.data_inicio))
    return {
      ...ok(ctx, 'loop.concluded'),
      horatotal: clock(concluded.segundos ?? 0),
      horaTotalDia: clock(day),
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

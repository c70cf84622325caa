import { parseCall } from '#contract/kit/dates.ts'
import type { EndpointOf, ParsedOf } from '#contract/kit/endpoint.ts'
import { isBlank } from '#contract/kit/text.ts'
import { loopCalls } from '#contract/loop/loop.calls.ts'
import { offlineTime, trustedTime } from '#contract/loop/loop.rules.ts'
import { loopWaits } from '#contract/loop/loop.states.ts'
import type { WordKey } from '#contract/words.ts'
import type { Context } from '#server/kit/context.ts'
import { handle } from '#server/kit/handle.ts'
import { notFound, refuse } from '#server/kit/refuse.ts'
import { refuseClosedClaim } from '#server/loop/closed.data.ts'
import { limitsNow, limitsOf } from '#server/loop/limits.data.ts'
import { lockOwnLoop, toPonto, type LoopRecord } from '#server/loop/loop.data.ts'
import { ok, onlySelf, tellLoop } from '#server/loop/own.ts'
import {
  explainStart,
  isStarted,
  keepNote,
  startLoop,
  stopEarlier,
  stopLoop,
  type Start,
  type Stop,
} from '#server/loop/run.data.ts'

const wholeSecond = (date: Date): Date => new Date(Math.floor(date.getTime() / 1000) * 1000)

/** Moment of a call, to the second: its stated time where the clocks agree, or when it happened offline. */
const momentOf = (ctx: Context, stated: { text: string; field: string; offline_at?: string | undefined }): Date => {
  const time = parseCall(stated.text)
  if (!time) return refuse('loop.badTime', { status: 422, fields: { [stated.field]: 'loop.badTime' } })
  if (stated.offline_at === undefined) return wholeSecond(trustedTime(time, ctx.now))
  return wholeSecond(offlineTime(new Date(stated.offline_at), ctx.now) ?? refuse('loop.offlineTooOld'))
}

/** End of a loop that was over before the page could report it; never before its start. */
const untilOf = (ctx: Context, start: Date, stated: string | undefined): Date | undefined => {
  if (stated === undefined) return undefined
  const until = wholeSecond(offlineTime(new Date(stated), ctx.now) ?? refuse('loop.offlineTooOld'))
  return until < start ? refuse('loop.endBeforeStart') : until
}

/** Justification of a stop; blank text counts as none. */
const noteOf = (ajustes: string | null | undefined): string | null => (ajustes && !isBlank(ajustes) ? ajustes : null)

/** Audits the claims of an offline event: its time, and the page's id of the start. */
const auditOffline = (
  ctx: Context,
  event: 'loop.startedOffline' | 'loop.stoppedOffline',
  { id, ...claim }: { id: number; offline_at: string | undefined; client_id?: string | undefined },
): Promise<void> => ctx.audit({ event, thing: 'loop', thing_id: id, detail: claim })

/** The row tells of a stop by its owner; only more than that is audited. */
const auditStop = async (ctx: Context, { id, status }: LoopRecord, offline_at: string | undefined): Promise<void> => {
  const event = status === 4 ? 'loop.forced' : 'loop.denied'
  if (status !== 2) await ctx.audit({ event, thing: 'loop', thing_id: id })
  if (offline_at !== undefined) await auditOffline(ctx, 'loop.stoppedOffline', { id, offline_at })
}

/** Audits an offline stop that precedes a forced one: its former end, and the end that the person states. */
const auditEarlier = async (
  ctx: Context,
  { row, earlier, offline_at }: { row: LoopRecord; earlier: LoopRecord; offline_at: string },
): Promise<void> => {
  const loop = { thing: 'loop', thing_id: row.id }
  if (earlier.status === 5) await ctx.audit({ event: 'loop.denied', ...loop })
  await ctx.audit({ event: 'loop.stoppedOffline', ...loop, detail: { from: row.fim, to: earlier.fim, offline_at } })
}

/** Refuses a stop, with its reason. */
const refuseStop = (asked: number): never =>
  asked === 4 ? refuse('loop.checkNotDue') : refuse('loop.endBeforeStart', { extra: { field: 'data_fim' } })

/** True for a repeated stop. A denied or forced one is not recognised: a concluded loop does not say how it was
 * stopped. */
const isSameStop = (row: LoopRecord, { status, end }: Stop): boolean =>
  status === 2 && row.data_fim !== null && Date.parse(row.data_fim) === end.getTime()

const stoppedWords: Readonly<Record<number, WordKey>> = { 2: 'loop.stopped', 4: 'loop.forced', 5: 'loop.denied' }

const stoppedAnswer = (ctx: Context, row: LoopRecord) => ({
  ...ok(ctx, stoppedWords[row.status] ?? 'loop.stopped'),
  data: toPonto(row, ctx.now),
})

const startOf = (
  ctx: Context,
  input: ParsedOf<EndpointOf<typeof loopCalls.start>>,
  limits = limitsOf(ctx.services.config),
): Start => {
  onlySelf(ctx, input.user_id)
  const { offline_at } = input
  const start = momentOf(ctx, { text: input.data_inicio, field: 'data_inicio', offline_at })
  const offline = offline_at !== undefined
  const until = offline ? untilOf(ctx, start, input.offline_until) : undefined
  const descricao = input.descricao ?? ''
  return { ...input, descricao, start, offline, until, now: ctx.now, limits }
}

/** An online start is one row, without anything to store beside it. */
const startAtOnce = async (ctx: Context, input: ParsedOf<EndpointOf<typeof loopCalls.start>>) => {
  if (input.offline_at !== undefined) return undefined
  const row = await startLoop(ctx.db, { ...startOf(ctx, input), provided: ctx.presumed?.holds })
  if (!row) return undefined
  ctx.presumed?.confirm(true)
  tellLoop(ctx)
  return { ...ok(ctx, 'loop.started'), data: toPonto(row, ctx.now) }
}

const stopOf = (ctx: Context, input: ParsedOf<EndpointOf<typeof loopCalls.stop>>): Stop => {
  const { offline_at } = input
  return {
    id: input.id,
    user_id: ctx.user.id,
    status: input.status,
    end: momentOf(ctx, { text: input.data_fim, field: 'data_fim', offline_at }),
    offline: offline_at !== undefined,
    now: ctx.now,
    limits: limitsOf(ctx.services.config),
    descricao: input.descricao ?? '',
    note: noteOf(input.ajustes),
  }
}

/** A timely stop by its owner is stored in the row alone. */
const stopAtOnce = async (ctx: Context, input: ParsedOf<EndpointOf<typeof loopCalls.stop>>) => {
  if (input.offline_at !== undefined || input.status !== 2) return undefined
  const row = await stopLoop(ctx.db, { ...stopOf(ctx, input), plain: true, provided: ctx.presumed?.holds })
  if (!row) return undefined
  ctx.presumed?.confirm(true)
  tellLoop(ctx)
  return stoppedAnswer(ctx, row)
}

export const runApi = [
  handle(
    loopCalls.start,
    async (ctx, input) => {
      const { offline_at } = input
      const wanted = startOf(ctx, input, await limitsNow(ctx.db, ctx.services.config))
      const { offline, until } = wanted
      if (offline && !(await isStarted(ctx.db, wanted))) await refuseClosedClaim(ctx, wanted.start)
      const started = await startLoop(ctx.db, wanted)
      // Nothing was written: returns the loop that the same page has started already, or refuses with the reason.
      const row = started ?? (await explainStart(ctx.db, wanted))
      if (started && offline)
        await auditOffline(ctx, 'loop.startedOffline', { id: row.id, offline_at, client_id: input.client_id })
      if (started && until) await auditStop(ctx, row, input.offline_until)
      if (started) tellLoop(ctx)
      const word = row.status === 1 ? 'loop.started' : started ? stoppedWords[row.status] : undefined
      return { ...ok(ctx, word ?? 'loop.startedBefore'), data: toPonto(row, ctx.now) }
    },
    { atOnce: startAtOnce, presuming: true },
  ),

  handle(
    loopCalls.stop,
    async (ctx, input) => {
      const { offline_at } = input
      const wanted = stopOf(ctx, input)
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
      // A repeated stop, or one that the server's forced stop preceded.
      if (loopWaits(row)) return stoppedAnswer(ctx, await keepNote(ctx.db, row, wanted))
      // A repeated stop from another tab, after the loop's conclusion.
      return isSameStop(row, wanted) ? stoppedAnswer(ctx, row) : refuse('loop.alreadyConcluded')
    },
    { atOnce: stopAtOnce, presuming: true },
  ),
]

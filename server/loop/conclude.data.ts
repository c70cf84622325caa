import { sql } from 'kysely'
import { formatDateTime } from '#contract/kit/dates.ts'
import { decimalTenths } from '#contract/kit/hours.ts'
import { next } from '#contract/kit/machine.ts'
import { isBlank } from '#contract/kit/text.ts'
import { CORRECTION_SECONDS, LENGTHEN_SECONDS, LONGEST_SECONDS } from '#contract/loop/loop.rules.ts'
import { loopMachine, loopStatus, type LoopEvent } from '#contract/loop/loop.states.ts'
import type { Context } from '#server/kit/context.ts'
import { brokenConstraint } from '#server/kit/dbErrors.ts'
import { refuse } from '#server/kit/refuse.ts'
import { refuseClosed } from '#server/loop/closed.data.ts'
import { loopColumns, type LoopRecord } from '#server/loop/loop.data.ts'

export interface Conclusion {
  descricao: string
  tipo: number
  ajustes: string
  /** The adjusted end; undefined keeps the mark. */
  end: Date | undefined
}

/** Refuses what the state table does not allow, naming the field that is missing. */
const checkAllowed = (row: LoopRecord, conclusion: Conclusion, now: Date): void => {
  const may = (event: LoopEvent) => next(loopMachine, row.status, event) !== undefined
  if (may('stop')) refuse('loop.notStopped')
  if (!may('adjust')) refuse('loop.locked')
  const done = row.status === loopStatus.of.concluded
  if (done && !conclusion.end) refuse('loop.alreadyConcluded')
  // A justification without an end would be lost, so it counts as one that lacks its end.
  if (!conclusion.end && (conclusion.ajustes !== '' || !may('conclude')))
    refuse('loop.endMissing', { extra: { field: 'data_fim_ajuste' } })
  // Who returned it asks for it to be put right, whenever that is.
  if (
    done &&
    row.returned_at === null &&
    now.getTime() - Date.parse(row.concluded_at ?? '') > CORRECTION_SECONDS * 1000
  )
    refuse('loop.correctionClosed')
}

const secondsUntil = (row: LoopRecord, end: Date | undefined): number =>
  end ? Math.floor((end.getTime() - Date.parse(row.data_inicio)) / 1000) : (row.segundos ?? 0)

const checkEnd = (ctx: Context, row: LoopRecord, conclusion: Conclusion): void => {
  if (!conclusion.end) return
  if (isBlank(conclusion.ajustes)) refuse('loop.justificationMissing', { extra: { field: 'ajustes' } })
  if (conclusion.end.getTime() < Date.parse(row.data_inicio))
    refuse('loop.endBeforeStart', { extra: { field: 'data_fim_ajuste' } })
  if (conclusion.end > ctx.now) refuse('loop.endInFuture', { extra: { field: 'data_fim_ajuste' } })
  if (secondsUntil(row, conclusion.end) > LONGEST_SECONDS)
    refuse('loop.tooLong', { extra: { field: 'data_fim_ajuste' } })
  const latest = new Date(Date.parse(row.data_fim ?? '') + LENGTHEN_SECONDS * 1000)
  if (conclusion.end > latest) {
    const until = formatDateTime(latest, ctx.locale, ctx.user.zone)
    refuse('loop.tooFarAfter', { params: { until }, extra: { field: 'data_fim_ajuste' } })
  }
}

/**
 * Whether a loop is concluded in exactly these words, and with exactly this adjustment where one is given. Without one it
 * leaves the end as it stands, which a stop told late may have moved before, and a correction since.
 */
export const isConcludedSo = (row: LoopRecord, conclusion: Conclusion): boolean => {
  if (row.status !== 3 && row.status !== 6 && row.status !== 7) return false
  const sameEnd =
    conclusion.end === undefined ? conclusion.ajustes === '' : adjustedSo(row, conclusion.end, conclusion.ajustes)
  return sameEnd && row.descricao === conclusion.descricao && row.tipo === conclusion.tipo
}

/** The same correction sent again changes nothing, and is none. */
const adjustedSo = (row: LoopRecord, end: Date, ajustes: string): boolean =>
  row.data_fim_ajuste !== null && Date.parse(row.data_fim_ajuste) === end.getTime() && row.ajustes === ajustes

/** Concludes one's own locked loop. */
export const concludeLoop = async (ctx: Context, row: LoopRecord, conclusion: Conclusion): Promise<LoopRecord> => {
  checkAllowed(row, conclusion, ctx.now)
  await refuseClosed(ctx, row)
  checkEnd(ctx, row, conclusion)
  return storeConclusion(ctx, row, conclusion)
}

/**
 * Writes a checked conclusion of a locked loop: description and type, an adjustment beside the mark where one is given,
 * and, once, the decimal hours and the hourly value of this moment.
 */
export const storeConclusion = async (ctx: Context, row: LoopRecord, conclusion: Conclusion): Promise<LoopRecord> => {
  const from = row.status === 3 ? null : row.status
  const write = sql<LoopRecord>`
    with l as (
      update loops set status = 3, descricao = ${conclusion.descricao}, tipo = ${conclusion.tipo},
        data_fim_ajuste = coalesce(${conclusion.end ?? null}::timestamptz, data_fim_ajuste),
        ajustes = case when ${conclusion.end ?? null}::timestamptz is null then ajustes else ${conclusion.ajustes}::text end,
        concluded_from = coalesce(concluded_from, ${from}::smallint),
        concluded_at = coalesce(concluded_at, ${ctx.now}),
        valor_hora_centavos = coalesce(loops.valor_hora_centavos, u.valor_hora_centavos),
        horas_decimos = ${decimalTenths(secondsUntil(row, conclusion.end))}, version = loops.version + 1
      from users u where loops.id = ${row.id} and u.id = loops.user_id
      returning loops.*
    )
    select ${loopColumns} from l join atoms a on a.id = l.atomo_id join ventures v on v.id = l.venture_id`
  const written = await write.execute(ctx.db).catch((error: unknown) => {
    if (brokenConstraint(error) === 'loops_no_overlap')
      return refuse('loop.overlap', { extra: { field: 'data_fim_ajuste' } })
    throw error
  })
  const concluded = written.rows[0]
  if (!concluded) throw new Error(`Loop ${row.id} went away under its lock`)
  if (conclusion.end && !adjustedSo(row, conclusion.end, conclusion.ajustes))
    await keepAdjustment(ctx, row, { end: conclusion.end, ajustes: conclusion.ajustes })
  if (row.status === loopStatus.of.concluded) await auditRewording(ctx, row, conclusion)
  return concluded
}

/** A correction may also say in other words what was done: what stood there before is kept in the audit. */
const auditRewording = async (ctx: Context, row: LoopRecord, conclusion: Conclusion): Promise<void> => {
  for (const field of ['descricao', 'tipo'] as const)
    if (row[field] !== conclusion[field])
      await ctx.audit({
        event: 'loop.edited',
        thing: 'loop',
        thing_id: row.id,
        detail: { field, from: row[field], to: conclusion[field] },
      })
}

/** The marks stay as they fell; the correction stands beside them with its author, reason and time. */
export const keepAdjustment = async (
  ctx: Context,
  row: Pick<LoopRecord, 'id' | 'fim'>,
  adjustment: { end: Date; ajustes: string },
): Promise<void> => {
  await ctx.db
    .insertInto('loop_adjustments')
    .values({
      loop_id: row.id,
      author_id: ctx.user.id,
      data_fim: adjustment.end,
      ajustes: adjustment.ajustes,
      created_at: ctx.now,
    })
    .execute()
  await ctx.audit({
    event: 'loop.adjusted',
    thing: 'loop',
    thing_id: row.id,
    detail: { field: 'fim', from: row.fim, to: adjustment.end.toISOString(), ajustes: adjustment.ajustes },
  })
}

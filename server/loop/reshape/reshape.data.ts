import { sql } from 'kysely'
import { decimalTenths } from '#contract/kit/hours.ts'
import { DESCRIPTION_MAX_BY_HAND, LONGEST_SECONDS } from '#contract/loop/loop.rules.ts'
import { loopStatus } from '#contract/loop/loop.states.ts'
import { MERGE_GAP_SECONDS, splitAfter } from '#contract/loop/reshape/reshape.rules.ts'
import type { WordKey } from '#contract/words.ts'
import { refuseInvoiced } from '#server/invoice/held.data.ts'
import type { Context } from '#server/kit/context.ts'
import { moveHanging } from '#server/kit/list/hanging.ts'
import { notFound, refuse, stale } from '#server/kit/refuse.ts'
import { deleteLoops } from '#server/loop/bulk/deletion.data.ts'
import { settleGone } from '#server/loop/bulk/note.data.ts'
import { refuseClosed } from '#server/loop/closed.data.ts'
import { placeOf } from '#server/loop/hand.data.ts'
import { anyLoop, toPonto, type LoopRecord } from '#server/loop/loop.data.ts'

interface Which {
  readonly id: number
  readonly version: number
}

/** A concluded loop with its end. */
export type Concluded = LoopRecord & { readonly fim: string; readonly segundos: number; readonly tipo: number }

const isConcluded = (row: LoopRecord): row is Concluded =>
  [loopStatus.of.concluded, loopStatus.of.paid, loopStatus.of.invoiced].some((it) => it === row.status) &&
  row.fim !== null &&
  row.tipo !== null

/** A concluded loop of one's own, or of anybody for who may edit loops. */
export const concludedLoop = async (ctx: Context, id: number, { held = false } = {}): Promise<Concluded> => {
  const row = (await anyLoop(ctx.db, id, { held })) ?? notFound()
  if (row.user_id !== ctx.user.id && !ctx.may('loop.edit')) return notFound()
  return isConcluded(row) ? row : refuse('loopReshape.notConcluded', { status: 409 })
}

/** The same, as long as no order, invoice, closed week or closed day holds it: what is split off would be charged twice. */
const openLoop = async (ctx: Context, id: number): Promise<Concluded> => {
  const row = await concludedLoop(ctx, id, { held: true })
  if (row.status !== loopStatus.of.concluded) return refuse('loop.locked', { status: 409 })
  await refuseClosed(ctx, row)
  await refuseInvoiced(ctx.db, id)
  return row
}

const openAsShown = async (ctx: Context, { id, version }: Which): Promise<Concluded> => {
  const row = await openLoop(ctx, id)
  return row.version === version ? row : stale(toPonto(row, ctx.now))
}

const no = (field: string, word: WordKey): never => refuse(word, { fields: { [field]: word } })

const secondsBetween = (from: string | Date, to: string | Date): number =>
  Math.floor((new Date(to).getTime() - new Date(from).getTime()) / 1000)

interface Ended {
  readonly id: number
  readonly end: Date
  readonly seconds: number
  readonly reason: 'split' | 'merged'
}

/** Moves the end of a loop beside its mark, with the hours that follow. */
const moveEnd = async (ctx: Context, { id, end, seconds, reason }: Ended): Promise<void> => {
  await sql`update loops set data_fim_ajuste = ${end}, horas_decimos = ${decimalTenths(seconds)}, version = version + 1
    where id = ${id}`.execute(ctx.db)
  await ctx.db
    .insertInto('loop_adjustments')
    .values({ loop_id: id, author_id: ctx.user.id, data_fim: end, reason, created_at: ctx.now })
    .execute()
}

interface Reshaped {
  readonly row: Concluded
  readonly other_id: number | null
}

/** Splits a loop at a time, so that both parts are paid what it was. The second part keeps all that the loop says, what it is worth, and its end. */
export const splitLoop = async (ctx: Context, { at, ...which }: Which & { at: string }): Promise<Reshaped> => {
  const row = await openAsShown(ctx, which)
  const total = secondsBetween(row.data_inicio, row.fim)
  const before = splitAfter(total, secondsBetween(row.data_inicio, at)) ?? no('at', 'loopReshape.badSplit')
  const after = total - before
  const time = new Date(new Date(row.data_inicio).getTime() + before * 1000)
  await moveEnd(ctx, { id: row.id, end: time, seconds: before, reason: 'split' })
  const { rows } = await sql<{ id: number }>`
    insert into loops (user_id, atomo_id, venture_id, data_inicio, data_fim, data_fim_ajuste, status, concluded_from,
      concluded_at, descricao, tipo, ajustes, stop_note, valor_hora_centavos, horas_decimos, offline_start, offline_end,
      written_by_id, week_id, returned_at, returned_by_id, return_reason, mended_at, mended_note, left_out_at,
      left_out_by_id, left_out_reason, created_at)
    select user_id, atomo_id, venture_id, ${time}, greatest(data_fim, ${time}), ${row.data_fim_ajuste}::timestamptz, status, concluded_from,
      concluded_at, descricao, tipo, ajustes, stop_note, valor_hora_centavos, ${decimalTenths(after)}, offline_start, offline_end,
      written_by_id, week_id, returned_at, returned_by_id, return_reason, mended_at, mended_note, left_out_at,
      left_out_by_id, left_out_reason, ${ctx.now}::timestamptz
    from loops where id = ${row.id} returning id`.execute(ctx.db)
  const other_id = rows[0]?.id ?? notFound()
  const detail = { at: time.toISOString(), inicio: row.data_inicio, fim: row.fim }
  await ctx.audit({ event: 'loop.split', thing: 'loop', thing_id: row.id, detail: { ...detail, other_id } })
  await ctx.audit({
    event: 'loop.splitOff',
    thing: 'loop',
    thing_id: other_id,
    detail: { ...detail, other_id: row.id },
  })
  return { row, other_id }
}

/** Moves a loop to an atom of its person, or to any that takes loops when the caller writes loops by hand. */
export const moveLoop = async (
  ctx: Context,
  { atomo_id, ...which }: Which & { atomo_id: number },
): Promise<Reshaped> => {
  const row = await openAsShown(ctx, which)
  if (atomo_id === row.atomo_id) no('atomo_id', 'loopReshape.sameAtom')
  const place = await placeOf(ctx, { atomo_id, user_id: row.user_id })
  await sql`update loops set atomo_id = ${atomo_id}, venture_id = ${place.venture_id}, version = version + 1
    where id = ${row.id}`.execute(ctx.db)
  const change = { field: 'atomo', from: row.atomo, to: place.nome, from_id: row.atomo_id, to_id: atomo_id }
  await ctx.audit({ event: 'loop.edited', thing: 'loop', thing_id: row.id, detail: change })
  return { row, other_id: null }
}

interface Neighbour {
  readonly id: number
  readonly inicio: string
  readonly fim: string
  readonly descricao: string
  readonly gap: number
}

/** Loops that a concluded one may be merged with: the one before it and the one after it. */
export const neighboursOf = async (ctx: Context, id: number): Promise<Neighbour[]> => {
  const row = await concludedLoop(ctx, id)
  const gap = sql`floor(extract(epoch from
    greatest(data_inicio - ${row.fim}::timestamptz, ${row.data_inicio}::timestamptz - fim)))::int`
  const { rows } = await sql<Neighbour>`
    with beside as (
      (select * from loops where user_id = ${row.user_id} and data_inicio < ${row.data_inicio} order by data_inicio desc limit 1)
      union all
      (select * from loops where user_id = ${row.user_id} and data_inicio > ${row.data_inicio} order by data_inicio limit 1)
    )
    select id, data_inicio as inicio, fim, descricao, ${gap} as gap from beside
    where atomo_id = ${row.atomo_id} and status = ${row.status} and ${gap} <= ${MERGE_GAP_SECONDS}
    order by data_inicio`.execute(ctx.db)
  return rows
}

interface Worth {
  readonly tipo: number
  readonly valor_hora_centavos: number | null
  readonly returned: boolean
  readonly left_out: boolean
}

/** Two loops that are treated differently, are of different types, or are worth different values by the hour, stay two. */
const checkAlike = async (ctx: Context, ids: readonly number[]): Promise<void> => {
  const { rows } = await sql<Worth>`
    select distinct tipo, valor_hora_centavos, returned_at is not null as returned, left_out_at is not null as left_out
    from loops where id = any(${ids}::int[])`.execute(ctx.db)
  if (rows.length > 1) refuse('loopReshape.differ', { fields: { with_id: 'loopReshape.differ' } })
}

/** Both descriptions, one after the other; the same words once. */
const joinedWords = (first: string, second: string): string => {
  if (first.includes(second)) return first
  const both = `${first} · ${second}`
  return both.length > DESCRIPTION_MAX_BY_HAND ? no('with_id', 'loopReshape.longText') : both
}

/**
 * Merges two loops into the earlier one: it counts the seconds of both, so that its end lies before the later one's by the
 * break between them. What hangs on the later one goes along; that one is deleted.
 */
export const mergeLoops = async (
  ctx: Context,
  { with_id, ...which }: Which & { with_id: number },
): Promise<Reshaped> => {
  // In the order of their ids, as every other call that locks several loops.
  const ids = [which.id, with_id].toSorted((a, b) => a - b)
  for (const id of ids) await anyLoop(ctx.db, id, { held: true })
  const shown = await openAsShown(ctx, which)
  const other = with_id === which.id ? no('with_id', 'loopReshape.notNeighbours') : await openLoop(ctx, with_id)
  const isNear = (await neighboursOf(ctx, which.id)).some((it) => it.id === with_id)
  const seconds = shown.segundos + other.segundos
  if (!isNear || seconds > LONGEST_SECONDS) no('with_id', 'loopReshape.notNeighbours')
  await checkAlike(ctx, ids)
  const [first, second] = shown.data_inicio < other.data_inicio ? [shown, other] : [other, shown]
  const descricao = joinedWords(first.descricao, second.descricao)
  await moveHanging({ thing: 'loop', from: second.id, into: first.id }, ctx)
  await sql`update loop_requests set loop_id = ${first.id} where loop_id = ${second.id}
    and not exists (select 1 from loop_requests r where r.loop_id = ${first.id})`.execute(ctx.db)
  await settleGone(ctx, [second])
  await deleteLoops(ctx, [second])
  const end = new Date(Date.parse(first.data_inicio) + seconds * 1000)
  await moveEnd(ctx, { id: first.id, end, seconds, reason: 'merged' })
  await sql`update loops set descricao = ${descricao}, ajustes = coalesce(ajustes, ${second.ajustes}) where id = ${first.id}`.execute(
    ctx.db,
  )
  await ctx.audit({
    event: 'loop.merged',
    thing: 'loop',
    thing_id: first.id,
    detail: { other_id: second.id, fim: first.fim, other: { inicio: second.data_inicio, fim: second.fim } },
  })
  return { row: first, other_id: null }
}

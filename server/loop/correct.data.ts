import { sql } from 'kysely'
import { dayBounds, formatDateTime, todayIn } from '#contract/kit/dates.ts'
import { isBlank } from '#contract/kit/text.ts'
import type { correctedFields } from '#contract/loop/loop.row.ts'
import { loopStatus } from '#contract/loop/loop.states.ts'
import type { WordKey } from '#contract/words.ts'
import { reachableAtom } from '#server/atom/atom.data.ts'
import { refuseInvoiced } from '#server/invoice/held.data.ts'
import type { Context } from '#server/kit/context.ts'
import { brokenConstraint } from '#server/kit/dbErrors.ts'
import { refuse } from '#server/kit/refuse.ts'
import { loopColumns, type LoopRecord } from '#server/loop/loop.data.ts'

export interface Correction {
  readonly atomo_id?: number | undefined
  readonly descricao?: string | undefined
  readonly tipo?: number | null | undefined
  /** ISO 8601; for a running loop only. */
  readonly inicio?: string | undefined
}

interface Place {
  id: number
  nome: string
  venture_id: number
  projeto: string
  status: number
  created_at: string
}

const no = (field: string, word: WordKey, params = {}): never => refuse(word, { params, fields: { [field]: word } })

/** Atom that the loop moves to: open to this person, as for a start; undefined where it stays. */
const placeOf = async (ctx: Context, row: LoopRecord, atomo_id: number | undefined): Promise<Place | undefined> => {
  if (atomo_id === undefined || atomo_id === row.atomo_id) return undefined
  const { rows } = await sql<Place>`${reachableAtom(atomo_id, ctx.user.id)}`.execute(ctx.db)
  const place = rows[0] ?? no('atomo_id', 'loop.atomNotYours')
  return place.status === 1 ? place : no('atomo_id', 'loop.atomNotAccepted')
}

/** A concluded loop needs a description; another one may be without. */
const checkWords = (row: LoopRecord, { descricao, tipo }: Correction): void => {
  if (row.status !== loopStatus.of.concluded) return
  if (descricao !== undefined && isBlank(descricao)) no('descricao', 'loop.descriptionRequired')
  if (tipo === null) no('tipo', 'common.fieldRequired')
}

/** End of the person's last loop before this one. */
const lastEnd = async (ctx: Context, row: LoopRecord): Promise<Date | undefined> => {
  const { rows } = await sql<{ fim: string | null }>`
    select fim from loops where user_id = ${row.user_id} and id <> ${row.id} and data_inicio <= ${row.data_inicio}
    order by data_inicio desc, id desc limit 1`.execute(ctx.db)
  return rows[0]?.fim ? new Date(rows[0].fim) : undefined
}

/**
 * Where a running loop really began: within the day of its mark (in the person's zone), not before the end of the last
 * loop, not in the future, and on nothing that did not exist yet. Undefined where it stays.
 */
const startOf = async (ctx: Context, row: LoopRecord, asked: string | undefined): Promise<Date | undefined> => {
  if (asked === undefined) return undefined
  const start = new Date(Math.floor(Date.parse(asked) / 1000) * 1000)
  if (start.getTime() === Date.parse(row.data_inicio)) return undefined
  if (row.status !== loopStatus.of.running) no('inicio', 'loop.startFixed')
  if (start > ctx.now) no('inicio', 'loop.startInFuture')
  const day = dayBounds(todayIn(new Date(row.data_inicio), ctx.user.zone), ctx.user.zone)
  if (start < day.from || start >= day.to) no('inicio', 'loop.startOtherDay')
  const last = await lastEnd(ctx, row)
  if (last && start < last)
    no('inicio', 'loop.startBeforeLast', { until: formatDateTime(last, ctx.locale, ctx.user.zone) })
  return start
}

interface Target {
  readonly place: Place | undefined
  readonly start: Date | undefined
}

/** The rule for an offline start: nobody can have worked on an atom that did not exist yet. */
const checkPossible = async (ctx: Context, row: LoopRecord, { place, start }: Target): Promise<void> => {
  if (!start || start >= new Date(row.data_inicio)) return
  const { rows } = await sql<{ possible: boolean }>`
    select ${start}::timestamptz >= date_trunc('second', greatest(a.created_at, u.created_at)) as possible
    from atoms a, users u where a.id = ${place?.id ?? row.atomo_id} and u.id = ${row.user_id}`.execute(ctx.db)
  if (!rows[0]?.possible) no('inicio', 'loop.beforeCreated')
}

interface Change {
  readonly field: (typeof correctedFields)[number]
  readonly from: string | number | null
  readonly to: string | number | null
  readonly [about: string]: unknown
}

/** Real changes of the correction, as they are audited. */
const changesOf = (row: LoopRecord, wanted: Correction, { place, start }: Target): Change[] => {
  const { descricao, tipo } = wanted
  return [
    ...(place
      ? [{ field: 'atomo' as const, from: row.atomo, to: place.nome, from_id: row.atomo_id, to_id: place.id }]
      : []),
    ...(tipo === undefined || tipo === row.tipo ? [] : [{ field: 'tipo' as const, from: row.tipo, to: tipo }]),
    ...(descricao === undefined || descricao === row.descricao
      ? []
      : [{ field: 'descricao' as const, from: row.descricao, to: descricao }]),
    ...(start ? [{ field: 'inicio' as const, from: row.data_inicio, to: start.toISOString() }] : []),
  ]
}

const write = async (
  ctx: Context,
  row: LoopRecord,
  { changes, place }: { changes: readonly Change[]; place: Place | undefined },
): Promise<LoopRecord> => {
  const now = (field: Change['field'], before: unknown) => {
    const change = changes.find((it) => it.field === field)
    return change ? change.to : before
  }
  const written = await sql<LoopRecord>`
    with l as (
      update loops set atomo_id = ${place?.id ?? row.atomo_id}, venture_id = ${place?.venture_id ?? row.venture_id},
        tipo = ${now('tipo', row.tipo)}::smallint, descricao = ${now('descricao', row.descricao)}::text,
        data_inicio = ${now('inicio', row.data_inicio)}::timestamptz, version = version + 1
      where id = ${row.id} returning *
    )
    select ${loopColumns} from l join atoms a on a.id = l.atomo_id join ventures v on v.id = l.venture_id`
    .execute(ctx.db)
    .catch((error: unknown) => {
      if (brokenConstraint(error) === 'loops_no_overlap') return no('inicio', 'loop.overlap')
      throw error
    })
  const corrected = written.rows[0]
  if (!corrected) throw new Error(`Loop ${row.id} went away under its lock`)
  return corrected
}

/**
 * Puts one's own locked loop right: atom, type, words, and the start while it runs. What stood there before is kept in the
 * audit, beside the marks. The same row comes back where nothing changes.
 */
export const correctLoop = async (ctx: Context, row: LoopRecord, wanted: Correction): Promise<LoopRecord> => {
  checkWords(row, wanted)
  const place = await placeOf(ctx, row, wanted.atomo_id)
  if (place) await refuseInvoiced(ctx.db, row.id)
  const start = await startOf(ctx, row, wanted.inicio)
  await checkPossible(ctx, row, { place, start })
  const changes = changesOf(row, wanted, { place, start })
  if (changes.length === 0) return row
  const corrected = await write(ctx, row, { changes, place })
  for (const detail of changes)
    await ctx.audit({ event: 'loop.edited', thing: 'loop', thing_id: row.id, detail: { ...detail } })
  return corrected
}

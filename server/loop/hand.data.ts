import { sql } from 'kysely'
import { formatDateTime } from '#contract/kit/dates.ts'
import { formatDate } from '#contract/kit/dates.ts'
import { decimalTenths } from '#contract/kit/hours.ts'
import type { WordParams } from '#contract/kit/words.ts'
import { LONGEST_SECONDS } from '#contract/loop/loop.rules.ts'
import { pathTo } from '#contract/routes/match.ts'
import type { WordKey } from '#contract/words.ts'
import { placedAtoms, theirAtom } from '#server/atom/atom.data.ts'
import type { Context } from '#server/kit/context.ts'
import { brokenConstraint } from '#server/kit/dbErrors.ts'
import type { LookupSource } from '#server/kit/list/lookup.ts'
import { activePeople } from '#server/kit/list/lookup.ts'
import { refuse } from '#server/kit/refuse.ts'
import { beganClosed, closedHours, closedWeekAt } from '#server/loop/closed.data.ts'
import { roleMay } from '#server/permission/holders.data.ts'

/** A loop that no timer measured, as it is written or asked for. */
export interface HandWritten {
  readonly user_id: number
  readonly atomo_id: number
  readonly inicio: string | Date
  readonly fim: string | Date
  readonly tipo: number
  readonly descricao: string
  readonly ajustes: string
  /** When it was asked for: before its week closed, it is still written, and the next week takes it. */
  readonly asked_at?: string
}

/** Field of the call's input that a refusal is about. */
type HandField = 'user_id' | 'atomo_id' | 'inicio' | 'fim'

interface Why {
  readonly params?: WordParams
  readonly extra?: Readonly<Record<string, unknown>>
}

const no = (field: HandField, word: WordKey, why: Why = {}): never =>
  refuse(word, { ...why, fields: { [field]: word } })

/** Active people who track time. */
export const handPeopleSource = (): LookupSource => ({
  ...activePeople(),
  gone: sql`(t.status <> 1 or t.deleted_at is not null or not ${roleMay(sql`t.role`, 'loop.run')})`,
})

/** Atoms that take loops; people who may not write loops by hand find their own. */
export const handAtomsSource = (): LookupSource => ({
  table: 'atoms',
  scope: (reader) =>
    reader.may('loop.create')
      ? 'everything'
      : sql`t.id in (select a.id from atoms a where ${theirAtom(Number(reader.user.id))})`,
  label: sql`t.nome`,
  plain: sql`t.plain_nome`,
  hint: sql`(select concat_ws(' · ', v.nome, c.nome) from cells c join gates g on g.id = c.gate_id
    join ventures v on v.id = g.venture_id where c.id = t.cell_id)`,
  first: { user_id: (id) => sql`t.id in (select a.id from atoms a where ${theirAtom(id)})` },
  gone: sql`not (t.status = 1 and exists (select 1 ${placedAtoms} where a.id = t.id and a.deleted_at is null))`,
})

interface Place {
  readonly nome: string
  readonly venture_id: number
  readonly status: number
  readonly theirs: boolean
}

/** Finds the atom of a loop. A person asks for loops on atoms of their own; people who write by hand choose any that takes loops. */
export const placeOf = async (
  ctx: Context,
  { atomo_id, user_id }: Pick<HandWritten, 'atomo_id' | 'user_id'>,
): Promise<Place> => {
  const { rows } = await sql<Place>`
    select a.nome, v.id as venture_id, a.status, (${theirAtom(user_id)}) as theirs ${placedAtoms}
    where a.id = ${atomo_id} and a.deleted_at is null`.execute(ctx.db)
  const [place] = rows
  // Of an atom of other people nobody learns whether it exists.
  if (!place?.theirs && !ctx.may('loop.create')) return no('atomo_id', 'loop.atomNotYours')
  if (!place) return no('atomo_id', 'loopHand.atomGone')
  return place.status === 1 ? place : no('atomo_id', 'loop.atomNotAccepted')
}

const checkPerson = async (ctx: Context, user_id: number): Promise<void> => {
  const { rows } = await sql<{ id: number }>`select u.id from users u where u.id = ${user_id} and u.status = 1
    and u.deleted_at is null and ${roleMay(sql`u.role`, 'loop.run')} for share`.execute(ctx.db)
  if (rows.length === 0) no('user_id', 'loopHand.noPerson')
}

interface Span {
  readonly start: Date
  readonly end: Date
}

const wholeSecond = (at: string | Date): Date => new Date(Math.floor(new Date(at).getTime() / 1000) * 1000)

/** The worked time, in whole seconds; refused where nobody can have worked it, or its hours are closed. */
const spanOf = async (ctx: Context, written: HandWritten): Promise<Span> => {
  const start = wholeSecond(written.inicio)
  const end = wholeSecond(written.fim)
  if (start > ctx.now) no('inicio', 'loopHand.startInFuture')
  if (end > ctx.now) no('fim', 'loopHand.endInFuture')
  if (end <= start) no('fim', 'loopHand.endNotAfter')
  if (end.getTime() - start.getTime() > LONGEST_SECONDS * 1000) no('fim', 'loopHand.tooLong')
  const closed = await closedHours(ctx.db, { held: true })
  if (closed && beganClosed(start, closed))
    no('inicio', 'loopHand.closed', { params: { until: formatDate(closed.day, ctx.locale) } })
  const week = await closedWeekAt(ctx, { ...written, start })
  if (week !== undefined) no('inicio', 'loopHand.weekClosed', { params: { friday: formatDate(week, ctx.locale) } })
  return { start, end }
}

interface Other {
  readonly id: number
  readonly atomo: string
  readonly inicio: string
  readonly fim: string | null
}

/** Refuses a time in which the person has a loop, and names that one. */
const checkFree = async (ctx: Context, user_id: number, { start, end }: Span): Promise<void> => {
  const { rows } = await sql<Other>`
    select l.id, a.nome as atomo, l.data_inicio as inicio, l.fim from loops l join atoms a on a.id = l.atomo_id
    where l.user_id = ${user_id} and l.data_inicio < ${end} and coalesce(l.fim, 'infinity') > ${start}
    order by l.data_inicio limit 1`.execute(ctx.db)
  const [other] = rows
  if (!other) return
  const say = (at: string) => formatDateTime(new Date(at), ctx.locale, ctx.user.zone)
  const name = ctx.say('loopHand.openOther', { atom: other.atomo })
  const extra = { other: { name, link: pathTo('loopShow', { id: other.id }) } }
  const from = say(other.inicio)
  if (other.fim === null) no('inicio', 'loopHand.overlapRunning', { params: { atom: other.atomo, from }, extra })
  else no('inicio', 'loopHand.overlap', { params: { atom: other.atomo, from, to: say(other.fim) }, extra })
}

interface Checked extends Span {
  readonly venture_id: number
  readonly atom: string
}

/** Refuses a loop that the person cannot have worked as it is written, each time beside the field that says so. */
export const checkHand = async (ctx: Context, written: HandWritten): Promise<Checked> => {
  await checkPerson(ctx, written.user_id)
  const { venture_id, nome } = await placeOf(ctx, written)
  const span = await spanOf(ctx, written)
  await checkFree(ctx, written.user_id, span)
  return { ...span, venture_id, atom: nome }
}

/**
 * Writes a concluded loop that no timer measured, with the decimal hours and the hourly value of this moment, and keeps
 * why beside it. The database refuses what another call wrote into the same time meanwhile.
 */
export const writeByHand = async (ctx: Context, written: HandWritten): Promise<{ id: number; atom: string }> => {
  const { start, end, venture_id, atom } = await checkHand(ctx, written)
  const seconds = (end.getTime() - start.getTime()) / 1000
  const { user_id, atomo_id, tipo, descricao, ajustes } = written
  const made = await sql<{ id: number }>`
    insert into loops (user_id, atomo_id, venture_id, data_inicio, data_fim, status, concluded_at, descricao, tipo, ajustes,
      valor_hora_centavos, horas_decimos, written_by_id, created_at)
    select u.id, ${atomo_id}, ${venture_id}, ${start}, ${end}, 3, ${ctx.now}, ${descricao}, ${tipo}, ${ajustes},
      u.valor_hora_centavos, ${decimalTenths(seconds)}, ${ctx.user.id}, ${ctx.now}
    from users u where u.id = ${user_id} returning id`
    .execute(ctx.db)
    .catch((error: unknown) => {
      if (brokenConstraint(error) === 'loops_no_overlap') return no('inicio', 'loopHand.overlapNow')
      throw error
    })
  const id = made.rows[0]?.id
  if (id === undefined) throw new Error(`Person ${String(user_id)} went away under their lock`)
  await ctx.audit({
    event: 'loop.written',
    thing: 'loop',
    thing_id: id,
    detail: { user_id, inicio: start.toISOString(), fim: end.toISOString(), ajustes },
  })
  return { id, atom }
}

/** Pages that show the loops of the person read them again. */
export const tellWritten = (ctx: Context, user_id: number): void =>
  ctx.after(() => {
    ctx.services.live.tell(`user:${user_id}`, 'loop.changed')
    ctx.services.live.tell('loops', 'loop.changed')
  })

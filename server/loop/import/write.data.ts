import { sql } from 'kysely'
import { z } from 'zod'
import { formatDate } from '#contract/kit/dates.ts'
import { decimalTenths } from '#contract/kit/hours.ts'
import { hoursToolKeys, hoursTools } from '#contract/loop/import/tools.ts'
import type { Context } from '#server/kit/context.ts'
import { brokenConstraint } from '#server/kit/dbErrors.ts'
import type { Values } from '#server/kit/list/write.ts'
import { refuse } from '#server/kit/refuse.ts'
import { beganClosed, closedHours } from '#server/loop/closed.data.ts'
import { rememberNames } from '#server/loop/import/names.data.ts'
import { makeMissing, missing, takesHours } from '#server/loop/import/places.data.ts'
import { roleMay } from '#server/permission/holders.data.ts'

/** A loop of a file, as it is written. */
const newHours = z.object({
  tool: z.enum(hoursToolKeys),
  user_id: z.number(),
  /** Null where the atom is made by the write. */
  atomo_id: z.number().nullable(),
  missing,
  start: z.number(),
  end: z.number(),
  tipo: z.number(),
  paid: z.boolean(),
  descricao: z.string(),
})
export type NewHours = z.infer<typeof newHours>

interface Note {
  readonly ctx: Context
  readonly detail: Values
}

const LOCK = 'loopImport.write'

const no = (field: string, word: 'loopHand.noPerson' | 'loopImport.atomGone' | 'loopHand.overlapNow'): never =>
  refuse(word, { fields: { [field]: word } })

/** Refuses loops of somebody who tracks no time any more. */
const checkPeople = async (rows: readonly NewHours[], { db }: Context): Promise<void> => {
  const ids = [...new Set(rows.map(({ user_id }) => user_id))]
  const found = await sql<{ id: number }>`select u.id from users u where u.id = any(${ids}::int[]) and u.status = 1
    and u.deleted_at is null and ${roleMay(sql`u.role`, 'loop.run')} order by u.id for share`.execute(db)
  if (found.rows.length < ids.length) no('user_id', 'loopHand.noPerson')
}

/** Refuses loops in time that was closed meanwhile; what is open stays so until the transaction ends. */
const checkOpen = async (rows: readonly NewHours[], ctx: Context): Promise<void> => {
  const closed = await closedHours(ctx.db, { held: true })
  if (closed && rows.some(({ start }) => beganClosed(new Date(start), closed)))
    refuse('loopHand.closed', {
      params: { until: formatDate(closed.day, ctx.locale) },
      fields: { inicio: 'loopHand.closed' },
    })
  const asked = rows.map(({ user_id, start }) => ({ user_id, start }))
  const { rows: weeks } = await sql<{ ends_on: string; closed_at: string | null }>`
    select w.ends_on, w.closed_at from weeks w where (w.user_id, w.ends_on) in (
      select x.user_id, week_end(to_timestamp(x.start / 1000.0))
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as x (user_id int, start bigint))
    order by w.id for share`.execute(ctx.db)
  const week = weeks.find(({ closed_at }) => closed_at !== null)
  if (week)
    refuse('loopImport.weekClosed', {
      params: { friday: formatDate(week.ends_on, ctx.locale) },
      fields: { inicio: 'loopImport.weekClosed' },
    })
}

/** Ventures of the atoms; refuses one that is gone. */
const venturesOf = async (ids: readonly number[], { db }: Context): Promise<ReadonlyMap<number, number>> => {
  const wanted = [...new Set(ids)]
  const { rows } = await sql<{ id: number; venture_id: number }>`
    select a.id, a.venture_id from atoms a where a.id = any(${wanted}::int[]) and ${takesHours} order by a.id for share`.execute(
    db,
  )
  if (rows.length < wanted.length) no('atomo_id', 'loopImport.atomGone')
  return new Map(rows.map(({ id, venture_id }) => [id, venture_id]))
}

/** Makes missing atoms, and stores what they are called in the tool. */
const atomsFor = async (rows: readonly NewHours[], note: Note): Promise<ReadonlyMap<string, number>> => {
  const lacking = new Map(rows.flatMap((it) => (it.atomo_id === null ? [[it.missing.key, it.missing] as const] : [])))
  const tool = rows[0]?.tool
  if (tool === undefined || lacking.size === 0) return new Map()
  const { tasks, projects } = await makeMissing([...lacking.values()], { ...note, tool })
  const named = (of: ReadonlyMap<string, number>) => [...of].map(([key, id]) => ({ key, id }))
  await rememberNames(note.ctx.db, { tool, kind: 'task', names: named(tasks) })
  await rememberNames(note.ctx.db, { tool, kind: 'project', names: named(projects) })
  return tasks
}

const insertLoops = async (
  rows: readonly (NewHours & { readonly atom: number; readonly venture: number | undefined })[],
  { ctx, detail }: Note,
): Promise<number[]> => {
  const values = rows.map(({ start, end, atom, venture, user_id, tipo, descricao, paid, tool }, n) => ({
    n,
    user_id,
    atom,
    venture,
    tipo,
    descricao,
    paid,
    from: start,
    to: end,
    tenths: decimalTenths((end - start) / 1000),
    ajustes: ctx.say('loopImport.imported', { tool: hoursTools[tool].name }),
    reason: ctx.say('loopImport.leftOut', { tool: hoursTools[tool].name }),
  }))
  // Two imports write one after the other, and each in the order of time, so that neither waits for the other's loop.
  await sql`select pg_advisory_xact_lock(hashtextextended(${LOCK}, 0))`.execute(ctx.db)
  const made = await sql<{ id: number; n: number }>`
    with rows as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as x (n int, user_id int, atom int, venture int,
        "from" bigint, "to" bigint, tipo int, descricao text, ajustes text, tenths int, paid boolean, reason text)
    ), written as (
      insert into loops (user_id, atomo_id, venture_id, data_inicio, data_fim, status, concluded_at, descricao, tipo, ajustes,
        valor_hora_centavos, horas_decimos, written_by_id, created_at, left_out_at, left_out_by_id, left_out_reason)
      select x.user_id, x.atom, x.venture, to_timestamp(x."from" / 1000.0), to_timestamp(x."to" / 1000.0), 3, ${ctx.now}::timestamptz,
        x.descricao, x.tipo, x.ajustes, u.valor_hora_centavos, x.tenths, ${ctx.user.id}::int, ${ctx.now}::timestamptz,
        case when not x.paid then ${ctx.now}::timestamptz end, case when not x.paid then ${ctx.user.id}::int end,
        case when not x.paid then x.reason end
      from rows x join users u on u.id = x.user_id order by x.user_id, x."from" returning id, user_id, data_inicio
    ), told as (
      insert into audit (at, actor_id, event, thing, thing_id, detail, request_id, ip)
      select ${ctx.now}::timestamptz, ${ctx.user.id}::int, 'loop.written', 'loop', w.id::text,
        ${JSON.stringify(detail)}::jsonb || jsonb_build_object('user_id', w.user_id, 'inicio', w.data_inicio),
        ${ctx.request.id || null}::text, ${ctx.request.ip || null}::text
      from written w
    )
    select w.id, x.n from written w join rows x on x.user_id = w.user_id and to_timestamp(x."from" / 1000.0) = w.data_inicio`
    .execute(ctx.db)
    .catch((error: unknown) => {
      if (brokenConstraint(error) === 'loops_no_overlap') return no('inicio', 'loopHand.overlapNow')
      throw error
    })
  const ids = new Map(made.rows.map(({ n, id }) => [n, id]))
  return rows.map((_, n) => ids.get(n) ?? 0)
}

/**
 * Writes loops of a file: concluded, with the decimal hours and the hourly value of this moment. All that may have changed
 * since they were planned is asked again under locks.
 */
export const createHours = async (values: readonly Values[], note: Note): Promise<number[]> => {
  const { ctx } = note
  const rows = values.map((it) => newHours.parse(it))
  await checkPeople(rows, ctx)
  await checkOpen(rows, ctx)
  const made = await atomsFor(rows, note)
  const placed = rows.map((row) => ({ ...row, atom: row.atomo_id ?? made.get(row.missing.key) ?? 0 }))
  const ventures = await venturesOf(
    placed.map(({ atom }) => atom),
    ctx,
  )
  return insertLoops(
    placed.map((row) => ({ ...row, venture: ventures.get(row.atom) })),
    note,
  )
}

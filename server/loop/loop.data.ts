import { sql, type RawBuilder } from 'kysely'
import { dayBounds, formatCall, todayIn, type Bounds } from '#contract/kit/dates.ts'
import { writeClock } from '#contract/kit/hours.ts'
import { WAITING_MAX } from '#contract/loop/loop.rules.ts'
import { loopWaits, waitingStatuses, type LoopStatus } from '#contract/loop/loop.states.ts'
import type { Ponto } from '#contract/loop/loop.ts'
import type { Db } from '#server/db/open.ts'

export interface LoopRecord {
  id: number
  user_id: number
  atomo_id: number
  venture_id: number
  data_inicio: string
  data_fim: string | null
  data_fim_ajuste: string | null
  fim: string | null
  segundos: number | null
  status: LoopStatus
  concluded_at: string | null
  descricao: string
  tipo: number | null
  ajustes: string | null
  stop_note: string | null
  check_due_at: string | null
  elapsed_confirmed_at: string | null
  /** Limits that the organisation had set when it began; null: those of the environment. */
  check_seconds: number | null
  alert_seconds: number | null
  elapsed_seconds: number | null
  version: number
  /** The week of payment that has taken it. */
  week_id: number | null
  /** When somebody returned it to its person; null where nobody did, or it has been put right since. */
  returned_at: string | null
  left_out_at: string | null
  atomo: string
  projeto: string
}

/** Columns of a loop `l` with its atom `a` and venture `v`, for SQL written by hand. */
export const loopColumns =
  sql.raw(`l.id, l.user_id, l.atomo_id, l.venture_id, l.data_inicio, l.data_fim, l.data_fim_ajuste,
  l.fim, l.segundos, l.status, l.concluded_at, l.descricao, l.tipo, l.ajustes, l.stop_note, l.check_due_at,
  l.elapsed_confirmed_at, l.check_seconds, l.alert_seconds, l.elapsed_seconds, l.version, l.week_id, l.returned_at, l.left_out_at, a.nome as atomo, v.nome as projeto`)

const wholeSeconds = (from: string, to: Date): number =>
  Math.max(0, Math.floor((to.getTime() - Date.parse(from)) / 1000))

/** Loop in the form of the specification's section 7; a running one counts up to `now`. */
export const toPonto = (row: LoopRecord, now: Date): Ponto => ({
  id: row.id,
  user_id: row.user_id,
  atomo_id: row.atomo_id,
  data_inicio: formatCall(new Date(row.data_inicio)),
  data_fim: row.data_fim && formatCall(new Date(row.data_fim)),
  hora_total: writeClock(row.segundos ?? wholeSeconds(row.data_inicio, now)),
  status: row.status,
  descricao: row.descricao,
  tipo: row.tipo,
  ajustes: row.ajustes,
  stop_note: row.stop_note,
  atomo: row.atomo,
  projeto: row.projeto,
  venture_id: row.venture_id,
  inicio: row.data_inicio,
  fim: row.fim,
  check_due_at: row.check_due_at,
  elapsed_confirmed: row.elapsed_confirmed_at !== null,
  version: row.version,
})

/** Own loop, locked for the rest of the transaction; undefined when it does not exist or is another person's. */
export const lockOwnLoop = async (db: Db, id: number, user_id: number): Promise<LoopRecord | undefined> => {
  const found = await sql<LoopRecord>`
    select ${loopColumns} from loops l join atoms a on a.id = l.atomo_id join ventures v on v.id = l.venture_id
    where l.id = ${id} and l.user_id = ${user_id} for update of l`.execute(db)
  return found.rows[0]
}

/** Anybody's loop, undefined when it does not exist; `held`: locked for the rest of the transaction. */
export const anyLoop = async (db: Db, id: number, { held = false } = {}): Promise<LoopRecord | undefined> => {
  const found = await sql<LoopRecord>`
    select ${loopColumns} from loops l join atoms a on a.id = l.atomo_id join ventures v on v.id = l.venture_id
    where l.id = ${id} ${held ? sql`for update of l` : sql``}`.execute(db)
  return found.rows[0]
}

/** Condition for loops that wait for their owner, as `loopWaits` of the contract. */
const waits = (status: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`(${status} in (${sql.join(waitingStatuses.map((it) => sql.lit(it)))}))`

/** Loops that a person's page acts on. */
export interface LoopsAtHand {
  /** The running loop, else the oldest that waits for its owner, else the last one: what the modal opens with. */
  readonly current: LoopRecord | undefined
  /** Those that wait for their owner, the last begun first, up to `WAITING_MAX`. */
  readonly waiting: readonly LoopRecord[]
  /** How many more wait. */
  readonly more: number
  /** The last one that has ended, which can be gone on with. */
  readonly last: LoopRecord | undefined
}

export const loopsAtHand = async (db: Db, user_id: number): Promise<LoopsAtHand> => {
  const mine = sql`from loops where user_id = ${user_id}`
  const found = await sql<LoopRecord & { total: number; oldest: boolean; last: boolean }>`
    with waits as (select id, data_inicio ${mine} and ${waits(sql`status`)}),
      oldest as (select id from waits order by data_inicio, id limit 1),
      last as (select id ${mine} and fim is not null order by data_inicio desc, id desc limit 1)
    select ${loopColumns}, (select count(*) from waits)::int as total,
      l.id in (select id from oldest) as oldest, l.id in (select id from last) as last
    from loops l join atoms a on a.id = l.atomo_id join ventures v on v.id = l.venture_id
    where l.id in (
      (select id ${mine} and status = 1)
      union all (select id from waits order by data_inicio desc, id desc limit ${WAITING_MAX})
      union all (select id from oldest) union all (select id from last)
    ) order by l.data_inicio desc, l.id desc`.execute(db)
  const { rows } = found
  const waiting = rows.filter(loopWaits).slice(0, WAITING_MAX)
  const last = rows.find((it) => it.last)
  return {
    current: rows.find((it) => it.status === 1) ?? rows.find((it) => it.oldest) ?? last,
    waiting,
    more: (rows[0]?.total ?? 0) - waiting.length,
    last,
  }
}

/** Loops that began within the bounds: the only meaning of "today" and "this week". */
export const begunIn = ({ from, to }: Bounds): RawBuilder<boolean> =>
  sql<boolean>`data_inicio >= ${from} and data_inicio < ${to}`

/** Seconds of finished loops that began within the bounds, of one person or all: the sum of Loop Center. */
export const secondsWithin = async (db: Db, bounds: Bounds, user_id?: number): Promise<number> => {
  const mine = user_id === undefined ? sql`true` : sql`user_id = ${user_id}`
  const found = await sql<{ seconds: number }>`
    select coalesce(sum(segundos), 0)::bigint as seconds from loops where ${mine} and ${begunIn(bounds)}`.execute(db)
  return found.rows[0]?.seconds ?? 0
}

/** Number of people who began a loop within the bounds or run one now. */
export const peopleWithin = async (db: Db, bounds: Bounds): Promise<number> => {
  const found = await sql<{ people: number }>`
    select count(*) as people from (
      select user_id from loops where ${begunIn(bounds)} union select user_id from loops where status = 1
    ) them`.execute(db)
  return found.rows[0]?.people ?? 0
}

/** Numbers of a person's loops that are stopped and wait for their description or end, and that were returned to them. */
export const countWaiting = async (db: Db, user_id: number): Promise<{ waiting: number; returned: number }> => {
  const found = await sql<{ waiting: number; returned: number }>`
    select (select count(*) from loops where user_id = ${user_id} and ${waits(sql`status`)}) as waiting,
      (select count(*) from loops where user_id = ${user_id} and returned_at is not null) as returned`.execute(db)
  return found.rows[0] ?? { waiting: 0, returned: 0 }
}

/** Seconds of the person's day that contains `at`. */
export const daySeconds = (db: Db, user: { id: number; zone: string }, at: Date): Promise<number> =>
  secondsWithin(db, dayBounds(todayIn(at, user.zone), user.zone), user.id)

export interface DaySeconds {
  day: string
  id: number
  nome: string
  segundos: number
}

/** Finished seconds of a person by start day (in their zone) and venture, the longest first. */
export const secondsByDay = async (db: Db, user: { id: number; zone: string }, days: readonly string[]) => {
  const bounds = days.map((day) => dayBounds(day, user.zone))
  const starts = bounds.map((it) => it.from.toISOString())
  const ends = bounds.map((it) => it.to.toISOString())
  const { rows } = await sql<DaySeconds>`
    select d.day, v.id, v.nome, sum(l.segundos)::bigint as segundos
    from unnest(${days}::text[], ${starts}::timestamptz[], ${ends}::timestamptz[]) as d (day, since, till)
      join loops l on l.user_id = ${user.id} and l.data_inicio >= d.since and l.data_inicio < d.till
        and l.segundos is not null
      join ventures v on v.id = l.venture_id
    group by 1, 2, 3 order by 1, 4 desc`.execute(db)
  return rows
}

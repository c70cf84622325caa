import { sql, type RawBuilder } from 'kysely'
import { next } from '#contract/kit/machine.ts'
import { CLOCK_TOLERANCE_SECONDS, nextCheck, type Limits } from '#contract/loop/loop.rules.ts'
import { loopMachine } from '#contract/loop/loop.states.ts'
import { reachableAtom } from '#server/atom/atom.data.ts'
import type { Db } from '#server/db/open.ts'
import { refuse } from '#server/kit/refuse.ts'
import { loopColumns, type LoopRecord } from '#server/loop/loop.data.ts'

export interface Start {
  user_id: number
  atomo_id: number
  start: Date
  now: Date
  descricao: string
  tipo?: number | null | undefined
  client_id?: string | undefined
  /** True for an event without connection: `start` may be well before `now`. */
  offline: boolean
  /** End of a loop that was stopped before the server heard of it. */
  until?: Date | undefined
  /** Limits of the environment; the organisation's override them. */
  limits: Limits
  /** Further condition for writing anything. */
  provided?: RawBuilder<unknown> | undefined
}

const seconds = (count: number) => sql`make_interval(secs => ${count})`

/** Condition that the atom and the person existed at `start`: nobody can have worked before that, offline or not. */
const possible = (begin: Start, start: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(not ${begin.offline}::boolean or ${start} >= date_trunc('second', greatest(atom.created_at,
    (select u.created_at from users u where u.id = ${begin.user_id}))))`

/**
 * Starts a loop in one statement, so that a race between two pages is settled by the table's own constraints:
 * nothing is written while another loop runs, when the time overlaps, or on an atom that is not open to this person.
 * A start that reaches back into the last loop, by no more than clocks may differ, begins at that loop's end.
 * One that was over before the server heard of it needs only its own time to be free; past the limit after which the
 * elapsed time is asked about, nobody has answered for it, and it ends there as a forced stop.
 */
export const startLoop = async (db: Db, begin: Start): Promise<LoopRecord | undefined> => {
  const { check_seconds, elapsed_seconds } = begin.limits
  const { until } = begin
  const longest = new Date(begin.start.getTime() + elapsed_seconds * 1000)
  const forced = until !== undefined && until > longest
  const status = until === undefined ? 1 : forced ? 4 : 2
  const ended = until === undefined ? sql`null` : sql`greatest(begun.at, ${forced ? longest : until}::timestamptz)`
  // Checks that were due while offline could not be answered: the first one after now counts.
  const firstCheck = begin.offline
    ? sql`${nextCheck(begin.start, begin.now, check_seconds)}::timestamptz`
    : sql`begun.at + make_interval(secs => coalesce(rule.check_seconds, ${check_seconds}::int))`
  const found = await sql<LoopRecord>`
    with atom as (${reachableAtom(begin.atomo_id, begin.user_id)}), rule as (
      select check_seconds, alert_seconds, elapsed_seconds from user_config
    ), begun as (
      select greatest(${begin.start}::timestamptz, case
        when last.fim <= ${begin.now} and last.fim <= ${begin.start}::timestamptz + ${seconds(CLOCK_TOLERANCE_SECONDS)} then last.fim end) as at
      from (select 1) one left join lateral (
        select fim from loops where user_id = ${begin.user_id}
          and (not ${begin.offline}::boolean or data_inicio <= ${begin.start}::timestamptz)
        order by data_inicio desc, id desc limit 1
      ) last on true
    ), written as (
      insert into loops (client_id, user_id, atomo_id, venture_id, data_inicio, data_fim, status, descricao, tipo, check_due_at,
        offline_start, offline_end, created_at, check_seconds, alert_seconds, elapsed_seconds)
      select ${begin.client_id ?? null}::uuid, ${begin.user_id}, atom.id, atom.venture_id, begun.at, ${ended}, ${status},
        ${begin.descricao}, ${begin.tipo ?? null}::smallint, ${until === undefined ? firstCheck : sql`null`}, ${begin.offline}, ${until !== undefined}, ${begin.now},
        rule.check_seconds, rule.alert_seconds, rule.elapsed_seconds
      from atom, begun, rule where atom.status = 1 and ${possible(begin, sql`begun.at`)} and ${begin.provided ?? sql`true`}
        and not exists (select 1 from discarded_loops where user_id = ${begin.user_id} and client_id = ${begin.client_id ?? null}::uuid)
      on conflict do nothing
      returning *
    )
    select ${loopColumns} from written l join atom a on a.id = l.atomo_id
    join (select venture_id as id, projeto as nome from atom) v on v.id = l.venture_id`.execute(db)
  return found.rows[0]
}

/** Whether the same page has started this loop already, whose answer it did not get. */
export const isStarted = async (db: Db, { user_id, client_id }: Start): Promise<boolean> => {
  if (client_id === undefined) return false
  const same = db.selectFrom('loops').select('id').where('user_id', '=', user_id).where('client_id', '=', client_id)
  return (await same.executeTakeFirst()) !== undefined
}

/** Returns the loop that the same page has started already, or refuses with the reason why nothing was written. */
export const explainStart = async (db: Db, begin: Start): Promise<LoopRecord> => {
  const same = await sql<LoopRecord>`
    select ${loopColumns} from loops l join atoms a on a.id = l.atomo_id join ventures v on v.id = l.venture_id
    where l.user_id = ${begin.user_id} and l.client_id = ${begin.client_id ?? null}::uuid`.execute(db)
  if (same.rows[0]) return same.rows[0].atomo_id === begin.atomo_id ? same.rows[0] : refuse('loop.startedElsewhere')
  if (begin.client_id !== undefined) {
    const discarded = await db
      .selectFrom('discarded_loops')
      .select('at')
      .where('user_id', '=', begin.user_id)
      .where('client_id', '=', begin.client_id)
      .executeTakeFirst()
    if (discarded) return refuse('loop.wasDiscarded')
  }
  const running =
    begin.until === undefined &&
    (await db
      .selectFrom('loops')
      .select('id')
      .where('user_id', '=', begin.user_id)
      .where('status', '=', 1)
      .executeTakeFirst())
  if (running) return refuse('loop.alreadyRunning')
  const atom = await sql<{ status: number; possible: boolean }>`
    with atom as (${reachableAtom(begin.atomo_id, begin.user_id)})
    select status, ${possible(begin, sql`${begin.start}::timestamptz`)} as possible from atom`.execute(db)
  if (!atom.rows[0]) return refuse('loop.atomNotYours')
  if (atom.rows[0].status !== 1) return refuse('loop.atomNotAccepted')
  if (!atom.rows[0].possible) return refuse('loop.beforeCreated')
  return refuse('loop.overlap')
}

export interface Stop {
  id: number
  user_id: number
  status: 2 | 4 | 5
  end: Date
  /** True for an event without connection: a check is missed only when it was due before `end`. */
  offline: boolean
  now: Date
  limits: Limits
  descricao: string
  /** Justification of the stop; null without one. */
  note: string | null
  /** True when the owner's stop is all there is to store, without anything beside the row. */
  plain?: boolean
  /** Further condition for writing anything. */
  provided?: RawBuilder<unknown> | undefined
}

/**
 * Stops one's own running loop. When its presence check has been missed, or the page itself forces the stop, it ends
 * at the moment the check fell due and is a forced stop, whatever the page asked for. A page that forces a stop before
 * the check is due (its clock is wrong, or presence was confirmed elsewhere) stops nothing, nor does an end before the
 * start; what happened offline is over, and ends where it began at the earliest.
 * What began and ended offline counts as long as nobody has to be asked whether its time is right; past that it ends
 * there, a forced stop, and its owner says with a justification what is right.
 */
export const stopLoop = async (db: Db, stop: Stop): Promise<LoopRecord | undefined> => {
  const known = stop.offline ? stop.end : stop.now
  const { alert_seconds, elapsed_seconds } = stop.limits
  const missed = sql`(check_due_at + make_interval(secs => coalesce(alert_seconds, ${alert_seconds}::int)) <= ${known} or ${stop.status}::int = 4)`
  const longest = sql`data_inicio + make_interval(secs => coalesce(elapsed_seconds, ${elapsed_seconds}::int))`
  const unasked = sql`(${stop.offline}::boolean and offline_start and elapsed_confirmed_at is null and ${stop.end} > ${longest})`
  const found = await sql<LoopRecord>`
    with l as (
      update loops set
        status = case when ${missed} or ${unasked} then 4 else ${stop.status}::int end,
        data_fim = greatest(data_inicio, least(${stop.end}::timestamptz, case when ${missed} then check_due_at end,
          case when ${unasked} then ${longest} end)),
        descricao = case when ${stop.descricao}::text = '' then descricao else ${stop.descricao} end,
        stop_note = ${stop.note}, check_due_at = null, offline_end = ${stop.offline}, version = version + 1
      where id = ${stop.id} and user_id = ${stop.user_id} and status = 1
        and (${stop.status}::int <> 4 or check_due_at <= ${known})
        and (${missed} or ${stop.offline}::boolean or ${stop.end}::timestamptz >= date_trunc('second', data_inicio))
        and not (${stop.plain ?? false}::boolean and ${missed}) and ${stop.provided ?? sql`true`}
      returning *
    )
    select ${loopColumns} from l join atoms a on a.id = l.atomo_id join ventures v on v.id = l.venture_id`.execute(db)
  return found.rows[0]
}

const earlierEnd = { 2: 'stopBefore', 5: 'denyBefore' } as const

/**
 * A stop that happened offline before the check whose missing forced the loop: what the person did then counts, and the
 * mark stays with the earlier end beside it. A stop is one, and the loop remembers that it was forced; a denied total
 * still wants the end that its owner holds right, so it has no justification yet. Undefined when it does not apply.
 */
export const stopEarlier = async (
  db: Db,
  row: LoopRecord,
  stop: Pick<Stop, 'status' | 'end' | 'descricao' | 'note' | 'now'>,
): Promise<LoopRecord | undefined> => {
  const { end, descricao } = stop
  const status = stop.status === 4 ? undefined : next(loopMachine, row.status, earlierEnd[stop.status])
  if (status === undefined || row.data_fim === null || end.getTime() >= Date.parse(row.data_fim)) return undefined
  const found = await sql<LoopRecord>`
    with l as (
      update loops set status = ${status}, data_fim_ajuste = greatest(data_inicio, ${end}), offline_end = true,
        concluded_from = case when ${status}::int = 2 then status end,
        descricao = case when ${descricao}::text = '' then descricao else ${descricao} end,
        stop_note = coalesce(${stop.note}, stop_note), version = version + 1
      where id = ${row.id} returning *
    ), kept as (
      insert into loop_adjustments (loop_id, author_id, data_fim, reason, created_at)
      select id, user_id, data_fim_ajuste, 'stoppedOffline', ${stop.now}::timestamptz from l
    )
    select ${loopColumns} from l join atoms a on a.id = l.atomo_id join ventures v on v.id = l.venture_id`.execute(db)
  return found.rows[0]
}

/** Stores the note of a stop that changes nothing any more, unless the loop has one. */
export const keepNote = async (db: Db, row: LoopRecord, { note }: Pick<Stop, 'note'>): Promise<LoopRecord> => {
  if (note === null || row.stop_note !== null) return row
  await db.updateTable('loops').set({ stop_note: note }).where('id', '=', row.id).execute()
  return { ...row, stop_note: note }
}

/** "Estou aqui": postpones the check, once, while its alert runs. Undefined when there was nothing to confirm. */
export const confirmPresence = async (
  db: Db,
  check: { id: number; user_id: number; now: Date; limits: Limits },
): Promise<LoopRecord | undefined> => {
  const { check_seconds, alert_seconds } = check.limits
  const step = sql`make_interval(secs => coalesce(check_seconds, ${check_seconds}::int))`
  const found = await sql<LoopRecord>`
    with l as (
      update loops set check_due_at = check_due_at + ${step}, version = version + 1
      where id = ${check.id} and user_id = ${check.user_id} and status = 1
        and check_due_at <= ${check.now} and check_due_at + make_interval(secs => coalesce(alert_seconds, ${alert_seconds}::int)) > ${check.now}
      returning *
    )
    select ${loopColumns} from l join atoms a on a.id = l.atomo_id join ventures v on v.id = l.venture_id`.execute(db)
  return found.rows[0]
}

/** Force-stops every loop with an unanswered alert, each at the time its check was due. Safe on many servers. */
export const forceMissed = async (db: Db, now: Date, alert_seconds: number) => {
  const found = await sql<{ id: number; user_id: number; atomo: string; data_fim: string }>`
    update loops set status = 4, data_fim = greatest(data_inicio, check_due_at), check_due_at = null,
      version = loops.version + 1
    from atoms a
    where a.id = loops.atomo_id and loops.id in (
      select id from loops where status = 1 and check_due_at <= ${now}
        and check_due_at + make_interval(secs => coalesce(alert_seconds, ${alert_seconds}::int)) <= ${now}
      order by check_due_at limit 500 for update skip locked
    )
    returning loops.id, loops.user_id, a.nome as atomo, loops.data_fim`.execute(db)
  return found.rows
}

/** Deletes the loop and remembers its start, so that a late repetition of the same start creates nothing. */
export const discardLoop = async (db: Db, id: number, now: Date): Promise<void> => {
  await sql`insert into discarded_loops (user_id, client_id, at)
    select user_id, client_id, ${now}::timestamptz from loops where id = ${id} and client_id is not null`.execute(db)
  await db.deleteFrom('loops').where('id', '=', id).execute()
}

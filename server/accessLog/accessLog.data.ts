import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import type { Log } from '#server/kit/log.ts'
import { makeOutage } from '#server/kit/outage.ts'

/** One call, as the log of accesses keeps it. */
export interface Access {
  readonly time: Date
  readonly ip: string
  readonly port: number | null
  readonly user_id: number | null
  readonly method: string
  readonly route: string | null
  readonly status: number
}

export interface AccessLog {
  /** Costs the call one push onto a list. */
  note(it: Access): void
  /** Writes what waits; the answer is that it stands in the database, or that it could not be written. */
  flush(): Promise<void>
}

/** No more than this is lost when the process is killed. */
const PAUSE_MS = 1000
const AT_ONCE = 2000
/** While the database is away the log waits, but not without end. */
const MOST = 50_000

export const insertAccesses = async (db: Db, rows: readonly Access[]): Promise<void> => {
  await sql`insert into access_log (time, ip, port, user_id, method, route, status)
    select * from json_to_recordset(${JSON.stringify(rows)}::json)
      as x(time timestamptz, ip text, port integer, user_id integer, method text, route text, status smallint)`.execute(
    db,
  )
}

/** Collects accesses and writes them in one statement every second, so that no call waits for its own row. */
export const makeAccessLog = (db: Db, log: Log): AccessLog => {
  let waiting: Access[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let writing: Promise<void> = Promise.resolve()
  let lost = 0
  const outage = makeOutage(log, {
    failed: 'the access log could not be written',
    over: 'the access log is written again',
  })

  const write = async (): Promise<void> => {
    while (waiting.length > 0) {
      const rows = waiting.splice(0, AT_ONCE)
      try {
        await insertAccesses(db, rows)
      } catch (error) {
        waiting = [...rows, ...waiting]
        outage.failed(error)
        return
      }
      outage.worked()
    }
    if (lost > 0) log.error({ lost }, 'the access log is missing rows: the database was away for too long')
    lost = 0
  }
  const flush = (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    writing = writing.then(write)
    return writing
  }
  return {
    flush,
    note: (access) => {
      if (waiting.length >= MOST) lost += 1
      else waiting.push(access)
      timer ??= setTimeout(() => void flush(), PAUSE_MS).unref()
    },
  }
}

const PURGED_AT_ONCE = 5000

/** Deletes what is older than six months, in small bites; returns how many rows went. */
export const purgeAccesses = async (db: Db, now: Date): Promise<number> => {
  for (let gone = 0; ;) {
    const { numAffectedRows = 0n } = await sql`delete from access_log where id in (
      select id from access_log where time < ${now}::timestamptz - interval '6 months'
      order by time limit ${PURGED_AT_ONCE})`.execute(db)
    gone += Number(numAffectedRows)
    if (Number(numAffectedRows) < PURGED_AT_ONCE) return gone
  }
}

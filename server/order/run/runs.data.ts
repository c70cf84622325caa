import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { raiseIncident } from '#server/incident/raise.data.ts'
import type { JobFrame } from '#server/kit/jobs/job.ts'
import { organisationLocale } from '#server/kit/organisation.ts'
import { sayIn } from '#server/kit/words.ts'

/** Runs that closed nothing and failed nowhere are kept as long; there is one every 30 minutes. */
const QUIET_DAYS = 30
const DAY_MS = 86_400_000
/** People whom an incident names. */
const NAMED = 20

export interface RunOutcome {
  weeks: number
  orders: number
  readonly failed: number[]
}

/** Records that the weekly run has begun, and answers its id. */
export const beginRun = async (db: Db, now: Date): Promise<number> => {
  const before = new Date(now.getTime() - QUIET_DAYS * DAY_MS)
  await sql`delete from payment_runs where started_at < ${before}::timestamptz and weeks = 0 and failed = '{}'`.execute(
    db,
  )
  const { id } = await db
    .insertInto('payment_runs')
    .values({ started_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const endRun = async (
  db: Db,
  { id, now, weeks, orders, failed }: RunOutcome & { readonly id: number; readonly now: Date },
): Promise<void> => {
  await db
    .updateTable('payment_runs')
    .set({ finished_at: now, weeks, orders, failed: sql<number[]>`${failed}::int[]` })
    .where('id', '=', id)
    .execute()
}

/** Tells those who answer for incidents whose weeks could not be settled; one incident, until it is closed. */
export const alarmOf = async (frame: JobFrame, failed: readonly number[]): Promise<void> => {
  const say = sayIn(await organisationLocale(frame.db))
  const list = failed.slice(0, NAMED).join(', ')
  await raiseIncident(frame, {
    origin: 'week.run',
    nome: say('order.runFailed'),
    descricao: say('order.runFailedBody', { count: failed.length, list }),
    data_kinds: say('order.runFailedData'),
  })
}

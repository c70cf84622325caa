import { dayBounds, formatDate } from '#contract/kit/dates.ts'
import { loopStatus } from '#contract/loop/loop.states.ts'
import type { Db } from '#server/db/open.ts'
import type { Context } from '#server/kit/context.ts'
import { refuse } from '#server/kit/refuse.ts'

export interface ClosedHours {
  /** The last closed day. */
  readonly day: string
  /** Beginning of the first open day, in the zone of the business (`ZONE`). */
  readonly until: Date
}

/**
 * End of the closed hours; undefined where the organisation has not closed any. `held` until the transaction ends: what
 * it writes into open hours, nobody has closed meanwhile.
 */
export const closedHours = async (db: Db, { held = false } = {}): Promise<ClosedHours | undefined> => {
  const config = db.selectFrom('user_config').select('closed_until').where('id', '=', 1)
  const { closed_until } = await (held ? config.forShare() : config).executeTakeFirstOrThrow()
  return closed_until === null ? undefined : { day: closed_until, until: dayBounds(closed_until).to }
}

/** Whether a loop began in closed hours, whatever has become of it. */
export const beganClosed = (begun: Date, closed: ClosedHours | undefined): boolean =>
  closed !== undefined && begun < closed.until

const dayOf = ({ day }: ClosedHours, locale: Context['locale']) => formatDate(day, locale)

/** Refuses a loop that is told afterwards and began in closed hours. */
export const refuseClosedClaim = async (ctx: Context, begun: Date): Promise<void> => {
  const closed = await closedHours(ctx.db, { held: true })
  if (closed && beganClosed(begun, closed)) refuse('loop.closedClaim', { params: { until: dayOf(closed, ctx.locale) } })
}

interface Kept {
  readonly status: number
  readonly data_inicio: string
}

/** A concluded loop closes with its day; one that waits for its owner can still be concluded, so that no hour is
 * lost. */
export const isClosed = ({ status, data_inicio }: Kept, closed: ClosedHours | undefined): boolean =>
  status === loopStatus.of.concluded && closed !== undefined && new Date(data_inicio) < closed.until

/** Refuses to change a concluded loop of a closed day; until the change is written, nobody closes that day. */
export const refuseClosed = async (ctx: Context, row: Kept): Promise<void> => {
  if (row.status !== loopStatus.of.concluded) return
  const closed = await closedHours(ctx.db, { held: true })
  if (closed && isClosed(row, closed)) refuse('loop.closed', { params: { until: dayOf(closed, ctx.locale) } })
}

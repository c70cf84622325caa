import { sql } from 'kysely'
import type { Context } from '#server/kit/context.ts'
import { notFound, refuse, stale } from '#server/kit/refuse.ts'
import { goalOf } from '#server/okr/okr.data.ts'

/** Locks a living goal, within the person's scope. */
const lockGoal = async (id: number, ctx: Context) => {
  const row = await ctx.db
    .selectFrom('goals')
    .select(['id', 'version', 'closed_at', 'deleted_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  const seen = await goalOf(id, ctx)
  if (!row || row.deleted_at !== null) return notFound()
  return { ...row, seen }
}

/** Same, only open and in the version that the page showed. */
export const lockOpenGoal = async ({ id, version }: { id: number; version?: number }, ctx: Context) => {
  const goal = await lockGoal(id, ctx)
  if (version !== undefined && goal.version !== version) return stale(goal.seen)
  if (goal.closed_at !== null) return refuse('okr.closedGoal', { status: 409 })
  return goal
}

export const raiseGoal = (id: number, ctx: Context) =>
  sql`update goals set version = version + 1 where id = ${id}`.execute(ctx.db)

export const noteGoals = (ids: readonly number[], detail: Readonly<Record<string, unknown>>, ctx: Context) =>
  ctx.audit(ids.map((id) => ({ event: 'okr.changed', thing: 'okr', thing_id: id, detail })))

export const noteGoal = (id: number, detail: Readonly<Record<string, unknown>>, ctx: Context): Promise<void> =>
  noteGoals([id], detail, ctx)

/** Audit detail of a goal's closing. */
export const closing = (closing_note: string) => ({
  before: { closed: false },
  after: { closed: true, ...(closing_note !== '' && { closing_note }) },
})

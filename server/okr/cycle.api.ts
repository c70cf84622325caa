import { sql } from 'kysely'
import { type GoalCycle } from '#contract/okr/cycle.ts'
import { cycleCalls } from '#contract/okr/okr.calls.ts'
import type { Context } from '#server/kit/context.ts'
import { handle } from '#server/kit/handle.ts'
import { notFound, refuse } from '#server/kit/refuse.ts'
import { closing, noteGoals } from '#server/okr/goal.data.ts'
import { percent } from '#server/okr/okr.data.ts'
import { ofReachedVentures } from '#server/venture/reach.data.ts'

const CYCLES = 12

/** Goals `t` of a venture that exist for the person. */
const living = (venture_id: number, ctx: Context) =>
  sql`t.venture_id = ${venture_id} and t.deleted_at is null and ${ofReachedVentures(sql`t.venture_id`, ctx)}`

export const goalCycleApi = [
  handle(cycleCalls.list, async (ctx, { venture_id }) => {
    const { rows } = await sql<GoalCycle>`
      select t.cycle, count(*)::int as goals, count(*) filter (where t.closed_at is null)::int as open,
        percent_of(avg(goal_reached(t.id))) as progress
      from goals t where ${living(venture_id, ctx)}
      group by t.cycle order by t.cycle desc limit ${CYCLES}`.execute(ctx.db)
    return { data: rows }
  }),

  handle(cycleCalls.close, async (ctx, { venture_id, cycle, closing_note }) => {
    const { rows } = await sql<{ id: number; open: boolean }>`
      select t.id, t.closed_at is null as open from goals t
      where ${living(venture_id, ctx)} and t.cycle = ${cycle} order by t.id for update`.execute(ctx.db)
    if (rows.length === 0) return notFound()
    const open = rows.filter((it) => it.open).map((it) => it.id)
    if (open.length === 0) return refuse('okr.closedCycle', { status: 409 })
    // One statement: what each has reached is reckoned before any of them is closed.
    await sql`update goals t set closed_at = ${ctx.now}, closed_progress = ${percent}, closing_note = ${closing_note},
      version = version + 1 where t.id = any(${open}::int[])`.execute(ctx.db)
    await noteGoals(open, closing(closing_note), ctx)
    return { closed: open.length }
  }),
]

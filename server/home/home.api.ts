import { homeCalls, timeCalls } from '#contract/home/home.calls.ts'
import { addDays, dayBounds, todayIn, weekBounds } from '#contract/kit/dates.ts'
import { assignedAtoms, countAssignedAtoms } from '#server/atom/atom.data.ts'
import { teamNow } from '#server/home/home.data.ts'
import { dayGoalOf, daysAround, loopsOfDay, timeOf, weekGoalOf } from '#server/home/time.data.ts'
import { handle } from '#server/kit/handle.ts'
import { countWaiting, peopleWithin, secondsWithin } from '#server/loop/loop.data.ts'
import { venturesFor } from '#server/venture/venture.data.ts'

const SHOWN = 100
const DAYS = 7

export const homeApi = [
  handle(homeCalls.mine, async (ctx) => {
    const { user, now, db } = ctx
    const today = todayIn(now, user.zone)
    const week = weekBounds(today, user.zone, user.week_start)
    const first = todayIn(week.from, user.zone)
    const before = { from: dayBounds(addDays(first, -DAYS), user.zone).from, to: week.from }
    const days = Array.from({ length: DAYS }, (_, index) => addDays(first, index))
    const atoms = (late: boolean) => assignedAtoms(db, user.id, { today, late, limit: SHOWN })
    const late = await atoms(true)
    const next = await atoms(false)
    const shown = late.length + next.length
    const { waiting, returned } = await countWaiting(db, user.id)
    const full = late.length === SHOWN || next.length === SHOWN
    return {
      today_seconds: await secondsWithin(db, dayBounds(today, user.zone), user.id),
      week_seconds: await secondsWithin(db, week, user.id),
      last_week_seconds: await secondsWithin(db, before, user.id),
      week: await timeOf(db, user, days),
      late,
      next,
      atoms_total: full ? await countAssignedAtoms(db, user.id) : shown,
      loops_waiting: waiting,
      loops_returned: returned,
    }
  }),

  handle(homeCalls.team, async (ctx) => {
    const today = dayBounds(todayIn(ctx.now, ctx.user.zone), ctx.user.zone)
    const week = weekBounds(todayIn(ctx.now, ctx.user.zone), ctx.user.zone, ctx.user.week_start)
    const { open, ...team } = await teamNow(ctx.db, ctx.now, { today, week })
    return {
      ...team,
      running_today: open.today,
      running_week: open.week,
      today_seconds: open.today_seconds + (await secondsWithin(ctx.db, today)),
      week_seconds: open.week_seconds + (await secondsWithin(ctx.db, week)),
      people_today: await peopleWithin(ctx.db, today),
      at: ctx.now.toISOString(),
    }
  }),

  handle(homeCalls.ventures, async (ctx) => ({
    data: await venturesFor(ctx.db, { user: ctx.user, all: ctx.may('projeto.seeAll') }),
  })),

  handle(timeCalls.days, async ({ user, now, db }, { day, span }) => {
    const days = daysAround(day ?? todayIn(now, user.zone), span, user)
    const goal = span === 'week' ? await weekGoalOf(db, user, days[0] ?? todayIn(now, user.zone)) : null
    return { days: await timeOf(db, user, days), goal_week_seconds: goal }
  }),

  handle(timeCalls.day, async ({ user, now, db }, input) => {
    const day = input.day ?? todayIn(now, user.zone)
    const { from, to } = dayBounds(day, user.zone)
    return {
      day,
      from: from.toISOString(),
      to: to.toISOString(),
      loops: await loopsOfDay(db, user, day),
      goal_seconds: await dayGoalOf(db, user, day),
    }
  }),
]

import { homeCalls } from '#contract/home/home.ts'
import { addDays, dayBounds, todayIn, weekBounds } from '#contract/kit/dates.ts'
import { assignedAtoms } from '#server/atom/atom.data.ts'
import { teamNow } from '#server/home/home.data.ts'
import { handle } from '#server/kit/handle.ts'
import { peopleWithin, secondsByDay, secondsWithin } from '#server/loop/loop.data.ts'
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
    const byDay = await secondsByDay(db, user, days)
    const atoms = (late: boolean) => assignedAtoms(db, user.id, { today, late, limit: SHOWN })
    return {
      today_seconds: await secondsWithin(db, dayBounds(today, user.zone), user.id),
      week_seconds: await secondsWithin(db, week, user.id),
      last_week_seconds: await secondsWithin(db, before, user.id),
      week: days.map((day) => ({
        day,
        ventures: byDay.filter((it) => it.day === day).map(({ id, nome, segundos }) => ({ id, nome, segundos })),
      })),
      late: await atoms(true),
      next: await atoms(false),
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
]

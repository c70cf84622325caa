import { homeCalls } from '#contract/home/home.ts'
import { addDays, dayBounds, todayIn, weekBounds } from '#contract/kit/dates.ts'
import { assignedAtoms } from '#server/atom/atom.data.ts'
import { teamNow } from '#server/home/home.data.ts'
import { handle } from '#server/kit/handle.ts'
import { secondsByDay, secondsWithin } from '#server/loop/loop.data.ts'
import { venturesFor } from '#server/venture/venture.data.ts'

const SHOWN = 6
const DAYS = 7

export const homeApi = [
  handle(homeCalls.mine, async (ctx) => {
    const { user, now, db } = ctx
    const today = todayIn(now, user.zone)
    const week = weekBounds(today, user.zone)
    const first = todayIn(week.from, user.zone)
    const before = { from: dayBounds(addDays(first, -DAYS), user.zone).from, to: week.from }
    const days = Array.from({ length: DAYS }, (_, index) => addDays(first, index))
    const byDay = await secondsByDay(db, user, days)
    const atoms = await assignedAtoms(db, user.id, today)
    return {
      today_seconds: await secondsWithin(db, dayBounds(today, user.zone), user.id),
      week_seconds: await secondsWithin(db, week, user.id),
      last_week_seconds: await secondsWithin(db, before, user.id),
      week: days.map((day) => ({
        day,
        ventures: byDay.filter((it) => it.day === day).map(({ id, nome, segundos }) => ({ id, nome, segundos })),
      })),
      late: atoms.filter((it) => it.late).slice(0, SHOWN),
      next: atoms.filter((it) => !it.late).slice(0, SHOWN),
    }
  }),

  handle(homeCalls.team, async (ctx) => {
    const today = dayBounds(todayIn(ctx.now, ctx.user.zone), ctx.user.zone)
    const week = weekBounds(todayIn(ctx.now, ctx.user.zone), ctx.user.zone)
    return {
      ...(await teamNow(ctx.db, today)),
      today_seconds: await secondsWithin(ctx.db, today),
      week_seconds: await secondsWithin(ctx.db, week),
    }
  }),

  handle(homeCalls.ventures, async (ctx) => ({
    data: await venturesFor(ctx.db, { user: ctx.user, all: ctx.may('projeto.seeAll') }),
  })),
]

import { addDays, todayIn, weekBounds } from '#contract/kit/dates.ts'
import { myWorkCalls } from '#contract/myWork/myWork.ts'
import { handle } from '#server/kit/handle.ts'
import { atomsToApprove, gatesToDecide, ownWork } from '#server/myWork/myWork.data.ts'

export const myWorkApi = [
  handle(myWorkCalls.show, async (ctx) => {
    const { user, now } = ctx
    const today = todayIn(now, user.zone)
    const weekEnd = addDays(todayIn(weekBounds(today, user.zone, user.week_start).to, user.zone), -1)
    return {
      groups: await ownWork(ctx, { today, weekEnd }),
      ...(ctx.may('atom.approve') && { approve: await atomsToApprove(ctx, today) }),
      ...(ctx.may('gate.approve') && { gates: await gatesToDecide(ctx) }),
    }
  }),
]

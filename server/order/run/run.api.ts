import { runCalls } from '#contract/order/run.calls.ts'
import { handle } from '#server/kit/handle.ts'
import { closings, lastRun, leftOn, runningWeek } from '#server/order/run/shown.data.ts'

export const orderRunApi = [
  handle(runCalls.show, async ({ db, now }) => ({
    data: { now: await runningWeek(db), last: await lastRun(db), closings: await closings(db, now) },
  })),

  handle(runCalls.left, async ({ db }, { friday }) => ({ data: await leftOn(db, friday) })),
]

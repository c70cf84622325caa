import { overviewCalls } from '#contract/home/home.calls.ts'
import { teamWeek, unordered } from '#server/home/overview.data.ts'
import { handle } from '#server/kit/handle.ts'

export const overviewApi = [handle(overviewCalls.week, teamWeek), handle(overviewCalls.unordered, unordered)]

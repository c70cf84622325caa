import { addDays, monthBounds, todayIn } from '#contract/kit/dates.ts'
import { formatDate } from '#contract/kit/dates.ts'
import type { Context } from '#server/kit/context.ts'

export type Days = {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** A stretch of days in words, both included, for the heading of a sheet. */
export const periodText = ({ say, locale }: Pick<Context, 'say' | 'locale'>, { from, to }: Days): string => {
  const day = (it: string) => formatDate(it, locale)
  if (from && to) return from === to ? day(from) : say('sheet.between', { from: day(from), to: day(to) })
  if (from) return say('sheet.since', { date: day(from) })
  return to ? say('sheet.until', { date: day(to) }) : say('sheet.always')
}

/** For a file's name: `2026-10` for a whole month, else the day or both; today where a side is open. */
export const periodPart = ({ from, to }: Days, { now, zone }: { now: Date; zone: string }): string => {
  if (!from || !to) return todayIn(now, zone)
  const month = monthBounds(from, zone)
  if (from === todayIn(month.from, zone) && to === addDays(todayIn(month.to, zone), -1)) return from.slice(0, 7)
  return from === to ? from : `${from}_${to}`
}

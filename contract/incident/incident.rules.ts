import { dayBounds, todayIn, ZONE } from '#contract/kit/dates.ts'
import { addBusinessDays, type HolidaysOf } from '#contract/kit/days/businessDays.ts'
import { HOUR_MS } from '#contract/kit/spans.ts'
import { nationalHolidays } from '#contract/userConfig/holidays.ts'

/**
 * Business days within which an incident is told to the ANPD and to the people concerned, from the knowledge of it on
 * (LGPD, article 48; resolution CD/ANPD 15/2024, articles 6 and 9).
 */
const REPORT_DAYS = 3

/** The law counts national holidays only; days off of the organisation's own do not extend the period. */
const holidaysOf: HolidaysOf = (year) => nationalHolidays(year).map((it) => it.day)

const businessDay = (noticed: Date, count: number) =>
  dayBounds(addBusinessDays(todayIn(noticed, ZONE), count, holidaysOf), ZONE)

/** The last second of the third business day after the day of the knowledge, in Brasília. */
export const reportDueAt = (noticed: Date): Date => new Date(businessDay(noticed, REPORT_DAYS).to.getTime() - 1000)

const MORNING_MS = 9 * HOUR_MS

/** Nine o'clock on the second business day: the rest of it and the third are left. */
export const remindAt = (noticed: Date): Date =>
  new Date(businessDay(noticed, REPORT_DAYS - 1).from.getTime() + MORNING_MS)

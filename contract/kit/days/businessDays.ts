import { addDays } from '#contract/kit/dates.ts'

/** National holidays of a year, as `YYYY-MM-DD` days. */
export type HolidaysOf = (year: number) => readonly string[]

const SATURDAY = 6

/** True for Monday to Friday without holidays. Optional holidays (Carnival, Corpus Christi) are business days. */
export const isBusinessDay = (day: string, holidaysOf: HolidaysOf): boolean => {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay()
  return weekday !== 0 && weekday !== SATURDAY && !holidaysOf(Number(day.slice(0, 4))).includes(day)
}

/** The day that ends a period of so many business days; the day on which it begins does not count. */
export const addBusinessDays = (day: string, count: number, holidaysOf: HolidaysOf): string => {
  let at = day
  for (let left = count; left > 0;) {
    at = addDays(at, 1)
    if (isBusinessDay(at, holidaysOf)) left -= 1
  }
  return at
}

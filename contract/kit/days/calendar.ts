import { addDays } from '#contract/kit/dates.ts'

/** Arithmetic with days `YYYY-MM-DD` of the calendar and with its months, which is the same in every zone. */

const DAY_MS = 86_400_000

/** Days from one to another; below zero where the other is earlier. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS

/** Number of the month that holds a day, or of a month `YYYY-MM`, counted from January of year 0. */
export const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1

/** First day of the month of a number. */
export const firstOfMonth = (month: number): string =>
  `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}-01`

/** Last day of the month of a number. */
export const lastOfMonth = (month: number): string => addDays(firstOfMonth(month + 1), -1)

/** `03/2026`: the month that holds a day, in every language. */
export const monthName = (day: string): string => `${day.slice(5, 7)}/${day.slice(0, 4)}`

/** `03/26`, where there is no room for more. */
export const shortMonth = (day: string): string => `${day.slice(5, 7)}/${day.slice(2, 4)}`

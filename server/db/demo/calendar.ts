import { addDays, dayBounds, todayIn, weekBounds } from '#contract/kit/dates.ts'

const MINUTE = 60_000
const DAY = 86_400_000

/** Days around `now` in São Paulo, counted from today: -1 is yesterday. */
export interface Calendar {
  readonly now: Date
  /** Minutes since today's midnight. */
  readonly minute: number
  iso(day: number): string
  /** The instant `minutes` after the day's midnight; minutes past 1440 belong to the next day. */
  at(day: number, minutes: number, seconds?: number): Date
  /** 0 Sunday … 6 Saturday. */
  weekday(day: number): number
  isHoliday(day: number): boolean
  /** The collective recess between Christmas and New Year. */
  isRecess(day: number): boolean
  /** A working day: Monday to Friday, no holiday. */
  isWorkday(day: number): boolean
  /** Number of weekly closings (Friday 23:59) between the instant and `now`. */
  closings(instant: Date): number
}

/** Easter Sunday by the anonymous Gregorian computus. */
const easter = (year: number): string => {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const skipped = Math.floor(century / 4)
  const moon = (19 * golden + century - skipped - Math.floor((8 * century + 13) / 25) + 15) % 30
  const full = moon - Math.floor(moon / 28) * (1 - Math.floor(29 / (moon + 1)) * Math.floor((21 - golden) / 11))
  const weekday = (year + Math.floor(year / 4) + full + 2 - century + skipped) % 7
  const since = full - weekday
  const month = 3 + Math.floor((since + 40) / 44)
  const day = since + 28 - 31 * Math.floor(month / 4)
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** National holidays, and those of the state and the city of São Paulo. */
const fixed = ['01-01', '01-25', '04-21', '05-01', '07-09', '09-07', '10-12', '11-02', '11-15', '11-20', '12-25']
/** Carnival, Good Friday and Corpus Christi, in days from Easter. */
const moving = [-48, -47, -2, 60]

export const holidays = (year: number): string[] => [
  ...fixed.map((day) => `${year}-${day}`),
  ...moving.map((days) => addDays(easter(year), days)),
]

export const calendar = (now: Date): Calendar => {
  const today = todayIn(now)
  const midnights = new Map<number, number>()
  const year = Number(today.slice(0, 4))
  const free = new Set([year - 2, year - 1, year, year + 1].flatMap(holidays))
  const week = weekBounds(today, undefined, 6).from.getTime()

  const iso = (day: number) => addDays(today, day)
  const midnight = (day: number) => {
    const known = midnights.get(day) ?? dayBounds(iso(day)).from.getTime()
    midnights.set(day, known)
    return known
  }
  const weekday = (day: number) => new Date(iso(day)).getUTCDay()
  const isHoliday = (day: number) => free.has(iso(day))
  return {
    now,
    minute: Math.floor((now.getTime() - midnight(0)) / MINUTE),
    iso,
    at: (day, minutes, seconds = 0) => new Date(midnight(day) + minutes * MINUTE + seconds * 1000),
    weekday,
    isHoliday,
    isRecess: (day) => {
      const date = iso(day).slice(5)
      return date >= '12-23' || date <= '01-02'
    },
    isWorkday: (day) => weekday(day) % 6 !== 0 && !isHoliday(day),
    closings: (instant) => Math.max(0, Math.ceil((week - instant.getTime()) / (7 * DAY))),
  }
}

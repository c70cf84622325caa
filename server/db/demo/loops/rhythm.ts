import type { Calendar } from '#server/db/demo/calendar.ts'
import type { Dice } from '#server/db/demo/dice.ts'
import type { RhythmName, Work } from '#server/db/demo/people.ts'

/** Minutes since midnight. */
export interface Session {
  from: number
  to: number
}

interface Rhythm {
  /** Share of Mondays to Fridays, Saturdays and Sundays worked. */
  shares: readonly [number, number, number]
  start: readonly [number, number]
  minutes: readonly [number, number]
  lunch: boolean
}

const rhythms: Record<RhythmName, Rhythm> = {
  full: { shares: [0.97, 0.03, 0], start: [500, 575], minutes: [395, 500], lunch: true },
  morning: { shares: [0.93, 0.02, 0], start: [475, 540], minutes: [190, 275], lunch: false },
  afternoon: { shares: [0.93, 0.02, 0.01], start: [795, 855], minutes: [200, 285], lunch: false },
  evening: { shares: [0.52, 0.2, 0.06], start: [1110, 1170], minutes: [85, 200], lunch: false },
  lead: { shares: [0.5, 0.01, 0], start: [545, 960], minutes: [35, 130], lunch: false },
}

/** Lengths of a session in minutes: from 20 minutes to three hours and a half. */
export const SHORTEST = 20
const LONGEST = 210

type Span = readonly [number, number]

/** Absences of a person: one long holiday, one short one, and those known beforehand. */
const absences = (of: Dice, { from, until, away }: Work): Span[] => {
  const free = until - from - 60
  if (free <= 0) return away ? [away] : []
  const long = from + 20 + of.int(0, free)
  const short = from + 20 + of.int(0, free)
  const taken: Span[] = [
    [long, long + of.int(13, 20)],
    [short, short + of.int(2, 5)],
  ]
  return [...taken, ...(away ? [away] : [])].filter(([, last]) => last < -12 || away)
}

const shareOf = (cal: Calendar, day: number, rhythm: Rhythm): number => {
  if (cal.isRecess(day)) return 0.12 * rhythm.shares[0]
  if (cal.isHoliday(day)) return 0.05
  const weekday = cal.weekday(day)
  if (weekday === 6) return rhythm.shares[1]
  return weekday === 0 ? rhythm.shares[2] : rhythm.shares[0]
}

interface Shape {
  start: number
  minutes: number
  lunch: Session | null
}

/** Cuts `minutes` of work from `start` on into sessions with short breaks, and lunch where the day is long. */
const cut = (of: Dice, { start, minutes, lunch }: Shape): Session[] => {
  const made: Session[] = []
  let at = start
  let left = minutes
  while (left >= SHORTEST) {
    const room = lunch && at < lunch.from ? lunch.from - at : Number.POSITIVE_INFINITY
    const wanted = of.chance(0.08) ? of.int(SHORTEST, 50) : 48 + Math.round(((of.roll() + of.roll()) / 2) * 190)
    const most = Math.min(left, room, LONGEST)
    const length = most - wanted < SHORTEST ? most : wanted
    made.push({ from: at, to: at + length })
    left -= length
    at += length + of.int(3, 22)
    // Too little time is left before lunch for another session.
    if (lunch && at > lunch.from - SHORTEST && at < lunch.to) at = lunch.to
  }
  return made
}

export interface Days {
  cal: Calendar
  work: Work
  of: Dice
  away: readonly Span[]
  /** Minute of the day at which this person usually begins. */
  begins: number
}

export const daysOf = (cal: Calendar, work: Work, of: Dice): Days => ({
  cal,
  work,
  of,
  away: absences(of, work),
  begins: of.int(...rhythms[work.rhythm].start),
})

const isPresent = ({ cal, work, of, away }: Days, day: number): boolean =>
  of.chance(shareOf(cal, day, rhythms[work.rhythm])) &&
  !of.chance(0.015) &&
  !away.some(([first, last]) => day >= first && day <= last)

/** A Saturday or a holiday: a few hours, at any time. */
const freeDay = (of: Dice): Session[] => cut(of, { start: of.int(560, 900), minutes: of.int(60, 190), lunch: null })

const usualDay = ({ cal, work, of, begins }: Days, day: number): Shape => {
  const rhythm = rhythms[work.rhythm]
  const lunchAt = of.int(718, 775)
  const jitter = work.rhythm === 'lead' ? of.int(-240, 240) : of.int(-18, 24)
  return {
    start: Math.min(Math.max(begins + jitter, 470), 1185),
    minutes: of.int(...rhythm.minutes) - (rhythm.lunch && cal.weekday(day) === 5 ? 35 : 0),
    lunch: rhythm.lunch ? { from: lunchAt, to: lunchAt + of.int(48, 82) } : null,
  }
}

/** `steady` people miss no recent working day, and begin today before nine, so that their first loop is over by then. */
export const sessionsOf = (days: Days, day: number, steady: boolean): Session[] => {
  const { cal, of } = days
  const certain = steady && day > -8 && cal.isWorkday(day)
  if (!isPresent(days, day) && !certain) return []
  if (!certain && (!cal.isWorkday(day) || cal.isRecess(day))) return freeDay(of)
  const shape = usualDay(days, day)
  if (!certain || day < 0) return cut(of, shape)
  const first = { from: of.int(500, 515), to: of.int(545, 558) }
  return [first, ...cut(of, { ...shape, start: first.to + of.int(4, 9), minutes: shape.minutes - 45 })]
}

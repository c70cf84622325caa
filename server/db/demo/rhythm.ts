import type { Calendar } from './calendar.ts'
import type { Dice } from './dice.ts'
import type { Person, RhythmName, Work } from './people.ts'

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
  lead: { shares: [0.42, 0.01, 0], start: [545, 960], minutes: [35, 130], lunch: false },
}

/** Section lengths in minutes: from 20 minutes to three hours and a half. */
export const SHORTEST = 20
export const LONGEST = 210

type Span = readonly [number, number]

/** Who is away when: one long holiday, one short one, and what is known beforehand. */
export const absences = (of: Dice, { from, until, away }: Work): Span[] => {
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

/** Cuts `minutes` of work from `start` on into sessions with short breaks, and lunch where the day is long. */
const cut = (of: Dice, start: number, minutes: number, lunch: Session | null): Session[] => {
  const made: Session[] = []
  let at = start
  let left = minutes
  while (left >= SHORTEST) {
    const room = lunch && at < lunch.from ? lunch.from - at : Number.POSITIVE_INFINITY
    if (room < SHORTEST) {
      at = lunch?.to ?? at
      continue
    }
    const wanted = of.chance(0.14) ? of.int(SHORTEST, 50) : 30 + Math.round(((of.roll() + of.roll()) / 2) * 185)
    const most = Math.min(left, room, LONGEST)
    const length = most - wanted < SHORTEST ? most : wanted
    made.push({ from: at, to: at + length })
    left -= length
    at += length + of.int(3, 22)
  }
  return made
}

export interface Days {
  cal: Calendar
  person: Person
  work: Work
  of: Dice
  away: readonly Span[]
  /** The minute this person likes to begin at. */
  begins: number
}

export const daysOf = (cal: Calendar, person: Person, work: Work, of: Dice): Days => ({
  cal,
  person,
  work,
  of,
  away: absences(of, work),
  begins: of.int(...rhythms[work.rhythm].start),
})

/** `steady` people miss no recent working day, and begin today before nine, so that their first loop is over by then. */
export const sessionsOf = ({ cal, work, of, away, begins }: Days, day: number, steady: boolean): Session[] => {
  const rhythm = rhythms[work.rhythm]
  const certain = steady && day > -8 && cal.isWorkday(day)
  const present = of.chance(shareOf(cal, day, rhythm)) && !of.chance(0.015)
  if (!certain && (!present || away.some(([first, last]) => day >= first && day <= last))) return []
  const usual = cal.isWorkday(day) && !cal.isRecess(day)
  const minutes = usual ? of.int(...rhythm.minutes) : of.int(60, 190)
  const fridays = cal.weekday(day) === 5 && rhythm.lunch ? 35 : 0
  const lunchAt = of.int(718, 775)
  const lunch = rhythm.lunch && usual ? { from: lunchAt, to: lunchAt + of.int(48, 82) } : null
  if (certain && day === 0) {
    const first = { from: of.int(500, 515), to: of.int(545, 558) }
    return [first, ...cut(of, first.to + of.int(4, 9), minutes - 45, lunch)]
  }
  const jitter = work.rhythm === 'lead' ? of.int(-240, 240) : of.int(-18, 24)
  const wanted = usual ? begins + jitter : of.int(560, 900)
  return cut(of, Math.min(Math.max(wanted, 470), 1185), minutes - fridays, lunch)
}

import { decimalTenths } from '#contract/kit/hours.ts'
import type { Calendar } from '#server/db/demo/calendar.ts'
import { dice } from '#server/db/demo/dice.ts'
import type { Person } from '#server/db/demo/people.ts'
import type { DraftLoop } from './loops.ts'

/** Hourly values rose on the first of a month, some five months ago. */
const raiseDay = (cal: Calendar, day = -150): number => (cal.iso(day).endsWith('-01') ? day : raiseDay(cal, day - 1))

const beforeRaise = (seed: string, person: Person): number => {
  const percent = dice(`${seed} raise ${person.email}`).int(6, 11)
  return Math.max(35_00, Math.round(person.valor_hora_centavos / (1 + percent / 100) / 50) * 50)
}

/** The value that stood when a loop was concluded. */
export const rateAt = (cal: Calendar, seed: string) => {
  const raised = cal.at(raiseDay(cal), 0)
  return (person: Person, concluded: Date): number =>
    concluded < raised ? beforeRaise(seed, person) : person.valor_hora_centavos
}

export const secondsOf = ({ start, end, adjusted }: DraftLoop): number =>
  Math.floor(((adjusted ?? end ?? start).getTime() - start.getTime()) / 1000)

export const tenthsOf = (loop: DraftLoop): number => decimalTenths(secondsOf(loop))

const paidShare = (closings: number): number => {
  if (closings < 2) return 0
  return closings < 4 ? 0.9 : 1
}

/**
 * Concluded loops go by weeks: the open one stays concluded (3), a closed one is on an order (7), paid on the Friday after
 * (6), now and then later. A person's week is one order, so its loops go together.
 */
export const settled = (cal: Calendar, seed: string, loop: DraftLoop): number => {
  if (loop.status !== 3 || !loop.concluded) return loop.status
  const closings = cal.closings(loop.concluded)
  if (closings === 0) return 3
  const of = dice(`${seed} order ${loop.person} ${cal.iso(-7 * closings)}`)
  if (closings === 1 && of.chance(0.2)) return 3
  return of.chance(paidShare(closings)) ? 6 : 7
}

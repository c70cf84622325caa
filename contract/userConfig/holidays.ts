import { addDays } from '#contract/kit/dates.ts'

export interface Holiday {
  /** `YYYY-MM-DD`. */
  day: string
  nome: string
}

const fixed: readonly (readonly [day: string, nome: string])[] = [
  ['01-01', 'Confraternização Universal'],
  ['04-21', 'Tiradentes'],
  ['05-01', 'Dia do Trabalho'],
  ['09-07', 'Independência do Brasil'],
  ['10-12', 'Nossa Senhora Aparecida'],
  ['11-02', 'Finados'],
  ['11-15', 'Proclamação da República'],
  ['12-25', 'Natal'],
]

/** A national holiday since law 14.759/2023 came into force. */
const CONSCIENCE_SINCE = 2024

const two = (count: number): string => String(count).padStart(2, '0')

/** Easter Sunday of a year of the Gregorian calendar (Meeus, Jones and Butcher). */
const easter = (year: number): string => {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const sum = h + l - 7 * m + 114
  return `${year}-${two(Math.floor(sum / 31))}-${two((sum % 31) + 1)}`
}

/** The national holidays of Brazil in a year (laws 662/1949, 6.802/1980 and 14.759/2023, and Good Friday), by day. */
export const nationalHolidays = (year: number): Holiday[] =>
  [
    ...fixed.map(([day, nome]) => ({ day: `${year}-${day}`, nome })),
    { day: addDays(easter(year), -2), nome: 'Sexta-feira Santa' },
    ...(year >= CONSCIENCE_SINCE ? [{ day: `${year}-11-20`, nome: 'Dia da Consciência Negra' }] : []),
  ].toSorted((a, b) => (a.day < b.day ? -1 : 1))

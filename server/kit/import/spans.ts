import { plainText } from '#contract/kit/import/import.ts'
import type { SpanUnit } from '#contract/kit/import/preset.ts'
import type { Locale } from '#contract/kit/words.ts'
import { numberOf } from '#server/kit/import/numbers.ts'

/** Seconds of a unit. A day of work has eight hours and a week five days, as Jira counts unless told otherwise (decision
 * 133). */
const SECONDS: Readonly<Record<SpanUnit, number>> = { s: 1, min: 60, h: 3600, d: 8 * 3600, w: 40 * 3600 }

const WORDS: Readonly<Record<SpanUnit, readonly string[]>> = {
  s: ['segundo', 'segundos', 'second', 'seconds'],
  min: ['minuto', 'minutos', 'minute', 'minutes'],
  h: ['hora', 'horas', 'hour', 'hours'],
  d: ['dia', 'dias', 'day', 'days'],
  w: ['semana', 'semanas', 'week', 'weeks'],
}
const SHORT: Readonly<Record<SpanUnit, readonly string[]>> = {
  s: ['s', 'seg', 'segs', 'sec', 'secs'],
  min: ['m', 'min', 'mins'],
  h: ['h', 'hr', 'hrs', 'hs'],
  d: ['d'],
  w: ['w', 'wk', 'wks', 'sem'],
}
const units: readonly SpanUnit[] = ['s', 'min', 'h', 'd', 'w']
const unitOf = (word: string): SpanUnit | undefined =>
  units.find((unit) => WORDS[unit].includes(word) || SHORT[unit].includes(word))

/** Unit that a header says: `Estimate (min)`, `Horas`. */
export const unitIn = (header: string): SpanUnit | undefined => {
  const plain = plainText(header)
  const within = unitOf(/\(([a-z]+)\)/.exec(plain)?.[1] ?? '')
  // A short one outside brackets may be any word: `sem` is also "without".
  return within ?? units.find((unit) => plain.split(/[^a-z]+/).some((word) => WORDS[unit].includes(word)))
}

const CLOCK = /^(\d{1,6}):([0-5]\d)(?::([0-5]\d))?(?: ?hs?)?$/
const PIECE = /^(\d[\d.,]*) ?([a-z]+)\.? ?(?:, ?|e |and )?/
/** Minutes behind hours need no unit: `7h30`. */
const MINUTES = /^[0-5]?\d$/
const PIECES_MAX = 5

const clockOf = (text: string): number | undefined => {
  const [, hours, minutes, seconds = 0] = CLOCK.exec(text) ?? []
  return hours === undefined ? undefined : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

/** Seconds of one number and its unit at the beginning of a text, and what stands behind them. */
const pieceOf = (text: string, written: Locale) => {
  const [piece = '', number = '', word = ''] = PIECE.exec(text) ?? []
  const unit = unitOf(word)
  const count = numberOf(number, 2, written)
  if (unit === undefined || count === undefined) return undefined
  return { seconds: count * SECONDS[unit], unit, rest: text.slice(piece.length) }
}

/** Seconds of a cell that says its units: `38h`, `1h 30m`, `2d`, `1,5 h`, `7h30`, `PT38H`, `1:30`. */
export const spanOf = (cell: string, written: Locale): number | undefined => {
  const text = plainText(cell).replaceAll(/\s+/g, ' ')
  const clock = clockOf(text)
  if (clock !== undefined) return clock
  let rest = text.replace(/^pt(?=\d)/, '')
  let seconds = 0
  for (let pieces = 0; pieces < PIECES_MAX; pieces += 1) {
    const piece = pieceOf(rest, written)
    if (!piece) return undefined
    seconds += piece.seconds
    rest = piece.rest
    if (piece.unit === 'h' && MINUTES.test(rest)) return seconds + Number(rest) * 60
    if (rest === '') return Math.round(seconds)
  }
  return undefined
}

/** Seconds of a cell that says no unit, in the one assumed for its column. */
export const bareSpanOf = (
  cell: string,
  { unit, written }: { unit: SpanUnit; written: Locale },
): number | undefined => {
  const count = numberOf(cell, 2, written)
  return count === undefined ? undefined : count * SECONDS[unit]
}

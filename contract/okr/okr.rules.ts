import { codes } from '#contract/kit/codes.ts'

/** Unit of a key; `currency` in centavos, `binary` 0 or 1. */
export const keyKind = codes({ number: 1, percent: 2, currency: 3, binary: 4 })
/** Source of its value: check-ins, the finished atoms of the venture, or its hours within the cycle. */
export const keyFeed = codes({ manual: 1, atoms: 2, hours: 3 })
export const confidence = codes({ low: 1, medium: 2, high: 3 })

export const WEIGHTS = 100

interface Measured {
  readonly start: number
  readonly current: number
  readonly target: number
}

/** Progress of a key from 0 to 1, clamped; a target below the start is reached by falling. */
export const keyProgress = ({ start, current, target }: Measured): number =>
  target === start ? Number(current === target) : Math.min(1, Math.max(0, (current - start) / (target - start)))

/** Weighted mean of parts' progress, from 0 to 1; 0 without parts. */
export const weightedMean = (parts: readonly { readonly weight: number; readonly progress: number }[]): number => {
  const all = parts.reduce((sum, it) => sum + it.weight, 0)
  return all === 0 ? 0 : parts.reduce((sum, it) => sum + it.weight * it.progress, 0) / all
}

/** Whole weights in the proportion of `given` that add up to 100; even ones where all are 0. Empty for none. */
export const weightsOf = (given: readonly number[]): number[] => {
  const sum = given.reduce((all, it) => all + it, 0)
  const exact = given.map((it) => (sum === 0 ? WEIGHTS / given.length : (WEIGHTS * it) / sum))
  const whole = exact.map(Math.floor)
  const left = WEIGHTS - whole.reduce((all, it) => all + it, 0)
  // The remainder of rounding down goes to those that lost most by it.
  const losers = exact
    .map((it, index) => ({ index, lost: it - Math.floor(it) }))
    .toSorted((a, b) => b.lost - a.lost || a.index - b.index)
    .slice(0, given.length === 0 ? 0 : left)
  for (const { index } of losers) whole[index] = (whole[index] ?? 0) + 1
  return whole
}

/** A quarter: `2026-Q4`. */
export const CYCLE = /^2\d{3}-Q[1-4]$/

/** Cycle of a day (`YYYY-MM-DD`). */
export const cycleOf = (day: string): string => `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`

/** Cycle that many quarters later, or earlier for a negative number. */
export const cycleAfter = (cycle: string, quarters: number): string => {
  const place = Number(cycle.slice(0, 4)) * 4 + Number(cycle.slice(6)) - 1 + quarters
  return `${Math.floor(place / 4)}-Q${(place % 4) + 1}`
}

import type { timeCalls } from '#contract/home/home.calls.ts'
import type { Stretch } from '#contract/home/time.ts'
import type { AnswerOf } from '#contract/kit/endpoint.ts'
import type { Ponto } from '#contract/loop/loop.ts'

export type Day = AnswerOf<typeof timeCalls.day>

/** Epoch milliseconds. */
interface Lap {
  readonly id: number
  readonly from: number
  readonly to: number
  readonly runs: boolean
  readonly of: Stretch
}

/** The person's loop as a day has it, where it began on that day. */
const stretchOf = (loop: Ponto, { from, to }: Day): Stretch[] => {
  const began = Date.parse(loop.inicio)
  if (began < Date.parse(from) || began >= Date.parse(to)) return []
  const { id, inicio, atomo, projeto, venture_id } = loop
  return [{ id, inicio, fim: loop.status === 1 ? null : loop.fim, atomo, projeto, venture_id }]
}

/** The day's loops up to `now`. The person's `loop` is newer than the day where it began or ended since that was read. */
export const lapsOf = (day: Day, loop: Ponto | undefined, now: number): Lap[] => {
  const current = loop && (loop.status === 1 || loop.fim !== null) ? stretchOf(loop, day) : []
  const others = day.loops.filter((it) => it.id !== current[0]?.id && (it.fim !== null || loop === undefined))
  return [...others, ...current].map((of) => ({
    id: of.id,
    from: Date.parse(of.inicio),
    to: of.fim === null ? Math.max(now, Date.parse(of.inicio)) : Date.parse(of.fim),
    runs: of.fim === null,
    of,
  }))
}

/** Seconds of work, each loop counted in whole ones. */
export const workedSeconds = (laps: readonly Lap[]): number =>
  laps.reduce((sum, it) => sum + Math.floor((it.to - it.from) / 1000), 0)

/** Shorter gaps are changes of atom, no breaks. */
const BREAK_MS = 60_000

/** Gaps between loops: how many, and their seconds. */
export const breaksOf = (laps: readonly Lap[]): { readonly count: number; readonly seconds: number } => {
  let end = laps[0]?.to ?? 0
  let [count, seconds] = [0, 0]
  for (const { from, to } of laps.slice(1)) {
    if (from - end >= BREAK_MS) {
      count += 1
      seconds += Math.floor((from - end) / 1000)
    }
    end = Math.max(end, to)
  }
  return { count, seconds }
}

/** Percent of the dial; a loop over midnight ends with its day. */
export interface Arc {
  readonly id: number
  readonly start: number
  readonly length: number
  readonly venture: number
  readonly runs: boolean
}

/** Percent that can still be seen. */
const SHORTEST = 0.4

export const percentOf = (at: number, { from, to }: Pick<Day, 'from' | 'to'>): number => {
  const [first, past] = [Date.parse(from), Date.parse(to)]
  return 100 * Math.min(1, Math.max(0, (at - first) / (past - first))) || 0
}

export const arcsOf = (laps: readonly Lap[], day: Day): Arc[] =>
  laps.map(({ id, from, to, runs, of }) => {
    const start = percentOf(from, day)
    return { id, start, length: Math.max(SHORTEST, percentOf(to, day) - start), venture: of.venture_id, runs }
  })

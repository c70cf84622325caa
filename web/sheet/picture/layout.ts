import { HOUR_MS } from '#contract/kit/spans.ts'
import type { SheetSpan, WeekDay } from '#contract/sheet/sheet.rules.ts'

/** Pixels of an hour. */
export const TALL = 44

/** Part of a span that lies in a day. */
export interface Block {
  readonly span: SheetSpan
  /** Hours since the day began, on a clock that runs through. */
  readonly from: number
  readonly to: number
  /** Place among those that overlap it, from 0, and how many stand side by side. */
  readonly lane: number
  readonly lanes: number
}

type Part = Omit<Block, 'lane' | 'lanes'>

const partsOf = (spans: readonly SheetSpan[], { from, to }: WeekDay, now: Date): Part[] => {
  const [begin, end] = [Date.parse(from), Date.parse(to)]
  return spans.flatMap((span) => {
    const start = Math.max(Date.parse(span.inicio), begin)
    const stop = Math.min(span.fim === null ? now.getTime() : Date.parse(span.fim), end)
    return stop > start ? [{ span, from: (start - begin) / HOUR_MS, to: (stop - begin) / HOUR_MS }] : []
  })
}

/** Those that overlap one another, directly or by a third, stand side by side. */
const sideBySide = (parts: readonly Part[]): Block[] => {
  const ends: number[] = []
  const lanes = parts.map((part) => {
    const free = ends.findIndex((end) => end <= part.from)
    const lane = free < 0 ? ends.length : free
    ends[lane] = part.to
    return lane
  })
  return parts.map((part, at) => ({ ...part, lane: lanes[at] ?? 0, lanes: ends.length }))
}

/** The blocks of a day; a loop over midnight has one on both days. */
export const blocksOf = (spans: readonly SheetSpan[], day: WeekDay, now: Date): Block[] => {
  const parts = partsOf(spans, day, now).toSorted((one, other) => one.from - other.from)
  const groups: Part[][] = []
  let until = -1
  for (const part of parts) {
    if (part.from >= until) groups.push([])
    groups.at(-1)?.push(part)
    until = Math.max(until, part.to)
  }
  return groups.flatMap(sideBySide)
}

/** Time between two blocks of a day in which nothing ran. */
export interface Gap {
  readonly from: number
  readonly to: number
}

const SHORTEST_GAP = 0.25

export const gapsOf = (blocks: readonly Block[]): Gap[] => {
  let until = blocks[0]?.to ?? 0
  const gaps: Gap[] = []
  for (const { from, to } of blocks) {
    if (from - until >= SHORTEST_GAP) gaps.push({ from: until, to: from })
    until = Math.max(until, to)
  }
  return gaps
}

/** Hours of a day: 23 or 25 where clocks change. */
export const lengthOf = ({ from, to }: WeekDay): number => (Date.parse(to) - Date.parse(from)) / HOUR_MS

const [NIGHT_ENDS, NIGHT_BEGINS] = [7, 22]

/** Hours that are shown: without the night, unless something lies in it. */
export const shownHours = (days: readonly (readonly Block[])[], whole: number, night: boolean): Gap => {
  if (night) return { from: 0, to: whole }
  const all = days.flat()
  return {
    from: Math.floor(Math.min(NIGHT_ENDS, ...all.map((it) => it.from))),
    to: Math.ceil(Math.max(NIGHT_BEGINS, ...all.map((it) => it.to))),
  }
}

import type { AtomText } from './ventures/outline.ts'

/** An atom with its days, all counted from today, and its people as places in `people`. */
export interface PlannedAtom {
  text: AtomText
  venture: number
  cell: number
  gate: number
  /** First and last day on which somebody may work on it; none when it has not begun. */
  from: number
  to: number
  begun: boolean
  created: number
  planned: number
  finished: number | null
  people: Set<number>
  /** True while neither it nor anything above it is deleted. */
  alive: boolean
}

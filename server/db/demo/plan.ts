import { type Team, assign, topUp } from './assign.ts'
import type { Calendar } from './calendar.ts'
import { dice, type Dice } from './dice.ts'
import type { PlannedAtom } from './planned.ts'
import type { AtomText, CellText, GateText } from './ventures/outline.ts'
import { ventures, type VentureText } from './ventures/ventures.ts'

export interface Plan {
  gates: { text: GateText; venture: number }[]
  cells: { text: CellText; gate: number }[]
  atoms: PlannedAtom[]
}

/** Last days of work for each status: paid work is long over, finished work awaits approval. */
const ends: Readonly<Record<number, readonly [number, number]>> = {
  2: [-10, -1],
  3: [-400, -12],
  4: [-26, -9],
  5: [-45, -24],
  6: [-430, -47],
}

const clamp = (value: number, [least, most]: readonly [number, number]): number =>
  Math.min(Math.max(value, least), most)

const backToWorkday = (cal: Calendar, day: number): number => (cal.isWorkday(day) ? day : backToWorkday(cal, day - 1))
const onToWorkday = (cal: Calendar, day: number): number => (cal.isWorkday(day) ? day : onToWorkday(cal, day + 1))

interface Slot {
  cal: Calendar
  of: Dice
  venture: VentureText
  gate: GateText
  cell: CellText
  atom: AtomText
  /** Position of the atom in its gate, from 0 to 1. */
  at: number
}

type Span = Pick<PlannedAtom, 'from' | 'to' | 'begun'>

const spanOf = ({ cal, of, gate, cell, atom, at }: Slot): Span => {
  const length = gate.to - gate.from
  const from = gate.from + Math.round(at * length * 0.7)
  const deleted = Math.min(0, ...[atom.deletedOn, cell.deletedOn, gate.deletedOn].map((day) => day ?? 0))
  // Nobody works on an atom on the day of its deletion.
  const last = deleted < 0 ? deleted - 1 : 0
  if (atom.status === 0) return { from, to: from, begun: false }
  if (atom.status === 1) {
    const start = atom.deletedOn === null ? clamp(from, [gate.from, -of.int(5, 18)]) : atom.deletedOn - 9
    return { from: start, to: last, begun: true }
  }
  const end = from + Math.round(length * (0.36 + of.roll() * 0.12))
  const [least, most] = ends[atom.status] ?? [end, end]
  // Ends that do not fit are spread over the days that do, so that not all fall on the same one.
  const fitting = clamp(Math.min(end, gate.to), [least + of.int(0, 6), most - of.int(0, 3)])
  const to = backToWorkday(cal, Math.min(fitting, last))
  return { from: Math.max(Math.min(from, to - 9), to - 80), to, begun: true }
}

const plannedDay = ({ cal, of, gate, atom }: Slot, { from, to }: Span): number => {
  const late = of.chance(0.28)
  if (atom.status === 0) {
    const soon = gate.status === 'in_progress' ? -3 : from + of.int(5, 25)
    return onToWorkday(cal, soon)
  }
  if (atom.status === 1) return onToWorkday(cal, late ? -of.int(2, 12) : of.int(3, Math.max(12, gate.to)))
  return onToWorkday(cal, late ? to - of.int(2, 9) : to + of.int(0, 6))
}

const plannedAtom = (slot: Slot, places: Pick<PlannedAtom, 'venture' | 'gate' | 'cell'>): PlannedAtom => {
  const { venture, gate, cell, atom, of } = slot
  const span = spanOf(slot)
  const begins = Math.min(span.begun ? span.from : gate.from, 0)
  return {
    ...places,
    ...span,
    text: atom,
    created: Math.max(begins - of.int(2, 12), venture.from - 1),
    planned: plannedDay(slot, span),
    finished: [2, 4, 5, 6].includes(atom.status) ? span.to : null,
    people: new Set(),
    alive: atom.deletedOn === null && cell.deletedOn === null && gate.deletedOn === null,
  }
}

/** Lays the outlines out in time around today and hands the atoms to the people whose craft they are. */
export const planOf = (cal: Calendar, seed: string, team: Team): Plan => {
  const plan: Plan = { gates: [], cells: [], atoms: [] }
  ventures.forEach((venture, ventureAt) => {
    const of = dice(`${seed} plan ${venture.code}`)
    for (const gate of venture.gates) {
      const gateAt = plan.gates.push({ text: gate, venture: ventureAt }) - 1
      const count = gate.cells.reduce((sum, cell) => sum + cell.atoms.length, 0)
      let done = 0
      for (const cell of gate.cells) {
        const cellAt = plan.cells.push({ text: cell, gate: gateAt }) - 1
        for (const atom of cell.atoms) {
          const slot = { cal, of, venture, gate, cell, atom, at: done / count }
          plan.atoms.push(plannedAtom(slot, { venture: ventureAt, gate: gateAt, cell: cellAt }))
          done += 1
        }
      }
    }
  })
  assign(plan.atoms, team, dice(`${seed} assign`))
  topUp(plan.atoms, team)
  return plan
}

import type { Dice } from './dice.ts'
import { loopStart, type Person, type RhythmName, type Work } from './people.ts'
import type { PlannedAtom } from './planned.ts'

export interface Member {
  /** Index in `people`. */
  place: number
  person: Person
  work: Work
}

/** People who track loops. */
export type Team = readonly Member[]

export const teamOf = (people: readonly Person[]): Team =>
  people.flatMap((person, place) => (person.work ? [{ place, person, work: person.work }] : []))

/** Share of a full week that each rhythm works. */
const capacity: Record<RhythmName, number> = { full: 1, morning: 0.55, afternoon: 0.55, evening: 0.3, lead: 0.3 }

/** Least number of open atoms that these accounts can choose from. */
const wanted: readonly (readonly [string, number])[] = [
  ['looper@', 12],
  ['admin@', 5],
  ['director@', 5],
]

const overlap = (a: { from: number; to: number }, b: { from: number; to: number }): number =>
  Math.max(0, Math.min(a.to, b.to) - Math.max(a.from, b.from) + 1)

/** Days at work; people of the first day were there before it too. */
const spanOf = ({ work }: Member) => ({ from: work.from === loopStart ? -1000 : work.from, to: work.until })

/** Days of assigned work in the atom's span, for each unit of the person's capacity. */
const load = (atoms: readonly PlannedAtom[], member: Member, atom: PlannedAtom): number =>
  atoms.filter((other) => other.people.has(member.place)).reduce((sum, other) => sum + overlap(other, atom), 0) /
  capacity[member.work.rhythm]

const howMany = (of: Dice, atom: PlannedAtom): number => {
  if (!atom.begun) return of.weighted([[0, 4], [1, 5], [2, 1]]) // prettier-ignore
  if (atom.text.kind === 'lead') return 2
  return atom.text.status === 1 ? of.int(2, 3) : of.weighted([[1, 4], [2, 5], [3, 1]]) // prettier-ignore
}

/** Gives each atom to the least busy people of its craft who are there at the time. */
export const assign = (atoms: readonly PlannedAtom[], team: Team, of: Dice): void => {
  for (const atom of [...atoms].sort((a, b) => a.from - b.from)) {
    const there = team.filter((member) => {
      if (!member.work.kinds.includes(atom.text.kind)) return false
      if (!atom.begun) return member.work.until === 0
      return overlap(spanOf(member), atom) >= (atom.to - atom.from) * 0.4
    })
    const ranked = there
      .map((it) => ({ it, busy: load(atoms, it, atom) * (0.85 + of.roll() * 0.3) }))
      .sort((a, b) => a.busy - b.busy)
    for (const { it: member } of ranked.slice(0, howMany(of, atom))) atom.people.add(member.place)
  }
}

const fits = (atom: PlannedAtom, { work }: Member): number => (work.kinds.includes(atom.text.kind) ? 0 : 1)

/** Gives the accounts of the demo enough open atoms, spread over the ventures; own craft first. */
export const topUp = (atoms: readonly PlannedAtom[], team: Team): void => {
  for (const [key, count] of wanted) {
    const member = team.find((it) => it.person.email.startsWith(key))
    if (!member) continue
    const open = atoms.filter((atom) => atom.alive && atom.text.status === 1)
    const own = () => open.filter((atom) => atom.people.has(member.place))
    while (own().length < count) {
      const inVenture = (atom: PlannedAtom) => own().filter((it) => it.venture === atom.venture).length
      const [next] = open
        .filter((atom) => !atom.people.has(member.place))
        .sort((a, b) => fits(a, member) - fits(b, member) || inVenture(a) - inVenture(b))
      if (!next) break
      next.people.add(member.place)
    }
    // Gives this person's Loop Center red rows in the last days.
    const doomed = atoms.find((atom) => atom.text.deletedOn !== null)
    if (key === 'looper@' && doomed) doomed.people = new Set([member.place])
  }
}

import type { Member } from '#server/db/demo/assign.ts'
import type { Calendar } from '#server/db/demo/calendar.ts'
import { type Dice, dice } from '#server/db/demo/dice.ts'
import type { PlannedAtom } from '#server/db/demo/planned.ts'
import { ventures } from '#server/db/demo/ventures/ventures.ts'
import { typesOf } from './crafts.ts'
import { excuses } from './excuses.ts'
import { spoken, templatesOf } from './phrases.ts'
import { type Days, type Session, daysOf, sessionsOf, SHORTEST } from './rhythm.ts'

/** A loop before its people and atoms have ids. */
export interface DraftLoop {
  person: number
  atom: PlannedAtom
  start: Date
  /** End as it was marked; null while the loop runs. */
  end: Date | null
  adjusted: Date | null
  status: number
  from: 2 | 4 | 5 | null
  concluded: Date | null
  descricao: string
  tipo: number | null
  ajustes: string | null
}

const MINUTE = 60_000
/** The specification's inactivity check and elapsed-time check, in minutes. */
export const CHECK = 120
export const ELAPSED = 480

type Slip = 'none' | 'forced' | 'denied'

/** A session with the mark that an unattended loop got instead of its own end. */
interface Worked extends Session {
  slip: Slip
  mark: number
}

/** Sometimes leaves a loop running: the rest of the day moves behind the mark, or is dropped. */
const slipped = (of: Dice, sessions: readonly Session[], full: boolean): Worked[] => {
  const plain = sessions.map((it) => ({ ...it, slip: 'none' as Slip, mark: it.to }))
  const [first] = plain
  if (first && full && of.chance(0.028)) return [{ ...first, slip: 'denied', mark: first.from + ELAPSED }]
  const at = of.int(0, Math.max(0, plain.length - 1))
  const left = plain[at]
  if (!left || !of.chance(0.032)) return plain
  const to = left.from + Math.min(left.to - left.from, of.int(SHORTEST + 5, CHECK - 12))
  const forced: Worked = { ...left, to, slip: 'forced', mark: left.from + CHECK }
  const next = plain[at + 1]
  const shift = next ? Math.max(0, forced.mark + of.int(14, 22) - next.from) : 0
  const moved = plain
    .slice(at + 1)
    .map((it) => ({ ...it, from: it.from + shift, to: it.to + shift, mark: it.mark + shift }))
  return [...plain.slice(0, at), forced, ...moved]
}

/** Keeps the sessions that are over; one that is still going on ends a few minutes ago. */
const untilNow = (sessions: readonly Session[], minute: number): Session[] =>
  sessions.map((it) => ({ from: it.from, to: Math.min(it.to, minute - 7) })).filter((it) => it.to - it.from >= SHORTEST)

interface Desk extends Days {
  member: Member
  atoms: readonly PlannedAtom[]
  last: { atom: PlannedAtom | null; said: string }
}

const open = (atom: PlannedAtom, day: number): boolean => atom.begun && atom.from <= day && day <= atom.to

/** Atom to work on, most often the last one; a person without any gets one of their craft. */
const chosen = ({ member, atoms, of, last }: Desk, day: number): PlannedAtom | null => {
  if (last.atom && open(last.atom, day) && of.chance(member.work.rhythm === 'lead' ? 0.25 : 0.62)) return last.atom
  const mine = atoms.filter((atom) => open(atom, day) && atom.people.has(member.place))
  // A deleted atom was the urgent one before its deletion, so it gets most of the work.
  if (mine.length > 0) return of.weighted(mine.map((atom) => [atom, atom.alive ? 1 : 4]))
  const others = atoms.filter((atom) => open(atom, day) && atom.alive && member.work.kinds.includes(atom.text.kind))
  if (others.length === 0) return null
  const given = of.pick(others)
  given.people.add(member.place)
  return given
}

/** Type and description that fit the atom, its kind of work and its progress; an internal venture has no client. */
const said = ({ of, last }: Desk, atom: PlannedAtom, day: number): { tipo: number; descricao: string } => {
  const outside = ventures[atom.venture]?.client !== null
  const passed = (day - atom.from) / Math.max(1, Math.max(atom.to, atom.planned) - atom.from)
  const tipo = of.weighted(typesOf[atom.text.kind])
  const fitting = templatesOf(atom.text.kind, tipo).filter(
    (text) =>
      (!text.startsWith('<') || passed < 0.3) &&
      (!text.startsWith('>') || passed > 0.65) &&
      (outside || !text.includes('cliente')),
  )
  const say = () => spoken(of.pick(fitting), atom.text.topic, of.pick(atom.text.items))
  const first = say()
  const descricao = first === last.said ? say() : first
  last.said = descricao
  return { tipo, descricao }
}

const after = (date: Date, minutes: number, seconds = 0): Date =>
  new Date(date.getTime() + minutes * MINUTE + seconds * 1000)

/** Makes one loop of one session. */
const loopOf = (desk: Desk, day: number, worked: Worked): DraftLoop | null => {
  const { cal, of, member, last } = desk
  const atom = chosen(desk, day)
  if (!atom) return null
  last.atom = atom
  const start = cal.at(day, worked.from, of.int(0, 59))
  const real = cal.at(day, worked.to, of.int(0, 59))
  const base = { person: member.place, atom, start, status: 3, ...said(desk, atom, day) }
  if (worked.slip === 'none')
    return { ...base, end: real, adjusted: null, from: 2, concluded: after(real, 0, of.int(15, 150)), ajustes: null }
  const mark = after(start, worked.mark - worked.from)
  return {
    ...base,
    end: mark,
    adjusted: real,
    from: worked.slip === 'forced' ? 4 : 5,
    concluded: after(mark, of.int(2, 11), of.int(0, 59)),
    ajustes: of.pick(excuses[worked.slip]),
  }
}

/** All loops of a person from the first day to `now`, in order, no two at once. */
export const loopsOf = (
  cal: Calendar,
  seed: string,
  { member, atoms }: Pick<Desk, 'member' | 'atoms'>,
): DraftLoop[] => {
  const of = dice(`${seed} loops ${member.person.email}`)
  const days = daysOf(cal, member.work, of)
  const desk: Desk = { ...days, member, atoms, last: { atom: null, said: '' } }
  const steady = member.person.email.startsWith('looper@')
  const made: DraftLoop[] = []
  for (let day = member.work.from; day <= member.work.until; day += 1) {
    const sessions = sessionsOf(days, day, steady)
    const worked =
      day < 0
        ? slipped(of, sessions, member.work.rhythm === 'full')
        : untilNow(sessions, cal.minute).map((it) => ({ ...it, slip: 'none' as Slip, mark: it.to }))
    for (const session of worked) {
      const loop = loopOf(desk, day, session)
      // A mark past midnight may be in the future.
      if (loop?.concluded && loop.concluded <= cal.now) made.push(loop)
    }
  }
  return made
}

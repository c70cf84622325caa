import type { Member } from '#server/db/demo/assign.ts'
import type { Calendar } from '#server/db/demo/calendar.ts'
import { dice } from '#server/db/demo/dice.ts'
import type { PlannedAtom } from '#server/db/demo/planned.ts'
import { ventures } from '#server/db/demo/ventures/ventures.ts'
import { CHECK, type DraftLoop, ELAPSED } from './loops.ts'

const MINUTE = 60_000

/** State of the last loop of these people, by the beginning of their e-mail; everybody else has concluded all. */
const leftOpen: Readonly<Record<string, 'running' | 'forgotten' | 'stopped' | 'forced' | 'denied'>> = {
  'thiago.menezes': 'running',
  'aline.figueiredo': 'running',
  'juliana.sampaio': 'running',
  // Answers each check, and stopped working hours ago.
  'murilo.assuncao': 'forgotten',
  'felipe.arantes': 'forced',
  'taina.ribeiro': 'forced',
  // Left the organisation with it, and nobody adjusted it.
  'vinicius.bastos': 'forced',
  'caio.barreto': 'denied',
  'gustavo.peixoto': 'denied',
  'leticia.prado': 'stopped',
}

const blank = { from: null, adjusted: null, concluded: null, descricao: '', tipo: null, ajustes: null } as const

const inExecution = (atom: PlannedAtom): boolean => ventures[atom.venture]?.stage === 'execution'

/** Minutes of a loop that its person forgot: past the ten hours at which Loop control asks. */
const FORGOTTEN = 11 * 60 + 7

/** A loop that began so many minutes ago, on the open atom of a venture in execution that the person worked on last. */
const running = (cal: Calendar, minutes: number, done: DraftLoop[]): DraftLoop[] => {
  const last = done.findLast(({ atom }) => atom.alive && atom.text.status === 1 && inExecution(atom))
  if (!last) return done
  const start = new Date(cal.now.getTime() - Math.floor(minutes * MINUTE))
  const before = done.filter((loop) => (loop.concluded ?? start) < start)
  return [...before, { ...last, ...blank, start, end: null, status: 1 }]
}

/** Turns the last loop whose mark lies in the past into one that awaits its adjustment. */
const unattended = (cal: Calendar, done: DraftLoop[], how: { status: 4 | 5; minutes: number }): DraftLoop[] => {
  const last = done.at(-1)
  if (!last) return done
  const end = new Date(last.start.getTime() + how.minutes * MINUTE)
  if (end > cal.now) return unattended(cal, done.slice(0, -1), how)
  return [...done.slice(0, -1), { ...last, ...blank, end, status: how.status }]
}

/** A denied loop ran all day, so it is the day's first and the others of that day fall away. */
const denied = (cal: Calendar, done: DraftLoop[]): DraftLoop[] => {
  const over = done.filter((loop) => loop.start.getTime() + ELAPSED * MINUTE <= cal.now.getTime())
  const day = over.at(-1)?.start.toISOString().slice(0, 10)
  const first = done.findIndex((loop) => loop.start.toISOString().slice(0, 10) === day)
  return unattended(cal, done.slice(0, first + 1), { status: 5, minutes: ELAPSED })
}

const stopped = (done: DraftLoop[]): DraftLoop[] => {
  const last = done.at(-1)
  return last ? [...done.slice(0, -1), { ...last, ...blank, end: last.adjusted ?? last.end, status: 2 }] : done
}

interface Done {
  member: Member
  done: DraftLoop[]
}

/** The loops of one person with the last one left open, where the demo wants it so. */
export const withEnding = (cal: Calendar, seed: string, { member, done }: Done): DraftLoop[] => {
  const of = dice(`${seed} ending ${member.person.email}`)
  const how = leftOpen[member.person.email.split('@')[0] ?? '']
  if (how === 'running') return running(cal, of.int(24, 97) + of.int(0, 59) / 60, done)
  if (how === 'forgotten') return running(cal, FORGOTTEN, done)
  if (how === 'forced') return unattended(cal, done, { status: 4, minutes: CHECK })
  if (how === 'denied') return denied(cal, done)
  return how === 'stopped' ? stopped(done) : done
}

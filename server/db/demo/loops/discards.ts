import type { Team } from '#server/db/demo/assign.ts'
import type { Calendar } from '#server/db/demo/calendar.ts'
import { dice } from '#server/db/demo/dice.ts'
import type { PlannedAtom } from '#server/db/demo/planned.ts'
import type { DraftLoop } from './loops.ts'

/** Loops that were started by mistake before the day began, and discarded: the row goes, an audit row stays. */
export const discardsOf = (cal: Calendar, seed: string, { team, atoms }: { team: Team; atoms: PlannedAtom[] }) => {
  const of = dice(`${seed} discards`)
  const loopers = team.filter((it) => it.person.role === 4 && it.work.until === 0)
  return Array.from({ length: 14 }, (_, at): DraftLoop[] => {
    const day = -3 - at * 6
    const member = of.pick(loopers)
    const mine = atoms.filter((it) => it.begun && it.from <= day && it.to >= day && it.people.has(member.place))
    if (mine.length === 0 || member.work.from > day) return []
    const start = cal.at(day, of.int(425, 440), of.int(0, 59))
    const end = new Date(start.getTime() + of.int(40, 600) * 1000)
    const blank = { adjusted: null, from: null, concluded: null, descricao: '', tipo: null, ajustes: null }
    return [{ ...blank, person: member.place, atom: of.pick(mine), start, end, status: 2 }]
  }).flat()
}

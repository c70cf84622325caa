import { clock } from '#contract/kit/hours.ts'
import { dice } from './dice.ts'
import type { Ids, KeptLoop } from './marks.ts'
import { people } from './people.ts'
import { secondsOf } from './settle.ts'
import type { Filling } from './structure.ts'

interface Trace {
  at: Date
  actor_id: number
  event: string
  thing: string | null
  thing_id: string | null
  detail: string
  ip: string
}

/** An address of the block that is kept for examples (RFC 5737); everybody has one at home. */
const address = (place: number): string => `203.0.113.${10 + place}`

/** The last two weeks of sign-ins. */
const signIns = ({ cal, seed }: Filling, ids: Ids): Trace[] => {
  const of = dice(`${seed} sign-ins`)
  const days = Array.from({ length: 14 }, (_, at) => at - 14).filter((day) => cal.isWorkday(day))
  return days.flatMap((day) =>
    people.flatMap((it, place): Trace[] => {
      const comes = it.role > 0 && it.status === 1 && it.joined < day && of.chance(it.work ? 0.7 : 0.25)
      const at = cal.at(day, of.int(450, 640), of.int(0, 59))
      const actor_id = ids.userIds[place]!
      const rest = { actor_id, thing: 'user', thing_id: String(actor_id), detail: '{}', ip: address(place) }
      return comes ? [{ at, event: 'auth.login', ...rest }] : []
    }),
  )
}

const loopTrace = (ids: Ids, event: string, { id, loop }: KeptLoop): Trace => ({
  at: loop.concluded ?? new Date((loop.end ?? loop.start).getTime() + 20_000),
  actor_id: ids.userIds[loop.person]!,
  event,
  thing: 'loop',
  thing_id: String(id),
  detail: JSON.stringify({ hora_total: clock(secondsOf(loop)), ajustes: loop.ajustes ?? undefined }),
  ip: address(loop.person),
})

export const insertTrail = async (
  filling: Filling,
  ids: Ids,
  loops: { kept: readonly KeptLoop[]; discarded: readonly KeptLoop[] },
): Promise<void> => {
  const rows = [
    ...signIns(filling, ids),
    ...loops.kept.filter(({ loop }) => loop.adjusted).map((it) => loopTrace(ids, 'loop.adjusted', it)),
    ...loops.discarded.map((it) => loopTrace(ids, 'loop.discarded', it)),
  ].sort((a, b) => a.at.getTime() - b.at.getTime() || a.actor_id - b.actor_id)
  await filling.db.insertInto('audit').values(rows).execute()
}

import { dice } from '#server/db/demo/dice.ts'
import { people } from '#server/db/demo/people.ts'
import type { Ids, KeptLoop } from './marks.ts'
import type { Filling } from './structure.ts'

interface Trace {
  at: Date
  actor_id: number | null
  event: string
  thing: string | null
  thing_id: string | null
  detail: string
  ip: string | null
}

/** Address of the block reserved for examples (RFC 5737), one for each person. */
const address = (place: number): string => `203.0.113.${10 + place}`

/** The last two weeks of sign-ins. */
const signIns = ({ cal, seed }: Filling, ids: Ids): Trace[] => {
  const of = dice(`${seed} sign-ins`)
  const days = Array.from({ length: 14 }, (_, at) => at - 14).filter((day) => cal.isWorkday(day))
  return days.flatMap((day) =>
    people.flatMap((person, place): Trace[] => {
      const comes = person.role > 0 && person.status === 1 && person.joined < day && of.chance(person.work ? 0.7 : 0.25)
      const at = cal.at(day, of.int(450, 640), of.int(0, 59))
      const actor_id = ids.userIds[place]!
      const rest = { actor_id, thing: 'user', thing_id: String(actor_id), detail: '{}', ip: address(place) }
      return comes ? [{ at, event: 'auth.signedIn', ...rest }] : []
    }),
  )
}

const onLoop = (event: string, { id, loop }: KeptLoop, detail: Record<string, unknown>): Trace => ({
  at: loop.end ?? loop.start,
  actor_id: null,
  event,
  thing: 'loop',
  thing_id: String(id),
  detail: JSON.stringify(detail),
  ip: null,
})

/** Ends that the owner did not choose: the server's for a missed check, the owner's denial of an elapsed time. */
const unmeant = (ids: Ids, kept: KeptLoop): Trace[] => {
  const how = kept.loop.from ?? kept.loop.status
  if (how === 4) return [onLoop('loop.forced', kept, { data_fim: kept.loop.end })]
  if (how !== 5) return []
  return [
    { ...onLoop('loop.denied', kept, {}), actor_id: ids.userIds[kept.loop.person]!, ip: address(kept.loop.person) },
  ]
}

const adjusted = (ids: Ids, kept: KeptLoop): Trace[] => {
  const { person, end, adjusted: to, ajustes, concluded } = kept.loop
  if (!to || !concluded) return []
  const trace = onLoop('loop.adjusted', kept, { field: 'fim', from: end, to, ajustes })
  return [{ ...trace, at: concluded, actor_id: ids.userIds[person]!, ip: address(person) }]
}

const discarded = (filling: Filling, ids: Ids, kept: KeptLoop): Trace => {
  const { person, start, end, status, descricao } = kept.loop
  const atomo_id = ids.atomIds[filling.plan.atoms.indexOf(kept.loop.atom)]
  const trace = onLoop('loop.discarded', kept, {
    atomo_id,
    atomo: kept.loop.atom.text.nome,
    status,
    data_inicio: start,
    data_fim: end,
    descricao,
  })
  return {
    ...trace,
    at: new Date(trace.at.getTime() + 20_000),
    actor_id: ids.userIds[person]!,
    ip: address(person),
  }
}

/** Recent sign-ins, and the audit of loops that ended in another way than by a stop. */
export const insertTrail = async (
  filling: Filling,
  ids: Ids,
  loops: { kept: readonly KeptLoop[]; discarded: readonly KeptLoop[] },
): Promise<void> => {
  const rows = [
    ...signIns(filling, ids),
    ...loops.kept.flatMap((it) => [...unmeant(ids, it), ...adjusted(ids, it)]),
    ...loops.discarded.map((it) => discarded(filling, ids, it)),
  ].sort((a, b) => a.at.getTime() - b.at.getTime())
  await filling.db.insertInto('audit').values(rows).execute()
}

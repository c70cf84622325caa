import { nextCheck } from '#contract/loop/loop.rules.ts'
import { CHECK, type DraftLoop } from '#server/db/demo/loops/loops.ts'
import { rateAt, settled, tenthsOf } from '#server/db/demo/loops/settle.ts'
import { people } from '#server/db/demo/people.ts'
import type { Filling } from './structure.ts'

export interface Ids {
  userIds: readonly number[]
  ventureIds: readonly number[]
  atomIds: readonly number[]
}

/** A loop that has its id. */
export interface KeptLoop {
  id: number
  loop: DraftLoop
}

const chunk = 500

const rowsOf = ({ cal, seed, plan }: Filling, ids: Ids) => {
  const rate = rateAt(cal, seed)
  const places = new Map(plan.atoms.map((atom, at) => [atom, at]))
  return (loop: DraftLoop) => ({
    user_id: ids.userIds[loop.person]!,
    atomo_id: ids.atomIds[places.get(loop.atom)!]!,
    venture_id: ids.ventureIds[loop.atom.venture]!,
    data_inicio: loop.start,
    data_fim: loop.end,
    data_fim_ajuste: loop.adjusted,
    status: settled(cal, seed, loop),
    concluded_from: loop.from,
    concluded_at: loop.concluded,
    descricao: loop.descricao,
    tipo: loop.tipo,
    ajustes: loop.ajustes,
    valor_hora_centavos: loop.concluded && rate(people[loop.person]!, loop.concluded),
    horas_decimos: loop.concluded && tenthsOf(loop),
    check_due_at: loop.end ? null : nextCheck(loop.start, cal.now, CHECK * 60),
    created_at: loop.start,
  })
}

/** Writes the loops in the order of their beginning; what is discarded is written and taken away again. */
export const insertLoops = async (filling: Filling, ids: Ids) => {
  const { db, ...loops } = filling
  const rowOf = rowsOf(filling, ids)
  const all = [...loops.kept, ...loops.discarded].sort(
    (a, b) => a.start.getTime() - b.start.getTime() || a.person - b.person,
  )
  const made: KeptLoop[] = []
  for (let at = 0; at < all.length; at += chunk) {
    const part = all.slice(at, at + chunk)
    const rows = await db.insertInto('loops').values(part.map(rowOf)).returning('id').execute()
    part.forEach((loop, place) => made.push({ id: rows[place]!.id, loop }))
  }
  const gone = new Set(loops.discarded)
  const discarded = made.filter(({ loop }) => gone.has(loop))
  const lost = discarded.map(({ id }) => id)
  if (lost.length > 0) await db.deleteFrom('loops').where('id', 'in', lost).execute()
  return { kept: made.filter(({ loop }) => !gone.has(loop)), discarded }
}

export const insertAdjustments = async ({ db }: Filling, ids: Ids, kept: readonly KeptLoop[]): Promise<void> => {
  const rows = kept.flatMap(({ id, loop }) =>
    loop.adjusted && loop.concluded && loop.ajustes
      ? [
          {
            loop_id: id,
            author_id: ids.userIds[loop.person]!,
            data_fim: loop.adjusted,
            ajustes: loop.ajustes,
            created_at: loop.concluded,
          },
        ]
      : [],
  )
  await db.insertInto('loop_adjustments').values(rows).execute()
}

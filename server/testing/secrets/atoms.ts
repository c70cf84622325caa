import { atomList } from '#contract/atom/atom.ts'
import type { House } from '#server/testing/house.ts'
import type { Secret } from '#server/testing/leaks.ts'
import { makeAtom, makeLoop, makePerson } from '#server/testing/make.ts'

/** Two atoms that differ in whose they are, who works on them, what of them is checked, and their hours. */
export const atomSecrets = async (house: House): Promise<Secret[]> => {
  const add = async (nome: string, { hours, seconds, items }: { hours: number; seconds: number; items: number }) => {
    const looper = await makePerson(house.db, { nome: `${nome}lio` })
    const responsible = await makePerson(house.db, { nome })
    const atom = await makeAtom(house.db, { loopers: [looper] })
    const from = new Date(house.clock.now().getTime() - 86_400_000 * 40)
    const to = new Date(from.getTime() + seconds * 1000)
    await makeLoop(house.db, { user: looper, atom, from: from.toISOString(), to: to.toISOString() })
    await house.db
      .updateTable('atoms')
      .set({ responsavel_id: responsible.id, hours_planned: hours })
      .where('id', '=', atom.id)
      .execute()
    const at = house.clock.now()
    await house.db
      .insertInto('checklist_items')
      .values(
        Array.from({ length: items }, (_, place) => ({
          thing: 'atom',
          thing_id: atom.id,
          text: 'x',
          place,
          done_at: at,
          done_by: looper.id,
          created_at: at,
        })),
      )
      .execute()
    return atom.id
  }
  const ids = [
    await add('Ermengarda', { hours: 7131.5, seconds: 27_133, items: 61 }),
    await add('Filomeno', { hours: 8242.5, seconds: 28_244, items: 62 }),
  ] as const
  const about = { list: atomList, ids }
  return [
    { ...about, column: 'responsavel', texts: ['"Ermengarda ', '"Filomeno '] },
    { ...about, column: 'loopers', texts: ['Ermengardalio', 'Filomenolio'] },
    { ...about, column: 'checklist', texts: ['"total":61', '"total":62'] },
    { ...about, column: 'hours_planned', texts: ['7131', '8242'] },
    { ...about, column: 'tracked', texts: ['27133', '28244'] },
  ]
}

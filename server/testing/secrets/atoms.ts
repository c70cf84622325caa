import { sql } from 'kysely'
import { atomList } from '#contract/atom/atom.ts'
import type { Secret } from '#server/testing/leaks.ts'
import { makeAtom, makeLoop, makePerson } from '#server/testing/make.ts'
import type { TestServer } from '#server/testing/testServer.ts'

/** Two atoms that differ in whose they are, who works on them, what of them is checked, and their hours. */
export const atomSecrets = async (server: TestServer): Promise<Secret[]> => {
  const add = async (
    [nome, looperName]: readonly [string, string],
    { hours, seconds, items }: { hours: number; seconds: number; items: number },
  ) => {
    const looper = await makePerson(server.db, { nome: looperName, role: 10 })
    const responsible = await makePerson(server.db, { nome })
    const atom = await makeAtom(server.db, { loopers: [looper] })
    const from = new Date(server.clock.now().getTime() - 86_400_000 * 60)
    const to = new Date(from.getTime() + seconds * 1000)
    await makeLoop(server.db, { user: looper, atom, from: from.toISOString(), to: to.toISOString() })
    await server.db
      .updateTable('atoms')
      .set({ responsavel_id: responsible.id, hours_planned: hours })
      .where('id', '=', atom.id)
      .execute()
    const at = server.clock.now()
    await sql`insert into checklist_items (thing, thing_id, text, place, done_at, created_at)
      select 'atom', ${atom.id}, 'x', i, ${at}, ${at} from generate_series(1, ${items}::int) i`.execute(server.db)
    return atom.id
  }
  // Seconds in an answer and a clock in a file both hold the same four digits: 3,710,303 s are 1030:38:23.
  const ids = [
    await add(['Ermengarda', 'Ildefonso'], { hours: 7131.5, seconds: 3_710_303, items: 7717 }),
    await add(['Filomeno', 'Quiteria'], { hours: 8242.5, seconds: 3_891_080, items: 8828 }),
  ] as const
  const about = { list: atomList, ids }
  return [
    { ...about, column: 'responsavel', texts: ['Ermengarda', 'Filomeno'] },
    { ...about, column: 'loopers', texts: ['Ildefonso', 'Quiteria'] },
    { ...about, column: 'checklist', texts: ['7717', '8828'] },
    { ...about, column: 'hours_planned', texts: ['7131', '8242'] },
    { ...about, column: 'tracked', texts: ['1030', '1080'] },
  ]
}

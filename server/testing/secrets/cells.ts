import { cellList } from '#contract/cell/cell.ts'
import { gateList } from '#contract/gate/gate.ts'
import type { Secret } from '#server/testing/leaks.ts'
import { makeAtom, makeLoop, makePerson } from '#server/testing/make.ts'
import type { TestServer } from '#server/testing/testServer.ts'

/** Two atoms in places of their own of the same names, which differ in who is responsible for the cell and in their hours. */
const places = async (server: TestServer) => {
  const add = async (nome: string, { hours, seconds }: { hours: number; seconds: number }) => {
    const looper = await makePerson(server.db, { nome: 'Zuleika' })
    const atom = await makeAtom(server.db, { loopers: [looper] })
    const from = new Date(server.clock.now().getTime() - 86_400_000 * 60)
    const to = new Date(from.getTime() + seconds * 1000)
    await makeLoop(server.db, { user: looper, atom, from: from.toISOString(), to: to.toISOString() })
    await server.db.updateTable('atoms').set({ hours_planned: hours }).where('id', '=', atom.id).execute()
    await server.db.updateTable('ventures').set({ nome: 'Portal' }).where('id', '=', atom.venture_id).execute()
    const { id } = await makePerson(server.db, { nome })
    const { gate_id } = await server.db
      .updateTable('cells')
      .set({ nome: 'Telas', responsavel_id: id })
      .where('id', '=', atom.cell_id)
      .returning('gate_id')
      .executeTakeFirstOrThrow()
    await server.db.updateTable('gates').set({ nome: 'Entrega' }).where('id', '=', gate_id).execute()
    return { cell: atom.cell_id, gate: gate_id }
  }
  // Seconds in an answer and a clock in a file both hold the same four digits: 3,710,303 s are 1030:38:23.
  return [
    await add('Ambrosina', { hours: 7131.5, seconds: 3_710_303 }),
    await add('Hermenegilda', { hours: 8242.5, seconds: 3_891_080 }),
  ] as const
}

const hours = [
  { column: 'hours_planned', texts: ['7131', '8242'] },
  { column: 'tracked', texts: ['1030', '1080'] },
] as const

export const cellSecrets = async (server: TestServer): Promise<Secret[]> => {
  const [one, two] = await places(server)
  const about = { list: cellList, ids: [one.cell, two.cell] as const }
  return [
    { ...about, column: 'responsavel', texts: ['Ambrosina', 'Hermenegilda'] },
    ...hours.map((it) => ({ ...about, ...it })),
  ]
}

export const gateSecrets = async (server: TestServer): Promise<Secret[]> => {
  const [one, two] = await places(server)
  return hours.map((it) => ({ list: gateList, ids: [one.gate, two.gate] as const, ...it }))
}

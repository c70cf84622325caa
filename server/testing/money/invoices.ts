import { sql } from 'kysely'
import { makeAtom, makeLoop, makePerson, makePlace, type MadeAtom, type MadePlace } from '#server/testing/make.ts'
import type { TestServer } from '#server/testing/testServer.ts'

const MADE = '2026-01-01T12:00:00Z'

export interface MadeClient {
  readonly id: number
  readonly place: MadePlace
  readonly atom: MadeAtom
}

/** A client with one venture at R$ 150,00 an hour, and an atom in it. */
export const makeClient = async ({ db }: TestServer, nome = 'Padaria'): Promise<MadeClient> => {
  const row = { nome, created_at: MADE }
  const { id } = await db.insertInto('clients').values(row).returning('id').executeTakeFirstOrThrow()
  const place = await makePlace(db, { nome: `Venture de ${nome}` })
  await db
    .updateTable('ventures')
    .set({ cliente_id: id, valor_hora_centavos: 15_000 })
    .where('id', '=', place.venture_id)
    .execute()
  return { id, place, atom: await makeAtom(db, { place, nome: 'Telas' }) }
}

/** A person of a client whose access is on. */
export const makeClientPerson = async ({ db }: TestServer, client_id: number) => {
  const person = await makePerson(db, { role: 3 })
  await db.updateTable('users').set({ cliente_id: client_id }).where('id', '=', person.id).execute()
  await sql`insert into client_accesses (client_id, email, nome, role, user_id, created_by, created_at)
    values (${client_id}, ${person.email}, 'Ana', 1, ${person.id}, ${person.id}, ${MADE})`.execute(db)
  return person
}

/** A finished deliverable of a client, delivered on 9 March 2026. */
export const makeEntrega = async ({ db }: TestServer, { place }: MadeClient, more: object = {}): Promise<number> => {
  const row = { venture_id: place.venture_id, nome: 'Portal', status: 4, valor_centavos: 500_000, created_at: MADE }
  const { id } = await db
    .insertInto('entregas')
    .values({ ...row, gate_id: null, delivered_on: '2026-03-09', ...more })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A concluded loop of a client's atom on 9 March 2026. */
export const makeBillable = async (
  { db }: TestServer,
  { atom }: MadeClient,
  { hour = 12, minutes = 80, status = 3 }: { hour?: number; minutes?: number; status?: number } = {},
): Promise<number> => {
  const from = new Date(`2026-03-09T${String(hour).padStart(2, '0')}:00:00Z`)
  const to = new Date(from.getTime() + minutes * 60_000).toISOString()
  const user = await makePerson(db)
  return makeLoop(db, { user, atom, from: from.toISOString(), ...(status !== 1 && { to }), status })
}

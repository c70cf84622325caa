import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Role } from '#contract/access/roles.ts'
import { gateCrud, gateFlow } from '#contract/gate/gate.ts'
import { ventureCrud } from '#contract/venture/venture.ts'
import { describeSteps } from '#server/testing/describe/describeSteps.ts'
import { makePerson, makePlace } from '#server/testing/make.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

const START = '2026-03-10T15:00:00Z'
let server: TestServer
let venture_id: number
const people = new Map<Role, Visitor>()

/** Somebody of the role on the venture's team; of a client somebody with an admin access to its company. */
const onVenture = async (role: Role, client_id: number): Promise<Visitor> => {
  const person = await makePerson(server.db, { role })
  if (role === 3) {
    await server.db.updateTable('users').set({ cliente_id: client_id }).where('id', '=', person.id).execute()
    await sql`insert into client_accesses (client_id, email, nome, role, user_id, created_by, created_at)
      values (${client_id}, ${person.email}, 'Ana', 1, ${person.id}, ${person.id}, ${START})`.execute(server.db)
  } else await server.db.insertInto('venture_members').values({ venture_id, user_id: person.id }).execute()
  return server.as(person)
}

beforeAll(async () => {
  server = await freshServer({ at: START })
  const row = { nome: 'Padaria', created_at: START }
  const { id } = await server.db.insertInto('clients').values(row).returning('id').executeTakeFirstOrThrow()
  venture_id = (await makePlace(server.db)).venture_id
  await server.db.updateTable('ventures').set({ cliente_id: id }).where('id', '=', venture_id).execute()
  for (const role of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const) people.set(role, await onVenture(role, id))
})
afterAll(() => server.close())

const made = async (): Promise<number> => {
  const values = { venture_id, nome: 'Protótipo', status: 'planned', created_at: START } as const
  return (await server.db.insertInto('gates').values(values).returning('id').executeTakeFirstOrThrow()).id
}
const as = (role: Role): Visitor => {
  const person = people.get(role)
  if (!person) throw new Error(`nobody of role ${role}`)
  return person
}

describeSteps(gateFlow, {
  server: () => server,
  table: 'gates',
  show: gateCrud.calls.show,
  make: made,
  visitor: async (role) => as(role),
  // Decision 140: 1 and 7 approve on the client's behalf alone.
  by: { approve: 3 },
  ready: {
    answer: (gate_id) =>
      sql`insert into gate_questions (gate_id, text, asked_by, asked_at)
        select ${gate_id}, 'Onde?', min(id), ${START} from users`.execute(server.db),
  },
  input: {
    approveFor: { agreed_with: 'Ana Prado', agreed_how: 'por telefone', approval_reason: 'Sem internet' },
    contest: { reason: 'Falta o manual' },
    clarify: { text: 'Onde?' },
    answer: { text: 'Ali' },
  },
  // Section 6 and decision 140: 1 and 7 deliver, 3 and 5 decide.
  roles: {
    start: [1, 7],
    resume: [1, 7],
    deliver: [1, 7],
    approve: [3, 5],
    approveFor: [1, 7],
    contest: [1, 3, 5, 7],
    clarify: [1, 3, 5, 7],
    answer: [1, 7],
  },
  // 3 and 5 decide, 1 and 7 deliver; whoever takes the step is not told.
  told: { start: 2, resume: 2, deliver: 3, approve: 3, approveFor: 3, contest: 3, clarify: 3, answer: 3 },
})

test('the gate of a venture that is deleted, or of a template, takes no step, and says so', async () => {
  const id = await made()
  const start = async () => as(7).raw(gateFlow.calls.start, { id, version: 1 })
  const may = async () => (await as(7).call(gateCrud.calls.show, { id })).body.data.may
  await server.db.updateTable('ventures').set({ template: true }).where('id', '=', venture_id).execute()
  expect([await may(), (await start()).body['type']]).toEqual([[], '/problems/gate.ofTemplate'])
  await server.db.updateTable('ventures').set({ template: false }).where('id', '=', venture_id).execute()
  expect(await may()).toEqual(['start'])
  const { version } = (await as(7).call(ventureCrud.calls.show, { id: venture_id })).body.data
  await as(7).call(ventureCrud.calls.remove, { id: venture_id, version })
  expect([await may(), (await start()).status]).toEqual([[], 404])
})

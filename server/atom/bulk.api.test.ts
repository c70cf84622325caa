import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Role } from '#contract/access/roles.ts'
import { atomList } from '#contract/atom/atom.ts'
import { atomBulk } from '#contract/atom/bulk.ts'
import { makeAtom, makePerson, makePlace } from '#server/testing/make.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

let server: TestServer
let admin: Visitor
beforeAll(async () => {
  server = await freshServer()
  admin = (await as(1)).me
})
afterAll(() => server.close())

const as = async (role: Role) => {
  const person = await makePerson(server.db, { role })
  return { person, me: await server.as(person) }
}
const label = async (nome: string, thing = 'atom') =>
  (
    await server.db
      .insertInto('labels')
      .values({ thing, nome, color: '#336699', created_at: server.clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
const results = (answer: Awaited<ReturnType<Visitor['raw']>>) =>
  (answer.body['results'] as { result: string }[]).map((it) => it.result)
const kept = (id: number) =>
  server.db
    .selectFrom('atoms')
    .select(['priority', 'version', 'cell_id', 'status'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

test('changes all fields of several atoms in one act of their histories; what is left out stays', async () => {
  const place = await makePlace(server.db)
  const [person, on, off] = [await makePerson(server.db), await label('Urgente'), await label('Velho')]
  const other = await server.db
    .insertInto('cells')
    .values({
      gate_id: (
        await server.db.selectFrom('cells').select('gate_id').where('id', '=', place.cell_id).executeTakeFirstOrThrow()
      ).gate_id,
      nome: 'Outra',
      created_at: server.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const made = [await makeAtom(server.db, { place }), await makeAtom(server.db, { place, status: 2 })]
  for (const { id } of made)
    await server.db.insertInto('label_links').values({ thing: 'atom', thing_id: id, label_id: off }).execute()
  const atoms = made.map(({ id }) => ({ id, version: 1 }))
  const wish = {
    responsavel_id: person.id,
    data: '2026-05-04',
    priority: 4,
    hours_planned: 6.5,
    cell_id: other.id,
    add_loopers: [person.id],
    add_labels: [on],
    remove_labels: [off],
  }
  const { body } = await admin.call(atomBulk, { atoms, ...wish })
  expect(body).toMatchObject({ changed: 2, results: atoms.map(({ id }) => ({ id, result: 'changed', version: 2 })) })
  const { rows } = await sql<{ request_id: string; n: number }>`
    select request_id, count(distinct thing_id)::int as n from audit where thing = 'atom' and thing_id = any(${atoms.map((it) => String(it.id))})
    group by request_id`.execute(server.db)
  expect(rows).toEqual([{ request_id: body.act, n: 2 }])
  // A finished atom takes it as it takes a single edit, and its status is nothing that this call touches.
  expect(await kept(made[1]?.id ?? 0)).toEqual({ priority: 4, version: 2, cell_id: other.id, status: 2 })
  const again = atoms.map(({ id }) => ({ id, version: 2 }))
  expect(results(await admin.raw(atomBulk, { atoms: again, ...wish }))).toEqual(['same', 'same'])
  const found = (await admin.raw(atomList.calls.list, { label_id: String(on) })).body
  expect(found['total']).toBe(2)
  expect((await admin.raw(atomList.calls.list, { label_id: String(off) })).body['total']).toBe(0)
})

test('tells for each atom why it stays: stale, gone, deleted, a cell elsewhere; the others change', async () => {
  const [atom, stale, deleted, elsewhere] = [
    await makeAtom(server.db),
    await makeAtom(server.db),
    await makeAtom(server.db),
    await makeAtom(server.db),
  ]
  await server.db.updateTable('atoms').set({ deleted_at: server.clock.now() }).where('id', '=', deleted.id).execute()
  const atoms = [
    { id: atom.id, version: 1 },
    { id: stale.id, version: 7 },
    { id: deleted.id, version: 1 },
    { id: 2_147_483_647, version: 1 },
    { id: elsewhere.id, version: 1 },
  ]
  const wish = { atoms, cell_id: atom.cell_id, priority: 4 }
  expect(results(await admin.raw(atomBulk, wish))).toEqual(['changed', 'stale', 'gone', 'gone', 'cellElsewhere'])
  // Nothing half written: the priority of the one that could not move stayed too.
  expect(await kept(elsewhere.id)).toMatchObject({ version: 1, cell_id: elsewhere.cell_id })
  expect((await kept(elsewhere.id)).priority).not.toBe(4)
})

test('each field by who may, and only in reach', async () => {
  const wishes = {
    priority: 4,
    responsavel_id: null,
    add_loopers: [],
    cell_id: 1,
    add_labels: [],
  }
  const allowed: Readonly<Record<keyof typeof wishes, readonly number[]>> = {
    priority: [1, 2, 7],
    responsavel_id: [1, 2, 4, 7],
    add_loopers: [1, 7],
    cell_id: [1, 7],
    add_labels: [1, 2, 4, 7],
  }
  const wrong: string[] = []
  for (const role of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const) {
    const { me } = await as(role)
    const atom = await makeAtom(server.db)
    const atoms = [{ id: atom.id, version: 1 }]
    for (const [field, value] of Object.entries(wishes)) {
      const answer = await me.raw(atomBulk, {
        atoms,
        [field]: field === 'cell_id' ? atom.cell_id : value,
      })
      const may = allowed[field as keyof typeof wishes].includes(role)
      if ((answer.status === 200) !== may) wrong.push(`${role} ${field}: ${answer.status}`)
      // A looper on another's atom learns no more than of one that never was.
      else if (role === 4 && may && results(answer)[0] !== 'gone') wrong.push(`${role} ${field} reached it`)
    }
  }
  expect(wrong).toEqual([])
})

test('labels of another noun, and people who cannot be chosen, are refused by the name of their field', async () => {
  const atom = await makeAtom(server.db)
  const atoms = [{ id: atom.id, version: 1 }]
  const foreign = await label('Alheia', 'client')
  for (const [field, value] of Object.entries({
    add_labels: [foreign],
    add_loopers: [2_147_483_647],
    cell_id: 999_999,
  })) {
    const { status, body } = await admin.raw(atomBulk, { atoms, priority: 4, [field]: value })
    expect([field, status]).toEqual([field, 422])
    expect(JSON.stringify(body)).toContain(field)
  }
  expect((await kept(atom.id)).version).toBe(1)
})

test('200 at once, twice at the same moment: each atom changes once; more are refused', async () => {
  const place = await makePlace(server.db)
  const atoms: { id: number; version: number }[] = []
  for (let at = 0; at < 200; at += 1) atoms.push({ id: (await makeAtom(server.db, { place })).id, version: 1 })
  const both = await Promise.all([
    admin.raw(atomBulk, { atoms, priority: 4 }),
    admin.raw(atomBulk, { atoms: atoms.toReversed(), priority: 3 }),
  ])
  expect(both.map((it) => it.body['changed'] as number).toSorted((a, b) => a - b)).toEqual([0, 200])
  const more = [...atoms, { id: 1, version: 1 }]
  expect((await admin.raw(atomBulk, { atoms: more, priority: 4 })).status).toBe(422)
  expect((await admin.raw(atomBulk, { atoms: [], priority: 4 })).status).toBe(422)
})

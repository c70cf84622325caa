import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '#contract/access/roles.ts'
import { entregaCalls } from '#contract/entrega/entrega.calls.ts'
import type { EntregaStep } from '#contract/entrega/entrega.steps.ts'
import { entregaCrud, entregaFlow } from '#contract/entrega/entrega.ts'
import { ATOMS_AT_ONCE, ATOMS_SHOWN } from '#contract/entrega/page.ts'
import { makeAtom, makePerson, makePlace, type MadePlace } from '#server/testing/make.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

const START = '2026-03-10T15:00:00Z'
let server: TestServer
let place: MadePlace
let admin: Visitor
beforeAll(async () => {
  server = await freshServer({ at: START })
  admin = await server.as(await makePerson(server.db, { role: 1 }))
  place = await makePlace(server.db, { nome: 'Portal' })
})
afterAll(() => server.close())

const made = async (more: object = {}) =>
  (await admin.call(entregaCrud.calls.create, { venture_id: place.venture_id, nome: 'Telas', ...more })).body.data
const shown = async (id: number) => (await admin.call(entregaCrud.calls.show, { id })).body.data
const tie = (of: { id: number; version: number }, atoms: { add?: number[]; remove?: number[] }, me = admin) =>
  me.raw(entregaCalls.setAtoms, { id: of.id, version: of.version, ...atoms })
const ownOf = async (id: number) => {
  const rows = await server.db.selectFrom('atoms').select('nome').where('entrega_id', '=', id).orderBy('id').execute()
  return rows.map((it) => it.nome)
}

describe('its atoms', () => {
  test('are tied and untied one by one, and one that pointed elsewhere moves over, which both histories tell', async () => {
    // One after the other: their ids say their order below.
    const one = (await makeAtom(server.db, { place, nome: 'Um' })).id
    const two = (await makeAtom(server.db, { place, nome: 'Dois' })).id
    const three = (await makeAtom(server.db, { place, nome: 'Três' })).id
    const [first, other] = [await made(), await made({ nome: 'Outra' })]
    expect((await tie(first, { add: [one, two] })).status).toBe(200)
    expect(await tie(other, { add: [two, three] })).toMatchObject({ status: 200 })
    expect([await ownOf(first.id), await ownOf(other.id)]).toEqual([['Um'], ['Dois', 'Três']])
    expect((await tie(other, { add: [one] })).status).toBe(409)
    const now = await shown(first.id)
    // One that is in both stays; one that is not of it is left alone.
    await tie(now, { add: [one], remove: [one, three] })
    expect([await ownOf(first.id), await ownOf(other.id)]).toEqual([['Um'], ['Dois', 'Três']])
    await tie(await shown(first.id), { remove: [one] })
    expect(await ownOf(first.id)).toEqual([])
    const { rows } = await sql<{ detail: { before: { atoms: string }; after: { atoms: string } } }>`
      select detail from audit where thing = 'entrega' and thing_id = ${String(first.id)} and event = 'entrega.changed'
      order by id`.execute(server.db)
    expect(rows.map(({ detail }) => [detail.before.atoms, detail.after.atoms])).toEqual([
      [null, 'Um, Dois'],
      ['Dois', null],
      ['Um', null],
    ])
  })

  test('those of another venture, cancelled and deleted ones are not to be chosen', async () => {
    const foreign = await makeAtom(server.db)
    const cancelled = await makeAtom(server.db, { place, status: 3 })
    const entrega = await made()
    for (const { id } of [foreign, cancelled]) {
      const { status, body } = await tie(entrega, { add: [id] })
      expect([status, body['errors']]).toMatchObject([422, [{ path: 'add' }]])
    }
    expect((await tie(entrega, { remove: [foreign.id] })).status).toBe(200)
  })

  test('are found by name, cell or short id among as many as there are', async () => {
    const wide = await makePlace(server.db, { nome: 'Larga' })
    const atoms = []
    for (let at = 0; at < ATOMS_SHOWN + 5; at++)
      atoms.push(await makeAtom(server.db, { place: wide, nome: `Átomo ${at}` }))
    const last = atoms.at(-1)?.id ?? 0
    const entrega = (await admin.call(entregaCrud.calls.create, { venture_id: wide.venture_id, nome: 'Toda' })).body
      .data
    const find = async (q?: string) => (await admin.call(entregaCalls.choices, { id: entrega.id, q })).body
    const all = await find()
    expect([all.data.length, all.more]).toEqual([ATOMS_SHOWN, true])
    expect((await find('atomo 54')).data).toMatchObject([{ id: last, mine: false, entrega: null }])
    const ref = (await find('atomo 54')).data[0]?.ref ?? ''
    expect((await find(ref.toLowerCase())).data.map((it) => it.id)).toContain(last)
    expect(await find('100%')).toEqual({ data: [], more: false })
    await tie(entrega, { add: [last] })
    expect((await find()).data[0]).toMatchObject({ id: last, mine: true, entrega: 'Toda' })
    const many = await tie(await shown(entrega.id), {
      add: Array.from({ length: ATOMS_AT_ONCE + 1 }, (_, at) => at + 1),
    })
    expect(many.status).toBe(422)
  })

  test('two who tie the same atoms at once, to two deliverables, both get an answer, and each atom one place', async () => {
    const atoms = await Promise.all(['A', 'B', 'C', 'D'].map((nome) => makeAtom(server.db, { place, nome })))
    const ids = atoms.map((it) => it.id)
    const [one, two] = [await made(), await made()]
    const boss = await server.as(await makePerson(server.db, { role: 7 }))
    const answers = await Promise.all([tie(one, { add: ids }), tie(two, { add: ids.toReversed() }, boss)])
    expect(answers.map((it) => it.status)).toEqual([200, 200])
    expect([...(await ownOf(one.id)), ...(await ownOf(two.id))].toSorted()).toEqual(['A', 'B', 'C', 'D'])
  })

  test('only 1 and 7 tie them', async () => {
    const entrega = await made()
    for (const role of [2, 3, 4, 5, 6, 8, 9, 10] as const) {
      const me = await onTeam(role)
      expect([role, (await tie(entrega, {}, me.me)).status]).toEqual([role, 403])
      expect((await me.me.raw(entregaCalls.choices, { id: entrega.id })).status).toBe(403)
      expect((await me.me.raw(entregaFlow.calls.develop, { id: entrega.id, version: 1 })).status).toBe(403)
    }
  })
})

const onTeam = async (role: Role) => {
  const person = await makePerson(server.db, { role })
  await server.db.insertInto('venture_members').values({ venture_id: place.venture_id, user_id: person.id }).execute()
  return { person, me: await server.as(person) }
}
const told = async (user_id: number, nome: string) => {
  const rows = await server.db
    .selectFrom('notifications')
    .select(['word', 'link', 'params'])
    .where('user_id', '=', user_id)
    .orderBy('id')
    .execute()
  return rows
    .filter((it) => JSON.stringify(it.params).includes(nome))
    .map((it) => [it.word.replace('notification.entrega', ''), it.link])
}

describe('homologation and the end', () => {
  /** Somebody of the venture's client, with an access that is on, off or none. */
  const ofClient = async (active?: boolean) => {
    const client = await server.db
      .insertInto('clients')
      .values({ nome: 'Padaria', created_at: START })
      .returning('id')
      .executeTakeFirstOrThrow()
    const person = await makePerson(server.db, { role: 3 })
    await server.db.updateTable('users').set({ cliente_id: client.id }).where('id', '=', person.id).execute()
    await server.db.updateTable('ventures').set({ cliente_id: client.id }).where('id', '=', place.venture_id).execute()
    if (active !== undefined)
      await sql`insert into client_accesses (client_id, email, nome, role, user_id, active, created_by, created_at)
        values (${client.id}, ${person.email}, 'Ana', 0, ${person.id}, ${active}, ${person.id}, ${START})`.execute(
        server.db,
      )
    return person
  }
  const take = async (id: number, ...steps: EntregaStep[]) => {
    for (const step of steps) await admin.call(entregaFlow.calls[step], { id, version: (await shown(id)).version })
  }

  test('reach the client and the partners of the venture, and who answers for its atoms, in bell and mail', async () => {
    const client = await ofClient(true)
    const [partner, answering, stranger] = [
      (await onTeam(5)).person,
      (await onTeam(4)).person,
      (await onTeam(4)).person,
    ]
    const away = await makePerson(server.db, { role: 4 })
    const entrega = await made({ nome: 'Loja pronta' })
    const [one, two] = [await makeAtom(server.db, { place }), await makeAtom(server.db, { place })]
    await server.db.updateTable('atoms').set({ responsavel_id: answering.id }).where('id', '=', one.id).execute()
    await server.db.updateTable('atoms').set({ responsavel_id: away.id }).where('id', '=', two.id).execute()
    await tie(entrega, { add: [one.id, two.id] })
    await take(entrega.id, 'develop')
    expect(await told(client.id, 'Loja pronta')).toEqual([])
    await take(entrega.id, 'homologate', 'finish', 'pay')
    const link = `/open/entrega/${entrega.id}`
    for (const person of [client, partner, answering])
      expect(await told(person.id, 'Loja pronta')).toEqual([
        ['Homologation', link],
        ['Finished', link],
      ])
    for (const person of [stranger, away]) expect(await told(person.id, 'Loja pronta')).toEqual([])
    const mails = server.db.selectFrom('mails').select('subject').where('to_address', '=', client.email).orderBy('id')
    expect((await mails.execute()).map((it) => it.subject)).toEqual([
      'A entrega “Loja pronta” de Portal está em homologação: veja o que foi feito.',
      'A entrega “Loja pronta” de Portal foi finalizada.',
    ])
  })

  test('whose access is off, or who may open no deliverable, hears nothing', async () => {
    const people = [await ofClient(false), await ofClient()]
    const entrega = await made({ nome: 'Silenciosa' })
    await take(entrega.id, 'develop', 'homologate')
    for (const person of people) expect(await told(person.id, 'Silenciosa')).toEqual([])
  })

  test('a stale version moves nothing and tells nobody', async () => {
    const client = await ofClient(true)
    const entrega = await made({ nome: 'Velha' })
    await take(entrega.id, 'develop')
    const { id, version } = entrega
    const { status, body } = await admin.raw(entregaFlow.calls.homologate, { id, version })
    expect(status).toBe(409)
    expect(JSON.stringify(body)).toContain('Velha')
    expect(await told(client.id, 'Velha')).toEqual([])
  })
})

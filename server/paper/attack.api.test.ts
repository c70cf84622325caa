import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orderCalls } from '#contract/order/order.calls.ts'
import { orderCrud } from '#contract/order/order.ts'
import { paperCalls } from '#contract/paper/paper.calls.ts'
import { NFSE_BYTES } from '#contract/paper/paper.codes.ts'
import { erasePerson } from '#server/ownData/erase.data.ts'
import { makeAtom, makeLoop, makePerson, makePlace, type MadeAtom, type MadePerson } from '#server/testing/make.ts'
import { municipalNote, nationalNote } from '#server/testing/money/nfse.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

/** What a hostile person hands in for what they are paid, also at once. */

const CNPJ = '01234567000195'
let server: TestServer
let admin: Visitor
let atom: MadeAtom
beforeAll(async () => {
  server = await freshServer({ at: '2026-03-10T15:00:00Z' })
  admin = await server.as(await makePerson(server.db, { role: 1 }))
  atom = await makeAtom(server.db, { place: await makePlace(server.db, { nome: 'Portal' }) })
  await server.db.updateTable('user_config').set({ cnpj: '11222333000181', razao_social: 'Oficina Ltda' }).execute()
})
afterAll(() => server.close())

const hired = async (): Promise<MadePerson> => {
  const person = await makePerson(server.db, { role: 4, nome: 'Nair', valor_hora_centavos: 8000 })
  await server.db.updateTable('users').set({ contract_type: 2 }).where('id', '=', person.id).execute()
  await server.db.insertInto('person_details').values({ user_id: person.id, cnpj: CNPJ }).execute()
  return person
}

let days = 0
/** An order of 1.3 hours at R$ 80,00: R$ 104,00. */
const ordered = async (person: MadePerson): Promise<number> => {
  const from = new Date(Date.UTC(2026, 1, 1 + (days += 1), 12)).toISOString()
  const to = new Date(Date.parse(from) + 80 * 60_000).toISOString()
  const id = await makeLoop(server.db, { user: person, atom, from, to, status: 3, descricao: 'Telas' })
  const set = { valor_hora_centavos: 8000, concluded_at: to }
  await server.db.updateTable('loops').set(set).where('id', '=', id).execute()
  const period = { user_id: person.id, from: '2026-01-01', to: '2026-12-31' }
  return (await admin.call(orderCalls.create, { ...period, total_centavos: 10_400 })).body.data.id
}

const bytes = (text: string | Buffer) => Buffer.from(text as string).toString('base64')
const handIn = (by: Visitor, id: number, text: string | Buffer) =>
  by.raw(paperCalls.handIn, { id, name: 'nota.xml', file: bytes(text) })
const noteNumber = () => String((days += 1))

describe('what is handed in', () => {
  test.each([
    [
      'entities that multiply',
      `<?xml version="1.0"?><!DOCTYPE n [<!ENTITY a "lol"><!ENTITY b "&a;&a;">]>${nationalNote().slice(38)}`,
    ],
    [
      'a document type in another case',
      nationalNote().replace('<NFSe', '<!doctype NFSe SYSTEM "file:///etc/passwd"><NFSe'),
    ],
    ['a document type in UTF-16', Buffer.from(`\uFEFF<!DOCTYPE n [<!ENTITY a "b">]>${nationalNote()}`, 'utf16le')],
    ['a document type that zeros part', nationalNote().replace('<NFSe', '<!DOC\u0000TYPE n [<!ENTITY a "b">]><NFSe')],
    ['elements within elements', '<a>'.repeat(40_000)],
    ['a workbook', Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 255, 254])],
    ['a page', '<html><script>alert(1)</script></html>'],
    ['a day that no calendar has', nationalNote({ number: '88', day: '2026-02-30' })],
    ['a day before the calendar', nationalNote({ number: '88', day: '0000-00-00' })],
    ['a number that no text holds', nationalNote({ number: '&#0;&#xD800;' })],
    ['a negative value', nationalNote({ number: '88', value: '-104.00' })],
    ['a value of infinity', nationalNote({ number: '88', value: 'Infinity' })],
    ['the CNPJ without its leading zero', nationalNote({ number: '88', provider: '1234567000195' })],
  ])('of %s is refused beside the field, and nothing of it is kept', async (_, text) => {
    const person = await hired()
    const id = await ordered(person)
    const began = performance.now()
    const { status, body } = await handIn(await server.as(person), id, text)
    expect([status, body['errors']]).toMatchObject([422, [{ path: 'file' }]])
    expect(performance.now() - began).toBeLessThan(5000)
    expect((await admin.call(paperCalls.show, { id })).body.data.note).toBeNull()
  })

  test('of more than a note has is refused before it is read', async () => {
    const person = await hired()
    const id = await ordered(person)
    const me = await server.as(person)
    expect((await handIn(me, id, 'x'.repeat(NFSE_BYTES + 10))).status).toBe(422)
    expect((await handIn(me, id, 'x'.repeat(20 * 1024 * 1024))).status).toBe(413)
    expect((await me.raw(paperCalls.handIn, { id, name: 'nota.xml', file: '<NFSe/>' })).status).toBe(422)
  })

  test.each([
    ['a byte order mark', `\uFEFF${nationalNote({ number: '501' })}`],
    [
      'Latin-1',
      Buffer.from(municipalNote({ number: '502' }).replace('<ns3:Numero>', '<ns3:X>São</ns3:X><ns3:Numero>'), 'latin1'),
    ],
    ['a CNPJ with its dots', nationalNote({ number: '503', provider: '01.234.567/0001-95' })],
  ])('with %s is read', async (_, text) => {
    const person = await hired()
    const { status, body } = await handIn(await server.as(person), await ordered(person), text)
    expect({ status, body }).toMatchObject({ status: 200, body: { data: { state: 4 } } })
  })

  test('is of one order, however its number is written', async () => {
    const person = await hired()
    const me = await server.as(person)
    const [one, other] = [await ordered(person), await ordered(person)]
    expect((await handIn(me, one, nationalNote({ number: '700' }))).status).toBe(200)
    for (const number of ['700', '0700', '000000700', ' 700 '])
      expect([number, (await handIn(me, other, nationalNote({ number }))).status]).toEqual([number, 409])
    expect((await handIn(me, other, municipalNote({ number: '00700' }))).status).toBe(409)
  })

  test('by somebody else finds no order, by its id or by the company they share', async () => {
    const person = await hired()
    const id = await ordered(person)
    const twin = await server.as(await hired())
    expect((await handIn(twin, id, nationalNote({ number: noteNumber() }))).status).toBe(404)
    for (const call of [paperCalls.show, paperCalls.download, paperCalls.remove])
      expect((await twin.raw(call, { id })).status).toBe(404)
    expect((await twin.raw(paperCalls.receipt, { id })).status).toBe(403)
  })
})

test('the note by which an order was paid is not replaced by another one, and one that differed still is', async () => {
  const person = await hired()
  const me = await server.as(person)
  const [paid, differing] = [await ordered(person), await ordered(person)]
  const first = noteNumber()
  await handIn(me, paid, nationalNote({ number: first }))
  await handIn(me, differing, nationalNote({ number: noteNumber(), value: '1.00' }))
  for (const id of [paid, differing]) await admin.call(orderCalls.payOne, { id })
  for (const who of [me, admin])
    expect((await handIn(who, paid, nationalNote({ number: noteNumber(), value: '9.00' }))).status).toBe(409)
  expect((await me.call(paperCalls.show, { id: paid })).body.data).toMatchObject({
    open: false,
    note: { numero: first },
  })
  expect((await handIn(me, differing, nationalNote({ number: noteNumber() }))).status).toBe(200)
  expect((await admin.call(orderCrud.calls.show, { id: differing })).body.data.paper).toBe(4)
})

test('a note that one hands in while another pays, at once, leaves both whole', async () => {
  const person = await hired()
  const me = await server.as(person)
  for (let round = 0; round < 3; round += 1) {
    const id = await ordered(person)
    const answers = await Promise.all([
      handIn(me, id, nationalNote({ number: noteNumber() })),
      admin.raw(orderCalls.payOne, { id }),
      handIn(admin, id, nationalNote({ number: noteNumber() })),
    ])
    expect(answers.filter((it) => it.status >= 500)).toEqual([])
    const rows = await server.db
      .selectFrom('order_papers')
      .select('id')
      .where('order_id', '=', id)
      .where('removed_at', 'is', null)
      .execute()
    expect(rows).toHaveLength(1)
  }
})

test('who is erased leaves orders and notes that law keeps, under a pseudonym', async () => {
  const person = await hired()
  const id = await ordered(person)
  await handIn(await server.as(person), id, nationalNote({ number: noteNumber() }))
  const row = await server.db.selectFrom('users').selectAll().where('id', '=', person.id).executeTakeFirstOrThrow()
  await server.db.transaction().execute((tx) => erasePerson(tx, row, server.clock.now()))
  const shown = (await admin.call(orderCrud.calls.show, { id })).body.data
  expect(shown.nome).toMatch(/^Pessoa /)
  expect((await admin.call(paperCalls.show, { id })).body.data.note).not.toBeNull()
  expect((await admin.raw(paperCalls.download, { id })).status).toBe(200)
  expect((await admin.raw(paperCalls.receipt, { id })).status).toBeLessThan(500)
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signedInRoles } from '#contract/access/roles.ts'
import { orderCalls } from '#contract/order/order.calls.ts'
import { orderCrud, orderFlow, orderList } from '#contract/order/order.ts'
import { paperCalls } from '#contract/paper/paper.calls.ts'
import { makeAtom, makeLoop, makePerson, makePlace, type MadeAtom, type MadePerson } from '#server/testing/make.ts'
import { municipalNote, nationalNote } from '#server/testing/money/nfse.ts'
import { textOfPdf } from '#server/testing/pdf.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

const CNPJ = '01234567000195'
const OURS = '11222333000181'
let server: TestServer
let admin: Visitor
let atom: MadeAtom
beforeAll(async () => {
  server = await freshServer({ at: '2026-03-10T15:00:00Z' })
  admin = await server.as(await makePerson(server.db, { role: 1 }))
  atom = await makeAtom(server.db, { place: await makePlace(server.db, { nome: 'Portal' }) })
  await server.db.updateTable('user_config').set({ cnpj: OURS, razao_social: 'Oficina Ltda' }).execute()
})
afterAll(() => server.close())

const hired = async (contract_type: number | null, cnpj: string | null = CNPJ): Promise<MadePerson> => {
  const person = await makePerson(server.db, { role: 4, nome: 'Nair', valor_hora_centavos: 8000 })
  await server.db.updateTable('users').set({ contract_type }).where('id', '=', person.id).execute()
  await server.db.insertInto('person_details').values({ user_id: person.id, cnpj, cpf: '52998224725' }).execute()
  return person
}

let days = 0
/** An order of 1.3 hours at R$ 80,00: R$ 104,00. */
const ordered = async (person: MadePerson): Promise<number> => {
  const from = new Date(Date.UTC(2026, 1, 1 + (days += 1), 12)).toISOString()
  const to = new Date(Date.parse(from) + 80 * 60_000).toISOString()
  const id = await makeLoop(server.db, { user: person, atom, from, to, status: 3, descricao: 'Telas' })
  await server.db
    .updateTable('loops')
    .set({ valor_hora_centavos: 8000, concluded_at: to })
    .where('id', '=', id)
    .execute()
  const period = { user_id: person.id, from: '2026-01-01', to: '2026-12-31' }
  const { body } = await admin.call(orderCalls.create, { ...period, total_centavos: 10_400 })
  return body.data.id
}

const base64 = (text: string, charset: 'utf8' | 'latin1' = 'utf8') => Buffer.from(text, charset).toString('base64')
const handIn = (by: Visitor, id: number, text: string) =>
  by.raw(paperCalls.handIn, { id, name: 'nota.xml', file: base64(text) })
const stateOf = async (id: number) => (await admin.call(orderCrud.calls.show, { id })).body.data.paper
const noteNumber = () => String((days += 1))

describe('what an order waits for', () => {
  test.each([
    ['nobody knows', null, 0],
    ['a receipt of who is self-employed', 1, 1],
    ['the note of an MEI', 2, 2],
    ['the note of a company', 3, 2],
  ])('%s', async (_, contract_type, state) => {
    const id = await ordered(await hired(contract_type))
    expect((await admin.call(paperCalls.show, { id })).body.data).toEqual({ state, note: null, open: state === 2 })
    expect(await stateOf(id)).toBe(state)
    const { body } = await admin.call(orderList.calls.list, { paper: state })
    expect(body.data.map((it) => it.id)).toContain(id)
  })
})

describe('a note', () => {
  test('is handed in by its person, matches, and takes the place of an earlier one', async () => {
    const person = await hired(2)
    const id = await ordered(person)
    const me = await server.as(person)
    const other = await handIn(me, id, nationalNote({ number: noteNumber(), value: '103.99' }))
    expect(other.status).toBe(200)
    expect(other.body['data']).toMatchObject({ state: 3, note: { valor_centavos: 10_399, difference_centavos: -1 } })
    const number = noteNumber()
    expect((await handIn(me, id, municipalNote({ number }))).body['data']).toMatchObject({
      state: 4,
      note: { numero: number },
    })
    expect(await stateOf(id)).toBe(4)
    // The earlier one may be handed in for another order.
    const rows = await server.db.selectFrom('order_papers').select('removed_at').where('order_id', '=', id).execute()
    expect(rows.filter((it) => it.removed_at === null)).toHaveLength(1)
  })

  test('is saved as it was handed in, Latin letters included', async () => {
    const person = await hired(3)
    const id = await ordered(person)
    const text = nationalNote({ number: noteNumber() })
    await admin.raw(paperCalls.handIn, { id, name: 'nota.xml', file: base64(text, 'latin1') })
    const { body, headers } = await server.app.inject({
      url: `/api/orders/${id}/nfse`,
      headers: { authorization: `Bearer ${await admin.token()}` },
    })
    expect(body).toBe(text)
    expect(headers['content-disposition']).toContain('attachment')
  })

  test.each([
    ['of another CNPJ', () => nationalNote({ number: noteNumber(), provider: '11444777000161' }), '11.444.777/0001-61'],
    ['for somebody else', () => nationalNote({ number: noteNumber(), taker: '11444777000161' }), '11.444.777/0001-61'],
    ['with entities of its own', () => `<!DOCTYPE a [<!ENTITY b "c">]>${nationalNote()}`, 'não é o XML'],
    ['without a number', () => nationalNote({ number: '' }), 'número'],
  ])('%s is refused beside its field, and nothing is kept', async (_, text, says) => {
    const person = await hired(2)
    const id = await ordered(person)
    const { status, body } = await handIn(await server.as(person), id, text())
    expect(status).toBe(422)
    expect(body['errors']).toMatchObject([{ path: 'file', message: expect.stringContaining(says) }])
    expect(await stateOf(id)).toBe(2)
  })

  test('of somebody without a CNPJ cannot be checked', async () => {
    const id = await ordered(await hired(2, null))
    const { status, body } = await handIn(admin, id, nationalNote({ number: noteNumber() }))
    expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining('não tem CNPJ')])
  })

  test('is on one order only, also when two hand it in at once', async () => {
    const person = await hired(2)
    const ids = [await ordered(person), await ordered(person)]
    const text = nationalNote({ number: noteNumber() })
    const answers = await Promise.all(ids.map((id) => handIn(admin, id, text)))
    expect(answers.map((it) => it.status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  test('is taken off while the order is unpaid, stays once it is paid, and an order that ended takes none', async () => {
    const person = await hired(2)
    const id = await ordered(person)
    await handIn(admin, id, nationalNote({ number: noteNumber() }))
    expect((await admin.raw(paperCalls.remove, { id })).status).toBe(200)
    expect((await admin.raw(paperCalls.remove, { id })).status).toBe(404)
    await handIn(admin, id, nationalNote({ number: noteNumber() }))
    await admin.call(orderCalls.payOne, { id })
    expect((await admin.raw(paperCalls.remove, { id })).status).toBe(409)
    const ended = await ordered(person)
    const { version } = (await admin.call(orderCrud.calls.show, { id: ended })).body.data
    await admin.call(orderFlow.calls.delete, { id: ended, version })
    expect((await handIn(admin, ended, nationalNote({ number: noteNumber() }))).status).toBe(409)
    expect(await stateOf(ended)).toBeNull()
  })

  test('is not asked of who is self-employed', async () => {
    const id = await ordered(await hired(1))
    expect((await handIn(admin, id, nationalNote({ number: noteNumber() }))).status).toBe(422)
  })
})

test('a receipt names both sides, what was done and the gross value, and is made for the self-employed only', async () => {
  const id = await ordered(await hired(1))
  const { rawPayload, statusCode } = await server.app.inject({
    url: `/api/orders/${id}/receipt`,
    headers: { authorization: `Bearer ${await admin.token()}` },
  })
  expect(statusCode).toBe(200)
  const text = await textOfPdf(rawPayload)
  for (const part of ['Oficina Ltda', '11.222.333/0001-81', 'Nair', '529.982.247-25', 'Portal', 'R$ 104,00'])
    expect(text).toContain(part)
  const company = await ordered(await hired(3))
  expect((await admin.raw(paperCalls.receipt, { id: company })).status).toBe(422)
})

test('each role reaches what is its own', async () => {
  const person = await hired(2)
  const id = await ordered(person)
  await handIn(admin, id, nationalNote({ number: noteNumber() }))
  for (const role of signedInRoles) {
    const me = await server.as(await makePerson(server.db, { role }))
    const show = await me.raw(paperCalls.show, { id })
    const sees = [1, 2, 6, 7].includes(role)
    expect([role, show.status]).toEqual([role, sees ? 200 : role === 4 ? 404 : 403])
    const told = JSON.stringify(show.body)
    expect([role, told.includes('valor_centavos')]).toEqual([role, [1, 6, 7].includes(role)])
    const file = await me.raw(paperCalls.download, { id })
    expect([role, file.status === 200]).toEqual([role, [1, 6, 7].includes(role)])
    const given = await handIn(me, id, nationalNote({ number: noteNumber() }))
    expect([role, given.status]).toEqual([role, role === 1 ? 200 : role === 4 ? 404 : 403])
  }
})

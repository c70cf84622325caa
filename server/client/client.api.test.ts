import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientAccessCalls } from '#contract/client/access.ts'
import { clientNoun } from '#contract/client/client.noun.ts'
import { clientCrud, clientList } from '#contract/client/client.ts'
import { clientCalls } from '#contract/client/page.ts'
import { describeCrud } from '#server/testing/describe/describeCrud.ts'
import { describeImport } from '#server/testing/describe/describeImport.ts'
import { describeList } from '#server/testing/describe/describeList.ts'
import { mergeOf } from '#server/testing/describe/mergeOf.ts'
import { makePerson, makePlace } from '#server/testing/make.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
let serial = 0
const CNPJ = '12ABC34501DE35'
const make = () => ({ nome: `Cliente ${(serial += 1)}`, razao_social: 'Cliente Ltda.', city: 'Santos' })
beforeAll(async () => {
  server = await freshServer()
  const row = { created_at: server.clock.now() }
  await server.db
    .insertInto('clients')
    .values([
      { ...row, nome: 'Padaria São João', city: 'Santos', uf: 'SP' },
      { ...row, nome: 'Cafés', city: 'Recife', uf: 'PE' },
    ])
    .execute()
})
afterAll(() => server.close())

const admin = async () => server.as(await makePerson(server.db, { role: 1 }))

describeList(clientList, {
  server: () => server,
  filters: { uf: 'SP', has_access: 'false', period: 'today' },
  search: 'sao joao',
})

describeCrud(clientCrud, {
  server: () => server,
  make,
  change: { notas: 'Fala só por e-mail' },
  bad: [
    [{ nome: '  ' }, 'nome'],
    [{ nome: 'x'.repeat(161) }, 'nome'],
    [{ cnpj: '11222333000180' }, 'cnpj'],
    [{ email: 'nada' }, 'email'],
    [{ cep: '123' }, 'cep'],
    [{ uf: 'XX' }, 'uf'],
    [{ notas: 'x'.repeat(2001) }, 'notas'],
    [{ status: 1 }, 'status'],
  ],
  roles: { show: [1, 7], update: [1, 7] },
  use: async (id) => {
    const { venture_id } = await makePlace(server.db)
    await server.db.updateTable('ventures').set({ cliente_id: id }).where('id', '=', venture_id).execute()
  },
})

describeImport(clientNoun, {
  server: () => server,
  roles: [1, 7],
  good: () => ({ ...make(), cnpj: '', notas: '=SOMA(A1)' }),
  wrong: [
    ['nome', ''],
    ['cnpj', '11222333000180'],
  ],
  becomes: { razao_social: 'Cliente Ltda.', city: 'Santos' },
  change: ['city', 'Campinas'],
})

test('of two who make a client of one CNPJ at once, one is told that it is there, and how it is written does not matter', async () => {
  const me = await admin()
  const answers = await Promise.all([
    me.raw(clientCrud.calls.create, { ...make(), cnpj: CNPJ }),
    me.raw(clientCrud.calls.create, { ...make(), cnpj: '12.abc.345/01de-35' }),
  ])
  expect(answers.map((it) => it.status).toSorted((a, b) => a - b)).toEqual([201, 409])
  expect(answers.find((it) => it.status === 409)?.body['errors']).toMatchObject([{ path: 'cnpj' }])
  const { body } = await me.call(clientList.calls.list, { q: '12.abc.345' })
  expect(body.data).toMatchObject([{ cnpj: CNPJ }])
})

test('a client of role 3 makes one and opens none', async () => {
  const client = await server.as(await makePerson(server.db, { role: 3 }))
  const made = await client.call(clientCrud.calls.create, make())
  const { id } = made.body.data
  for (const [call, input] of [
    [clientCrud.calls.show, { id }],
    [clientList.calls.list, {}],
    [clientCrud.calls.update, { id, version: 1, nome: 'Outro' }],
    [clientCrud.calls.remove, { id, version: 1 }],
    [clientCalls.page, { client_id: id }],
    [clientCalls.alike, { cnpj: CNPJ }],
  ] as const)
    expect((await client.raw(call, input)).status).toBe(403)
})

test('what may be the same company is told by CNPJ root and by domain, not by a public host', async () => {
  const me = await admin()
  const one = await me.call(clientCrud.calls.create, { ...make(), cnpj: '11222333000181', email: 'oi@padaria.example' })
  const { id } = one.body.data
  const alike = async (input: Record<string, unknown>) =>
    (await me.call(clientCalls.alike, input)).body.data.map((it) => [it.id, it.by])
  expect(await alike({ cnpj: '11.222.333/0002-62' })).toEqual([[id, 'root']])
  expect(await alike({ email: 'Ana@PADARIA.example' })).toEqual([[id, 'domain']])
  expect(await alike({ email: 'Ana@padaria.example', except: id })).toEqual([])
  await me.call(clientCalls.contactCreate, { client_id: id, nome: 'Ana', email: 'ana@gmail.com' })
  await me.call(clientCalls.contactCreate, { client_id: id, nome: 'Bia', email: 'bia@filial.example' })
  expect(await alike({ email: 'outra@gmail.com' })).toEqual([])
  expect(await alike({ email: 'x@filial.example' })).toEqual([[id, 'domain']])
  // Accesses reveal a client's domain as well as contacts do.
  await me.call(clientAccessCalls.create, { client_id: id, email: 'caio@matriz.example', role: 0 })
  expect(await alike({ email: 'y@matriz.example' })).toEqual([[id, 'domain']])
  expect(await alike({})).toEqual([])
})

test('contacts are added, changed by version and removed, never by another client’s address', async () => {
  const me = await admin()
  const client_id = (await me.call(clientCrud.calls.create, make())).body.data.id
  const other = (await me.call(clientCrud.calls.create, make())).body.data.id
  const input = { client_id, nome: 'Ana', email: 'ana@firma.example', telefone: '(11) 98765-4321', cargo: 'Compras' }
  const { body } = await me.call(clientCalls.contactCreate, input)
  const { id, version } = body.data
  expect(body.data).toMatchObject({ telefone: '+5511987654321' })
  expect((await me.raw(clientCalls.contactUpdate, { client_id: other, id, version, nome: 'X' })).status).toBe(404)
  expect((await me.raw(clientCalls.contactRemove, { client_id: other, id, version })).status).toBe(404)
  await me.call(clientCalls.contactUpdate, { client_id, id, version, cargo: 'Diretora' })
  expect((await me.raw(clientCalls.contactUpdate, { client_id, id, version, nome: 'X' })).status).toBe(409)
  const page = await me.call(clientCalls.page, { client_id })
  expect(page.body.contacts).toMatchObject([{ nome: 'Ana', cargo: 'Diretora' }])
  await me.call(clientCalls.contactRemove, { client_id, id, version: version + 1 })
  expect((await me.call(clientCalls.page, { client_id })).body.contacts).toEqual([])
})

test('a venture belongs to one client; merged, it goes over with the contacts', async () => {
  const me = await admin()
  const [a, b] = [
    (await me.call(clientCrud.calls.create, make())).body.data,
    (await me.call(clientCrud.calls.create, make())).body.data,
  ]
  const { venture_id } = await makePlace(server.db, { nome: 'Lua' })
  await me.call(clientCalls.link, { client_id: a.id, venture_id })
  expect((await me.raw(clientCalls.link, { client_id: b.id, venture_id })).status).toBe(409)
  expect((await me.raw(clientCalls.unlink, { client_id: b.id, venture_id })).status).toBe(404)
  await me.call(clientCalls.contactCreate, { client_id: a.id, nome: 'Ana' })
  await me.call(mergeOf(clientCrud), { id: a.id, version: a.version, into: b.id })
  const page = await me.call(clientCalls.page, { client_id: b.id })
  expect(page.body).toMatchObject({ contacts: [{ nome: 'Ana' }], ventures: [{ nome: 'Lua' }] })
  await me.call(clientCalls.unlink, { client_id: b.id, venture_id })
  expect((await me.raw(clientCalls.contactCreate, { client_id: a.id, nome: 'Bia' })).status).toBe(409)
})

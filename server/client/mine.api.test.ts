import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientAccessCalls } from '#contract/client/access.ts'
import { myClientCalls } from '#contract/client/client.calls.ts'
import { clientCrud } from '#contract/client/client.ts'
import { clientCalls } from '#contract/client/page.ts'
import { fileCalls } from '#contract/file/file.calls.ts'
import { attachmentCalls } from '#contract/things/attachment.ts'
import { readyFile } from '#server/testing/files.ts'
import { makePerson } from '#server/testing/make.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

let server: TestServer
let me: Visitor
beforeAll(async () => {
  server = await freshServer()
  me = await server.as(await makePerson(server.db, { role: 7 }))
})
afterAll(() => server.close())

let serial = 0
/** Somebody of a new client. */
const somebody = async (role = 0) => {
  const client = { nome: `Cliente ${(serial += 1)}`, notas: 'SEGREDO', country: 'PT', postal_code: '1100-148' } as const
  const { id: client_id } = (await me.call(clientCrud.calls.create, client)).body.data
  const person = await makePerson(server.db, { role: 3 })
  const { id } = (await me.call(clientAccessCalls.create, { client_id, email: person.email, role })).body.data
  return { client_id, access_id: id, person, visitor: await server.as(person) }
}
const paper = { use: 'attachment', nome: 'proposta.txt', type: 'text/plain', body: Buffer.from('proposta') } as const
const attach = async (client_id: number): Promise<number> => {
  const { id } = await readyFile(server, me, paper)
  await me.call(attachmentCalls.add, { thing: 'client', id: client_id, files: [id] })
  return id
}
const mineOf = async (visitor: Visitor) => (await visitor.call(myClientCalls.show, {})).body.data

test('somebody of a client sees the company, its contacts and who comes in, and nothing of its notes', async () => {
  const { client_id, person, visitor } = await somebody()
  await me.call(clientCalls.contactCreate, { client_id, nome: 'Ana', email: 'ana@firma.example' })
  await me.call(clientAccessCalls.create, { client_id, email: 'nova@firma.example', role: 1 })
  const off = (await me.call(clientAccessCalls.create, { client_id, email: 'velha@firma.example', role: 1 })).body.data
  await me.call(clientAccessCalls.off, { id: off.id })
  const mine = await mineOf(visitor)
  expect(mine).toMatchObject({
    client: { id: client_id, country: 'PT', postal_code: '1100-148' },
    role: 0,
    may_approve: false,
    contacts: [{ nome: 'Ana' }],
    files: [],
  })
  expect(mine?.people.map((it) => [it.email, it.state, it.role, it.me])).toEqual([
    ['nova@firma.example', 'invited', 1, false],
    [person.email, 'on', 0, true],
  ])
  expect(JSON.stringify(mine)).not.toContain('SEGREDO')
})

test('who belongs to no client sees none, of whatever role', async () => {
  for (const role of [1, 3, 4, 5] as const)
    expect(await mineOf(await server.as(await makePerson(server.db, { role })))).toBeNull()
})

test('a file of a client is read by its people once it is opened to them, and never by those of another', async () => {
  const [{ client_id, visitor, access_id }, other] = [await somebody(), await somebody(1)]
  const file = await attach(client_id)
  const link = async (who: Visitor) => (await who.raw(fileCalls.link, { id: file })).status
  expect([await link(me), await link(visitor)]).toEqual([200, 404])
  await me.call(clientCalls.share, { client_id, file, shared: true })
  await me.call(clientCalls.share, { client_id, file, shared: true })
  expect((await mineOf(visitor))?.files).toMatchObject([{ id: file, nome: 'proposta.txt' }])
  expect((await mineOf(other.visitor))?.files).toEqual([])
  expect([await link(visitor), await link(other.visitor)]).toEqual([200, 404])
  expect((await me.call(clientCalls.page, { client_id })).body.shared).toEqual([file])
  await me.call(clientCalls.share, { client_id, file, shared: false })
  expect([(await mineOf(visitor))?.files, await link(visitor)]).toEqual([[], 404])
  await me.call(clientCalls.share, { client_id, file, shared: true })
  await me.call(attachmentCalls.remove, { thing: 'client', id: client_id, file })
  expect([(await mineOf(visitor))?.files, await link(visitor)]).toEqual([[], 404])
  await me.call(clientAccessCalls.off, { id: access_id })
  expect(await link(visitor)).toBe(401)
})

test('only a file of this very client is opened, and not by its own people', async () => {
  const [{ client_id, visitor }, other] = [await somebody(1), await somebody()]
  const file = await attach(client_id)
  expect((await me.raw(clientCalls.share, { client_id: other.client_id, file, shared: true })).status).toBe(404)
  expect((await visitor.raw(clientCalls.share, { client_id, file, shared: true })).status).toBe(403)
  const loose = await readyFile(server, me, paper)
  expect((await me.raw(clientCalls.share, { client_id, file: loose.id, shared: true })).status).toBe(404)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Role } from '#contract/access/roles.ts'
import { fileCalls } from '#contract/file/file.calls.ts'
import { resourceCalls } from '#contract/resource/page.ts'
import { resourceCrud, resourceList } from '#contract/resource/resource.ts'
import { attachmentCalls } from '#contract/things/attachment.ts'
import { describeCrud } from '#server/testing/describe/describeCrud.ts'
import { describeList } from '#server/testing/describe/describeList.ts'
import { readyFile } from '#server/testing/files.ts'
import { makePerson, makePlace, type MadePlace } from '#server/testing/make.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

let server: TestServer
let place: MadePlace
let admin: Visitor
beforeAll(async () => {
  server = await freshServer({ at: '2026-03-10T15:00:00Z' })
  admin = await server.as(await makePerson(server.db, { role: 1 }))
  place = await makePlace(server.db, { nome: 'Portal' })
  await made({ nome: 'Adoção' })
  await made({ nome: 'Guia de estilo', resource_type: 2 })
})
afterAll(() => server.close())

const made = async (more: object = {}, me = admin) =>
  (await me.call(resourceCrud.calls.create, { venture_id: place.venture_id, nome: 'Manual', ...more })).body.data
const visitor = async (role: Role, venture_id?: number) => {
  const person = await makePerson(server.db, { role })
  if (venture_id !== undefined)
    await server.db.insertInto('venture_members').values({ venture_id, user_id: person.id }).execute()
  return server.as(person)
}

describeList(resourceList, {
  server: () => server,
  filters: { resource_type: '1', venture_id: '1' },
  search: 'adocao',
})

describeCrud(resourceCrud, {
  server: () => server,
  make: () => ({ venture_id: place.venture_id, nome: 'Manual' }),
  change: { descricao: '# Uso', resource_type: 2 },
  bad: [
    [{ nome: ' ' }, 'nome'],
    [{ resource_type: 9 }, 'resource_type'],
    [{ venture_id: 2_147_483_647 }, 'venture_id'],
  ],
  // Of a venture whose team they are not on.
  roles: { show: [1, 2, 7, 9], update: [1, 2, 7] },
})

const paper = { use: 'attachment', nome: 'notas.md', type: 'text/plain', body: Buffer.from('# Notas') } as const
const withFile = async () => {
  const { id } = await made()
  const { id: file } = await readyFile(server, admin, paper)
  await admin.call(attachmentCalls.add, { thing: 'resource', id, files: [file] })
  return { id, file }
}

test('a resource and its files exist for whoever is on its venture and sees resources', async () => {
  const { id, file } = await withFile()
  for (const role of [3, 4, 5, 6, 8, 10] as const) {
    const me = await visitor(role)
    for (const status of [
      (await me.raw(resourceCrud.calls.show, { id })).status,
      (await me.raw(resourceCalls.files, { id })).status,
      (await me.raw(resourceCalls.preview, { id, file })).status,
    ])
      expect([role, status]).toEqual([role, role === 6 || role === 8 ? 403 : 404])
    expect((await me.raw(fileCalls.link, { id: file })).status).toBe(404)
  }
  for (const role of [4, 5, 10] as const) {
    const me = await visitor(role, place.venture_id)
    expect((await me.call(resourceCalls.files, { id })).body.data).toMatchObject([{ id: file, nome: 'notas.md' }])
    expect((await me.raw(fileCalls.link, { id: file })).status).toBe(200)
  }
})

test('a client reads those of their company’s ventures, without learning who made what hangs on them', async () => {
  const { id, file } = await withFile()
  const client = await server.db
    .insertInto('clients')
    .values({ nome: 'Lua', created_at: server.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await server.db.updateTable('ventures').set({ cliente_id: client.id }).where('id', '=', place.venture_id).execute()
  const person = await makePerson(server.db, { role: 3 })
  await server.db.updateTable('users').set({ cliente_id: client.id }).where('id', '=', person.id).execute()
  const me = await server.as(person)
  const { data } = (await me.call(resourceCalls.files, { id })).body
  expect(Object.keys(data[0] ?? {}).toSorted()).toEqual(['at', 'id', 'nome', 'size', 'type'])
  const shown = await me.raw(resourceCalls.preview, { id, file })
  expect([shown.status, shown.headers['content-type']]).toEqual([200, 'text/plain'])
  expect((await me.raw(attachmentCalls.list, { thing: 'resource', id })).status).toBe(404)
  expect((await me.raw(resourceCrud.calls.update, { id, version: 1, nome: 'Meu' })).status).toBe(403)
})

test('1, 2 and 4 make them in ventures that they see, which they never leave', async () => {
  const other = await makePlace(server.db)
  const looper = await visitor(4, place.venture_id)
  const { id, version } = await made({ nome: 'Do looper', descricao: '# Olá' }, looper)
  expect((await looper.raw(resourceCrud.calls.create, { venture_id: other.venture_id, nome: 'Alheio' })).status).toBe(
    422,
  )
  expect(
    (await (await visitor(7)).raw(resourceCrud.calls.create, { venture_id: place.venture_id, nome: 'x' })).status,
  ).toBe(403)
  const { status, body } = await admin.raw(resourceCrud.calls.update, { id, version, venture_id: other.venture_id })
  expect([status, body['errors']]).toMatchObject([422, [{ path: 'venture_id' }]])
})

test('it is deleted with its files out of reach, and comes back', async () => {
  const { id, file } = await withFile()
  const { version } = (await admin.call(resourceCrud.calls.show, { id })).body.data
  const looper = await visitor(4, place.venture_id)
  await looper.call(resourceCrud.calls.remove, { id, version })
  const partner = await visitor(5, place.venture_id)
  expect((await partner.raw(resourceCalls.preview, { id, file })).status).toBe(404)
  expect((await partner.raw(fileCalls.link, { id: file })).status).toBe(404)
  await admin.call(resourceCrud.calls.restore, { id })
  expect((await partner.raw(resourceCalls.preview, { id, file })).status).toBe(200)
})

test('a file of another resource is not there, nor is one too large to be shown', async () => {
  const [one, other] = [await withFile(), await withFile()]
  expect((await admin.raw(resourceCalls.preview, { id: one.id, file: other.file })).status).toBe(404)
  await server.db.updateTable('files').set({ size: 25_000_001 }).where('id', '=', one.file).execute()
  expect((await admin.raw(resourceCalls.preview, { id: one.id, file: one.file })).status).toBe(422)
})

test('the library names a venture by its uuid to whoever sees it', async () => {
  const { uuid } = await server.db
    .selectFrom('ventures')
    .select('uuid')
    .where('id', '=', place.venture_id)
    .executeTakeFirstOrThrow()
  expect((await admin.call(resourceCalls.venture, { uuid })).body.data.nome).toBe('Portal')
  expect((await (await visitor(4)).raw(resourceCalls.venture, { uuid })).status).toBe(404)
  expect((await admin.raw(resourceCalls.venture, { uuid: 'x' })).status).toBe(422)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { fileCalls } from '#contract/file/file.calls.ts'
import { sectorCrud } from '#contract/sector/sector.ts'
import { attachmentCalls } from '#contract/things/attachment.ts'
import { mergeOf } from '#server/testing/describe/mergeOf.ts'
import { readyFile } from '#server/testing/files.ts'
import { makePerson } from '#server/testing/make.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await freshServer()
})
afterAll(() => server.close())

const paper = { use: 'attachment', nome: 'ata.txt', type: 'text/plain', body: Buffer.from('ata da reunião') } as const

test('a file is attached by its sender, read by whoever may open the record, and taken off', async () => {
  const me = await server.as(await makePerson(server.db, { role: 1 }))
  const other = await server.as(await makePerson(server.db, { role: 1 }))
  const looper = await server.as(await makePerson(server.db, { role: 4 }))
  const sector = await me.call(sectorCrud.calls.create, { nome: 'Atas' })
  const at = { thing: 'sector', id: sector.body.data.id }
  const { id: file } = await readyFile(server, me, paper)
  expect((await other.raw(attachmentCalls.add, { ...at, files: [file] })).status).toBe(422)
  expect((await looper.raw(fileCalls.link, { id: file })).status).toBe(404)
  const added = await me.call(attachmentCalls.add, { ...at, files: [file] })
  expect(added.body.data).toMatchObject([{ id: file, nome: 'ata.txt', removable: true }])
  const twice = await me.raw(attachmentCalls.add, { ...at, files: [file] })
  expect(twice).toMatchObject({ status: 422, body: { errors: [{ path: 'files' }] } })
  expect((await other.raw(fileCalls.link, { id: file })).status).toBe(200)
  expect((await looper.raw(fileCalls.link, { id: file })).status).toBe(404)
  const into = (await me.call(sectorCrud.calls.create, { nome: 'Arquivo' })).body.data.id
  await me.call(mergeOf(sectorCrud), { id: at.id, version: 1, into })
  const moved = { thing: 'sector', id: into }
  expect((await me.call(attachmentCalls.list, moved)).body.data).toHaveLength(1)
  expect((await me.raw(attachmentCalls.remove, { ...at, file })).status).toBe(404)
  expect((await me.call(attachmentCalls.remove, { ...moved, file })).body.data).toEqual([])
  expect((await me.raw(fileCalls.link, { id: file })).status).toBe(404)
})

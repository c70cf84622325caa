import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fileCalls } from '#contract/file/file.calls.ts'
import { historyCalls } from '#contract/history/history.ts'
import { documentCalls, documentKind } from '#contract/person/documents.ts'
import { readyFile } from '#server/testing/files.ts'
import { makePerson } from '#server/testing/make.ts'
import { auditOf } from '#server/testing/scene.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await freshServer()
})
afterAll(() => server.close())

const body = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
const send = async (me: Visitor) =>
  (await readyFile(server, me, { use: 'document', nome: 'contrato.pdf', type: 'application/pdf', body })).id
const { contract, identity } = documentKind.of

test('a document is for the person and for whoever edits people; for others it is not there', async () => {
  const ana = await makePerson(server.db)
  const page = await server.as(ana)
  const admin = await server.as(await makePerson(server.db, { role: 7 }))
  const file = await send(admin)
  const kept = await admin.call(documentCalls.add, { id: ana.id, kind: contract, files: [file] })
  expect(kept.body.data).toMatchObject([{ id: file, kind: contract, nome: 'contrato.pdf', removable: true }])
  expect((await page.call(documentCalls.list, { id: ana.id })).body.data).toMatchObject([
    { id: file, removable: false },
  ])
  expect((await page.raw(fileCalls.link, { id: file })).status).toBe(200)
  expect((await page.raw(documentCalls.remove, { id: ana.id, file })).status).toBe(403)
  for (const role of [2, 4] as const) {
    const other = await server.as(await makePerson(server.db, { role }))
    const own = await send(other)
    const answers = [
      await other.raw(documentCalls.list, { id: ana.id }),
      await other.raw(documentCalls.add, { id: ana.id, kind: contract, files: [own] }),
      await other.raw(documentCalls.remove, { id: ana.id, file }),
      await other.raw(fileCalls.link, { id: file }),
    ]
    expect(answers.map((it) => it.status)).toEqual([404, 404, 404, 404])
  }
  const mine = await send(page)
  await page.call(documentCalls.add, { id: ana.id, kind: identity, files: [mine] })
  // A replay finds the file claimed.
  expect((await page.raw(documentCalls.add, { id: ana.id, kind: identity, files: [mine] })).status).toBe(422)
  expect((await page.call(documentCalls.remove, { id: ana.id, file: mine })).body.data.map((it) => it.id)).toEqual([
    file,
  ])
  expect((await page.raw(fileCalls.link, { id: mine })).status).toBe(404)
  const claimed =
    await sql`select 1 from files where id = ${file} and thing = 'looper' and thing_id = ${ana.id}`.execute(server.db)
  expect(claimed.rows).toHaveLength(1)
})

test('the history says which kind of document was kept, and who else read it; one’s own reading leaves no line', async () => {
  const ana = await makePerson(server.db, { nome: 'Ana' })
  const page = await server.as(ana)
  const admin = await server.as(await makePerson(server.db, { role: 7, nome: 'Henrique' }))
  const file = await send(page)
  await page.raw(fileCalls.link, { id: file })
  await page.call(documentCalls.add, { id: ana.id, kind: identity, files: [file] })
  await page.call(fileCalls.link, { id: file })
  await (await server.as(await makePerson(server.db))).raw(fileCalls.link, { id: file })
  await admin.call(fileCalls.link, { id: file })
  const told = (await admin.call(historyCalls.list, { thing: 'looper', id: ana.id })).body.data
  expect(told.map((it) => [it.event, it.about, it.actor])).toEqual([
    ['looper.documentRead', 'Identidade', 'Henrique Teste'],
    ['looper.documentAdded', 'Identidade', 'Ana Teste'],
  ])
  const kept = await auditOf(server, 'looper', ana.id)
  expect(kept.at(-1)).toMatchObject({ event: 'looper.documentRead', detail: { kind: identity } })
})

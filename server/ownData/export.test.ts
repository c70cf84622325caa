import { randomUUID } from 'node:crypto'
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { sql, type KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dataRequestCalls, dataRequestList, ownDataCalls } from '#contract/ownData/ownData.ts'
import { documentCalls, documentKind } from '#contract/person/documents.ts'
import { writeExport } from '#server/ownData/export.data.ts'
import { places } from '#server/ownData/places.ts'
import { describeList } from '#server/testing/describe/describeList.ts'
import { readyFile } from '#server/testing/files.ts'
import { makeAtom, makeLoop, makePerson, type MadePerson } from '#server/testing/make.ts'
import { send } from '#server/testing/scene.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'
import { filesOfZip } from '#server/testing/zip.ts'

let server: TestServer
beforeAll(async () => {
  server = await freshServer()
  for (const nome of ['Ção', 'Zilda']) {
    const person = await makePerson(server.db, { nome })
    await (await server.as(person)).call(ownDataCalls.erase, {})
  }
})
afterAll(() => server.close())

describeList(dataRequestList, {
  server: () => server,
  filters: { state: 'open', period: 'today' },
  search: '2026-',
})

const runQueued = async () => {
  for (const it of server.sent.splice(0).filter((it) => it.name === 'ownData.export'))
    await server.runJob(it.name, it.payload)
}
const fileOf = async (person: MadePerson, id: number) => {
  const token = await (await server.as(person)).token()
  return send(server, { method: 'GET', url: `/api/profile/own-data/exports/${id}/file`, token })
}
const textIn = (zip: Map<string, Buffer>, path: string): string => zip.get(path)?.toString('utf8') ?? ''

test('is a ZIP of everything about the person, without secrets, and of nobody else', async () => {
  const person = await makePerson(server.db, { nome: '=HYPERLINK("x")' })
  const other = await makePerson(server.db)
  const atom = await makeAtom(server.db, { loopers: [person, other] })
  for (const [user, from] of [
    [person, '08'],
    [other, '08'],
  ] as const) {
    const id = await makeLoop(server.db, { user, atom, from: `2026-03-10T${from}:00:00Z`, to: '2026-03-10T09:00:00Z' })
    await server.db
      .updateTable('loops')
      .set({ descricao: `=1+1 of ${user.id}` })
      .where('id', '=', id)
      .execute()
  }
  const me = await server.as(person)
  await server.db.insertInto('person_details').values({ user_id: person.id, pix_key: 'ana@oficina.com' }).execute()
  expect((await me.call(ownDataCalls.export, {})).body.data.export).toMatchObject({ state: 'waiting' })
  expect((await me.raw(ownDataCalls.export, {})).status).toBe(409)
  await runQueued()
  const made = (await me.call(ownDataCalls.show, {})).body.data.export
  expect(made).toMatchObject({ state: 'ready', expires_at: '2026-03-17T15:00:00.000Z' })
  const answer = await fileOf(person, made?.id ?? 0)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="meus-dados-2026-03-10.zip"',
  })
  expect(answer.rawPayload).toHaveLength(made?.size ?? -1)
  const zip = filesOfZip(answer.rawPayload)
  expect(JSON.parse(textIn(zip, 'json/account.json'))).toMatchObject({ id: person.id, email: person.email })
  expect(JSON.parse(textIn(zip, 'json/person_details.json'))).toMatchObject([{ pix_key: 'ana@oficina.com' }])
  const loops: unknown = JSON.parse(textIn(zip, 'json/loops.json'))
  expect(loops).toMatchObject([{ user_id: person.id, descricao: `=1+1 of ${person.id}` }])
  expect(textIn(zip, 'csv/loops.csv')).toContain(`'=1+1 of ${person.id}`)
  const all = [...zip.values()].map((it) => it.toString('utf8')).join('\n')
  const { password_hash } = await server.db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', person.id)
    .executeTakeFirstOrThrow()
  for (const secret of [password_hash, 'password_hash', 'token_id', `of ${other.id}`]) expect(all).not.toContain(secret)
})

const documentOf = async (sender: Visitor, id: number, text: string) => {
  const body = Buffer.from(`%PDF-1.4\n% ${text}\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n`)
  const file = await readyFile(server, sender, { use: 'document', nome: `${text}.pdf`, type: 'application/pdf', body })
  await sender.call(documentCalls.add, { id, kind: documentKind.of.contract, files: [file.id] })
  return { path: `files/${file.id}-${text}.pdf`, id: file.id, body }
}

test('holds the documents about the person, whoever sent them, byte for byte, and none that they sent of others', async () => {
  const person = await makePerson(server.db)
  const manager = await makePerson(server.db, { role: 7 })
  const me = await server.as(person)
  const mine = await documentOf(me, person.id, 'identidade')
  const sent = await documentOf(await server.as(manager), person.id, 'contrato')
  for (const it of [person, manager]) {
    await (await server.as(it)).call(ownDataCalls.export, {})
    await runQueued()
  }
  const zipOf = async (it: MadePerson) => {
    const { id } = (await (await server.as(it)).call(ownDataCalls.show, {})).body.data.export ?? expect.fail()
    return filesOfZip((await fileOf(it, id)).rawPayload)
  }
  const zip = await zipOf(person)
  for (const { path, body } of [mine, sent]) expect(zip.get(path)).toEqual(body)
  expect(JSON.parse(textIn(zip, 'json/person_documents.json'))).toMatchObject([
    { file_id: mine.id, user_id: person.id },
    { file_id: sent.id, user_id: person.id },
  ])
  expect([...(await zipOf(manager)).keys()].filter((it) => it.startsWith('files/'))).toEqual([])
})

test('erased, the documents about the person go with their bytes; those that they sent of others stay', async () => {
  const person = await makePerson(server.db, { role: 7 })
  const other = await makePerson(server.db)
  const me = await server.as(person)
  const own = await documentOf(me, person.id, 'rg')
  const kept = await documentOf(me, other.id, 'termo')
  await me.call(ownDataCalls.erase, {})
  const { id } = await server.db
    .selectFrom('erasures')
    .select('id')
    .where('user_id', '=', person.id)
    .executeTakeFirstOrThrow()
  const admin = await server.as(await makePerson(server.db, { role: 1 }))
  await admin.call(dataRequestCalls.decide, { id, act: 'erase' })
  const left = await server.db
    .selectFrom('files')
    .select(['id', 'removed_at'])
    .where('id', 'in', [own.id, kept.id])
    .orderBy('id')
    .execute()
  expect(left.map((it) => [it.id, it.removed_at === null])).toEqual([
    [own.id, false],
    [kept.id, true],
  ])
  expect((await admin.call(documentCalls.list, { id: other.id })).body.data.map((it) => it.id)).toEqual([kept.id])
})

test('is of one moment: what is written between its pages is neither lost nor doubled', async () => {
  const person = await makePerson(server.db)
  await sql`insert into notifications (user_id, word, params, created_at)
    select ${person.id}, 'notification.supportAnswered', jsonb_build_object('subject', n::text), now()
    from generate_series(1, 1200) n`.execute(server.db)
  /** Changes rows of the first page after it was read, deletes one of the last page, and adds one. */
  const write = () =>
    sql`with moved as (update notifications set read_at = now() where user_id = ${person.id}
      and params ->> 'subject' in (select n::text from generate_series(1, 300) n)),
    gone as (delete from notifications where user_id = ${person.id} and params ->> 'subject' = '1199')
    insert into notifications (user_id, word, params, created_at)
    values (${person.id}, 'notification.supportAnswered', '{"subject": "late"}', now())`.execute(server.db)
  let written: Promise<unknown> | undefined
  const writing: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (written || result.rows.length !== 500) return result
      written = write()
      // The embedded engine has one connection, so the write waits for the export's transaction.
      if (server.store.kind === 'postgres') await written
      return result
    },
  }
  const key = randomUUID()
  await writeExport({ db: server.db.withPlugin(writing), services: server.services, user_id: person.id }, key)
  await (written ?? expect.fail('no page was read'))
  const stored = (await server.services.files.store.read(key)) ?? expect.fail('no export')
  const zip = filesOfZip(await buffer(stored))
  const rows: { params: { subject: string }; read_at: string | null }[] = JSON.parse(
    textIn(zip, 'json/notifications.json'),
  )
  const all = Array.from({ length: 1200 }, (_, at) => String(at + 1))
  expect(rows.map((it) => it.params.subject)).toEqual(all)
  expect(rows.filter((it) => it.read_at !== null)).toEqual([])
  const lines = textIn(zip, 'csv/notifications.csv').trim().split('\r\n')
  expect(lines).toHaveLength(1201)
  expect(lines.join('')).not.toContain('late')
})

test('every table that is given out has a key to be read along', async () => {
  const tables = [...new Set(places.filter((it) => it.shown).map((it) => it.at[0]))]
  const { rows } = await sql<{ name: string }>`select t.name from unnest(${tables}::text[]) t (name) where not exists (
    select 1 from pg_index i where i.indrelid = t.name::regclass and i.indisprimary)`.execute(server.db)
  expect(rows).toEqual([])
})

test('tells when it is ready, in the bell and by a mail', async () => {
  server.clock.set('2026-03-10T15:00:00Z')
  const person = await makePerson(server.db)
  await server.db.updateTable('users').set({ zone: 'Europe/Lisbon' }).where('id', '=', person.id).execute()
  await (await server.as(person)).call(ownDataCalls.export, {})
  await runQueued()
  const notes = await server.db.selectFrom('notifications').select('word').where('user_id', '=', person.id).execute()
  expect(notes).toEqual([{ word: 'notification.exportReady' }])
  const mails = await server.db.selectFrom('mails').select('subject').where('to_address', '=', person.email).execute()
  expect(mails.map((it) => it.subject)).toEqual(['Os seus dados estão prontos para baixar até 17/03/2026 15:00.'])
})

test('is its owner’s only, whatever the role, and for seven days; then its bytes go', async () => {
  server.clock.set('2026-03-10T15:00:00Z')
  const person = await makePerson(server.db)
  const me = await server.as(person)
  await me.call(ownDataCalls.export, {})
  await runQueued()
  const id = (await me.call(ownDataCalls.show, {})).body.data.export?.id ?? 0
  expect((await fileOf(await makePerson(server.db, { role: 1 }), id)).statusCode).toBe(404)
  const { key } = await server.db
    .selectFrom('data_exports')
    .select('key')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  server.clock.set('2026-03-17T14:59:00Z')
  expect((await fileOf(person, id)).statusCode).toBe(200)
  server.clock.set('2026-03-17T15:00:00Z')
  expect((await fileOf(person, id)).statusCode).toBe(404)
  expect((await me.call(ownDataCalls.show, {})).body.data.export).toMatchObject({ state: 'expired' })
  await server.runJob('ownData.expire')
  expect(await server.services.files.store.read(key ?? '')).toBeUndefined()
})

test('a job that is told twice makes one export', async () => {
  const person = await makePerson(server.db)
  await (await server.as(person)).call(ownDataCalls.export, {})
  const queued = server.sent.splice(0).find((it) => it.name === 'ownData.export')
  if (!queued) expect.fail('nothing queued')
  await Promise.all([server.runJob(queued.name, queued.payload), server.runJob(queued.name, queued.payload)])
  await server.runJob(queued.name, queued.payload)
  const notes = await server.db.selectFrom('notifications').select('word').where('user_id', '=', person.id).execute()
  expect(notes).toHaveLength(1)
})

test('of a server that died meanwhile nothing stays, half made or whole', async () => {
  const person = await makePerson(server.db)
  const me = await server.as(person)
  await me.call(ownDataCalls.export, {})
  const queued = server.sent.splice(0).find((it) => it.name === 'ownData.export')
  if (!queued) expect.fail('nothing queued')
  const { store } = server.services.files
  const keyOf = async () =>
    (await server.db.selectFrom('data_exports').select('key').where('user_id', '=', person.id).executeTakeFirst())
      ?.key ?? ''
  // Acts as a server that is killed after the bytes are stored and before the row is updated.
  const kept: string[] = []
  const put = store.put.bind(store)
  store.put = async (key, path) => {
    await put(key, path)
    kept.push(key)
    throw new Error('killed')
  }
  await expect(server.runJob(queued.name, queued.payload)).rejects.toThrow('killed')
  store.put = put
  expect(kept).toEqual([await keyOf()])
  await server.runJob(queued.name, queued.payload)
  expect(await store.read(kept[0] ?? '')).toBeUndefined()
  expect((await me.call(ownDataCalls.show, {})).body.data.export).toMatchObject({ state: 'ready' })

  const { DATA_DIR } = server.services.config
  const aged = async (name: string, at: Date) => {
    await mkdir(join(DATA_DIR, name), { recursive: true })
    await writeFile(join(DATA_DIR, name, 'half'), 'x')
    await utimes(join(DATA_DIR, name), at, at)
  }
  const now = server.services.now()
  await aged('archive-dead', new Date(now.getTime() - 25 * 3_600_000))
  await aged('archive-growing', now)
  await server.runJob('ownData.expire')
  expect((await readdir(DATA_DIR)).filter((it) => it.startsWith('archive-'))).toEqual(['archive-growing'])
})

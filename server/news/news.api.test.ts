import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Role } from '#contract/access/roles.ts'
import { fileCalls } from '#contract/file/file.calls.ts'
import { newsCalls } from '#contract/news/news.calls.ts'
import { newsCrud, newsFlow, newsList, type NewsRow } from '#contract/news/news.ts'
import { commentCalls } from '#contract/things/comment.ts'
import { describeCrud } from '#server/testing/describe/describeCrud.ts'
import { describeList } from '#server/testing/describe/describeList.ts'
import { describeSteps } from '#server/testing/describe/describeSteps.ts'
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
  await published({ nome: 'Festa de junho' })
})
afterAll(() => server.close())

const doc = (text: string) => ({
  type: 'doc' as const,
  content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
})
const input = (more: object = {}) => ({ nome: 'Recesso', body: doc('Voltamos em janeiro'), ...more })
const made = async (more: object = {}, me = admin): Promise<NewsRow> =>
  (await me.call(newsCrud.calls.create, input(more))).body.data
const published = async (more: object = {}, me = admin): Promise<NewsRow> => {
  const { id, version } = await made(more, me)
  return (await me.call(newsFlow.calls.publish, { id, version })).body.data
}
const visitor = async (role: Role, venture_id?: number) => {
  const one = await makePerson(server.db, { role })
  if (venture_id !== undefined)
    await server.db.insertInto('venture_members').values({ venture_id, user_id: one.id }).execute()
  return Object.assign(await server.as(one), { id: one.id })
}

describeList(newsList, {
  server: () => server,
  filters: { status: '3', author_id: '1', unread: 'true', period: 'today' },
  search: 'adocao',
})

describeCrud(newsCrud, {
  server: () => server,
  make: input,
  change: { resumo: 'Outra', body: doc('Outro texto'), roles: [4, 7], asks_ack: true },
  bad: [
    [{ nome: ' ' }, 'nome'],
    [{ nome: 'duas\nlinhas' }, 'nome'],
    [{ body: { type: 'doc', content: [{ type: 'html', content: [] }] } }, 'body'],
    [{ roles: [0] }, 'roles.0'],
    [{ ventures: [2_000_000_000] }, 'ventures'],
    [{ expires_at: '2026-03-10T14:00:00Z' }, 'expires_at'],
  ],
  // A draft of somebody else's.
  roles: { show: [1, 7], update: [1, 7] },
})

describeSteps(newsFlow, {
  server: () => server,
  table: 'news',
  show: newsCrud.calls.show,
  make: async () => {
    const { venture_id } = await makePlace(server.db)
    await visitor(10, venture_id)
    return (await made({ roles: [10], ventures: [venture_id] })).id
  },
  input: { schedule: { publish_at: '2026-03-11T12:00:00Z' } },
  ready: {
    unpin: (id) => server.db.updateTable('news').set({ pinned: true }).where('id', '=', id).execute(),
  },
  roles: {
    publish: [1, 7],
    schedule: [1, 7],
    withdraw: [1, 7],
    pin: [1, 7],
    unpin: [1, 7],
    expire: [1, 7],
  },
  // Who reads it.
  told: { publish: 1 },
})

test('an item is there for its audience alone, by id, list, page, comment, reading and reacting', async () => {
  const { id } = await published({ nome: 'Segredo da venture', roles: [4, 10], ventures: [place.venture_id] })
  const calls = async (me: Visitor) => {
    const listed = (await me.call(newsList.calls.list, { q: 'segredo', per_page: 100 })).body.data
    const latest = (await me.call(newsCalls.latest, {})).body.data
    return [
      listed.some((it) => it.id === id),
      latest.some((it) => it.id === id),
      (await me.raw(newsCrud.calls.show, { id })).status,
      (await me.raw(newsCalls.page, { id })).status,
      (await me.raw(newsCalls.read, { id })).status,
      (await me.raw(newsCalls.acknowledge, { id })).status,
      (await me.raw(newsCalls.react, { id, reaction: 'like', on: true })).status,
      (await me.raw(commentCalls.create, { thing: 'news', id, body: doc('Oi') })).status,
      (await me.raw(commentCalls.list, { thing: 'news', id })).status,
    ]
  }
  const inside = [true, true, 200, 200, 200, 200, 200, 201, 200]
  const outside = [false, false, 404, 404, 404, 404, 404, 404, 404]
  for (const role of [4, 10] as const) {
    expect([role, await calls(await visitor(role, place.venture_id))]).toEqual([role, inside])
    expect([role, await calls(await visitor(role))]).toEqual([role, outside])
  }
  for (const role of [2, 5, 6, 8] as const)
    expect([role, await calls(await visitor(role, place.venture_id))]).toEqual([role, outside])
  for (const role of [3, 9] as const)
    expect((await (await visitor(role)).raw(newsCrud.calls.show, { id })).status).toBe(403)
})

test('its readers learn neither for whom else it is nor what it said before, and change nothing', async () => {
  const row = await published({ roles: [4], ventures: [place.venture_id] })
  const reader = await visitor(4, place.venture_id)
  const shown = (await reader.call(newsCrud.calls.show, { id: row.id })).body.data
  expect(shown).toMatchObject({ roles: [], ventures: [], editable: false, may: [] })
  expect((await reader.call(newsCalls.page, { id: row.id })).body.data.ventures).toEqual([])
  const { id, version } = row
  for (const answer of [
    await reader.raw(newsFlow.calls.expire, { id, version }),
    await reader.raw(newsFlow.calls.pin, { id, version }),
    await reader.raw(newsCrud.calls.remove, { id, version }),
  ])
    expect(answer.status).toBe(403)
  for (const answer of [
    await reader.raw(newsCrud.calls.update, { id, version, nome: 'Meu' }),
    await reader.raw(newsCalls.readers, { id }),
    await reader.raw(newsCalls.remind, { id }),
    await reader.raw(newsCalls.versions, { id }),
  ])
    expect(answer.status).toBe(404)
})

test('a draft is its author’s and of those who see all; they alone publish it', async () => {
  const author = await visitor(8)
  const draft = await made({ nome: 'Rascunho' }, author)
  for (const [role, status] of [
    [1, 200],
    [7, 200],
    [2, 404],
    [8, 404],
  ] as const)
    expect((await (await visitor(role)).raw(newsCrud.calls.show, { id: draft.id })).status).toBe(status)
  const other = await (await visitor(8)).raw(newsFlow.calls.publish, { id: draft.id, version: draft.version })
  expect(other.status).toBe(404)
  const { body } = await author.call(newsFlow.calls.publish, { id: draft.id, version: draft.version })
  expect(body.data).toMatchObject({ status: 3, published_at: '2026-03-10T15:00:00.000Z' })
})

test('ventures of its audience are those that the writer sees', async () => {
  const author = await visitor(4)
  const refused = await author.raw(newsCrud.calls.create, input({ ventures: [place.venture_id] }))
  expect([refused.status, refused.body['errors']]).toMatchObject([422, [{ path: 'ventures' }]])
})

test('a cover needs its description, is seen by its audience, and goes with its change', async () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const sent = await readyFile(server, admin, { use: 'cover', nome: 'capa.png', type: 'image/png', body: png })
  const refused = await admin.raw(newsCrud.calls.create, input({ cover_id: sent.id }))
  expect([refused.status, refused.body['errors']]).toMatchObject([422, [{ path: 'cover_alt' }]])
  const row = await published({ cover_id: sent.id, cover_alt: 'Um ponto', roles: [4] })
  expect((await (await visitor(4)).raw(fileCalls.link, { id: sent.id })).status).toBe(200)
  expect((await (await visitor(2)).raw(fileCalls.link, { id: sent.id })).status).toBe(404)
  await admin.call(newsCrud.calls.update, { id: row.id, version: row.version, cover_id: null })
  expect((await admin.raw(fileCalls.link, { id: sent.id })).status).toBe(404)
})

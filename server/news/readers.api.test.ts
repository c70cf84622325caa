import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Role } from '#contract/access/roles.ts'
import { newsCalls } from '#contract/news/news.calls.ts'
import { newsCrud, newsFlow, newsList, type NewsRow } from '#contract/news/news.ts'
import { makePerson, makePlace, type MadePlace } from '#server/testing/make.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

let server: TestServer
let place: MadePlace
let admin: Visitor
let author: Visitor
let looper: Visitor & { id: number }
let guest: Visitor & { id: number }
beforeAll(async () => {
  server = await freshServer({ at: '2026-03-10T15:00:00Z' })
  admin = await server.as(await makePerson(server.db, { role: 1 }))
  place = await makePlace(server.db, { nome: 'Portal' })
  author = await visitor(8)
  looper = await visitor(4)
  guest = await visitor(10)
})
afterAll(() => server.close())

const doc = (text: string) => ({
  type: 'doc' as const,
  content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
})
const visitor = async (role: Role) => {
  const one = await makePerson(server.db, { role })
  await server.db.insertInto('venture_members').values({ venture_id: place.venture_id, user_id: one.id }).execute()
  return Object.assign(await server.as(one), { id: one.id })
}
/** For the looper and the guest alone. */
const made = async (more: object = {}): Promise<NewsRow> =>
  (
    await author.call(newsCrud.calls.create, {
      nome: 'Recesso',
      body: doc('Voltamos em janeiro'),
      roles: [4, 10],
      ventures: [place.venture_id],
      ...more,
    })
  ).body.data
const publish = async ({ id, version }: NewsRow) =>
  (await author.call(newsFlow.calls.publish, { id, version })).body.data
const told = async (id: number): Promise<[number, string][]> => {
  const rows = await server.db
    .selectFrom('notifications')
    .select(['user_id', 'word'])
    .where('link', 'like', `%/news/show/${id}`)
    .orderBy('user_id')
    .execute()
  return rows.map((it) => [it.user_id, it.word])
}
const tick = () => server.runJob('news.clock')
const statusOf = async (id: number) => (await author.call(newsCrud.calls.show, { id })).body.data.status

test('at its moment it is published and its audience told once; at its end it is gone from it', async () => {
  const { id, version } = await made({ expires_at: '2026-03-12T12:00:00Z' })
  await author.call(newsFlow.calls.schedule, { id, version, publish_at: '2026-03-11T12:00:00Z' })
  await tick()
  expect([await statusOf(id), await told(id)]).toEqual([2, []])
  server.clock.set('2026-03-11T12:00:30Z')
  await tick()
  await tick()
  const once = [looper.id, guest.id].toSorted((a, b) => a - b).map((it) => [it, 'notification.newsPublished'])
  expect([await statusOf(id), await told(id)]).toEqual([3, once])
  expect((await looper.raw(newsCrud.calls.show, { id })).status).toBe(200)
  server.clock.set('2026-03-12T12:00:30Z')
  await tick()
  expect(await statusOf(id)).toBe(4)
  expect((await looper.raw(newsCrud.calls.show, { id })).status).toBe(404)
  expect((await looper.call(newsCalls.latest, {})).body.data).toEqual([])
  const { version: ended } = (await author.call(newsCrud.calls.show, { id })).body.data
  const again = (await author.call(newsFlow.calls.publish, { id, version: ended })).body.data
  expect([again.status, again.expires_at, await told(id)]).toEqual([3, null, once])
})

test('a moment that has passed, or an end before the beginning, is refused by its field', async () => {
  const { id, version } = await made({ expires_at: '2026-04-12T12:00:00Z' })
  for (const publish_at of ['2026-03-01T12:00:00Z', '2026-04-13T12:00:00Z']) {
    const { status, body } = await author.raw(newsFlow.calls.schedule, { id, version, publish_at })
    expect([status, body['errors']]).toMatchObject([422, [{ path: 'publish_at' }]])
  }
})

test('pinned ones stand first, then those that wait for an answer', async () => {
  const [first, second, third] = [
    await publish(await made({ nome: 'Um' })),
    await publish(await made({ nome: 'Dois', asks_ack: true })),
    await publish(await made({ nome: 'Três' })),
  ]
  await admin.call(newsFlow.calls.pin, { id: first.id, version: first.version })
  const ids = (await looper.call(newsCalls.latest, {})).body.data.map((it) => it.id)
  expect(ids.slice(0, 3)).toEqual([first.id, second.id, third.id])
  expect((await looper.call(newsList.calls.list, {})).body.data[0]?.id).toBe(first.id)
})

test('acknowledging is apart from reading, and the report says both to author, 1 and 7', async () => {
  const { id } = await publish(await made({ asks_ack: true }))
  await looper.call(newsCalls.read, { id })
  const row = (await looper.call(newsCrud.calls.show, { id })).body.data
  expect([row.read_at === null, row.acked_at]).toEqual([false, null])
  const first = (await guest.call(newsCalls.acknowledge, { id })).body.data
  expect((await guest.call(newsCalls.acknowledge, { id })).body.data).toEqual(first)
  for (const me of [author, admin, await server.as(await makePerson(server.db, { role: 7 }))]) {
    const { people, ...counts } = (await me.call(newsCalls.readers, { id })).body.data
    expect(counts).toMatchObject({ audience: 2, read: 2, acked: 1, missing: 1 })
    expect(people.map((it) => it.id)).toEqual([looper.id, guest.id])
  }
  expect((await author.call(newsCalls.remind, { id })).body).toEqual({ reminded: 1 })
  expect((await author.raw(newsCalls.remind, { id })).status).toBe(409)
  const reminded = (await told(id)).filter(([, word]) => word === 'notification.newsReminder')
  expect(reminded).toEqual([[looper.id, 'notification.newsReminder']])
})

test('nobody reads, answers or reacts to what is not published', async () => {
  const { id } = await made()
  for (const answer of [
    await author.raw(newsCalls.read, { id }),
    await author.raw(newsCalls.acknowledge, { id }),
    await author.raw(newsCalls.react, { id, reaction: 'like', on: true }),
    await author.raw(newsCalls.remind, { id }),
  ])
    expect(answer.status).toBe(422)
})

test('a reaction is one of a few, counts once a person, and is taken back', async () => {
  const { id } = await publish(await made())
  const react = async (me: Visitor, on: boolean) =>
    (await me.call(newsCalls.react, { id, reaction: 'party', on })).body.data
  await react(looper, true)
  await react(looper, true)
  expect(await react(guest, true)).toEqual([{ reaction: 'party', count: 2, mine: true }])
  expect(await react(looper, false)).toEqual([{ reaction: 'party', count: 1, mine: false }])
  const odd = await looper.raw(newsCalls.react, { id, reaction: '<b>', on: true })
  expect(odd.status).toBe(422)
})

test('a former text comes back, and is one of the item’s own', async () => {
  const { id, version } = await made({ nome: 'Antes' })
  const other = await made({ nome: 'Alheia' })
  const after = (await author.call(newsCrud.calls.update, { id, version, nome: 'Depois', body: doc('Outro') })).body
    .data
  await author.call(newsCrud.calls.update, { id, version: after.version, asks_ack: true })
  const { data } = (await author.call(newsCalls.versions, { id })).body
  expect(data.map((it) => it.nome)).toEqual(['Antes'])
  const of = data[0]?.id ?? 0
  expect((await author.raw(newsCalls.restoreVersion, { id, of, version })).status).toBe(409)
  const foreign = { id: other.id, of, version: other.version }
  expect((await author.raw(newsCalls.restoreVersion, foreign)).status).toBe(404)
  const back = (await author.call(newsCalls.restoreVersion, { id, of, version: 3 })).body.data
  expect(back).toMatchObject({ nome: 'Antes', body: doc('Voltamos em janeiro'), asks_ack: true, version: 4 })
  expect((await author.call(newsCalls.versions, { id })).body.data.map((it) => it.nome)).toEqual(['Depois', 'Antes'])
})

const rss = async (path: string) => {
  const answer = await server.app.inject({ method: 'GET', url: path })
  return { status: answer.statusCode, type: String(answer.headers['content-type']), body: answer.body }
}
const feedOf = async (me: Visitor) => (await me.call(newsCalls.feedMake, {})).body.data.path

test('a feed has what is published for its person as text, whatever the title has in it', async () => {
  const nome = '<script>alert(1)</script> & "aspas" ]]>'
  const body = doc('<img src=x onerror=alert(1)>\u0007')
  await publish(await made({ nome, body }))
  await made({ nome: 'Só rascunho' })
  const path = await feedOf(looper)
  const mine = await rss(path)
  expect([mine.status, mine.type]).toEqual([200, 'application/rss+xml; charset=utf-8'])
  expect(mine.body).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;aspas&quot; ]]&gt;')
  expect(mine.body).not.toContain('\u0007')
  expect(mine.body).not.toMatch(/<script|<img|Só rascunho/)
  const stranger = await server.as(await makePerson(server.db, { role: 4 }))
  expect((await rss(await feedOf(stranger))).body).not.toContain('alert(1)')
})

test('a feed ends by a new address, by hand, and with the account; a guessed token is 404, and soon too many', async () => {
  const path = await feedOf(looper)
  const kept = await server.db.selectFrom('news_feeds').selectAll().where('user_id', '=', looper.id).executeTakeFirst()
  expect(JSON.stringify(kept)).not.toContain(path.split('/').at(-1))
  const next = await feedOf(looper)
  expect([(await rss(path)).status, (await rss(next)).status]).toEqual([404, 200])
  await looper.call(newsCalls.feedRevoke, {})
  expect((await rss(next)).status).toBe(404)
  const last = await feedOf(guest)
  await server.db.updateTable('users').set({ status: 0 }).where('id', '=', guest.id).execute()
  expect((await rss(last)).status).toBe(404)
  let status = 404
  for (let at = 0; at < 200 && status === 404; at += 1)
    ({ status } = await rss(`/api/news-feed/${'guess'.repeat(8)}${String(at)}`))
  expect(status).toBe(429)
})

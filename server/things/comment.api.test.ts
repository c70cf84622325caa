import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { RichDoc } from '#contract/kit/rich.ts'
import { notificationCalls } from '#contract/notification/notification.calls.ts'
import { profileCalls } from '#contract/profile/profile.ts'
import { sectorCrud } from '#contract/sector/sector.ts'
import { commentCalls } from '#contract/things/comment.ts'
import { watchCalls } from '#contract/things/watch.ts'
import { makePerson, type MadePerson } from '#server/testing/make.ts'
import { auditOf } from '#server/testing/scene.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

let server: TestServer
let ana: MadePerson
let me: Visitor
let bia: MadePerson
let other: Visitor
let looper: MadePerson
let at: { thing: string; id: number }
beforeAll(async () => {
  server = await freshServer({ environment: { SMTP_URL: 'smtp://mail.invalid', PUBLIC_URL: 'https://nucleo.example' } })
  ana = await makePerson(server.db, { role: 1, nome: 'Ana' })
  bia = await makePerson(server.db, { role: 1, nome: 'Bia' })
  looper = await makePerson(server.db, { role: 4, nome: 'Biana' })
  me = await server.as(ana)
  other = await server.as(bia)
})
afterAll(() => server.close())
let serial = 0
beforeEach(async () => {
  const { body } = await me.call(sectorCrud.calls.create, { nome: `Setor ${(serial += 1)}` })
  at = { thing: 'sector', id: body.data.id }
})

const doc = (text: string, ...mentioned: { id: number }[]): RichDoc => ({
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [{ type: 'text', text }, ...mentioned.map(({ id }) => ({ type: 'mention' as const, attrs: { id } }))],
    },
  ],
})
const bellOf = async (visitor: Visitor, { id }: { id: number }) =>
  (await visitor.call(notificationCalls.unread, { userId: id })).body.data.unreads
const write = async (visitor: Visitor, body: RichDoc) =>
  (await visitor.call(commentCalls.create, { ...at, body })).body.data

test('a comment is kept, read by others, changed and deleted by its author, and leaves its place', async () => {
  const made = await write(me, doc('Olá'))
  expect(made).toMatchObject({
    author: { id: ana.id, nome: 'Ana Teste' },
    body: doc('Olá'),
    version: 1,
    editable: true,
  })
  const read = await other.call(commentCalls.list, at)
  expect(read.body).toMatchObject({ total: 1, more: false, writable: true, data: [{ id: made.id, editable: false }] })
  server.clock.advance(60)
  const change = { ...at, comment: made.id, version: 1, body: doc('Olá a todos') }
  expect((await other.raw(commentCalls.update, change)).status).toBe(403)
  expect((await me.call(commentCalls.update, change)).body.data).toMatchObject({
    version: 2,
    edited_at: server.clock.now().toISOString(),
    body: doc('Olá a todos'),
  })
  const late = await me.raw(commentCalls.update, change)
  expect([late.status, late.body['current']]).toEqual([409, expect.objectContaining({ version: 2 })])
  const gone = await me.call(commentCalls.remove, { ...at, comment: made.id, version: 2 })
  expect(gone.body.data).toMatchObject({ body: null, deleted_at: expect.any(String), editable: false })
  expect((await me.raw(commentCalls.update, { ...change, version: 3 })).status).toBe(404)
  expect((await me.call(commentCalls.list, at)).body).toMatchObject({ total: 0, data: [{ body: null }] })
  const told = await auditOf(server, 'sector', at.id)
  expect(told.map((it) => it.event)).toEqual(['sector.created', 'comment.created', 'comment.edited', 'comment.deleted'])
})

test('who is mentioned is told once, where they chose, and the letter says it safely', async () => {
  const body = doc('<b>oi</b> ', bia)
  const made = await write(me, body)
  expect(await bellOf(other, bia)).toMatchObject([
    {
      title: `Ana Teste mencionou você em Setor ${serial}.`,
      link: `/setor/show/${at.id}?comment=${made.id}`,
    },
  ])
  const mail = await server.db.selectFrom('mails').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()
  expect(mail).toMatchObject({ to_address: bia.email })
  expect(mail.body_html).toContain('<p>&lt;b&gt;oi&lt;/b&gt; <strong>@Bia Teste</strong></p>')
  expect(mail.body_html).toContain(`https://nucleo.example/#/setor/show/${at.id}?comment=${made.id}`)
  // An edit that mentions the same person says nothing new, even where one between left the mention out.
  await me.call(commentCalls.update, { ...at, comment: made.id, version: 1, body: doc('de novo ', bia) })
  const without = await me.call(commentCalls.update, { ...at, comment: made.id, version: 2, body: doc('sem') })
  expect(without.body.data.people).toEqual([])
  await me.call(commentCalls.update, { ...at, comment: made.id, version: 3, body: doc('outra vez ', bia) })
  expect(await bellOf(other, bia)).toHaveLength(1)
  await other.call(notificationCalls.read, {})
  await other.call(profileCalls.notify, { kind: 'mention', bell: false, mail: false })
  await write(me, doc('psiu ', bia))
  expect(await bellOf(other, bia)).toEqual([])
  await other.call(profileCalls.notify, { kind: 'mention', bell: true, mail: true })
})

test('only who may open the record is found and taken as a mention', async () => {
  const found = await me.call(commentCalls.people, { ...at, q: 'bia' })
  expect(found.body.data).toEqual([{ id: bia.id, nome: 'Bia Teste', hint: null, gone: false }])
  const refused = await me.raw(commentCalls.create, { ...at, body: doc('oi ', looper) })
  expect(refused).toMatchObject({ status: 422, body: { errors: [{ path: 'body' }] } })
  expect((await me.raw(commentCalls.create, { ...at, body: doc('oi ', { id: 2_000_000_000 }) })).status).toBe(422)
  expect((await me.call(commentCalls.list, at)).body.data).toEqual([])
})

test('who takes part or watches is told of the next comment, unless they stopped', async () => {
  await write(other, doc('primeiro'))
  await write(me, doc('segundo'))
  expect(await bellOf(other, bia)).toMatchObject([{ title: `Ana Teste comentou em Setor ${serial}.` }])
  await other.call(notificationCalls.read, {})
  expect((await other.call(watchCalls.unwatch, at)).body).toMatchObject({ watching: false })
  await write(other, doc('terceiro'))
  await write(me, doc('quarto'))
  expect(await bellOf(other, bia)).toEqual([])
  expect((await other.call(watchCalls.watch, at)).body).toEqual({
    watching: true,
    data: expect.arrayContaining([
      { id: ana.id, nome: 'Ana Teste' },
      { id: bia.id, nome: 'Bia Teste' },
    ]),
  })
})

test('a call that is sent again says nothing twice; pages of roles that may open it hear of it', async () => {
  const client_id = crypto.randomUUID()
  server.liveEvents.length = 0
  const first = await me.call(commentCalls.create, { ...at, body: doc('uma vez'), client_id })
  const again = await me.call(commentCalls.create, { ...at, body: doc('uma vez'), client_id })
  expect(again.body.data.id).toBe(first.body.data.id)
  expect((await me.call(commentCalls.list, at)).body.total).toBe(1)
  expect(server.liveEvents.filter((it) => it.event === 'thing.changed')).toEqual([
    { topic: 'things', event: 'thing.changed', data: { things: ['sector', 'sector.comments'] } },
  ])
  // Written further before it was sent again: neither text is lost, and that one too is said once.
  const further = { ...at, body: doc('e mais ', bia), client_id }
  const [next, last] = [await me.call(commentCalls.create, further), await me.call(commentCalls.create, further)]
  expect(next.body.data).toMatchObject({ body: doc('e mais ', bia) })
  expect(last.body.data.id).toBe(next.body.data.id)
  const { data } = (await me.call(commentCalls.list, at)).body
  expect(data.map((it) => it.id)).toEqual([first.body.data.id, next.body.data.id])
})

const text = (it: string) => ({ type: 'text', text: it })
const nested = (depth: number): unknown =>
  depth === 0 ? { type: 'paragraph', content: [text('x')] } : { type: 'blockquote', content: [nested(depth - 1)] }
test.each([
  ['nothing', null],
  ['an empty document', { type: 'doc', content: [{ type: 'paragraph' }] }],
  ['only blanks', doc(' \u200B ')],
  ['too much', doc('x'.repeat(5001))],
  ['an image', { type: 'doc', content: [{ type: 'image', attrs: { src: 'https://x.example/a.png' } }] }],
  ['a script behind a link', link('javascript:alert(1)')],
  ['data behind a link', link('data:text/html,x')],
  ['a link that hides its scheme', link(' java\nscript:alert(1)')],
  [
    'a mark that nobody knows',
    { type: 'doc', content: [{ type: 'paragraph', content: [{ ...text('x'), marks: [{ type: 'textStyle' }] }] }] },
  ],
  ['too many mentions', doc('x', ...Array.from({ length: 21 }, (_, id) => ({ id: id + 1 })))],
  ['thirty levels', { type: 'doc', content: [nested(30)] }],
  ['too many parts', { type: 'doc', content: Array.from({ length: 6001 }, () => ({ type: 'paragraph' })) }],
  ['a list', []],
])('%s is no comment, and the field is named', async (_, body) => {
  const { status, body: answer } = await me.raw(commentCalls.create, { ...at, body })
  expect([status, answer['errors']]).toEqual([422, [expect.objectContaining({ path: 'body' })]])
})

test('one of a thousand levels is not read at all', async () => {
  const { status } = await me.raw(commentCalls.create, { ...at, body: { type: 'doc', content: [nested(1000)] } })
  expect(status).toBe(413)
})

function link(href: string): unknown {
  return {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ ...text('x'), marks: [{ type: 'link', attrs: { href } }] }] }],
  }
}

test('older comments come page by page', async () => {
  for (let i = 0; i < 32; i += 1) await write(me, doc(`n${i}`))
  const newest = (await me.call(commentCalls.list, at)).body
  expect([newest.data.length, newest.more, newest.total]).toEqual([30, true, 32])
  const older = (await me.call(commentCalls.list, { ...at, before: newest.data[0]?.id ?? 0 })).body
  expect([older.data.length, older.more]).toEqual([2, false])
})

test('nobody floods others: a hundred comments an hour, and the text stays', async () => {
  const flooder = await makePerson(server.db, { role: 1 })
  const rows = Array.from({ length: 100 }, () => ({
    thing: 'sector',
    thing_id: at.id,
    author_id: flooder.id,
    body: JSON.stringify(doc('x')),
    text: 'x',
    created_at: server.clock.now(),
  }))
  await server.db.insertInto('comments').values(rows).execute()
  const them = await server.as(flooder)
  expect((await them.raw(commentCalls.create, { ...at, body: doc('mais um') })).status).toBe(429)
  server.clock.advance(3601)
  expect((await them.raw(commentCalls.create, { ...at, body: doc('mais um') })).status).toBe(201)
})

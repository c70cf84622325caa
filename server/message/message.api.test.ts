import { afterAll, beforeAll, expect, test } from 'vitest'
import { historyCalls } from '#contract/history/history.ts'
import type { AnyEndpoint, CallRef, InputOf } from '#contract/kit/endpoint.ts'
import type { RichDoc } from '#contract/kit/rich.ts'
import { messageCalls } from '#contract/message/message.calls.ts'
import { messageCrud, messageFlow, messageList } from '#contract/message/message.ts'
import { notificationCalls } from '#contract/notification/notification.calls.ts'
import { attachmentCalls } from '#contract/things/attachment.ts'
import { notify } from '#server/notification/notification.data.ts'
import { readyFile } from '#server/testing/files.ts'
import { makePerson } from '#server/testing/make.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

let server: TestServer
let admin: Visitor
let looper: Visitor
let other: Visitor
let client: Visitor
let finance: Visitor
const ids = { looper: 0, other: 0, client: 0, finance: 0 }
beforeAll(async () => {
  server = await freshServer()
  admin = await server.as(await makePerson(server.db, { role: 1 }))
  const made = async (role: 3 | 4 | 6) => {
    const person = await makePerson(server.db, { role })
    return { id: person.id, visitor: await server.as(person) }
  }
  const [one, two, three, four] = [await made(4), await made(4), await made(3), await made(6)]
  ;[looper, other, client, finance] = [one.visitor, two.visitor, three.visitor, four.visitor]
  Object.assign(ids, { looper: one.id, other: two.id, client: three.id, finance: four.id })
})
afterAll(() => server.close())

const { list } = messageList.calls
const { show, create, update } = messageCrud.calls
const { send, schedule, unschedule } = messageFlow.calls

const said = (text: string): RichDoc => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})
const draft = async (text: string, more: object = {}) => (await ok(admin, create, { title: said(text), ...more })).data
const sent = async (text: string, more: object = {}) => {
  const { id, version } = await draft(text, more)
  return (await ok(admin, send, { id, version })).data
}
const ok = async <E extends AnyEndpoint>(who: Visitor, endpoint: CallRef<E> | E, input: InputOf<E>) => {
  const { status, body } = await who.call(endpoint, input)
  expect([200, 201]).toContain(status)
  return body
}
const refused = async (who: Visitor, endpoint: CallRef, input: object) => {
  const { status } = await who.raw(endpoint, input as Readonly<Record<string, unknown>>)
  return { status }
}
const namesOf = async (who: Visitor, filter: object = {}) =>
  (await ok(who, list, { per_page: 100, ...filter })).data.map((it) => it.nome)
const text = { use: 'attachment', nome: 'ata.txt', type: 'text/plain', body: Buffer.from('ata') } as const
const run = () => server.runJob('message.clock')

test('a draft is its author’s alone, is changed, and is sent once', async () => {
  const { id, version, nome } = await draft('Reunião na sexta')
  expect(nome).toBe('Reunião na sexta')
  expect(await namesOf(looper)).not.toContain(nome)
  expect(await refused(looper, show, { id })).toMatchObject({ status: 404 })
  const { data } = await ok(admin, update, { id, version, title: said('Reunião na quinta'), color: 2 })
  expect(data.nome).toBe('Reunião na quinta')
  const { data: done } = await ok(admin, send, { id, version: data.version })
  expect(done).toMatchObject({ status: 1, received: 5, seen: 0 })
  expect(await refused(admin, send, { id, version: done.version })).toMatchObject({ status: 409 })
  expect(await refused(admin, update, { id, version: done.version, color: 1 })).toMatchObject({ status: 409 })
  expect(await namesOf(looper)).toContain('Reunião na quinta')
})

test.each([
  { to: 'loopers', more: { tipo: 2 }, has: ['looper', 'other'] },
  { to: 'clients', more: { tipo: 3 }, has: ['client'] },
  { to: 'everybody', more: { tipo: 1 }, has: ['looper', 'other', 'client', 'finance'] },
  { to: 'one looper', more: { tipo: 2, para: 'other' }, has: ['other'] },
  { to: 'one of another role', more: { tipo: 2, para: 'finance' }, has: ['finance'] },
] as const)('for $to it is there for them and for nobody else', async ({ to, more, has }) => {
  const para = 'para' in more && more.para ? [ids[more.para]] : []
  await sent(`Para ${to}`, { ...more, para })
  const people = { looper, other, client, finance }
  const reached = await Promise.all(
    Object.entries(people).map(async ([name, who]) => ((await namesOf(who)).includes(`Para ${to}`) ? [name] : [])),
  )
  expect(reached.flat()).toEqual(has)
})

test('one that nobody would receive, that names somebody who left, or that is over, is refused and stays a draft', async () => {
  const gone = await makePerson(server.db, { role: 4, status: 3 })
  expect(await refused(admin, create, { title: said('x'), para: [gone.id] })).toMatchObject({ status: 422 })
  const toNobody = await draft('Ninguém', { tipo: 3, para: [ids.looper] })
  expect(await refused(admin, send, toNobody)).toMatchObject({ status: 422 })
  const over = await draft('Passado', { expires_at: '2020-01-01T00:00:00Z' })
  expect(await refused(admin, send, over)).toMatchObject({ status: 422 })
  expect(await namesOf(admin, { status: 0 })).toEqual(expect.arrayContaining(['Ninguém', 'Passado']))
})

test('markup in a title stays text, and a link that could run code is refused', async () => {
  const { nome } = await sent('<img src=x onerror=alert(1)>')
  expect(nome).toBe('<img src=x onerror=alert(1)>')
  const link = { type: 'link', attrs: { href: 'javascript:alert(1)' } }
  const title = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [link] }] }],
  }
  expect(await refused(admin, create, { title: title as RichDoc })).toMatchObject({ status: 422 })
  for (const path of ['https://evil.example', '//evil.example', 'javascript:alert(1)', '/a b'])
    expect(await refused(admin, create, { title: said('x'), link: path })).toMatchObject({ status: 422 })
})

test('reading is not accepting; an answer is given once, and a repeated one changes nothing', async () => {
  const { id } = await sent('Novo horário', { tipo: 2, aceite: 1 })
  expect((await ok(looper, show, { id })).data).toMatchObject({ leitura: null, aceito: null, mine: true })
  const first = await ok(looper, messageCalls.read, { id })
  expect(await ok(looper, messageCalls.read, { id })).toEqual(first)
  expect((await ok(looper, show, { id })).data).toMatchObject({ leitura: first.leitura, aceito: null })
  const answer = await ok(looper, messageCalls.answer, { id, aceito: 0, word: 'Não posso' })
  expect(await ok(looper, messageCalls.answer, { id, aceito: 0, word: 'De novo' })).toEqual(answer)
  expect(await refused(looper, messageCalls.answer, { id, aceito: 1 })).toMatchObject({ status: 409 })
  const { data } = await ok(admin, messageCalls.receivers, { id })
  expect(data.map((it) => [it.user.id, it.aceito, it.word])).toEqual(
    expect.arrayContaining([
      [ids.looper, 0, 'Não posso'],
      [ids.other, null, ''],
    ]),
  )
  expect((await ok(admin, show, { id })).data).toMatchObject({ seen: 1, accepted: 0, declined: 1 })
})

test('another person’s message is neither read, answered, removed nor counted by its id', async () => {
  const { id } = await sent('Só para um', { tipo: 2, para: [ids.other], aceite: 1 })
  for (const who of [looper, client]) {
    expect(await refused(who, show, { id })).toMatchObject({ status: 404 })
    expect(await refused(who, messageCalls.read, { id })).toMatchObject({ status: 404 })
    expect(await refused(who, messageCalls.answer, { id, aceito: 1 })).toMatchObject({ status: 404 })
  }
  expect(await refused(looper, messageCalls.removeMany, { items: [id] })).toMatchObject({ status: 404 })
  expect(await refused(client, messageCalls.removeOne, { id })).toMatchObject({ status: 403 })
  expect(await refused(looper, messageCalls.receivers, { id })).toMatchObject({ status: 403 })
  expect(await ok(looper, messageCalls.unremove, { items: [id] })).toEqual({ restored: 0 })
  expect(await namesOf(other)).toContain('Só para um')
})

test('removing hides it for oneself and can be undone; what was answered stays', async () => {
  const { id } = await sent('Some só para mim', { tipo: 2 })
  expect(await ok(looper, messageCalls.removeOne, { id })).toMatchObject({ status: 'success' })
  expect(await namesOf(looper)).not.toContain('Some só para mim')
  expect(await namesOf(other)).toContain('Some só para mim')
  expect(await ok(looper, messageCalls.unremove, { items: [id] })).toEqual({ restored: 1 })
  expect(await namesOf(looper)).toContain('Some só para mim')
  const { id: asked } = await sent('Com resposta', { tipo: 2, aceite: 1 })
  await ok(looper, messageCalls.answer, { id: asked, aceito: 1 })
  for (const who of [looper, admin])
    expect(await ok(who, messageCalls.removeMany, { items: [asked, id] })).toMatchObject({
      status: 'error',
      message: 'Mensagem com resposta não pode ser removida!',
    })
  expect(await namesOf(looper)).toContain('Some só para mim')
})

test('by whoever writes it, it is removed for all, and comes back', async () => {
  const { id } = await sent('Engano', { tipo: 2 })
  await ok(admin, messageCalls.removeMany, { items: [id] })
  for (const who of [admin, looper]) expect(await namesOf(who)).not.toContain('Engano')
  expect(await refused(looper, messageCalls.read, { id })).toMatchObject({ status: 404 })
  expect(await ok(admin, messageCalls.unremove, { items: [id] })).toEqual({ restored: 1 })
  for (const who of [admin, looper]) expect(await namesOf(who)).toContain('Engano')
})

test('the bell says nothing more of what was removed for all, until it comes back', async () => {
  const unread = async () => {
    const { data } = await ok(finance, notificationCalls.unread, { userId: ids.finance })
    return data.unreads.map((it) => it.title).filter((it) => it.endsWith('Alarme falso'))
  }
  const { id } = await sent('Alarme falso', { para: [ids.finance], color: 3 })
  await ok(admin, messageCalls.removeMany, { items: [id] })
  expect(await unread()).toEqual([])
  await ok(admin, messageCalls.unremove, { items: [id] })
  expect(await unread()).toHaveLength(1)
})

test('a scheduled one is sent at its time, once by two servers at once', async () => {
  const now = server.clock.now().getTime()
  const send_at = new Date(now + 60_000).toISOString()
  const past = await draft('Ontem', { send_at: new Date(now - 60_000).toISOString() })
  expect(await refused(admin, schedule, past)).toMatchObject({ status: 422 })
  const { id, version } = await draft('Amanhã', { tipo: 2, send_at })
  const { data } = await ok(admin, schedule, { id, version })
  const back = await ok(admin, unschedule, { id, version: data.version })
  await ok(admin, schedule, { id, version: back.data.version })
  await run()
  expect(await namesOf(looper)).not.toContain('Amanhã')
  server.clock.advance(61)
  await Promise.all([run(), run()])
  expect((await namesOf(looper)).filter((it) => it === 'Amanhã')).toHaveLength(1)
  const letters = await server.db.selectFrom('mails').select('to_address').where('subject', 'like', '%Amanhã').execute()
  expect(new Set(letters.map((it) => it.to_address)).size).toBe(letters.length)
  expect(letters).toHaveLength(2)
})

test('a reminder comes back until it is accepted', async () => {
  const { id } = await sent('Enviar a nota', { tipo: 2, para: [ids.looper, ids.other], canal: 1, remind_hours: 1 })
  const rung = async (user: number) =>
    (
      await server.db
        .selectFrom('notifications')
        .select('id')
        .where('user_id', '=', user)
        .where('word', '=', 'notification.messageReminder')
        .where('link', 'like', `%/${String(id)}`)
        .execute()
    ).length
  await ok(looper, messageCalls.answer, { id, aceito: 1 })
  for (let hour = 0; hour < 2; hour += 1) {
    server.clock.advance(3601)
    await run()
    await run()
  }
  expect([await rung(ids.looper), await rung(ids.other)]).toEqual([1, 3])
})

test('those missing are reminded by hand, at most once an hour', async () => {
  const { id } = await sent('Falta alguém', { tipo: 2, para: [ids.looper, ids.other] })
  await ok(looper, messageCalls.read, { id })
  expect(await ok(admin, messageCalls.remind, { id })).toEqual({ reminded: 1 })
  expect(await refused(admin, messageCalls.remind, { id })).toMatchObject({ status: 409 })
  expect(await refused(looper, messageCalls.remind, { id })).toMatchObject({ status: 403 })
})

test('an urgent one rings also for whoever turned the bell off, and reading it settles the bell', async () => {
  await server.db
    .insertInto('notification_choices')
    .values({ user_id: ids.finance, kind: 'message', bell: false, mail: false })
    .execute()
  const unread = async () => {
    const { data } = await ok(finance, notificationCalls.unread, { userId: ids.finance })
    return data.unreads.map((it) => it.title)
  }
  await sent('Sem pressa', { para: [ids.finance] })
  const { id } = await sent('Servidor fora do ar', { para: [ids.finance], color: 3 })
  expect(await unread()).toContain('Comunicação urgente: Servidor fora do ar')
  expect(await unread()).not.toContain('Comunicação: Sem pressa')
  await ok(finance, messageCalls.read, { id })
  expect(await unread()).not.toContain('Comunicação urgente: Servidor fora do ar')
})

test('what an event tells a person is among their messages too, in their language, and read where the other is read', async () => {
  const note = { user_id: ids.other, word: 'notification.atomGiven' as const, link: '/open/atom/1' }
  const params = { name: 'Ana', ref: 'LUA-1', atom: 'Protótipo', count: 1 }
  await notify(server.db, [{ ...note, params }], server.clock.now())
  server.clock.advance(1)
  await notify(server.db, [{ ...note, params: { ...params, atom: 'Contrato' } }], server.clock.now())
  const told = async () => (await ok(other, list, { tipo_sys: [1], per_page: 100 })).data
  const [second, first] = await told()
  expect(first).toMatchObject({ mine: true, leitura: null, link: '/open/atom/1', author: null })
  expect(first?.nome).toContain('Protótipo')
  expect(await namesOf(admin)).not.toContain(first?.nome)
  await ok(other, messageCalls.read, { id: first?.id ?? 0 })
  const { data } = await ok(other, notificationCalls.unread, { userId: ids.other })
  const [left] = data.unreads.filter((it) => it.kind === 'atomGiven')
  expect(left?.title).toBe(second?.nome)
  await ok(other, notificationCalls.read, { ids: [left?.id ?? 0] })
  expect((await told()).every((it) => it.leitura !== null)).toBe(true)
})

test('a reader learns neither who else received a message nor what they answered, and hangs no file on it', async () => {
  const { id, version } = await draft('Para dois', { tipo: 2, para: [ids.looper, ids.other], aceite: 1 })
  const at = { thing: 'message', id }
  const paper = async (who: Visitor) => (await readyFile(server, who, text)).id
  const mine = await paper(admin)
  await ok(admin, attachmentCalls.add, { ...at, files: [mine] })
  for (const call of [attachmentCalls.list, historyCalls.list])
    expect(await refused(looper, call, at)).toMatchObject({ status: 404 })
  await ok(admin, send, { id, version })
  await ok(other, messageCalls.answer, { id, aceito: 0, word: 'Não' })
  await ok(admin, messageCalls.remind, { id })

  const { data } = await ok(looper, show, { id })
  const forSender = ['para', 'people', 'venture', 'venture_id', 'send_at', 'received', 'seen', 'accepted', 'declined']
  expect(forSender.filter((it) => it in data)).toEqual([])
  const events = async (who: Visitor) => (await ok(who, historyCalls.list, at)).data.map((it) => it.event)
  expect(await events(admin)).toEqual(expect.arrayContaining(['message.answered', 'message.reminded']))
  expect(await events(looper)).toEqual(['message.changed', 'attachment.added', 'message.created'])
  // A client's file would reach everybody; the sender's are what was sent.
  expect(await ok(looper, attachmentCalls.list, at)).toMatchObject({ data: [{ id: mine }], writable: false })
  for (const who of [looper, admin])
    expect(await refused(who, attachmentCalls.add, { ...at, files: [await paper(who)] })).toMatchObject({ status: 403 })
  expect(await refused(admin, attachmentCalls.remove, { ...at, file: mine })).toMatchObject({ status: 403 })
})

test('two at once: one is sent once, and several are removed all or none', async () => {
  const one = await draft('De uma vez', { tipo: 2 })
  const twice = await Promise.all([1, 2].map(() => refused(admin, send, { id: one.id, version: one.version })))
  const many = await draft('A todos')
  const written = (await server.statements(() => ok(admin, send, { id: many.id, version: many.version }))).filter(
    (it) => /insert into (message_recipients|notifications)\b/.test(it),
  )
  // However many receive it.
  expect(written).toHaveLength(2)
  expect(twice.map((it) => it.status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const [a, b, c] = [await sent('A', { tipo: 2 }), await sent('B', { tipo: 2 }), await sent('C', { tipo: 2 })]
  const removals = [
    [a.id, b.id, a.id],
    [c.id, b.id],
  ]
  const both = await Promise.all(removals.map((items) => refused(looper, messageCalls.removeMany, { items })))
  expect(both.map((it) => it.status).toSorted((x, y) => x - y)).toEqual([200, 404])
  const left = (await namesOf(looper)).filter((it) => ['A', 'B', 'C'].includes(it))
  expect(left).toEqual(both[0]?.status === 200 ? ['C'] : ['A'])
})

test('who left is rung no more, and one that is over takes no answer', async () => {
  const leaver = await makePerson(server.db, { role: 4 })
  const visitor = await server.as(leaver)
  const expires_at = new Date(server.clock.now().getTime() + 7_200_000).toISOString()
  const { id } = await sent('Até amanhã', { tipo: 2, para: [leaver.id], canal: 1, remind_hours: 1, expires_at })
  const rung = async () =>
    (await server.db.selectFrom('notifications').select('id').where('user_id', '=', leaver.id).execute()).length
  server.clock.advance(3601)
  await run()
  expect(await rung()).toBe(2)
  server.clock.advance(3601)
  expect(await refused(visitor, messageCalls.answer, { id, aceito: 1 })).toMatchObject({ status: 422 })
  await server.db.updateTable('messages').set({ expires_at: null }).where('id', '=', id).execute()
  await server.db.updateTable('users').set({ status: 3 }).where('id', '=', leaver.id).execute()
  await run()
  expect(await refused(admin, messageCalls.remind, { id })).toMatchObject({ status: 200 })
  expect(await rung()).toBe(2)
})

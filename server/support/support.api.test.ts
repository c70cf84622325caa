import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { EndpointOf, InputOf } from '#contract/kit/endpoint.ts'
import { notificationCalls } from '#contract/notification/notification.calls.ts'
import { supportCalls } from '#contract/support/support.calls.ts'
import { MESSAGE_MAX, PER_HOUR, SUBJECT_MAX, supportFlow, supportList } from '#contract/support/support.ts'
import { touchGrants } from '#server/kit/session/grants.ts'
import { makePerson } from '#server/testing/make.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

const { close, reopen } = supportFlow.calls

let server: TestServer
let admin: { id: number; email: string }
let asAdmin: Visitor
let second: { id: number; email: string }
beforeAll(async () => {
  server = await freshServer({ environment: { PUBLIC_URL: 'https://nucleo.example/' } })
  admin = await makePerson(server.db, { role: 1, nome: 'Marina' })
  second = await makePerson(server.db, { role: 1 })
  await server.db.updateTable('users').set({ locale: 'en' }).where('id', '=', second.id).execute()
  // Neither may be told: one is switched off, the other is no administrator.
  await makePerson(server.db, { role: 1, status: 3 })
  await makePerson(server.db, { role: 7 })
  asAdmin = await server.as(admin)
})
afterAll(() => server.close())

type Filing = InputOf<EndpointOf<typeof supportCalls.file>>
const filing = (over: Partial<Filing> = {}): Filing => ({
  subject: 'Não consigo parar o loop',
  category: 'problem',
  message: 'Clico em parar e nada acontece.\nJá recarreguei a página.',
  email: 'eu@exemplo.com.br',
  ...over,
})

const author = async () => {
  const person = await makePerson(server.db, { role: 4 })
  const me = await server.as(person)
  const file = async (over: Partial<Filing> = {}) => (await me.call(supportCalls.file, filing(over))).body.data
  return { person, me, file }
}

const versionOf = async (id: number) => (await asAdmin.call(supportCalls.show, { id })).body.data.version

const mailsSince = async (id: number) =>
  server.db.selectFrom('mails').selectAll().where('id', '>', id).orderBy('id').execute()
const lastMail = async () => {
  const row = await server.db
    .selectFrom('mails')
    .select((on) => on.fn.max('id').as('id'))
    .executeTakeFirst()
  return row?.id ?? 0
}

describe('filing a message', () => {
  test('stores it, tells every administrator live and writes to each in their language', async () => {
    const { person, me } = await author()
    const before = await lastMail()
    const filed = await me.call(supportCalls.file, filing({ subject: 'Loop <b>preso</b>' }))
    expect(filed.status).toBe(200)
    expect(filed.body.data).toMatchObject({
      subject: 'Loop <b>preso</b>',
      category: 'problem',
      status: 'open',
      author: { id: person.id },
      email: 'eu@exemplo.com.br',
      replies: 0,
      thread: [],
      created_at: server.clock.now().toISOString(),
    })
    const { id } = filed.body.data
    for (const reader of [admin, second])
      for (const told of [{ event: 'support.changed' }, { event: 'notification.changed' }])
        expect(server.liveEvents).toContainEqual({ topic: `user:${reader.id}`, ...told })
    const unread = await asAdmin.call(notificationCalls.unread, { userId: admin.id })
    expect(unread.body.data.unreads[0]).toMatchObject({
      title: expect.stringContaining('escreveu ao suporte: Loop <b>preso</b>'),
      link: `/suporte?m=${id}`,
    })

    const mails = await mailsSince(before)
    expect(mails.map((it) => it.to_address)).toEqual([admin.email, second.email])
    expect(mails[0]?.subject).toBe('[Suporte] Loop <b>preso</b>')
    expect(mails[1]?.subject).toBe('[Support] Loop <b>preso</b>')
    expect(mails[0]?.body_text).toContain('> Clico em parar e nada acontece.\n> Já recarreguei a página.')
    expect(mails[0]?.body_text).toContain(`https://nucleo.example/#/suporte?m=${id}`)
    expect(mails[0]?.body_text).toContain('Algo não funciona')
    expect(mails[0]?.body_html).toContain('Loop &lt;b&gt;preso&lt;/b&gt;')
    expect(mails[0]?.body_html).not.toContain('<b>')
  })

  test('the same page’s repeated call files once', async () => {
    const { me } = await author()
    const before = await lastMail()
    const input = filing({ client_id: randomUUID() })
    const first = await me.call(supportCalls.file, input)
    const again = await me.call(supportCalls.file, input)
    expect(again.body).toEqual(first.body)
    expect(await mailsSince(before)).toHaveLength(2)
  })

  test('another text under the same id is refused rather than dropped', async () => {
    const { me } = await author()
    const input = filing({ client_id: randomUUID() })
    const { id } = (await me.call(supportCalls.file, input)).body.data
    const other = (await me.call(supportCalls.file, filing({ client_id: randomUUID() }))).body.data
    const answer = await me.raw(supportCalls.file, { ...input, message: 'Outra coisa, bem diferente.' })
    expect([answer.status, answer.body['errors']]).toMatchObject([422, [{ path: 'client_id' }]])
    const reply = { id, message: 'Mais um detalhe.', client_id: randomUUID() }
    await me.call(supportCalls.reply, reply)
    for (const wrong of [{ message: 'Outro detalhe.' }, { id: other.id }])
      expect((await me.raw(supportCalls.reply, { ...reply, ...wrong })).status).toBe(422)
  })

  test.each([
    ['no subject', { subject: '' }, 'subject'],
    ['a long subject', { subject: 'x'.repeat(SUBJECT_MAX + 1) }, 'subject'],
    ['a subject of two lines', { subject: 'a\r\nBcc: b@c.d' }, 'subject'],
    ['an unknown category', { category: 'gossip' }, 'category'],
    ['no message', { message: '   ' }, 'message'],
    ['a long message', { message: 'x'.repeat(MESSAGE_MAX + 1) }, 'message'],
    ['no address', { email: 'nobody' }, 'email'],
    ['somebody else’s name', { user_id: 1 }, 'user_id'],
    ['a page’s id of another form', { client_id: '1' }, 'client_id'],
  ])('%s is invalid', async (_, over, path) => {
    const { me } = await author()
    const answer = await me.raw(supportCalls.file, { ...filing(), ...over })
    expect(answer.status).toBe(422)
    expect(answer.body['errors']).toEqual([expect.objectContaining({ path })])
  })

  test(`takes ${MESSAGE_MAX} characters`, async () => {
    const { file } = await author()
    const message = 'é'.repeat(MESSAGE_MAX)
    expect((await file({ message })).message).toBe(message)
  })

  test('at most ten an hour, additions included, also when sent at once; then the answer says when', async () => {
    const { me, file } = await author()
    const { id } = await file()
    const burst = await Promise.all(
      Array.from({ length: PER_HOUR + 2 }, (_, at) =>
        at % 2 === 0 ? me.raw(supportCalls.file, filing()) : me.raw(supportCalls.reply, { id, message: 'E mais.' }),
      ),
    )
    expect(burst.filter((it) => it.status === 200)).toHaveLength(PER_HOUR - 1)
    const refused = burst.find((it) => it.status === 429)
    expect(refused?.headers['retry-after']).toBe('3600')
    expect(refused?.body['detail']).toContain('60 min')
    server.clock.advance(3601)
    expect((await me.raw(supportCalls.file, filing())).status).toBe(200)
  })

  test('nobody signed in', async () => {
    expect((await server.nobody.raw(supportCalls.file, filing())).status).toBe(401)
    expect((await server.nobody.raw(supportList.calls.list, {})).status).toBe(401)
  })
})

describe('reading', () => {
  test('a person lists their own messages only, the last one first, with counts', async () => {
    const one = await author()
    const other = await author()
    const first = await one.file({ subject: 'Primeira' })
    server.clock.advance(60)
    const last = await one.file({ subject: 'Segunda', category: 'payment' })
    const foreign = await other.file()
    const list = await one.me.call(supportList.calls.list, {})
    expect(list.body.data.map((it) => it.id)).toEqual([last.id, first.id])
    expect(list.body).toMatchObject({ total: 2, page: 1, per_page: 10, counts: { open: 2, answered: 0, closed: 0 } })
    expect((await one.me.raw(supportCalls.show, { id: foreign.id })).status).toBe(404)
    expect((await one.me.raw(supportCalls.reply, { id: foreign.id, message: 'oi' })).status).toBe(404)
    const filtered = await one.me.call(supportList.calls.list, { category: 'payment' })
    expect(filtered.body.data.map((it) => it.id)).toEqual([last.id])
    expect(filtered.body.counts.open).toBe(2)
    const searched = await one.me.call(supportList.calls.list, { q: 'PRIMEIRA' })
    expect(searched.body.data.map((it) => it.id)).toEqual([first.id])
    const ordered = await one.me.call(supportList.calls.list, { sort: 'subject', per_page: 1 })
    expect(ordered.body).toMatchObject({ data: [{ id: first.id }], total: 2 })
  })

  test('a file holds one’s own messages; everybody’s is for whoever may see them', async () => {
    const one = await author()
    await one.file({ subject: 'Minha' })
    await (await author()).file({ subject: 'De outra pessoa' })
    const file = async (me: Visitor, scope: string) => {
      const headers = { authorization: `Bearer ${await me.token()}` }
      const query = { format: 'csv', columns: 'subject', scope }
      const { statusCode, body } = await server.app.inject({ url: supportList.calls.export.path, query, headers })
      return { statusCode, own: body.includes('Minha'), others: body.includes('De outra pessoa') }
    }
    expect(await file(one.me, 'own')).toEqual({ statusCode: 200, own: true, others: false })
    expect(await file(asAdmin, 'all')).toEqual({ statusCode: 200, own: true, others: true })
    expect((await file(one.me, 'all')).statusCode).toBe(403)
  })

  test('an administrator lists everybody’s with the scope "all", and searches by name', async () => {
    const one = await author()
    await one.file()
    await server.db.updateTable('users').set({ nome: 'Zuleica' }).where('id', '=', one.person.id).execute()
    const own = await asAdmin.call(supportList.calls.list, {})
    expect(own.body.total).toBe(0)
    const all = await asAdmin.call(supportList.calls.list, { scope: 'all', q: 'zuleica' })
    expect(all.body.data).toMatchObject([{ author: { id: one.person.id, nome: 'Zuleica Teste' } }])
  })

  test.each([2, 3, 4, 5, 6, 7, 8, 9, 10] as const)('role %i may not list or read everybody’s', async (role) => {
    const { file } = await author()
    const { id } = await file()
    const me = await server.as(await makePerson(server.db, { role }))
    expect((await me.raw(supportList.calls.list, { scope: 'all' })).status).toBe(403)
    expect((await me.raw(supportCalls.show, { id })).status).toBe(404)
  })

  test('an unknown filter or order is invalid', async () => {
    for (const input of [{ status: 'lost' }, { sort: 'email' }, { scope: 'mine' }, { page: 0 }])
      expect([input, (await asAdmin.raw(supportList.calls.list, input)).status]).toEqual([input, 422])
  })
})

describe('an answer by e-mail', () => {
  test('is promised only by an installation that sends any, in the list and in the message', async () => {
    const told = async (at: TestServer) => {
      const me = await at.as(await makePerson(at.db, { role: 4 }))
      const { id, mails } = (await me.call(supportCalls.file, filing())).body.data
      const shown = (await me.call(supportCalls.show, { id })).body.data.mails
      return [mails, shown, (await me.call(supportList.calls.list, {})).body.mails]
    }
    expect(await told(server)).toEqual([false, false, false])
    const mailing = await freshServer({ environment: { SMTP_URL: 'smtp://127.0.0.1:2525' } })
    expect(await told(mailing)).toEqual([true, true, true])
    await mailing.close()
  })
})

describe('the conversation', () => {
  test('an answer reaches the author by mail and live, an addition reopens and writes to the administrators', async () => {
    const { person, me, file } = await author()
    const { id } = await file()
    const before = await lastMail()
    const answered = await asAdmin.call(supportCalls.reply, { id, message: 'Atualize a página.' })
    expect(answered.body.data).toMatchObject({
      status: 'answered',
      replies: 1,
      thread: [{ message: 'Atualize a página.', staff: true, author: { id: admin.id } }],
    })
    const [mail] = await mailsSince(before)
    expect(mail).toMatchObject({ to_address: 'eu@exemplo.com.br' })
    expect(mail?.subject).toBe('Resposta do suporte: Não consigo parar o loop')
    expect(mail?.body_text).toContain('Marina respondeu')
    expect(server.liveEvents).toContainEqual({ topic: `user:${person.id}`, event: 'support.changed' })

    const unread = await me.call(notificationCalls.unread, { userId: person.id })
    expect(unread.body.data.unreads[0]?.title).toBe('O suporte respondeu: Não consigo parar o loop')

    const added = await me.call(supportCalls.reply, { id, message: 'Continua.' })
    expect(added.body.data).toMatchObject({ status: 'open', thread: [{ staff: true }, { staff: false }] })
    expect((await mailsSince(before)).map((it) => it.to_address).slice(1)).toEqual([admin.email, second.email])
  })

  test('a repeated answer is one', async () => {
    const { file } = await author()
    const { id } = await file()
    const input = { id, message: 'Feito.', client_id: randomUUID() }
    await asAdmin.call(supportCalls.reply, input)
    expect((await asAdmin.call(supportCalls.reply, input)).body.data.thread).toHaveLength(1)
  })

  test('a closed one takes no more, and reopening gives back the status it had', async () => {
    const { me, file } = await author()
    const open = await file()
    const answered = await file()
    await asAdmin.call(supportCalls.reply, { id: answered.id, message: 'Pronto.' })
    for (const [{ id }, status] of [
      [open, 'open'],
      [answered, 'answered'],
    ] as const) {
      const early = await asAdmin.raw(reopen, { id, version: 1 })
      expect(early).toMatchObject({
        status: 409,
        body: { detail: `Esta conversa já está ${status === 'open' ? 'aberta' : 'respondida'}.` },
      })
      const closed = (await asAdmin.call(close, { id, version: await versionOf(id) })).body.data
      expect(closed).toMatchObject({ status: 'closed', last_at: server.clock.now().toISOString() })
      expect((await asAdmin.raw(supportCalls.reply, { id, message: 'Mais.' })).status).toBe(409)
      const refused = await me.raw(supportCalls.reply, { id, message: 'Mais.' })
      expect(refused.body['detail']).toBe('Esta conversa foi encerrada. Escreva uma nova mensagem.')
      expect((await asAdmin.call(reopen, { id, version: closed.version })).body.data.status).toBe(status)
    }
    const audit = await server.db
      .selectFrom('audit')
      .select('event')
      .where('thing', '=', 'support')
      .where('thing_id', '=', String(answered.id))
      .orderBy('id')
      .execute()
    expect(audit.map((it) => it.event)).toEqual(['support.answered', 'support.close', 'support.reopen'])
  })

  test('a message that does not exist is not found', async () => {
    expect((await asAdmin.raw(supportCalls.show, { id: 999_999 })).status).toBe(404)
    for (const call of [close, reopen]) expect((await asAdmin.raw(call, { id: 999_999, version: 1 })).status).toBe(404)
    expect((await asAdmin.raw(supportCalls.reply, { id: 999_999, message: 'oi' })).status).toBe(404)
    expect((await asAdmin.raw(supportCalls.show, { id: 'x' })).status).toBe(422)
  })

  test('an empty or a long addition is invalid', async () => {
    const { me, file } = await author()
    const { id } = await file()
    for (const message of ['', 'x'.repeat(MESSAGE_MAX + 1)])
      expect((await me.raw(supportCalls.reply, { id, message })).status).toBe(422)
  })

  test('whoever may see but not answer reads and writes nothing', async () => {
    const { file } = await author()
    const { id } = await file()
    await server.db.insertInto('grants').values({ thing: 'support', act: 'seeAll', role: 8 }).execute()
    await touchGrants(server.db)
    const me = await server.as(await makePerson(server.db, { role: 8 }))
    const seen = await me.raw(supportCalls.show, { id })
    const written = await me.raw(supportCalls.reply, { id, message: 'oi' })
    expect([seen.status, written.status]).toEqual([200, 403])
  })
})

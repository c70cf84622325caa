import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { invitationCalls } from '#contract/invitation/invitation.ts'
import { requestCalls, requestList } from '#contract/invitation/request.ts'
import { describeList } from '#server/testing/describe/describeList.ts'
import { makePerson, type MadePerson } from '#server/testing/make.ts'
import { freshAddress } from '#server/testing/scene.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

let server: TestServer
let director: MadePerson
let me: Visitor
let serial = 0
const asked = (more: Readonly<Record<string, unknown>> = {}, language = 'pt', from = freshAddress()) =>
  server.app.inject({
    method: 'POST',
    url: requestCalls.ask.path,
    remoteAddress: from,
    headers: { 'x-locale': language },
    payload: { nome: 'Bia', email: `quer-${(serial += 1)}@fora.example`, reason: 'Quero ajudar', ...more },
  })
beforeAll(async () => {
  server = await freshServer()
  director = await makePerson(server.db, { role: 7 })
  me = await server.as(director)
  await asked({ nome: 'João' })
  await asked({ company: 'Ateliê' })
})
afterAll(() => server.close())
beforeEach(() => void (server.liveEvents.length = 0))

describeList(requestList, { server: () => server, filters: { state: 'waiting', period: 'today' }, search: 'joao' })

const rowOf = async (email: string) => (await me.call(requestCalls.list, { q: email })).body.data[0]
const mailsTo = (to: string) => server.db.selectFrom('mails').selectAll().where('to_address', '=', to).execute()
const notes = () =>
  server.db
    .selectFrom('notifications')
    .selectAll()
    .where('user_id', '=', director.id)
    .where('word', '=', 'notification.invitationRequested')
    .where('read_at', 'is', null)
    .execute()

test('one note waits for those who answer, however many ask', async () => {
  await asked()
  await asked()
  expect(await notes()).toHaveLength(1)
})

test('a known e-mail gets the same answer as an unknown one, and one that waits is not asked twice', async () => {
  const owner = await makePerson(server.db)
  const [known, strange] = [await asked({ email: owner.email }), await asked()]
  expect([known.statusCode, known.json()]).toEqual([200, strange.json()])
  expect((await rowOf(owner.email))?.account).toMatchObject({ id: owner.id })
  const again = await asked({ email: owner.email.toUpperCase() })
  expect(again.json()).toEqual(strange.json())
  const all = await me.call(requestCalls.list, { q: owner.email })
  expect(all.body.total).toBe(1)
})

test('one press invites as a guest, in the language of who asked', async () => {
  const email = 'sim@fora.example'
  await asked({ email, nome: 'Ana' }, 'en')
  const id = (await rowOf(email))?.id ?? 0
  const both = await Promise.all([1, 2].map(() => me.raw(requestCalls.invite, { id })))
  expect(both.map((it) => it.status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(await rowOf(email)).toMatchObject({ state: 'invited', decider: { id: director.id } })
  const [mail, ...more] = await mailsTo(email)
  expect([mail?.kind, mail?.subject, more]).toMatchObject(['invitation', expect.stringContaining('invites you'), []])
  const { body } = await me.call(invitationCalls.list, { q: email })
  expect(body.data).toMatchObject([{ role: 10, state: 'waiting', nome: 'Ana' }])
})

test('one press declines, and a mail says so', async () => {
  const email = 'nao@fora.example'
  await asked({ email })
  const id = (await rowOf(email))?.id ?? 0
  expect((await me.call(requestCalls.decline, { id })).body.data.state).toBe('declined')
  expect((await me.raw(requestCalls.invite, { id })).status).toBe(409)
  expect((await mailsTo(email)).map((it) => it.subject)).toEqual(['Seu pedido de convite a Nucleo'])
})

test('one who was invited meanwhile gets that invitation again', async () => {
  const email = 'ja-vem@fora.example'
  await asked({ email })
  await me.call(invitationCalls.create, { email, role: 4 })
  const id = (await rowOf(email))?.id ?? 0
  expect((await me.call(requestCalls.invite, { id })).status).toBe(200)
  const { body } = await me.call(invitationCalls.list, { q: email })
  expect(body.data).toMatchObject([{ role: 4 }])
})

test('many from one address wait; a long body is refused; fields are named', async () => {
  const from = freshAddress()
  for (const _ of [1, 2, 3]) expect((await asked({}, 'pt', from)).statusCode).toBe(200)
  const fourth = await asked({}, 'pt', from)
  expect([fourth.statusCode, fourth.headers['retry-after']]).toEqual([429, expect.any(String)])
  expect((await asked({ reason: 'x'.repeat(17_000) })).statusCode).toBe(413)
  const wrong = await asked({ email: 'nada', reason: '' }, 'en')
  expect(wrong.json().errors).toEqual([
    { path: 'email', message: 'Please enter a valid email address.' },
    { path: 'reason', message: expect.any(String) },
  ])
  expect((await asked({ role: 1 })).statusCode).toBe(422)
})

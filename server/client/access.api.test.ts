import { afterAll, beforeAll, expect, test } from 'vitest'
import { authCalls } from '#contract/auth/auth.calls.ts'
import { clientAccessCalls } from '#contract/client/access.ts'
import { myClientCalls } from '#contract/client/client.calls.ts'
import { clientCrud } from '#contract/client/client.ts'
import { clientCalls } from '#contract/client/page.ts'
import { historyCalls } from '#contract/history/history.ts'
import { homeCalls } from '#contract/home/home.calls.ts'
import { acceptCalls } from '#contract/invitation/accept.ts'
import { TERMS_VERSION } from '#contract/terms/terms.ts'
import { makePerson, makePlace } from '#server/testing/make.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
let me: Awaited<ReturnType<TestServer['as']>>
beforeAll(async () => {
  server = await freshServer()
  me = await server.as(await makePerson(server.db, { role: 7 }))
})
afterAll(() => server.close())

let serial = 0
const newClient = async () =>
  (await me.call(clientCrud.calls.create, { nome: `Cliente ${(serial += 1)}` })).body.data.id
const mail = () => `pessoa-${(serial += 1)}@firma.example`

/** The code of the newest mail to somebody. */
const codeOf = async (to: string): Promise<string> => {
  const { body_text } = await server.db
    .selectFrom('mails')
    .select('body_text')
    .where('to_address', '=', to)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return /invite\/([\w-]{43})/.exec(body_text)?.[1] ?? ''
}

const person = {
  nome: 'Clara',
  last_name: 'Dias',
  password: 'Senha-de-teste-1',
  terms: true,
  terms_version: TERMS_VERSION,
}
const nobody = () => server.nobody

/** Somebody of a client who came in by the mail. */
const comeIn = async (role: number) => {
  const client_id = await newClient()
  const email = mail()
  const { id } = (await me.call(clientAccessCalls.create, { client_id, email, role })).body.data
  await nobody().call(acceptCalls.accept, { code: await codeOf(email), ...person })
  const { id: user_id } = await server.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return { client_id, id, email, user: { id: user_id, email, role: 3 as const } }
}

test('an invited person sets a password by the mail, comes in as a client, and sees only their own', async () => {
  const other = await newClient()
  const { client_id, id, user } = await comeIn(1)
  const access = await me.call(clientAccessCalls.show, { id })
  expect(access.body.data).toMatchObject({ state: 'on', role: 1, user: { id: user.id, nome: 'Clara Dias' } })
  const client = await server.as(user)
  const mine = await client.call(myClientCalls.show, {})
  expect(mine.body.data).toMatchObject({ client: { id: client_id }, role: 1, may_approve: true })
  for (const which of [client_id, other]) {
    expect((await client.raw(clientCrud.calls.show, { id: which })).status).toBe(403)
    expect((await client.raw(clientCalls.page, { client_id: which })).status).toBe(403)
    expect((await client.raw(clientAccessCalls.create, { client_id: which, email: mail(), role: 1 })).status).toBe(403)
  }
  expect((await client.raw(clientAccessCalls.show, { id })).status).toBe(403)
  expect((await client.raw(clientAccessCalls.update, { id, version: 1, role: 1 })).status).toBe(403)
})

test('the name that stands on an access is offered to its person as first and last name', async () => {
  const email = mail()
  const nome = 'Clara  Maria Dias'
  await me.call(clientAccessCalls.create, { client_id: await newClient(), email, nome, role: 0 })
  const { data } = (await nobody().call(acceptCalls.look, { code: await codeOf(email) })).body
  expect([data.nome, data.last_name]).toEqual(['Clara', 'Maria Dias'])
})

test('a basic access does not approve until it is made an admin', async () => {
  const { id, user } = await comeIn(0)
  const client = await server.as(user)
  const approves = async () => (await client.call(myClientCalls.show, {})).body.data?.may_approve
  expect(await approves()).toBe(false)
  const { version } = (await me.call(clientAccessCalls.show, { id })).body.data
  await me.call(clientAccessCalls.update, { id, version, role: 1 })
  expect(await approves()).toBe(true)
  expect((await me.raw(clientAccessCalls.update, { id, version, role: 0 })).status).toBe(409)
})

test('the history of a client tells what an access may do in words', async () => {
  const client_id = await newClient()
  const email = mail()
  const { id, version } = (await me.call(clientAccessCalls.create, { client_id, email, nome: '', role: 0 })).body.data
  await me.call(clientAccessCalls.update, { id, version, role: 1 })
  const { data } = (await me.call(historyCalls.list, { thing: 'client', id: client_id })).body
  expect(data[0]?.changes).toEqual([
    { field: 'access', before: `${email} · básico, só vê`, after: `${email} · administrador, vê e aprova` },
  ])
})

test('switched off, somebody is out at once and stays out; switched on, they sign in again', async () => {
  const { id, user } = await comeIn(1)
  const client = await server.as(user)
  const off = await me.call(clientAccessCalls.off, { id })
  expect(off.body.data.state).toBe('off')
  expect((await client.raw(myClientCalls.show, {})).status).toBe(401)
  const signIn = () => nobody().raw(authCalls.login, { email: user.email, password: person.password })
  expect((await signIn()).status).not.toBe(200)
  expect((await me.call(clientAccessCalls.on, { id })).body.data.state).toBe('on')
  expect((await signIn()).status).toBe(200)
})

test('somebody of one client gets no access to another, and to their own without a mail', async () => {
  const { user } = await comeIn(1)
  const refused = await me.raw(clientAccessCalls.create, { client_id: await newClient(), email: user.email, role: 0 })
  expect(refused.status).toBe(409)
  const known = await makePerson(server.db, { role: 3 })
  const client_id = await newClient()
  const made = await me.call(clientAccessCalls.create, { client_id, email: known.email, role: 0 })
  expect(made.body.data).toMatchObject({ state: 'on', user: { id: known.id } })
  const mine = await (await server.as(known)).call(myClientCalls.show, {})
  expect(mine.body.data).toMatchObject({ client: { id: client_id }, may_approve: false })
})

test('what an access shows ends with it: the home of a client lists ventures of that client alone', async () => {
  const { client_id, id, user } = await comeIn(0)
  const { venture_id } = await makePlace(server.db, { nome: 'Minha' })
  const other = await makePlace(server.db, { nome: 'Alheia' })
  await me.call(clientCalls.link, { client_id, venture_id })
  await me.call(clientCalls.link, { client_id: await newClient(), venture_id: other.venture_id })
  const names = async () => (await (await server.as(user)).call(homeCalls.ventures, {})).body.data.map((it) => it.nome)
  expect(await names()).toEqual(['Minha'])
  await me.call(clientAccessCalls.off, { id })
  const { cliente_id } = await server.db
    .selectFrom('users')
    .select('cliente_id')
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow()
  expect(cliente_id).toBeNull()
})

test('a link that was not used is worthless once the access is off, and another comes once it is on', async () => {
  const client_id = await newClient()
  const email = mail()
  const { id } = (await me.call(clientAccessCalls.create, { client_id, email, role: 0 })).body.data
  const code = await codeOf(email)
  await me.call(clientAccessCalls.off, { id })
  expect((await nobody().raw(acceptCalls.accept, { code, ...person })).status).toBe(409)
  expect((await me.call(clientAccessCalls.on, { id })).body.data.state).toBe('invited')
  const next = await codeOf(email)
  await me.call(clientAccessCalls.resend, { id })
  expect((await nobody().raw(acceptCalls.accept, { code: next, ...person })).status).toBe(409)
  expect((await nobody().raw(acceptCalls.accept, { code: await codeOf(email), ...person })).status).toBe(200)
  expect((await me.raw(clientAccessCalls.resend, { id })).status).toBe(409)
})

test('one e-mail has one access to a client, also of two invited at once, and never of another role', async () => {
  const client_id = await newClient()
  const email = mail()
  const both = await Promise.all([0, 1].map((role) => me.raw(clientAccessCalls.create, { client_id, email, role })))
  expect(both.map((it) => it.status).toSorted((a, b) => a - b)).toEqual([201, 409])
  const looper = await makePerson(server.db)
  const refused = await me.raw(clientAccessCalls.create, { client_id, email: looper.email, role: 1 })
  expect(refused.status).toBe(409)
  const gone = await makePerson(server.db, { role: 3, status: 3 })
  expect((await me.raw(clientAccessCalls.create, { client_id, email: gone.email, role: 1 })).status).toBe(409)
})

test('a client with an access that is on is not deleted', async () => {
  const { client_id } = await comeIn(1)
  expect((await me.raw(clientCrud.calls.remove, { id: client_id, version: 1 })).status).toBe(409)
})

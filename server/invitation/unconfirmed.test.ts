import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientAccessCalls } from '#contract/client/access.ts'
import { clientCrud } from '#contract/client/client.ts'
import { acceptCalls } from '#contract/invitation/accept.ts'
import { invitationCalls } from '#contract/invitation/invitation.ts'
import { newcomerCalls } from '#contract/invitation/newcomer.ts'
import { requestCalls, requestList } from '#contract/invitation/request.ts'
import { TERMS_VERSION } from '#contract/terms/terms.ts'
import { makePerson } from '#server/testing/make.ts'
import { freshAddress, signIn } from '#server/testing/scene.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

let server: TestServer
let director: Visitor
let manager: Visitor
beforeAll(async () => {
  server = await freshServer()
  director = await server.as(await makePerson(server.db, { role: 7 }))
  manager = await server.as(await makePerson(server.db, { role: 2 }))
})
afterAll(() => server.close())

let serial = 0
const newEmail = () => `alvo-${(serial += 1)}@fora.example`
const PASSWORD = 'Uma-senha-boa-9'

/** Creates the rows of a registration with an e-mail that is not the stranger's own. */
const registered = async (): Promise<string> => {
  const email = newEmail()
  const { id } = await server.db
    .insertInto('users')
    .values({ role: 0, status: 0, nome: 'Estranho', last_name: '', email, password_hash: '-', created_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const made = { kind: 1, email, nome: 'Estranho', last_name: '', locale: 'pt' as const, password_hash: '-', ip: '' }
  await server.db
    .insertInto('registrations')
    .values({ ...made, user_id: id, answers: '{}', user_agent: '', created_at: new Date() })
    .execute()
  return email
}
const codeTo = async (to: string): Promise<string> => {
  const mails = await server.db.selectFrom('mails').selectAll().where('to_address', '=', to).orderBy('id').execute()
  return /invite\/([\w-]{43})/.exec(mails.at(-1)?.body_text ?? '')?.[1] ?? ''
}
const accept = (code: string) =>
  server.nobody.raw(acceptCalls.accept, {
    code,
    nome: 'Ana',
    last_name: 'Prado',
    password: PASSWORD,
    terms: true,
    terms_version: TERMS_VERSION,
  })
const comesIn = async (email: string): Promise<object> => {
  expect(await accept(await codeTo(email))).toMatchObject({ status: 200 })
  expect((await signIn(server, { email, password: PASSWORD })).statusCode).toBe(200)
  expect(await server.db.selectFrom('registrations').select('id').where('email', '=', email).execute()).toEqual([])
  return server.db.selectFrom('users').select(['role', 'nome']).where('email', '=', email).executeTakeFirstOrThrow()
}

test('a registration that nobody confirmed keeps its e-mail from no invitation', async () => {
  const email = await registered()
  const { body } = await director.call(invitationCalls.create, { email, role: 4 })
  expect(body.data.state).toBe('waiting')
  expect(await comesIn(email)).toEqual({ role: 4, nome: 'Ana' })
})

test('nor from one that was there before it, from an account, or from a client', async () => {
  const before = newEmail()
  await director.call(invitationCalls.create, { email: before, role: 5 })
  await server.db
    .updateTable('users')
    .set({ email: before })
    .where('email', '=', await registered())
    .execute()
  expect(await accept(await codeTo(before))).toMatchObject({ status: 200 })

  const account = await registered()
  await director.call(newcomerCalls.create, { nome: 'Ana', email: account, role: 4 })
  expect(await comesIn(account)).toMatchObject({ role: 4 })

  const client = await registered()
  const client_id = (await director.call(clientCrud.calls.create, { nome: 'Sol' })).body.data.id
  await director.call(clientAccessCalls.create, { client_id, email: client, role: 1 })
  expect(await comesIn(client)).toMatchObject({ role: 3 })
})

test('inviting twice tells nobody whether an e-mail has an account', async () => {
  const { email } = await makePerson(server.db)
  const twice = async (to: string) => {
    const first = await manager.raw(invitationCalls.create, { email: to, role: 4 })
    const second = await manager.raw(invitationCalls.create, { email: to, role: 4 })
    return [first.status, second.status, second.body['detail']]
  }
  expect(await twice(email)).toEqual(await twice(newEmail()))
})

test('asking to come in is answered also where the e-mail was invited already', async () => {
  const { email } = await makePerson(server.db)
  await director.call(invitationCalls.create, { email, role: 4 })
  await server.app.inject({
    method: 'POST',
    url: requestCalls.ask.path,
    remoteAddress: freshAddress(),
    payload: { nome: 'Bia', email, reason: 'Quero ajudar' },
  })
  const [row] = (await director.call(requestList.calls.list, { q: email })).body.data
  expect(await director.raw(requestCalls.invite, { id: row?.id ?? 0 })).toMatchObject({ status: 200 })
})

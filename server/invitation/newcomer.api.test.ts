import { afterAll, beforeAll, expect, test } from 'vitest'
import { acceptCalls } from '#contract/invitation/accept.ts'
import { invitationCalls } from '#contract/invitation/invitation.ts'
import { newcomerCalls } from '#contract/invitation/newcomer.ts'
import { looperCalls } from '#contract/looper/looper.ts'
import { TERMS_VERSION } from '#contract/terms/terms.ts'
import { makePerson } from '#server/testing/make.ts'
import { signIn } from '#server/testing/scene.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

let server: TestServer
let me: Visitor
let type_id: number
let area_id: number
let serial = 0
const PASSWORD = 'Uma-senha-boa-9'
const email = () => `nova-${(serial += 1)}@fora.example`
beforeAll(async () => {
  server = await freshServer()
  me = await server.as(await makePerson(server.db, { role: 7 }))
  const created_at = server.clock.now()
  const type = { nome: 'Design', color: '#2563eb', valor_hora_centavos: 7_000, created_at }
  type_id = (await server.db.insertInto('looper_types').values(type).returning('id').executeTakeFirstOrThrow()).id
  const area = { nome: 'Marca', created_at }
  area_id = (await server.db.insertInto('areas').values(area).returning('id').executeTakeFirstOrThrow()).id
})
afterAll(() => server.close())

const made = async (more: Readonly<Record<string, unknown>> = {}) => {
  const to = email()
  const { status, body } = await me.raw(newcomerCalls.create, { nome: 'Lia', email: to, role: 4, ...more })
  expect({ status, errors: body['errors'] }).toEqual({ status: 201, errors: undefined })
  const mail = await server.db.selectFrom('mails').selectAll().where('to_address', '=', to).executeTakeFirstOrThrow()
  const code = /invite\/([\w-]{43})/.exec(mail.body_text)?.[1] ?? ''
  return { to, code, id: (body['data'] as { id: number }).id }
}
const accept = (code: string) =>
  server.nobody.raw(acceptCalls.accept, {
    code,
    nome: 'Lia',
    last_name: 'Souza',
    password: PASSWORD,
    terms: true,
    terms_version: TERMS_VERSION,
  })

test('a new person is listed as pending until they accept, with what their type says an hour is worth', async () => {
  const { to, code, id } = await made({ type_id, area_ids: [area_id], contract_type: 2 })
  const listed = await me.call(looperCalls.list, { q: to })
  expect(listed.body.data).toMatchObject([{ id, status: 0, role: 4, areas: 'Marca', valor_hora_centavos: 7_000 }])
  expect((await signIn(server, { email: to, password: PASSWORD })).statusCode).toBe(401)
  const offer = await server.nobody.call(acceptCalls.look, { code })
  expect(offer.body.data).toMatchObject({ nome: 'Lia', type: 'Design' })
  expect((await accept(code)).status).toBe(200)
  expect((await signIn(server, { email: to, password: PASSWORD })).statusCode).toBe(200)
  const after = await me.call(looperCalls.show, { id })
  expect(after.body.data).toMatchObject({ status: 1, nome: 'Lia Souza', contract_type: 2 })
  expect((await accept(code)).status).toBe(409)
})

test('an hourly value that is given counts instead', async () => {
  const { id } = await made({ type_id, valor_hora_centavos: 9_900 })
  expect((await me.call(looperCalls.show, { id })).body.data.valor_hora_centavos).toBe(9_900)
})

test('one who was switched off before they came stays out', async () => {
  const { code, id } = await made()
  await me.call(looperCalls.status, { id, status: 3 })
  expect((await server.nobody.raw(acceptCalls.look, { code })).status).toBe(409)
  expect((await accept(code)).status).toBe(409)
})

test('an invitation that was revoked or is over can be sent again for the same account', async () => {
  const { to, code, id } = await made()
  const { body } = await me.call(invitationCalls.list, { q: to })
  const invitation = body.data[0]?.id ?? 0
  await me.call(invitationCalls.revoke, { id: invitation })
  expect((await accept(code)).status).toBe(409)
  expect((await me.call(invitationCalls.resend, { id: invitation })).body.data.state).toBe('waiting')
  const mails = await server.db
    .selectFrom('mails')
    .select('body_text')
    .where('to_address', '=', to)
    .orderBy('id')
    .execute()
  const second = /invite\/([\w-]{43})/.exec(mails.at(-1)?.body_text ?? '')?.[1] ?? ''
  expect((await accept(second)).status).toBe(200)
  expect((await me.call(looperCalls.show, { id })).body.data.status).toBe(1)
})

test('names what is wrong: an e-mail with an account, one that is invited, a role too high, records that are gone', async () => {
  const owner = await makePerson(server.db)
  const taken = await me.raw(newcomerCalls.create, { nome: 'Lia', email: owner.email, role: 4 })
  expect([taken.status, taken.body['errors']]).toMatchObject([409, [{ path: 'email' }]])
  const to = email()
  await me.call(invitationCalls.create, { email: to, role: 4 })
  const invited = await me.raw(newcomerCalls.create, { nome: 'Lia', email: to, role: 4 })
  expect([invited.status, invited.body['errors']]).toMatchObject([409, [{ path: 'email' }]])
  const above = await me.raw(newcomerCalls.create, { nome: 'Lia', email: email(), role: 1 })
  expect([above.status, above.body['errors']]).toMatchObject([403, [{ path: 'role' }]])
  const gone = await me.raw(newcomerCalls.create, { nome: 'Lia', email: email(), role: 4, area_ids: [9_999] })
  expect([gone.status, gone.body['errors']]).toMatchObject([422, [{ path: 'area_ids' }]])
  const mass = await me.raw(newcomerCalls.create, { nome: 'Lia', email: email(), role: 4, status: 1 })
  expect(mass.status).toBe(422)
})

import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { authCalls } from '#contract/auth/auth.calls.ts'
import { profileCalls } from '#contract/profile/profile.ts'
import { endSessions } from '#server/kit/session/ended.ts'
import { makePerson, testPassword, type MadePerson } from '#server/testing/make.ts'
import { beforeTransaction } from '#server/testing/overlap.ts'
import { auditOf, signIn } from '#server/testing/scene.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await freshServer()
})
afterAll(() => server.close())
afterEach(() => vi.restoreAllMocks())

const NEW = 'Outra-senha-22'

/** The first transaction of a call that asks for a password counts the attempt, the second writes. */
const onceChecked = (happen: () => Promise<unknown>): void => beforeTransaction(server, 2, happen)

const reset = async ({ id }: MadePerson): Promise<void> => {
  const password_hash = await server.services.passwords.hash(NEW)
  await server.db.updateTable('users').set({ password_hash }).where('id', '=', id).execute()
  await endSessions(server.db, { user_id: id }, server.clock.now())
}
const change = (columns: { status?: number; role?: number; deleted_at?: Date }) => (person: MadePerson) =>
  server.db.updateTable('users').set(columns).where('id', '=', person.id).execute()
const hashOf = ({ id }: MadePerson) =>
  server.db.selectFrom('users').select('password_hash').where('id', '=', id).executeTakeFirstOrThrow()
const liveSessions = ({ id }: MadePerson) =>
  server.db.selectFrom('sessions').select('id').where('user_id', '=', id).where('ended_at', 'is', null).execute()

test.each([
  ['the password was reset', reset],
  ['the account was switched off', change({ status: 3 })],
  ['the role was taken', change({ role: 0 })],
  ['the account was deleted', change({ deleted_at: new Date() })],
])('a sign-in opens no session once %s, though its password fitted when it was checked', async (_name, happen) => {
  const person = await makePerson(server.db)
  onceChecked(() => happen(person))
  const answer = await signIn(server, { email: person.email })
  expect([answer.statusCode, answer.headers['authorization']]).toEqual([401, undefined])
  expect(await liveSessions(person)).toEqual([])
  expect((await auditOf(server, 'user', person.id)).map((it) => it.event)).toEqual(['auth.failed'])
})

test('a sign-in comes in beside another one that makes the hash of their password anew', async () => {
  const person = await makePerson(server.db)
  const password_hash = await server.services.passwords.hash(testPassword)
  onceChecked(() => server.db.updateTable('users').set({ password_hash }).where('id', '=', person.id).execute())
  expect((await signIn(server, { email: person.email })).statusCode).toBe(200)
  expect(await liveSessions(person)).toHaveLength(1)
})

test('a sign-in that a change of the name overlaps comes in', async () => {
  const person = await makePerson(server.db)
  const rename = server.db.updateTable('users').set({ nome: 'Bia' }).where('id', '=', person.id)
  onceChecked(() => rename.execute())
  expect((await signIn(server, { email: person.email })).statusCode).toBe(200)
  expect(await liveSessions(person)).toHaveLength(1)
})

test('a new password set by the old one, which a reset has replaced meanwhile, is not kept', async () => {
  const person = await makePerson(server.db)
  const me = await server.as(person)
  onceChecked(() => reset(person))
  const answer = await me.raw(profileCalls.password, { current: testPassword, password: 'Do-intruso-33' })
  expect(answer.status).toBe(401)
  expect((await signIn(server, { email: person.email, password: NEW })).statusCode).toBe(200)
})

test('a new password is set beside a sign-in that makes the hash of the old one anew', async () => {
  const person = await makePerson(server.db)
  const me = await server.as(person)
  const password_hash = await server.services.passwords.hash(testPassword)
  onceChecked(() => server.db.updateTable('users').set({ password_hash }).where('id', '=', person.id).execute())
  expect((await me.raw(profileCalls.password, { current: testPassword, password: NEW })).status).toBe(200)
  expect((await signIn(server, { email: person.email, password: NEW })).statusCode).toBe(200)
})

test('of two changes by one old password the later is told that the password is wrong', async () => {
  const person = await makePerson(server.db)
  const [me, phone] = [await server.as(person), await server.as(person)]
  const password_hash = await server.services.passwords.hash(NEW)
  onceChecked(() => server.db.updateTable('users').set({ password_hash }).where('id', '=', person.id).execute())
  const answer = await me.raw(profileCalls.password, { current: testPassword, password: 'Mais-outra-33' })
  expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: 'current' }] } })
  expect(await hashOf(person)).toEqual({ password_hash })
  expect((await phone.raw(authCalls.user, {})).status).toBe(200)
})

test('a session that ended while its password was checked sets none', async () => {
  const person = await makePerson(server.db)
  const me = await server.as(person)
  const before = await hashOf(person)
  onceChecked(() => endSessions(server.db, { user_id: person.id }, server.clock.now()))
  expect((await me.raw(profileCalls.password, { current: testPassword, password: NEW })).status).toBe(401)
  expect(await hashOf(person)).toEqual(before)
})

test('nor does one that a reset overlaps turn on a second factor, which would shut the owner out', async () => {
  const person = await makePerson(server.db)
  const me = await server.as(person)
  await me.call(profileCalls.factorBegin, {})
  onceChecked(() => reset(person))
  const answer = await me.raw(profileCalls.factorConfirm, { password: testPassword, code: '000000' })
  expect(answer.status).toBe(401)
})

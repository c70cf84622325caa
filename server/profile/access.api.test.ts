import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { authCalls } from '#contract/auth/auth.calls.ts'
import { profileCalls } from '#contract/profile/profile.ts'
import { makePerson, testPassword } from '#server/testing/make.ts'
import { auditOf, signIn } from '#server/testing/scene.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await freshServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.clock.set('2026-03-10T15:00:00Z')
  server.liveEvents.length = 0
})

const NEW = 'Outra-senha-22'

const somebody = async () => {
  const person = await makePerson(server.db)
  return { person, me: await server.as(person), phone: await server.as(person) }
}
const inside = async (visitor: Visitor) => (await visitor.raw(authCalls.user, {})).status
const eventsOf = async (id: number) => (await auditOf(server, 'user', id)).map((it) => it.event)
const mailsTo = (email: string) =>
  server.db.selectFrom('mails').select(['subject', 'body_text']).where('to_address', '=', email).execute()

describe('the password', () => {
  test('is changed; the other sessions end at once, and the person is told by mail', async () => {
    const { person, me, phone } = await somebody()
    const stranger = await somebody()
    const { status, body } = await me.call(profileCalls.password, { current: testPassword, password: NEW })
    expect([status, body]).toMatchObject([200, { ended: 1, message: 'Senha alterada. 1 outra sessão foi encerrada.' }])
    expect([await inside(me), await inside(phone), await inside(stranger.phone)]).toEqual([200, 401, 200])
    expect(server.liveEvents.filter((it) => it.event === 'session.ended')).toHaveLength(1)
    expect(await eventsOf(person.id)).toContain('auth.passwordChanged')
    const [mail] = await mailsTo(person.email)
    expect(mail?.subject).toBe('A sua senha do Nucleo foi alterada')
    expect(mail?.body_text).toContain('Se não foi você')
    expect((await signIn(server, { email: person.email, password: NEW })).statusCode).toBe(200)
    expect((await signIn(server, { email: person.email })).statusCode).toBe(401)
  })

  test('a wrong current one names its field, changes nothing and counts as a failed sign-in', async () => {
    const { person, me, phone } = await somebody()
    const wrong = () => me.raw(profileCalls.password, { current: 'Não-é-esta-1', password: NEW })
    const { status, body } = await wrong()
    expect([status, body['errors']]).toEqual([422, [{ path: 'current', message: 'A senha atual não é esta.' }]])
    expect([await inside(phone), await eventsOf(person.id)]).toEqual([200, ['auth.failed']])
    for (let again = 0; again < 4; again += 1) expect((await wrong()).status).toBe(422)
    const closed = await me.raw(profileCalls.password, { current: testPassword, password: NEW })
    expect([closed.status, closed.headers['retry-after']]).toEqual([429, '5'])
    server.clock.advance(6)
    expect((await me.raw(profileCalls.password, { current: testPassword, password: NEW })).status).toBe(200)
  })

  test.each(['Curta-1', 'semmaiuscula1', 'SEMMINUSCULA1', 'SemNumeroNemSinal', testPassword])(
    'a new one such as %s names its field',
    async (password) => {
      const { me } = await somebody()
      const { status, body } = await me.raw(profileCalls.password, { current: testPassword, password })
      expect([status, body['errors']]).toEqual([422, [expect.objectContaining({ path: 'password' })]])
    },
  )
})

describe('sessions', () => {
  const list = async (visitor: Visitor) => (await visitor.call(profileCalls.sessions, {})).body.data

  test('are listed, this one first and marked, with device and use', async () => {
    const { person, me, phone } = await somebody()
    await server.db
      .updateTable('sessions')
      .set({ user_agent: 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0' })
      .where('user_id', '=', person.id)
      .execute()
    server.clock.advance(600)
    await inside(phone)
    server.clock.advance(60)
    await expect
      .poll(async () => (await list(me))[1])
      .toMatchObject({ current: false, used_at: '2026-03-10T15:10:00.000Z', created_at: '2026-03-10T15:00:00.000Z' })
    const [own, ...others] = await list(me)
    expect([own?.current, others.length]).toEqual([true, 1])
    expect(own?.device).toEqual({ browser: 'Firefox', system: 'Windows' })
  })

  test('one is ended at once', async () => {
    const { person, me, phone } = await somebody()
    const other = (await list(me)).find((it) => !it.current) ?? expect.fail()
    expect((await me.call(profileCalls.endSession, { id: other.id })).status).toBe(200)
    expect([await inside(me), await inside(phone)]).toEqual([200, 401])
    expect(server.liveEvents).toContainEqual({
      topic: `user:${person.id}`,
      event: 'session.ended',
      data: { session_id: other.id },
    })
    expect(await list(me)).toHaveLength(1)
    expect(await eventsOf(person.id)).toEqual(['auth.sessionEnded'])
    expect((await me.raw(profileCalls.endSession, { id: other.id })).status).toBe(404)
  })

  test('another person’s is not found, and stays', async () => {
    const { me } = await somebody()
    const stranger = await somebody()
    const [theirs] = await list(stranger.me)
    expect((await me.raw(profileCalls.endSession, { id: theirs?.id })).status).toBe(404)
    expect(await inside(stranger.me)).toBe(200)
    const invalid = await me.raw(profileCalls.endSession, { id: 'nonsense' })
    expect([invalid.status, invalid.body['errors']]).toEqual([422, [expect.objectContaining({ path: 'id' })]])
  })

  test('all others are ended at once, nobody else’s', async () => {
    const { person, me, phone } = await somebody()
    const stranger = await somebody()
    await server.as(person)
    expect((await me.call(profileCalls.endOthers, {})).body.ended).toBe(2)
    expect([await inside(me), await inside(phone), await inside(stranger.me)]).toEqual([200, 401, 200])
  })
})

test('the own sign-in log is the last twenty, newest first, and nobody else’s', async () => {
  const { person } = await somebody()
  const stranger = await somebody()
  await signIn(server, { email: stranger.person.email })
  for (let at = 0; at < 3; at += 1) await signIn(server, { email: person.email, password: 'errada' })
  for (let at = 0; at < 20; at += 1) await signIn(server, { email: person.email })
  const { data } = (await (await server.as(person)).call(profileCalls.signIns, {})).body
  expect(data).toHaveLength(20)
  expect(new Set(data.map((it) => it.event))).toEqual(new Set(['auth.signedIn']))
  expect(data[0]?.id).toBeGreaterThan(data[1]?.id ?? 0)
  const [theirs] = (await stranger.me.call(profileCalls.signIns, {})).body.data
  expect(theirs).toMatchObject({ event: 'auth.signedIn', ip: expect.stringContaining('.') })
})

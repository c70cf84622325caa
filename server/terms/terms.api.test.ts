import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { authCalls } from '#contract/auth/auth.calls.ts'
import { TERMS_VERSION, termsCalls } from '#contract/terms/terms.ts'
import { makePerson } from '#server/testing/make.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await freshServer()
})
afterAll(() => server.close())

/** Somebody who was never asked. */
const newcomer = async () => {
  const person = await makePerson(server.db, { role: 5 })
  await server.db.deleteFrom('terms_acceptances').where('user_id', '=', person.id).execute()
  const me = await server.as(person)
  const useTerms = async () => (await me.call(authCalls.user, {})).body.data.use_terms
  const rows = () =>
    server.db.selectFrom('terms_acceptances').selectAll().where('user_id', '=', person.id).orderBy('id').execute()
  return { person, me, useTerms, rows }
}

describe('answering the terms', () => {
  test('nobody asked is null, an acceptance is stored with version, time, address and browser', async () => {
    const { person, me, useTerms, rows } = await newcomer()
    expect(await useTerms()).toBeNull()
    expect((await me.call(termsCalls.myAnswer, {})).body).toEqual({ version: TERMS_VERSION, answer: null })

    const answered = await me.call(termsCalls.answer, { version: TERMS_VERSION, accepted: true })
    expect(answered.status).toBe(200)
    const at = server.clock.now().toISOString()
    expect(answered.body.data).toEqual({ version: TERMS_VERSION, accepted: true, at })

    expect(await useTerms()).toBe(true)
    expect(await rows()).toMatchObject([{ version: TERMS_VERSION, accepted: true, at, ip: '127.0.0.1' }])
    expect((await rows())[0]?.user_agent).toContain('lightMyRequest')
    expect((await me.call(termsCalls.myAnswer, {})).body.answer).toEqual(answered.body.data)
    expect(server.liveEvents).toContainEqual({ topic: `user:${person.id}`, event: 'terms.answered' })
    const audit = await server.db.selectFrom('audit').selectAll().where('actor_id', '=', person.id).execute()
    expect(audit).toMatchObject([{ event: 'terms.accepted', thing: 'terms', thing_id: TERMS_VERSION }])
  })

  test('a refusal is stored as false, and may be taken back; every answer stays', async () => {
    const { me, useTerms, rows } = await newcomer()
    await me.call(termsCalls.answer, { version: TERMS_VERSION, accepted: false })
    expect(await useTerms()).toBe(false)
    await me.call(termsCalls.answer, { version: TERMS_VERSION, accepted: true })
    expect(await useTerms()).toBe(true)
    expect((await rows()).map((row) => row.accepted)).toEqual([false, true])
  })

  test('the same answer again adds no row and keeps its first time', async () => {
    const { me, rows } = await newcomer()
    const first = await me.call(termsCalls.answer, { version: TERMS_VERSION, accepted: true })
    server.clock.advance(60)
    const second = await me.call(termsCalls.answer, { version: TERMS_VERSION, accepted: true })
    expect(second.body).toEqual(first.body)
    expect(await rows()).toHaveLength(1)
  })

  test('a new version asks again: what was said to an older one does not count', async () => {
    const { person, me, useTerms } = await newcomer()
    await server.db
      .insertInto('terms_acceptances')
      .values({ user_id: person.id, version: '1.1.2', accepted: true, at: server.clock.now() })
      .execute()
    expect(await useTerms()).toBeNull()
    expect((await me.call(termsCalls.myAnswer, {})).body.answer).toBeNull()
  })

  test('one person’s answer is not another’s', async () => {
    const one = await newcomer()
    const other = await newcomer()
    await one.me.call(termsCalls.answer, { version: TERMS_VERSION, accepted: true })
    expect(await other.useTerms()).toBeNull()
  })
})

describe('what is turned away', () => {
  test('another version than the one in force: nothing is stored, and the answer names the right one', async () => {
    const { me, useTerms, rows } = await newcomer()
    const answer = await me.raw(termsCalls.answer, { version: '1.0.0', accepted: true })
    expect(answer.status).toBe(409)
    expect(answer.body).toMatchObject({ version: TERMS_VERSION, detail: expect.stringContaining(TERMS_VERSION) })
    expect(await useTerms()).toBeNull()
    expect(await rows()).toEqual([])
  })

  test.each([
    [{}, ['version', 'accepted']],
    [{ version: TERMS_VERSION }, ['accepted']],
    [{ version: TERMS_VERSION, accepted: 'yes' }, ['accepted']],
    [{ version: '', accepted: true }, ['version']],
    [{ version: TERMS_VERSION, accepted: true, user_id: 1 }, ['user_id']],
  ])('%j is invalid', async (input, fields) => {
    const { me } = await newcomer()
    const answer = await me.raw(termsCalls.answer, input)
    expect(answer.status).toBe(422)
    expect(answer.body['errors']).toEqual(fields.map((path) => expect.objectContaining({ path })))
  })

  test('nobody signed in', async () => {
    const input = { version: TERMS_VERSION, accepted: true }
    expect((await server.nobody.raw(termsCalls.answer, input)).status).toBe(401)
    expect((await server.nobody.raw(termsCalls.myAnswer, {})).status).toBe(401)
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { authCalls, proofCalls } from '#contract/auth/auth.calls.ts'
import { passkeyCalls } from '#contract/passkey/passkey.calls.ts'
import { profileCalls } from '#contract/profile/profile.ts'
import { softAuthenticator } from '#server/testing/authenticator.ts'
import { makePerson, type MadePerson, type PersonOptions } from '#server/testing/make.ts'
import { auditOf, freshAddress, send, signIn } from '#server/testing/scene.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await freshServer()
})
afterAll(() => server.close())
beforeEach(() => server.clock.set('2026-03-10T15:00:00Z'))

type Soft = ReturnType<typeof softAuthenticator>
interface Owner {
  person: MadePerson
  me: Visitor
  soft: Soft
  codes: string[] | null
}

const addTo = async (me: Visitor, soft: Soft, name = 'Celular') => {
  const begun = await me.call(passkeyCalls.begin, {})
  return me.raw(passkeyCalls.add, { name, response: soft.create(begun.body.data) })
}
const owner = async (options: PersonOptions = {}, soft = softAuthenticator()): Promise<Owner> => {
  const person = await makePerson(server.db, options)
  const me = await server.as(person)
  const { status, body } = await addTo(me, soft)
  expect(status).toBe(200)
  return { person, me, soft, codes: (body['data'] as { codes: string[] | null }).codes }
}
const visitorOf = (token: string): Pick<Visitor, 'raw'> => ({
  raw: async (call, input) => {
    const answer = await send(server, {
      method: call.method,
      url: call.path,
      token,
      ...(call.method !== 'GET' && { payload: input }),
    })
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
  },
})
const enter = async (person: MadePerson) => {
  const { access_token } = (await signIn(server, person)).json<{ access_token: string }>()
  return visitorOf(access_token)
}
const begin = async (me: Pick<Visitor, 'raw'>) =>
  (await me.raw(passkeyCalls.factorBegin, {})).body['data'] as Record<string, unknown>
const verify = async (me: Pick<Visitor, 'raw'>, passkey: object) => (await me.raw(authCalls.verify, { passkey })).status
const signInBegin = async () => (await server.nobody.call(passkeyCalls.signInBegin, {})).body.data
const signInWith = (payload: object, from = freshAddress()) =>
  server.app.inject({ method: 'POST', url: passkeyCalls.signIn.path, remoteAddress: from, payload })

describe('a passkey', () => {
  test('is a second factor with recovery codes, that the other sessions are asked for', async () => {
    const person = await makePerson(server.db)
    const other = await server.as(person)
    const me = await server.as(person)
    const { body } = await addTo(me, softAuthenticator())
    expect(body['data']).toMatchObject({ passkey: { name: 'Celular', used_at: null }, codes: expect.any(Array) })
    expect((await me.call(profileCalls.show, {})).body.data).toMatchObject({
      two_factor: true,
      app: false,
      recovery_left: 10,
    })
    expect((await other.raw(profileCalls.show, {})).status).toBe(406)
    const events = (await auditOf(server, 'user', person.id)).map((it) => it.event)
    expect(events).toContain('auth.passkeyAdded')
    const second = await addTo(me, softAuthenticator(), 'Chave')
    expect((second.body['data'] as { codes: unknown }).codes).toBeNull()
  })

  test('opens a session that a password began, once for each challenge', async () => {
    const { person, soft } = await owner()
    const me = await enter(person)
    expect((await me.raw(profileCalls.show, {})).status).toBe(406)
    const answer = soft.get(await begin(me))
    expect(await verify(me, answer)).toBe(200)
    expect((await me.raw(profileCalls.show, {})).status).toBe(200)
    const again = await enter(person)
    expect(await verify(again, answer)).toBe(422)
    expect((await again.raw(profileCalls.show, {})).status).toBe(406)
  })

  test('a recovery code works instead of it, and the session of another person does not', async () => {
    const { person, codes } = await owner()
    const me = await enter(person)
    expect((await me.raw(authCalls.verify, { code: codes?.[0] })).status).toBe(200)
    const stranger = await owner()
    const theirs = await enter(person)
    expect(await verify(theirs, stranger.soft.get(await begin(theirs)))).toBe(422)
  })

  test.each([
    [
      'a challenge that has run out',
      async (me: Pick<Visitor, 'raw'>, soft: Soft) => {
        const options = await begin(me)
        server.clock.advance(301)
        return soft.get(options)
      },
    ],
    [
      'a challenge of another session',
      async (_me: Pick<Visitor, 'raw'>, soft: Soft, person: MadePerson) => soft.get(await begin(await enter(person))),
    ],
    ['a challenge to add one', async (_me: Pick<Visitor, 'raw'>, soft: Soft) => soft.get({ challenge: 'bm90IG91cnM' })],
    [
      'a broken signature',
      async (me: Pick<Visitor, 'raw'>, soft: Soft) => {
        const answer = soft.get(await begin(me))
        return {
          ...answer,
          response: { ...answer.response, signature: answer.response['signature']?.replace(/.{6}$/, 'AAAAAA') },
        }
      },
    ],
    ['nonsense', async () => ({ id: 'x', rawId: 'x', type: 'public-key', response: { clientDataJSON: '%' } })],
  ])('is refused with %s', async (_name, make) => {
    const { person, soft } = await owner()
    const me = await enter(person)
    expect(await verify(me, await make(me, soft, person))).toBe(422)
    expect((await me.raw(profileCalls.show, {})).status).toBe(406)
  })

  test('of a page at another address is refused, also with the right key', async () => {
    const soft = softAuthenticator({ origin: 'https://nucleo.evil.example' })
    const person = await makePerson(server.db)
    const { status } = await addTo(await server.as(person), soft)
    expect(status).toBe(422)
    const { items } = (await (await server.as(person)).call(passkeyCalls.list, {})).body.data
    expect(items).toEqual([])
  })

  test('whose counter goes back opens nothing, is blocked, and its owner is told', async () => {
    const { person, soft } = await owner()
    const me = await enter(person)
    expect(await verify(me, soft.get(await begin(me), 9))).toBe(200)
    const copy = await enter(person)
    expect(await verify(copy, soft.get(await begin(copy), 9))).toBe(422)
    const { items } = (await me.raw(passkeyCalls.list, {})).body['data'] as { items: { suspect_at: string | null }[] }
    expect(items[0]?.suspect_at).not.toBeNull()
    const mails = await server.db.selectFrom('mails').select('subject').where('to_address', '=', person.email).execute()
    expect(mails.map((it) => it.subject)).toContain('Uma chave de acesso foi bloqueada: pode haver uma cópia dela')
    expect((await (await enter(person)).raw(passkeyCalls.factorBegin, {})).status).toBe(409)
  })

  test('wrong ones, wrong codes and wrong recovery codes are counted together', async () => {
    const { person, soft } = await owner()
    const me = await enter(person)
    const statuses: number[] = []
    for (const given of [{ code: '000000' }, { code: '0000-0000-0000' }, { code: '111111' }])
      statuses.push((await me.raw(authCalls.verify, given)).status)
    for (let at = 0; at < 3; at += 1) statuses.push(await verify(me, soft.get({ challenge: 'AAAA' })))
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429])
    expect(await verify(me, soft.get(await begin(me)))).toBe(429)
  })

  test('is renamed and removed by its owner alone; the last one takes the second factor along', async () => {
    const { me, person } = await owner()
    const id = (await me.call(passkeyCalls.list, {})).body.data.items[0]?.id ?? 0
    const stranger = await server.as(await makePerson(server.db))
    expect((await stranger.raw(passkeyCalls.rename, { id, name: 'Meu' })).status).toBe(404)
    expect((await stranger.raw(passkeyCalls.remove, { id })).status).toBe(404)
    expect((await me.call(passkeyCalls.rename, { id, name: ' Chave ' })).body.data.name).toBe('Chave')
    await me.call(passkeyCalls.rename, { id, name: 'Chave' })
    expect((await auditOf(server, 'user', person.id)).filter((it) => it.event === 'auth.passkeyRenamed')).toMatchObject(
      [{ detail: { after: { name: 'Chave' } } }],
    )
    for (const name of ['', 'x'.repeat(61)]) expect((await me.raw(passkeyCalls.rename, { id, name })).status).toBe(422)
    expect((await me.raw(passkeyCalls.remove, { id })).status).toBe(200)
    expect((await me.call(profileCalls.show, {})).body.data).toMatchObject({ two_factor: false, recovery_left: 0 })
  })
})

describe('signing in with a passkey alone', () => {
  test('opens a session with both factors, remembered in the log', async () => {
    const { person, soft } = await owner()
    const { attempt, options } = await signInBegin()
    const answer = soft.get(options)
    const entered = await signInWith({ attempt, response: answer })
    expect([entered.statusCode, entered.json()]).toMatchObject([200, { two_factor: true }])
    const me = visitorOf(entered.json<{ access_token: string }>().access_token)
    expect((await me.raw(profileCalls.show, {})).status).toBe(200)
    expect((await auditOf(server, 'user', person.id)).at(-1)?.event).toBe('auth.passkeySignedIn')
    expect((await signInWith({ attempt, response: answer })).statusCode).toBe(401)
  })

  test('needs a user that the device has verified', async () => {
    const { soft } = await owner({}, softAuthenticator({ verifies: false }))
    const { attempt, options } = await signInBegin()
    expect((await signInWith({ attempt, response: soft.get(options) })).statusCode).toBe(401)
  })

  test('is bound to its attempt, and refused for a handle of somebody else', async () => {
    const { soft } = await owner()
    const [mine, other] = [await signInBegin(), await signInBegin()]
    expect((await signInWith({ attempt: other.attempt, response: soft.get(mine.options) })).statusCode).toBe(401)
    const fresh = await signInBegin()
    const answer = soft.get(fresh.options)
    const turned = { ...answer, response: { ...answer.response, userHandle: 'bnVjbGVvOjE' } }
    expect((await signInWith({ attempt: fresh.attempt, response: turned })).statusCode).toBe(401)
  })

  test('of an account that is switched off says so, and opens nothing', async () => {
    const { person, soft } = await owner()
    await server.db.updateTable('users').set({ status: 3 }).where('id', '=', person.id).execute()
    const { attempt, options } = await signInBegin()
    const refused = await signInWith({ attempt, response: soft.get(options) })
    expect([refused.statusCode, refused.json()]).toMatchObject([403, { registration: 'off' }])
  })

  test('is counted by the address it is tried from', async () => {
    const from = freshAddress()
    const { attempt } = await signInBegin()
    const response = softAuthenticator().get({ challenge: 'AAAA' })
    const statuses = new Set<number>()
    for (let at = 0; at < 31; at += 1) statuses.add((await signInWith({ attempt, response }, from)).statusCode)
    expect([...statuses]).toEqual([401, 429])
  })
})

test('step-up takes a passkey too, once', async () => {
  const { me, soft } = await owner()
  const answer = soft.get(await begin(me))
  expect((await me.raw(proofCalls.prove, { passkey: answer })).status).toBe(200)
  expect((await me.raw(proofCalls.prove, { passkey: answer })).status).toBe(422)
})

test.each([
  ['https://nucleo.example', 'nucleo.example'],
  ['http://nucleo.example', null],
  ['https://10.0.0.1', null],
  ['http://localhost:8080', 'localhost'],
])('an installation at %s takes passkeys for %s', async (PUBLIC_URL, domain) => {
  const there = await freshServer({ environment: { PUBLIC_URL } })
  const me = await there.as(await makePerson(there.db))
  expect((await me.call(passkeyCalls.list, {})).body.data.domain).toBe(domain)
  expect((await me.raw(passkeyCalls.begin, {})).status).toBe(domain === null ? 409 : 200)
  await there.close()
})

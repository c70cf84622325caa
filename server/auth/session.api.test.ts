import { randomUUID } from 'node:crypto'
import { SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { defaultGrants, permissionsOf } from '#contract/access/can.ts'
import { authCalls } from '#contract/auth/auth.calls.ts'
import { authSchemas } from '#contract/auth/auth.ts'
import { DEFAULT_PHOTO } from '#contract/kit/person/photo.ts'
import { loopCalls } from '#contract/loop/loop.calls.ts'
import { openSession } from '#server/kit/session/session.ts'
import { makeAtom, makeLoop, makePerson, type MadePerson } from '#server/testing/make.ts'
import { auditOf, send, signIn } from '#server/testing/scene.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await freshServer()
})
afterAll(() => server.close())
beforeEach(() => server.clock.set('2026-03-10T15:00:00Z'))

const open = (person: { id: number }): Promise<string> =>
  openSession(server.db, server.services.tokens, {
    user_id: person.id,
    ip: '10.0.0.1',
    user_agent: 'test',
    now: server.clock.now(),
  })

const get = (url: string, token?: string) => send(server, { method: 'GET', url, token })
/** Status of a call of the person's own page with this token. */
const status = async (token: string): Promise<number> => (await get('/api/auth/user', token)).statusCode
const refresh = async (token: string): Promise<string> => {
  const answer = await get('/api/auth/refresh', token)
  expect([answer.statusCode, answer.body]).toMatchObject([200, expect.stringContaining('success')])
  return String(answer.headers['authorization']).replace('Bearer ', '')
}
const signOut = (token: string) => send(server, { method: 'POST', url: '/api/auth/logout', token })
const claimsOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

test.each([
  ['switched off', { status: 3 as const }, { status: 1 as const }],
  ['given another role', { role: 8 as const }, { role: 4 as const }],
  ['deleted', { deleted_at: '2026-03-01T00:00:00Z' }, { deleted_at: null }],
])('a session whose person was %s stays ended when that is taken back', async (_name, change, back) => {
  const person = await makePerson(server.db, { role: 4 })
  const token = (await (await server.as(person)).token()) ?? ''
  const who = () => send(server, { method: 'GET', url: authCalls.user.path, token })
  expect((await who()).statusCode).toBe(200)
  const set = (values: typeof change | typeof back) =>
    server.db.updateTable('users').set(values).where('id', '=', person.id).execute()
  await set(change)
  expect((await who()).statusCode).toBe(401)
  await set(back)
  expect((await who()).statusCode).toBe(401)
  expect((await signIn(server, { email: person.email })).statusCode).toBe(200)
})

describe('signing out', () => {
  test('ends the token at once, and no other session of the person', async () => {
    const person = await makePerson(server.db)
    const [here, elsewhere] = [await open(person), await open(person)]
    const answer = await signOut(here)
    expect(answer.json()).toEqual({ status: 'success', message: 'Você saiu.' })
    expect([await status(here), await status(elsewhere)]).toEqual([401, 200])
    expect((await signOut(here)).statusCode).toBe(401)
    expect((await get('/api/auth/refresh', here)).statusCode).toBe(401)
  })

  test('ends the token before the last rotation too', async () => {
    const old = await open(await makePerson(server.db))
    const fresh = await refresh(old)
    expect([await status(old), await status(fresh)]).toEqual([200, 200])
    await signOut(fresh)
    expect([await status(old), await status(fresh)]).toEqual([401, 401])
  })

  test('with the token before the rotation ends the new one as well', async () => {
    const old = await open(await makePerson(server.db))
    const fresh = await refresh(old)
    await signOut(old)
    expect(await status(fresh)).toBe(401)
  })

  test('tells the person’s other pages which session ended', async () => {
    const person = await makePerson(server.db)
    const token = await open(person)
    const before = server.liveEvents.length
    await signOut(token)
    const told = { topic: `user:${person.id}`, event: 'session.ended', data: { session_id: claimsOf(token)['sid'] } }
    expect(server.liveEvents.slice(before)).toEqual([told])
  })
})

describe('signing out everywhere', () => {
  const everywhere = (token?: string) => send(server, { method: 'POST', url: authCalls.logoutAll.path, token })
  const ended = (id: number) =>
    server.db.selectFrom('sessions').select('ended_at').where('user_id', '=', id).orderBy('created_at').execute()

  test('ends every session of the person at once, and nobody else’s', async () => {
    const [person, other] = [await makePerson(server.db), await makePerson(server.db)]
    const [here, elsewhere, theirs] = [await open(person), await open(person), await open(other)]
    const rotated = await refresh(elsewhere)
    const answer = await everywhere(here)
    expect(answer.json()).toEqual({ status: 'success', message: 'Você saiu de todos os dispositivos.' })
    expect([await status(here), await status(elsewhere), await status(rotated)]).toEqual([401, 401, 401])
    expect([await status(theirs), await status(await open(person))]).toEqual([200, 200])
    expect((await everywhere(here)).statusCode).toBe(401)
    const events = (await auditOf(server, 'user', person.id)).map((it) => [it.event, it.actor_id])
    expect(events).toEqual([['auth.signedOutEverywhere', person.id]])
  })

  test('leaves when an earlier session ended as it was, and tells of those that it ends', async () => {
    const person = await makePerson(server.db)
    const before = await open(person)
    await signOut(before)
    server.clock.advance(60)
    const tokens = [await open(person), await open(person)]
    const told = server.liveEvents.length
    await everywhere(tokens[0])
    const [at, now] = ['2026-03-10T15:00:00.000Z', '2026-03-10T15:01:00.000Z']
    expect((await ended(person.id)).map((it) => it.ended_at)).toEqual([at, now, now])
    const tells = tokens.map((it) => ({
      topic: `user:${person.id}`,
      event: 'session.ended',
      data: { session_id: claimsOf(it)['sid'] },
    }))
    expect(server.liveEvents.slice(told)).toHaveLength(2)
    expect(server.liveEvents.slice(told)).toEqual(expect.arrayContaining(tells))
  })

  test('is not for a session that still owes its second factor, nor for a preview of another role', async () => {
    const guarded = await makePerson(server.db, { two_factor_secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' })
    const token = await open(guarded)
    expect((await everywhere(token)).statusCode).toBe(406)
    expect(await status(token)).toBe(200)
    const admin = await open(await makePerson(server.db, { role: 1 }))
    const preview = {
      method: 'POST',
      url: authCalls.logoutAll.path,
      token: admin,
      headers: { 'x-view-as': '4' },
    } as const
    expect((await send(server, preview)).statusCode).toBe(403)
    expect(await status(admin)).toBe(200)
  })

  test('takes no field, and nobody without a session', async () => {
    const token = await open(await makePerson(server.db))
    const more = { method: 'POST', url: authCalls.logoutAll.path, token, payload: { user_id: 1 } } as const
    expect((await send(server, more)).statusCode).toBe(422)
    expect([await status(token), (await everywhere()).statusCode]).toEqual([200, 401])
  })
})

describe('refreshing', () => {
  test('gives a new token in the header, good for an hour from now; the old one passes for a minute', async () => {
    const old = await open(await makePerson(server.db))
    server.clock.advance(45 * 60)
    const answer = await get('/api/auth/refresh', old)
    expect(answer.json()).toEqual({ status: 'success', expires_in: 3600 })
    expect(answer.headers['authorization']).toMatch(/^Bearer /)
    const fresh = String(answer.headers['authorization']).slice(7)
    expect(claimsOf(fresh)).toMatchObject({ sub: claimsOf(old)['sub'], sid: claimsOf(old)['sid'] })
    expect(claimsOf(fresh)['jti']).not.toBe(claimsOf(old)['jti'])
    server.clock.advance(59)
    expect([await status(old), await status(fresh)]).toEqual([200, 200])
    server.clock.advance(1)
    expect([await status(old), await status(fresh)]).toEqual([401, 200])
    server.clock.advance(59 * 60 - 1)
    expect(await status(fresh)).toBe(200)
    server.clock.advance(1)
    expect(await status(fresh)).toBe(401)
  })

  test('from two pages at once leaves both with a token that lasts', async () => {
    const old = await open(await makePerson(server.db))
    const [one, other] = await Promise.all([refresh(old), refresh(old)])
    server.clock.advance(61)
    expect([await status(one), await status(other), await status(old)]).toEqual([200, 200, 401])
  })

  test('from a page that comes late, within the minute, takes no other page’s token away', async () => {
    const old = await open(await makePerson(server.db))
    const first = await refresh(old)
    server.clock.advance(30)
    const late = await refresh(old)
    server.clock.advance(31)
    expect([await status(first), await status(late)]).toEqual([200, 200])
    // The late page's token expires at the same time as the first one's.
    expect(claimsOf(late)['exp']).toBe(claimsOf(first)['exp'])
  })

  test('goes on for thirty days after the sign-in, and no longer', async () => {
    const person = await makePerson(server.db)
    const first = await open(person)
    // Acts as if the session had been renewed until half an hour before its end.
    const signedIn = new Date(server.clock.now().getTime() - (30 * 86_400 - 1800) * 1000)
    await server.db.updateTable('sessions').set({ created_at: signedIn }).where('user_id', '=', person.id).execute()
    const answer = await get('/api/auth/refresh', first)
    expect(answer.json()).toEqual({ status: 'success', expires_in: 1800 })
    server.clock.advance(900)
    const last = await refresh(String(answer.headers['authorization']).slice(7))
    server.clock.advance(899)
    expect(await status(last)).toBe(200)
    server.clock.advance(1)
    expect([await status(last), (await get('/api/auth/refresh', last)).statusCode]).toEqual([401, 401])
    expect(await status(await open(person))).toBe(200)
  })

  test('keeps the second factor that the session has given', async () => {
    const person = await makePerson(server.db, { two_factor_secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' })
    const token = await open(person)
    expect((await get('/api/auth/refresh', token)).statusCode).toBe(406)
    await server.db
      .updateTable('sessions')
      .set({ second_factor_at: server.clock.now() })
      .where('user_id', '=', person.id)
      .execute()
    expect((await get('/api/loops', await refresh(token))).statusCode).toBe(200)
  })
})

describe('a token', () => {
  test('is dead after 60 minutes to the second, and does not refresh', async () => {
    const token = await open(await makePerson(server.db))
    server.clock.advance(3599)
    expect(await status(token)).toBe(200)
    server.clock.advance(1)
    expect([await status(token), (await get('/api/auth/refresh', token)).statusCode]).toEqual([401, 401])
  })

  const secret = new TextEncoder().encode('a secret that only tests ever see, 32+')
  const sign = (claims: Record<string, unknown>, key = secret, alg = 'HS256') =>
    new SignJWT(claims).setProtectedHeader({ alg }).sign(key)
  const patched = (token: string, more: Record<string, unknown>): string => {
    const [head, , tail] = token.split('.')
    return [head, Buffer.from(JSON.stringify({ ...claimsOf(token), ...more })).toString('base64url'), tail].join('.')
  }
  const without = (claims: Record<string, unknown>, name: string) =>
    Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name))

  type Forge = (token: string, other: MadePerson) => Promise<string> | string
  const forgeries: [string, Forge][] = [
    [
      'signed with another secret',
      (it) => sign(claimsOf(it), new TextEncoder().encode('another secret of the same length..')),
    ],
    ['signed with an empty-looking secret', (it) => sign(claimsOf(it), new TextEncoder().encode(' '.repeat(32)))],
    ['without a signature (alg none)', (it) => new UnsecuredJWT(claimsOf(it)).encode()],
    ['with its signature cut off', (it) => `${it.split('.').slice(0, 2).join('.')}.`],
    ['of another algorithm with our secret', (it) => sign(claimsOf(it), secret, 'HS512')],
    ['with another person in the payload', (it, other) => patched(it, { sub: String(other.id) })],
    ['with a later end in the payload', (it) => patched(it, { exp: 9_999_999_999 })],
    ['without jti', (it) => sign(without(claimsOf(it), 'jti'))],
    ['without exp', (it) => sign(without(claimsOf(it), 'exp'))],
    ['without sub', (it) => sign(without(claimsOf(it), 'sub'))],
    ['with another jti', (it) => sign({ ...claimsOf(it), jti: randomUUID() })],
    ['with a session that does not exist', (it) => sign({ ...claimsOf(it), sid: randomUUID() })],
    [
      'with another person’s session',
      async (it, other) => sign({ ...claimsOf(it), sid: claimsOf(await open(other))['sid'] }),
    ],
    ['with one’s own session for another person', (it, other) => sign({ ...claimsOf(it), sub: String(other.id) })],
    ['with SQL for a person', (it) => sign({ ...claimsOf(it), sub: '1 or 1=1' })],
    ['with a person past every number', (it) => sign({ ...claimsOf(it), sub: '99999999999999999999' })],
    ['with a session that is no uuid', (it) => sign({ ...claimsOf(it), sid: "' or ''='" })],
    ['not valid yet', (it) => sign({ ...claimsOf(it), nbf: Number(claimsOf(it)['iat']) + 600 })],
    ['that is no token', () => 'not.a.token'],
    ['that is one letter', () => 'x'],
    ['that is very long', () => `${'a'.repeat(5000)}.b.c`],
  ]
  test.each(forgeries)('%s is refused', async (_name, forge) => {
    const [person, other] = [await makePerson(server.db), await makePerson(server.db)]
    const token = await open(person)
    const answer = await get('/api/auth/user', await forge(token, other))
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toMatchObject({ type: '/problems/common.unauthorized', detail: 'Não autorizado' })
    expect(await status(token)).toBe(200)
  })

  test.each([
    ['none', {}],
    ['empty', { authorization: '' }],
    ['Basic', { authorization: 'Basic YWRtaW46YWRtaW4=' }],
    ['Bearer without a token', { authorization: 'Bearer ' }],
    ['two tokens', { authorization: 'Bearer a b' }],
  ])('in a header that is %s is no token', async (_name, headers: Record<string, string>) => {
    expect((await send(server, { method: 'GET', url: '/api/auth/user', headers })).statusCode).toBe(401)
  })
})

describe('a change to the person', () => {
  const set = (id: number, values: { status?: number; role?: number; deleted_at?: Date; zone?: string }) =>
    server.db.updateTable('users').set(values).where('id', '=', id).execute()

  test.each([
    ['deleted', { deleted_at: new Date('2026-03-10T15:00:00Z') }],
    ['switched off', { status: 3 }],
    ['denied', { status: 4 }],
    ['put back under review', { status: 2 }],
    ['put back to role 0', { role: 0 }],
    ['given a role with more rights', { role: 2 }],
    ['given a role with fewer', { role: 10 }],
  ])('%s ends the session with the next call', async (_name, values) => {
    const person = await makePerson(server.db)
    const token = await open(person)
    expect(await status(token)).toBe(200)
    await set(person.id, values)
    expect([await status(token), (await get('/api/auth/refresh', token)).statusCode]).toEqual([401, 401])
  })

  test('of role ends all sessions of this person and nobody else’s; who signs in again has the new role', async () => {
    const [person, other] = [await makePerson(server.db, { role: 3 }), await makePerson(server.db, { role: 3 })]
    const [here, there, theirs] = [await open(person), await open(person), await open(other)]
    expect((await get('/api/loops', here)).statusCode).toBe(403)
    await set(person.id, { role: 2 })
    expect([await status(here), await status(there), await status(theirs)]).toEqual([401, 401, 200])
    const again = (await signIn(server, { email: person.email })).json()
    expect((await get('/api/auth/user', again.access_token)).json().data).toMatchObject({ id: person.id, role: 2 })
    expect((await get('/api/loops', again.access_token)).statusCode).toBe(200)
    expect([await status(here), await status(await refresh(again.access_token))]).toEqual([401, 200])
  })
})

describe('who is signed in', () => {
  test('is told under the names of the specification', async () => {
    const person = await makePerson(server.db, { role: 4, nome: 'Ana' })
    const atom = await makeAtom(server.db, { loopers: [person] })
    await server.db.insertInto('venture_members').values({ venture_id: atom.venture_id, user_id: person.id }).execute()
    // Two loops of the 9th in São Paulo: the second begins on the 10th in UTC.
    await makeLoop(server.db, { user: person, atom, from: '2026-03-09T12:00:00Z', to: '2026-03-09T13:00:01Z' })
    await makeLoop(server.db, { user: person, atom, from: '2026-03-10T01:00:00Z', to: '2026-03-10T02:00:00Z' })
    await makeLoop(server.db, { user: person, atom, from: '2026-03-04T12:00:00Z', to: '2026-03-04T12:10:00Z' })
    await makeLoop(server.db, { user: person, atom, from: '2026-03-03T12:00:00Z', to: '2026-03-03T12:10:00Z' })
    // Over midnight of the 7th in São Paulo: an hour of the 7th.
    await makeLoop(server.db, { user: person, atom, from: '2026-03-08T02:30:00Z', to: '2026-03-08T03:30:00Z' })
    const { body } = await (await server.as(person)).call(authCalls.user, {})
    const { data } = authSchemas.user.output.parse(body)
    expect(data).toMatchObject({
      id: person.id,
      role: 4,
      nome: 'Ana',
      last_name: 'Teste',
      l_name: 'Teste',
      c_name: 'Ana Teste',
    })
    expect(data).toMatchObject({
      email: person.email,
      status: 1,
      foto: DEFAULT_PHOTO,
      two_factor: null,
      use_terms: true,
      verified: true,
    })
    const none = '00:00:00'
    expect(data.loops_user).toEqual(['00:10:00', none, none, '01:00:00', none, '02:00:01', none])
    expect(data.qtdProjetos).toBe(1)
    const listed = await (await server.as(person)).call(loopCalls.ventures, { userId: String(person.id) })
    expect(listed.body.data).toHaveLength(1)
    expect(JSON.stringify(body)).not.toMatch(/password|secret|argon/)
  })

  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const)('role %i is told its permissions', async (role) => {
    const { body } = await (await server.as(await makePerson(server.db, { role }))).call(authCalls.user, {})
    expect(body.data.permissions).toEqual(permissionsOf(defaultGrants, role))
  })

  test('remembers a language, and is then spoken to in it whatever its page shows', async () => {
    const token = await open(await makePerson(server.db))
    const put = (payload: object) => send(server, { method: 'PUT', url: authCalls.locale.path, token, payload })
    expect((await put({ locale: 'fr' })).statusCode).toBe(422)
    expect((await put({ locale: 'en' })).json()).toEqual({ locale: 'en' })
    const headers = { 'x-locale': 'pt' }
    const refused = await send(server, { method: 'GET', url: '/api/loops?page=0', token, headers })
    expect(refused.json().detail).toBe('Please check the fields!')
    const missing = await send(server, { method: 'GET', url: '/api/loops/2147483647', token, headers })
    expect(missing.json().detail).toBe('We could not find what you are looking for.')
    const payload = {
      user_id: claimsOf(token)['sub'] && Number(claimsOf(token)['sub']),
      atomo_id: 2_147_483_647,
      data_inicio: '10-03-2026 12:00:00',
      status: 1,
    }
    const soft = await send(server, { method: 'PATCH', url: loopCalls.start.path, token, headers, payload })
    expect(soft.json()).toEqual({ status: 'error', message: 'This atom is not available to you.' })
    expect((await signOut(token)).json().message).toBe('You are signed out.')
  })
})

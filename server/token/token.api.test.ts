import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signedInRoles } from '#contract/access/roles.ts'
import { authCalls } from '#contract/auth/auth.calls.ts'
import { allCalls, scopeOfCall } from '#contract/calls.ts'
import { notificationCalls } from '#contract/notification/notification.calls.ts'
import { profileCalls } from '#contract/profile/profile.ts'
import { tokenScopes } from '#contract/token/token.scopes.ts'
import { tokenCalls, TOKENS_MAX } from '#contract/token/token.ts'
import { makeAtom, makePerson, type MadePerson } from '#server/testing/make.ts'
import { auditOf, send } from '#server/testing/scene.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

const run = promisify(execFile)

let server: TestServer
beforeAll(async () => {
  server = await freshServer()
})
afterAll(() => server.close())
beforeEach(() => server.clock.set('2026-03-10T15:00:00Z'))

interface Wanted {
  scopes?: string[]
  days?: 7 | 30 | 90 | 365 | 0
  nome?: string
}
const asked = ({ scopes = ['profile:read'], days = 30, nome = 'Robô' }: Wanted) => ({
  nome,
  scopes,
  days,
})
const make = async (person: MadePerson, wanted: Wanted = {}) => {
  const { status, body } = await (await server.as(person)).call(tokenCalls.create, asked(wanted))
  expect(status).toBe(201)
  return body.data
}
const user = (token: string) => send(server, { method: 'GET', url: authCalls.user.path, token })
const statusOf = async (token: string) => (await user(token)).statusCode

test('is shown once, kept as a hash only, told by mail, and acts as its person', async () => {
  const person = await makePerson(server.db)
  const me = await server.as(person)
  const made = await make(person, { nome: 'Agenda' })
  expect(made.token).toMatch(/^nucleo_[\w-]{43}$/)
  expect(made).toMatchObject({ nome: 'Agenda', hint: made.token.slice(-4), last_used_at: null })
  const { body } = await me.call(tokenCalls.list, {})
  expect(JSON.stringify(body)).not.toContain(made.token)
  expect(JSON.stringify(await server.db.selectFrom('api_tokens').selectAll().execute())).not.toContain(made.token)
  const mails = await server.db.selectFrom('mails').selectAll().where('to_address', '=', person.email).execute()
  expect(mails.map((it) => it.subject)).toEqual(['Um token de API foi criado na sua conta'])
  expect(JSON.stringify(mails)).not.toContain(made.token)
  expect((await auditOf(server, 'user', person.id)).at(-1)).toMatchObject({
    event: 'auth.tokenMade',
    detail: { name: 'Agenda' },
  })
  expect((await user(made.token)).json()).toMatchObject({ data: { id: person.id } })
})

test('asks for a name and a scope that there is, by a session proved of late', async () => {
  const me = await server.as(await makePerson(server.db))
  const errors = async (more: Readonly<Record<string, unknown>>) =>
    (await me.raw(tokenCalls.create, { ...asked({}), ...more })).body['errors']
  expect(await errors({ nome: ' ' })).toMatchObject([{ path: 'nome' }])
  expect(await errors({ scopes: [] })).toMatchObject([{ path: 'scopes', message: 'Escolha pelo menos um escopo.' }])
  expect(await errors({ scopes: ['permission:write'] })).toMatchObject([{ path: 'scopes.0' }])
  expect(await errors({ days: 9999 })).toMatchObject([{ path: 'days' }])
  expect(await errors({ user_id: 1 })).toMatchObject([{ path: 'user_id' }])
  server.clock.advance(11 * 60)
  expect((await me.raw(tokenCalls.create, asked({}))).body).toMatchObject({ type: '/problems/auth.stepUp' })
  expect((await me.call(tokenCalls.list, {})).body.data).toEqual([])
})

test('every role makes, sees and revokes its own; another one’s is not found', async () => {
  for (const role of signedInRoles) {
    const person = await makePerson(server.db, { role })
    const stranger = await server.as(await makePerson(server.db, { role: 1 }))
    const { id, token } = await make(person)
    expect((await stranger.call(tokenCalls.list, {})).body.data).toEqual([])
    expect((await stranger.raw(tokenCalls.revoke, { id })).status).toBe(404)
    expect(await statusOf(token)).toBe(200)
    const me = await server.as(person)
    expect((await me.call(tokenCalls.revoke, { id })).status).toBe(200)
    expect(await statusOf(token)).toBe(401)
    expect((await me.raw(tokenCalls.revoke, { id })).status).toBe(404)
  }
})

test('ends with its time, and when its person is switched off, deleted or given another role, for good', async () => {
  const person = await makePerson(server.db)
  const week = await make(person, { days: 7 })
  const endless = await make(person, { days: 0 })
  server.clock.set('2026-03-17T14:59:59Z')
  expect(await statusOf(week.token)).toBe(200)
  server.clock.set('2026-03-17T15:00:00Z')
  expect([await statusOf(week.token), await statusOf(endless.token)]).toEqual([401, 200])
  for (const [change, back] of [
    [{ status: 3 as const }, { status: 1 as const }],
    [{ role: 8 }, { role: 4 }],
    [{ deleted_at: '2026-03-01T00:00:00Z' }, { deleted_at: null }],
  ]) {
    const { token } = await make(person)
    if (!change || !back) expect.fail('no change')
    await server.db.updateTable('users').set(change).where('id', '=', person.id).execute()
    await server.db.updateTable('users').set(back).where('id', '=', person.id).execute()
    expect(await statusOf(token)).toBe(401)
  }
})

test('one that is forged, cut, or of another form is nobody’s', async () => {
  const { token } = await make(await makePerson(server.db))
  const other = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A')
  const answers = [
    other,
    token.slice(0, -1),
    `${token}A`,
    token.toUpperCase(),
    'nucleo_',
    `nucleo_${'%00'.repeat(14)}A`,
  ]
  for (const it of answers) expect([it, await statusOf(it)]).toEqual([it, 401])
})

const typeOf = (answer: Awaited<ReturnType<typeof send>>): string => {
  if (!String(answer.headers['content-type']).includes('json')) return ''
  const body: { type?: string } = answer.json()
  return body.type ?? ''
}
const STOPPED = ['/problems/token.closed', '/problems/token.lacksScope']

/** Each kind of subject; which call has which scope is the contract's test. */
test.each(['profile:read', 'loops:write', 'people:read', 'catalog:read', 'atoms:read', 'ventures:write', 'all'])(
  '%s opens its calls and no others',
  async (scope) => {
    const person = await makePerson(server.db, { role: 1 })
    const scopes = scope === 'all' ? [...tokenScopes] : [scope]
    const { token } = await make(person, { scopes })
    const wrong: string[] = []
    for (const { name, call } of allCalls.filter((it) => it.call.can !== 'public')) {
      const url = call.path.replace(/:\w+/g, String(person.id))
      const payload = call.method === 'GET' ? {} : { payload: {} }
      const answer = await send(server, { method: call.method, url, token, ...payload })
      const needed = scopeOfCall(call)
      const open = needed !== undefined && scopes.includes(needed)
      const isStopped = answer.statusCode === 403 && STOPPED.includes(typeOf(answer))
      if (isStopped === open) wrong.push(`${name}: ${answer.statusCode} ${typeOf(answer)}`)
    }
    expect(wrong).toEqual([])
  },
)

test('never does more than its person’s role', async () => {
  const { token } = await make(await makePerson(server.db, { role: 3 }), { scopes: [...tokenScopes] })
  const loops = await send(server, { method: 'GET', url: '/api/loops', token })
  expect([loops.statusCode, loops.json()]).toMatchObject([403, { type: '/problems/common.accessDenied' }])
})

test('stands for a session whose second factor was given', async () => {
  const person = await makePerson(server.db)
  const { token } = await make(person)
  await server.db
    .updateTable('users')
    .set({ two_factor: true, two_factor_secret: 'sealed' })
    .where('id', '=', person.id)
    .execute()
  expect((await user(token)).json()).toMatchObject({ data: { verified: true } })
  expect((await send(server, { method: 'GET', url: profileCalls.show.path, token })).statusCode).toBe(200)
})

test('its last use is written at most once a minute', async () => {
  const person = await makePerson(server.db)
  const me = await server.as(person)
  const { token } = await make(person)
  const used = async () => (await me.call(tokenCalls.list, {})).body.data[0]?.last_used_at
  await user(token)
  await expect.poll(used).toBe('2026-03-10T15:00:00.000Z')
  server.clock.advance(59)
  await user(token)
  server.clock.advance(2)
  await user(token)
  await expect.poll(used).toBe('2026-03-10T15:01:01.000Z')
})

test('twenty at most; one that is over makes room', async () => {
  const person = await makePerson(server.db)
  const made = await make(person, { days: 7 })
  const row = await server.db.selectFrom('api_tokens').selectAll().where('id', '=', made.id).executeTakeFirstOrThrow()
  const { id: _id, scopes, ...rest } = row
  const values = Array.from({ length: TOKENS_MAX - 1 }, (_, n) => ({
    ...rest,
    scopes: JSON.stringify(scopes),
    hash: `h${n} ${person.id}`,
  }))
  await server.db.insertInto('api_tokens').values(values).execute()
  const me = await server.as(person)
  expect((await me.raw(tokenCalls.create, asked({}))).status).toBe(409)
  expect((await me.call(tokenCalls.revoke, { id: made.id })).status).toBe(200)
  expect((await me.raw(tokenCalls.create, asked({}))).status).toBe(201)
})

test('opens no upload and no live channel, and cannot be exchanged for a session', async () => {
  const { token } = await make(await makePerson(server.db), { scopes: [...tokenScopes] })
  const upload = await send(server, { method: 'PATCH', url: '/api/uploads/x', token })
  expect(upload.statusCode).not.toBe(200)
  const refresh = await send(server, { method: 'GET', url: authCalls.refresh.path, token })
  expect([refresh.statusCode, refresh.headers['authorization']]).toEqual([403, undefined])
  expect(
    (await send(server, { method: 'POST', url: notificationCalls.read.path, token, payload: {} })).statusCode,
  ).toBe(200)
})

test('the example of the documentation logs a loop with one token, over a real connection', async () => {
  const person = await makePerson(server.db)
  await makeAtom(server.db, { loopers: [person] })
  const { token } = await make(person, { scopes: ['profile:read', 'loops:read', 'loops:write'] })
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const environment = { NUCLEO_URL: address, NUCLEO_TOKEN: token }
  const { stdout } = await run(process.execPath, ['scripts/examples/log-a-loop.mjs'], { env: environment })
  const loop = await server.db
    .selectFrom('loops')
    .selectAll()
    .where('user_id', '=', person.id)
    .executeTakeFirstOrThrow()
  expect(loop).toMatchObject({ status: 3, descricao: 'By the API', tipo: 1 })
  expect(stdout.split('\n').map((it) => it.split(' ')[0])).toEqual(['started', 'stopped', 'concluded', ''])
})

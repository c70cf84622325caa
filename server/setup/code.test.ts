import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { setupCalls } from '#contract/setup/setup.calls.ts'
import { setupCode } from '#server/setup/code.data.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
let code: string
beforeAll(async () => {
  server = await freshServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await sql`truncate organisation, users, login_attempts restart identity cascade`.execute(server.db)
  await sql`insert into user_config default values on conflict do nothing`.execute(server.db)
  code = await setupCode(server.db)
})

const form = { organisation: 'Ipê', nome: 'Joana', email: 'joana@ipe.example', password: 'Jabuticaba-9' }
interface From {
  readonly remoteAddress?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly on?: TestServer
}
const create = async (more: object, { remoteAddress = '203.0.113.9', headers = {}, on = server }: From = {}) => {
  const answer = await on.app.inject({
    method: 'POST',
    url: setupCalls.create.path,
    remoteAddress,
    headers: { host: 'localhost:3000', ...headers },
    payload: { ...form, ...more },
  })
  return { status: answer.statusCode, body: answer.json() }
}
const people = async () => (await server.db.selectFrom('users').select('id').execute()).length

test('a visit from elsewhere makes the organisation by the code alone, which is worth nothing afterwards', async () => {
  expect(await create({})).toMatchObject({ status: 422, body: { errors: [{ path: 'code' }] } })
  expect(await create({ code: '0000-0000-0000' })).toMatchObject({ status: 422, body: { errors: [{ path: 'code' }] } })
  expect(await people()).toBe(0)
  // As somebody types it from a screen.
  expect((await create({ code: ` ${code.toUpperCase().replaceAll('-', ' ')}` })).status).toBe(200)
  expect(await people()).toBe(1)
  expect(await server.db.selectFrom('settings').select('key').where('key', '=', 'setup_code').execute()).toEqual([])
  expect((await create({ code, email: 'outra@ipe.example' })).status).toBe(409)
})

test('all servers of a database have one code', async () => {
  expect(code).toMatch(/^[0-9a-z]{4}-[0-9a-z]{4}-[0-9a-z]{4}$/)
  expect(await Promise.all([setupCode(server.db), setupCode(server.db)])).toEqual([code, code])
})

test.each([
  ['the machine itself', '127.0.0.1', {}, 200],
  ['the machine itself by IPv6', '::1', { host: '[::1]:3000' }, 200],
  ['a proxy on the machine', '127.0.0.1', { 'x-forwarded-for': '203.0.113.9' }, 422],
  ['a proxy that says so otherwise', '127.0.0.1', { forwarded: 'for=203.0.113.9' }, 422],
  ['a proxy of a network before it', '127.0.0.1', { 'cf-connecting-ip': '203.0.113.9' }, 422],
  ['a proxy that keeps a header of its own', '127.0.0.1', { 'x-forwarded-port': '443' }, 422],
  ['a page of another name, behind a proxy that says nothing', '127.0.0.1', { origin: 'https://nucleo.example' }, 422],
  ['a page of another name that is left', '127.0.0.1', { referer: 'https://nucleo.example/' }, 422],
  ['a page of this machine', '127.0.0.1', { origin: 'http://localhost:3000' }, 200],
  ['a proxy that keeps the name it was asked for', '127.0.0.1', { host: 'nucleo.example' }, 422],
  ['another machine that calls itself this one', '203.0.113.9', { 'x-forwarded-for': '127.0.0.1' }, 422],
] as const)('a visit from %s (%s, %j) without the code is %i', async (_name, remoteAddress, headers, status) => {
  const asked = await server.app.inject({
    url: setupCalls.state.path,
    remoteAddress,
    headers: { host: 'localhost:3000', ...headers },
  })
  expect(asked.json().code_needed).toBe(status !== 200)
  expect((await create({}, { remoteAddress, headers })).status).toBe(status)
})

test.each<Record<string, string>>([{ TRUST_PROXY: 'true' }, { PUBLIC_URL: 'https://nucleo.example' }])(
  'with %j every visit asks for the code',
  async (environment) => {
    const behind = await freshServer({ environment })
    const from = { remoteAddress: '127.0.0.1', on: behind }
    expect((await create({}, from)).status).toBe(422)
    expect((await create({ code: await setupCode(behind.db) }, from)).status).toBe(200)
    await behind.close()
  },
)

test('guesses are slowed down by address, and a right code then waits too', async () => {
  const guess = () => create({ code: '0000-0000-0000' })
  const statuses = new Set<number>()
  for (let at = 0; at < 31; at += 1) statuses.add((await guess()).status)
  expect([...statuses]).toEqual([422, 429])
  expect((await create({ code })).status).toBe(429)
  expect((await create({ code }, { remoteAddress: '198.51.100.7' })).status).toBe(200)
})

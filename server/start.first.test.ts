import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { tunnelTo } from '#server/testing/database/tunnel.ts'
import { emptyDatabase, migratedDatabase, startChild, type Child, type TestDatabase } from '#server/testing/process.ts'

const embedded = inject('database').kind === 'dump'
const administrator = { ADMIN_EMAIL: 'dona@ipe.example', ADMIN_PASSWORD: 'Jabuticaba-9' }

let database: TestDatabase
const children: Child[] = []
beforeAll(async () => {
  // An embedded database is made once a run, which takes its time.
  database = embedded ? await migratedDatabase() : await emptyDatabase()
})
afterAll(() => database.drop())
afterEach(async () => {
  for (const child of children.splice(0)) {
    child.signal('SIGKILL')
    await child.ended
  }
})

const run = async (environment: Record<string, string> = {}): Promise<Child & { url: string }> => {
  const child = await startChild({ ...database.environment, ...environment })
  children.push(child)
  return { ...child, url: child.url ?? expect.fail(`it did not start: ${child.errors()}${child.out()}`) }
}

const login = (url: string, password: string, email = administrator.ADMIN_EMAIL) =>
  fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })

const count = (table: 'users' | 'organisation' | 'migrations') =>
  database.look(async (store) => (await store.db.selectFrom(table).selectAll().execute()).length)

describe('the first start', () => {
  test(
    embedded ? 'makes the administrator once' : 'of two servers at once on an empty database makes everything once',
    async () => {
      const servers = embedded
        ? [await run(administrator)]
        : await Promise.all([run(administrator), run(administrator)])
      for (const { url } of servers) {
        expect((await login(url, administrator.ADMIN_PASSWORD)).status).toBe(200)
        expect(Object(await (await fetch(`${url}/api/health`)).json())).toMatchObject({ status: 'ok', queue: 'ok' })
        expect(Object(await (await fetch(`${url}/api/setup`)).json())).toMatchObject({ needed: false, demo: null })
      }
      for (const server of children.splice(0)) {
        server.signal('SIGTERM')
        expect([await server.ended, server.errors()]).toEqual([0, ''])
      }
      expect([await count('users'), await count('organisation')]).toEqual([1, 1])
      const [owner] = await database.look(({ db }) => db.selectFrom('users').select('password_hash').execute())
      expect(owner?.password_hash).toMatch(/^\$argon2id\$v=19\$m=65536,t=10,p=1\$/)

      const again = await run({ ...administrator, ADMIN_EMAIL: 'outra@ipe.example' })
      expect((await login(again.url, administrator.ADMIN_PASSWORD, 'outra@ipe.example')).status).toBe(401)
      expect((await login(again.url, administrator.ADMIN_PASSWORD)).status).toBe(200)
    },
  )

  test('keeps the secret of its tokens for the next', async () => {
    const first = await run()
    const { access_token } = Object(await (await login(first.url, administrator.ADMIN_PASSWORD)).json())
    const me = (url: string) => fetch(`${url}/api/auth/user`, { headers: { authorization: `Bearer ${access_token}` } })
    expect((await me(first.url)).status).toBe(200)
    first.signal('SIGTERM')
    await first.ended
    expect((await me((await run()).url)).status).toBe(200)
  })
})

describe('the log', () => {
  test('at its loudest names every call and holds no password and no token', async () => {
    const server = await run({ LOG_LEVEL: 'trace' })
    const good = Object(await (await login(server.url, administrator.ADMIN_PASSWORD)).json())
    const token = String(good.access_token)
    await login(server.url, 'Errada-demais-1')
    const send = (path: string, body: string, headers: Record<string, string> = {}) =>
      fetch(`${server.url}${path}`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', ...headers },
      })
    await send('/api/auth/login', '{"email":"x","password":"Quebrada-9"')
    await send('/api/setup', JSON.stringify({ password: 'De-outra-vez-9', nome: 1 }))
    const forged = `${token.slice(0, -4)}AAAA`
    await fetch(`${server.url}/api/loops/7?q=segredo-do-q`, { headers: { authorization: `Bearer ${token}` } })
    await fetch(`${server.url}/api/auth/user`, { headers: { authorization: `Bearer ${forged}` } })
    await send('/api/auth/logout', '{}', { authorization: `Bearer ${token}`, cookie: 'sessao=biscoito-9' })

    const written = () =>
      server
        .out()
        .trim()
        .split('\n')
        .filter((line) => line.includes('"msg":"call"'))
    // A line follows its answer.
    await expect.poll(written).toHaveLength(7)
    const calls = written().map((line) => JSON.parse(line))
    expect(calls.map((line) => [line.method, line.url, line.status])).toEqual([
      ['POST', '/api/auth/login', 200],
      ['POST', '/api/auth/login', 401],
      ['POST', '/api/auth/login', 400],
      ['POST', '/api/setup', 422],
      ['GET', '/api/loops/:id', 422],
      ['GET', '/api/auth/user', 401],
      ['POST', '/api/auth/logout', 200],
    ])
    for (const line of calls)
      expect(line).toMatchObject({ request_id: expect.stringMatching(/^[0-9a-f-]{36}$/), ms: expect.any(Number) })
    const secrets = [
      administrator.ADMIN_PASSWORD,
      'Errada-demais-1',
      'Quebrada-9',
      'De-outra-vez-9',
      'segredo-do-q',
      'biscoito-9',
    ]
    for (const secret of [...secrets, token, forged, token.split('.')[2] ?? '?', 'argon2'])
      expect(server.out() + server.errors()).not.toContain(secret)
  })
})

if (!embedded)
  describe('the database gone for a while', () => {
    test('a server with its jobs and its sweep lives through it, and needs no restart', async () => {
      const tunnel = await tunnelTo(database.environment['DATABASE_URL'] ?? expect.fail('no address'))
      const server = await run({ DATABASE_URL: tunnel.url })
      expect((await login(server.url, administrator.ADMIN_PASSWORD)).status).toBe(200)
      await tunnel.cut()
      const refused = await login(server.url, administrator.ADMIN_PASSWORD)
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
      // Long enough for the sweep, which comes every second, to have found nothing there.
      await expect.poll(() => server.out()).toContain('a sweep failed')
      expect(Object(await (await fetch(`${server.url}/api/health`)).json())).toMatchObject({ database: 'down' })
      await tunnel.mend()
      expect((await login(server.url, administrator.ADMIN_PASSWORD)).status).toBe(200)
      await expect.poll(async () => (await fetch(`${server.url}/api/health`)).status, { interval: 200 }).toBe(200)
      server.signal('SIGTERM')
      expect([await server.ended, server.errors()]).toEqual([0, ''])
      await tunnel.close()
    })
  })

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { authSchemas } from '#contract/auth/auth.ts'
import { accountPatience, addressPatience, strictPatience } from '#server/kit/session/attempts.ts'
import { makePerson, testPassword } from '#server/testing/make.ts'
import { freshAddress, signIn } from '#server/testing/scene.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await freshServer()
})
afterAll(() => server.close())
beforeEach(() => server.clock.set('2026-03-10T15:00:00Z'))

const withoutId = (body: Record<string, unknown>) => ({ ...body, request_id: '' })

const repeat = async <T>(times: number, run: (index: number) => Promise<T>): Promise<T[]> => {
  const all: T[] = []
  for (let index = 0; index < times; index += 1) all.push(await run(index))
  return all
}

describe('signing in', () => {
  test('answers in the shape of the contract and opens a session', async () => {
    const person = await makePerson(server.db)
    const answer = await signIn(server, { email: person.email })
    expect(answer.statusCode).toBe(200)
    const body = authSchemas.login.output.parse(answer.json())
    expect(body).toMatchObject({ status: 'success', token_type: 'bearer', expires_in: 3600, two_factor: false })
    expect(answer.headers['authorization']).toBe(`Bearer ${body.access_token}`)
    const claims = JSON.parse(Buffer.from(body.access_token.split('.')[1] ?? '', 'base64url').toString())
    expect(claims.exp).toBe(server.clock.now().getTime() / 1000 + 3600)
    const sessions = await server.db.selectFrom('sessions').selectAll().where('user_id', '=', person.id).execute()
    expect(sessions).toMatchObject([{ id: claims.sid, token_id: claims.jti, ended_at: null, second_factor_at: null }])
    const audit = await server.db.selectFrom('audit').selectAll().where('actor_id', '=', person.id).execute()
    expect(audit.map((it) => it.event)).toEqual(['auth.signedIn'])
  })

  test.each([
    ['in capitals', (email: string) => email.toUpperCase()],
    ['with spaces around it', (email: string) => `  ${email} `],
  ])('finds the e-mail %s', async (_name, spell) => {
    const person = await makePerson(server.db)
    expect((await signIn(server, { email: spell(person.email) })).statusCode).toBe(200)
  })

  test('leaves no password and no token in the database', async () => {
    const person = await makePerson(server.db)
    const { access_token } = (await signIn(server, { email: person.email })).json()
    await signIn(server, { email: person.email, password: 'Outra-senha-99' })
    const rows = [
      await server.db.selectFrom('audit').selectAll().execute(),
      await server.db.selectFrom('sessions').selectAll().execute(),
      await server.db.selectFrom('login_attempts').selectAll().execute(),
    ]
    const text = JSON.stringify(rows)
    expect(text).toContain(person.email)
    for (const secret of [testPassword, 'Outra-senha-99', access_token]) expect(text).not.toContain(secret)
  })

  test('switches the compare off for nobody: a deleted account is an unknown one', async () => {
    const person = await makePerson(server.db)
    await server.db.updateTable('users').set({ deleted_at: server.clock.now() }).where('id', '=', person.id).execute()
    const answer = await signIn(server, { email: person.email })
    expect([answer.statusCode, answer.json().type]).toEqual([401, '/problems/auth.wrongCredentials'])
  })
})

describe('a wrong password and an unknown e-mail', () => {
  test.each(['pt', 'en'])('answer alike in %s', async (language) => {
    const person = await makePerson(server.db)
    const wrong = await signIn(server, { email: person.email, password: 'Errada-demais-1', language })
    const unknown = await signIn(server, { email: 'ninguem@test.example', password: 'Errada-demais-1', language })
    expect(wrong.statusCode).toBe(401)
    expect(withoutId(unknown.json())).toEqual(withoutId(wrong.json()))
    expect(unknown.statusCode).toBe(401)
    expect(Object.keys(unknown.headers).sort()).toEqual(Object.keys(wrong.headers).sort())
    expect(wrong.json().detail).toBe(language === 'pt' ? 'E-mail ou senha incorretos.' : 'Wrong e-mail or password.')
  })

  test('cost the same work', async () => {
    // A tenth of the product's cost, and still most of the call's.
    const costly = await freshServer({ passwordCost: { memoryCost: 65_536, timeCost: 1, parallelism: 1 } })
    const password_hash = await costly.services.passwords.hash(testPassword)
    /** Processor time of this process and its threads, which other load on the machine does not change. */
    const work = async (email: string): Promise<number> => {
      const from = process.cpuUsage()
      const { statusCode } = await signIn(costly, { email, password: 'Errada-demais-1' })
      const { user, system } = process.cpuUsage(from)
      // A 429 would come before the password is compared, so it would not be measured.
      expect(statusCode).toBe(401)
      return user + system
    }
    const least = { wrong: Infinity, unknown: Infinity }
    const alike = (): boolean => least.unknown > 0.65 * least.wrong && least.wrong > 0.65 * least.unknown
    // Other work of the process only adds to a round, so the minimum approaches the cost of the call itself.
    for (let round = 0; round < 20 || (round < 80 && !alike()); round += 1) {
      const person = await makePerson(costly.db, { password_hash })
      least.wrong = Math.min(least.wrong, await work(person.email))
      least.unknown = Math.min(least.unknown, await work(`ninguem-${round}@test.example`))
    }
    await costly.close()
    expect(least).toSatisfy(alike)
  })
})

describe('where a registration stands', () => {
  test.each([
    { status: 0, registration: 'pending', words: 'Confirme seu e-mail' },
    { status: 2, registration: 'review', words: 'lendo as suas respostas' },
    { status: 3, registration: 'off', words: 'desligada' },
    { status: 4, registration: 'denied', words: 'não foi aprovado' },
    { status: 1, role: 0 as const, registration: 'review', words: 'lendo as suas respostas' },
  ])('status $status answers 403 with $registration to the right password only', async (it) => {
    const person = await makePerson(server.db, { status: it.status, role: it.role ?? 4 })
    const right = await signIn(server, { email: person.email })
    expect(right.statusCode).toBe(403)
    expect(right.json()).toMatchObject({ status: 403, registration: it.registration })
    expect(right.json().detail).toContain(it.words)
    expect(right.headers['authorization']).toBeUndefined()
    const wrong = await signIn(server, { email: person.email, password: 'Errada-demais-1' })
    expect(wrong.statusCode).toBe(401)
    expect(wrong.json()).not.toHaveProperty('registration')
    expect(await server.db.selectFrom('sessions').where('user_id', '=', person.id).selectAll().execute()).toEqual([])
  })
})

describe('guessing', () => {
  const wrong = (email: string, from?: string) =>
    signIn(server, { email, password: 'Errada-demais-1', ...(from ? { from } : {}) })

  test.each([
    [
      'a person’s account',
      async () => (await makePerson(server.db)).email,
      [5, 10, 20, 40, 80, 160, 320, 640, 900, 900],
    ],
    ['an account that does not exist', async () => 'nunca-existiu@test.example', [5, 10, 20]],
  ])('closes %s to an address for a time that doubles', async (_name, make, delays) => {
    const email = await make()
    const from = freshAddress()
    const judged = await repeat(strictPatience.free, () => wrong(email, from))
    expect(judged.map((it) => it.statusCode)).toEqual(Array(strictPatience.free).fill(401))
    for (const seconds of delays) {
      const closed = await wrong(email, from)
      expect([closed.statusCode, closed.headers['retry-after']]).toEqual([429, String(seconds)])
      expect(closed.json()).toMatchObject({ type: '/problems/auth.locked', status: 429 })
      expect(closed.json().detail).toContain(`${seconds} s`)
      server.clock.advance(seconds - 1)
      // Attempts during the lock neither end nor extend it.
      const still = await wrong(email, from)
      expect([still.statusCode, still.headers['retry-after']]).toEqual([429, '1'])
      server.clock.advance(1)
      expect((await wrong(email, from)).statusCode).toBe(401)
    }
  })

  test('refuses the right password too while it is locked, and forgets all after a success', async () => {
    const { email } = await makePerson(server.db)
    const from = freshAddress()
    await repeat(strictPatience.free, () => wrong(email, from))
    expect((await signIn(server, { email, from })).statusCode).toBe(429)
    expect((await signIn(server, { email: ` ${email.toUpperCase()}`, from })).statusCode).toBe(429)
    server.clock.advance(5)
    expect((await signIn(server, { email, from })).statusCode).toBe(200)
    const again = await repeat(strictPatience.free, () => wrong(email, from))
    expect(again.map((it) => it.statusCode)).toEqual(Array(strictPatience.free).fill(401))
    expect((await wrong(email, from)).headers['retry-after']).toBe('5')
  })

  test('is forgotten after a day', async () => {
    const { email } = await makePerson(server.db)
    const from = freshAddress()
    await repeat(strictPatience.free - 1, () => wrong(email, from))
    server.clock.advance(24 * 3600 + 1)
    const again = await repeat(strictPatience.free, () => wrong(email, from))
    expect(again.map((it) => it.statusCode)).toEqual(Array(strictPatience.free).fill(401))
  })

  /** Sets the failures of this address. */
  const guessedBefore = (from: string, failures: number) =>
    server.db
      .insertInto('login_attempts')
      .values({ key: `address:${from}`, failures, last_at: server.clock.now() })
      .execute()

  test('over many accounts closes the address, and only that one', async () => {
    const from = freshAddress()
    const { email } = await makePerson(server.db)
    await guessedBefore(from, addressPatience.free - 3)
    const judged = await repeat(3, (index) => wrong(`alvo-${index}@test.example`, from))
    expect(judged.map((it) => it.statusCode)).toEqual([401, 401, 401])
    const closed = await signIn(server, { email, from })
    expect([closed.statusCode, closed.headers['retry-after']]).toEqual([429, '5'])
    expect((await signIn(server, { email })).statusCode).toBe(200)
    server.clock.advance(5)
    expect((await signIn(server, { email, from })).statusCode).toBe(200)
  })

  const countOf = async (from: string) =>
    (
      await server.db
        .selectFrom('login_attempts')
        .select('failures')
        .where('key', '=', `address:${from}`)
        .executeTakeFirst()
    )?.failures

  test('with an account of one’s own in between wins an address nothing', async () => {
    const from = freshAddress()
    const { email } = await makePerson(server.db)
    await guessedBefore(from, addressPatience.free - 2)
    expect((await wrong('alvo@test.example', from)).statusCode).toBe(401)
    expect((await signIn(server, { email, from })).statusCode).toBe(200)
    expect(await countOf(from)).toBe(addressPatience.free - 1)
    expect((await wrong('alvo@test.example', from)).statusCode).toBe(401)
    expect((await wrong('outro@test.example', from)).headers['retry-after']).toBe('5')
    expect((await signIn(server, { email, from })).statusCode).toBe(200)
    expect((await wrong('outro@test.example', from)).headers['retry-after']).toBe('5')
    server.clock.advance(5)
    expect((await wrong('outro@test.example', from)).statusCode).toBe(401)
    expect((await wrong('outro@test.example', from)).headers['retry-after']).toBe('10')
  })

  test('and an address that only ever succeeds is not counted', async () => {
    const from = freshAddress()
    const { email } = await makePerson(server.db)
    await repeat(3, () => signIn(server, { email, from }))
    expect(await countOf(from)).toBeUndefined()
  })

  test('of an address runs off one by one, also while people there sign in', async () => {
    const from = freshAddress()
    await guessedBefore(from, 20)
    for (let step = 0; step < 6; step += 1) {
      const { email } = await makePerson(server.db)
      server.clock.advance(600)
      expect((await signIn(server, { email, from })).statusCode).toBe(200)
    }
    // One failure expires every quarter of an hour.
    expect(await countOf(from)).toBe(16)
  })

  test('forty times at once is judged no more than five times', async () => {
    const { email } = await makePerson(server.db)
    const from = freshAddress()
    const guesses = Array.from({ length: 40 }, () => wrong(email, from))
    const answers = (await Promise.all(guesses)).map((it) => it.statusCode)
    expect(answers.filter((it) => it === 401)).toHaveLength(strictPatience.free)
    expect(answers.filter((it) => it === 429)).toHaveLength(40 - strictPatience.free)
    const rows = await server.db
      .selectFrom('login_attempts')
      .select('failures')
      .where('key', 'like', `%${email}`)
      .execute()
    expect(rows).toEqual([{ failures: strictPatience.free }, { failures: strictPatience.free }])
  })

  test('at once from many addresses is judged no more than the account has left', async () => {
    const { email } = await makePerson(server.db)
    const guesses = Array.from({ length: 40 }, () => wrong(email))
    const answers = (await Promise.all(guesses)).map((it) => it.statusCode)
    expect(answers.filter((it) => it === 401)).toHaveLength(accountPatience.free)
  })

  test('from one address, at once on many accounts, is judged no more than the address has left', async () => {
    const from = freshAddress()
    await guessedBefore(from, addressPatience.free - 3)
    const guesses = Array.from({ length: 12 }, (_, index) => wrong(`muitos-${index}@test.example`, from))
    const answers = (await Promise.all(guesses)).map((it) => it.statusCode)
    expect(answers.filter((it) => it === 401)).toHaveLength(3)
    expect(answers.filter((it) => it === 429)).toHaveLength(9)
  })
})

describe('what is no sign-in', () => {
  test.each([
    ['no fields', {}, ['email', 'password']],
    ['an empty e-mail', { email: ' ', password: 'x' }, ['email']],
    ['an empty password', { email: 'a@b.example', password: '' }, ['password']],
    ['a password of 801 characters', { email: 'a@b.example', password: 'x'.repeat(801) }, ['password']],
    ['an e-mail of 255 characters', { email: 'x'.repeat(255), password: 'x' }, ['email']],
    ['objects where text belongs', { email: { $ne: null }, password: ['x'] }, ['email', 'password']],
    ['a field more', { email: 'a@b.example', password: 'x', remember: true }, ['remember']],
  ])('%s is named field by field', async (_name, payload, fields) => {
    const answer = await server.app.inject({ method: 'POST', url: '/api/auth/login', payload })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors.map((it: { path: string }) => it.path)).toEqual(fields)
  })
})

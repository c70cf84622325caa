import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { authCalls } from '#contract/auth/auth.calls.ts'
import { RESET_MINUTES, resetCalls } from '#contract/auth/reset.ts'
import { profileCalls } from '#contract/profile/profile.ts'
import { setupCalls } from '#contract/setup/setup.calls.ts'
import { purgeResets } from '#server/auth/purge.data.ts'
import { resetRequest } from '#server/auth/reset.data.ts'
import { addressPatience, askingPatience } from '#server/kit/session/attempts.ts'
import { makePerson, testPassword, type MadePerson } from '#server/testing/make.ts'
import { auditOf, freshAddress, send, signIn } from '#server/testing/scene.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await freshServer({ environment: { PUBLIC_URL: 'https://nucleo.example/' } })
})
afterAll(() => server.close())
beforeEach(() => {
  server.clock.set('2026-03-10T15:00:00Z')
  server.sent.length = 0
  server.liveEvents.length = 0
})

const NEW = 'Outra-senha-22'

interface Asking {
  from?: string
  language?: string
  headers?: Record<string, string>
}
const forgot = (email: string, { from = freshAddress(), language = 'pt', headers = {} }: Asking = {}) =>
  server.app.inject({
    method: 'POST',
    url: resetCalls.forgot.path,
    remoteAddress: from,
    headers: { 'x-locale': language, ...headers },
    payload: { email },
  })
/** Runs the queued requests. */
const lookedAt = async () => {
  for (const it of server.sent.filter(({ name }) => name === resetRequest.name))
    await server.runJob(it.name, it.payload)
  server.sent.length = 0
}
const mailsTo = ({ email }: { email: string }) =>
  server.db.selectFrom('mails').selectAll().where('to_address', '=', email).orderBy('id').execute()
const codeIn = (text: string | undefined): string => /code=([\w-]+)/.exec(text ?? '')?.[1] ?? ''
const codeOf = async (person: MadePerson): Promise<string> => {
  await forgot(person.email)
  await lookedAt()
  return codeIn((await mailsTo(person)).at(-1)?.body_text)
}
const reset = (code: string, password = NEW) =>
  send(server, { method: 'POST', url: resetCalls.reset.path, payload: { code, password } })
const check = (code: string) => send(server, { method: 'POST', url: resetCalls.check.path, payload: { code } })
const statusWith = async ({ email }: MadePerson, password: string) =>
  (await signIn(server, { email, password })).statusCode

describe('asking for a new password', () => {
  test('writes a mail in the person’s language, with a link to this installation and no other', async () => {
    const person = await makePerson(server.db, { nome: 'Íris' })
    await server.db.updateTable('users').set({ locale: 'en', zone: 'Asia/Tokyo' }).where('id', '=', person.id).execute()
    await forgot(`  ${person.email.toUpperCase()} `, { headers: { host: 'evil.example' } })
    await lookedAt()
    const [mail] = await mailsTo(person)
    expect(mail?.subject).toBe('Create a new Nucleo password')
    expect(mail?.body_text).toContain('Hello, Íris.')
    expect(mail?.body_text).toContain('until 11/03/2026 0:30.')
    expect(mail?.body_text).toMatch(/https:\/\/nucleo\.example\/#\/new-password\?code=[\w-]{43}&lang=en\n/)
    expect(`${mail?.body_text}${mail?.body_html}`).not.toContain('evil')
    expect(await auditOf(server, 'user', person.id)).toMatchObject([{ event: 'auth.resetAsked', actor_id: null }])
  })

  test('an installation that does not know its address sends the path', async () => {
    const nameless = await freshServer()
    const person = await makePerson(nameless.db)
    await nameless.runJob(resetRequest.name, { email: person.email, ip: '10.0.0.1', locale: 'pt', request_id: 'r' })
    const [mail] = await nameless.db.selectFrom('mails').selectAll().execute()
    expect(mail?.body_text).toMatch(/: \/#\/new-password\?code=[\w-]{43}\n/)
    await nameless.close()
  })

  test('keeps only a hash of the code beside the mail', async () => {
    const person = await makePerson(server.db)
    const code = await codeOf(person)
    const kept = await server.db.selectFrom('password_resets').selectAll().where('user_id', '=', person.id).execute()
    expect(kept).toHaveLength(1)
    expect(JSON.stringify(kept)).not.toContain(code)
    expect(JSON.stringify(await server.db.selectFrom('audit').selectAll().execute())).not.toContain(code)
  })

  test.each(['pt', 'en'])(
    'answers alike in %s whether or not the e-mail is known, having done the same',
    async (language) => {
      const person = await makePerson(server.db)
      const off = await makePerson(server.db, { status: 3 })
      const answers = []
      for (const email of [person.email, off.email, 'ninguem@test.example']) {
        server.sent.length = 0
        const answer = await forgot(email, { language })
        answers.push({
          status: answer.statusCode,
          body: answer.json(),
          headers: Object.keys(answer.headers).sort(),
          queued: server.sent.map((it) => it.name),
        })
      }
      const [first] = answers
      expect(first).toMatchObject({ status: 200, queued: ['auth.reset'], body: { status: 'success' } })
      expect(answers).toEqual([first, first, first])
      expect(await mailsTo(person)).toEqual([])
    },
  )

  test('says whether mails leave this installation or an administrator has to be asked', async () => {
    expect((await forgot('ninguem@test.example')).json().message).toContain('peça-o a um administrador')
    expect((await server.nobody.call(setupCalls.state, {})).body.mail).toBe(false)
    const sending = await freshServer({ environment: { SMTP_URL: 'smtp://mail.invalid' } })
    const { body } = await sending.nobody.call(resetCalls.forgot, { email: 'ninguem@test.example' })
    expect(body.message).toContain('uma mensagem chega a ele')
    expect((await sending.nobody.call(setupCalls.state, {})).body.mail).toBe(true)
    await sending.close()
  })

  test('nobody, and somebody deleted, get no mail', async () => {
    const gone = await makePerson(server.db)
    await server.db.updateTable('users').set({ deleted_at: server.clock.now() }).where('id', '=', gone.id).execute()
    const mails = server.db.selectFrom('mails').select('id').orderBy('id')
    const before = await mails.execute()
    await forgot(gone.email)
    await forgot('ninguem@test.example')
    await lookedAt()
    expect(await mails.execute()).toEqual(before)
  })

  test.each([
    { status: 0, role: 4 as const, says: 'Confirme seu e-mail' },
    { status: 2, role: 4 as const, says: 'lendo as suas respostas' },
    { status: 3, role: 4 as const, says: 'desligada' },
    { status: 4, role: 4 as const, says: 'não foi aprovado' },
    { status: 1, role: 0 as const, says: 'lendo as suas respostas' },
  ])('status $status is told why in a mail without a link', async ({ status, role, says }) => {
    const person = await makePerson(server.db, { status, role })
    await forgot(person.email)
    await lookedAt()
    const [mail] = await mailsTo(person)
    expect(mail?.body_text).toContain(says)
    expect(`${mail?.body_text}${mail?.body_html}`).not.toMatch(/code=|https?:|href/)
    const kept = server.db.selectFrom('password_resets').selectAll().where('user_id', '=', person.id)
    expect(await kept.execute()).toEqual([])
  })

  test.each([
    ['a known e-mail', async () => (await makePerson(server.db)).email],
    ['an unknown one', async () => 'nunca-existiu@test.example'],
  ])('of %s is limited with a pause that grows, from one address and from many', async (_name, make) => {
    const [near, far] = [await make(), await make()]
    const from = freshAddress()
    for (let turn = 0; turn < askingPatience.free; turn += 1)
      expect((await forgot(near, { from })).statusCode).toBe(200)
    for (const seconds of [30, 60, 120]) {
      const refused = await forgot(near, { from })
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, String(seconds)])
      expect(refused.json().detail).toBe(`Muitos pedidos. Aguarde ${seconds} s antes de pedir de novo.`)
      server.clock.advance(seconds)
      expect((await forgot(near, { from })).statusCode).toBe(200)
    }
    server.clock.advance(86_401)
    for (let turn = 0; turn < askingPatience.free; turn += 1) expect((await forgot(far)).statusCode).toBe(200)
    expect((await forgot(far)).statusCode).toBe(429)
    // Guesses have a count of their own.
    expect((await signIn(server, { email: far, password: 'Errada-demais-1', from })).statusCode).toBe(401)
  })

  test('strangers keep nobody from a mail where they have signed in before', async () => {
    const person = await makePerson(server.db)
    const home = freshAddress()
    await signIn(server, { email: person.email, from: home })
    for (let turn = 0; turn <= askingPatience.free; turn += 1) await forgot(person.email)
    await lookedAt()
    const mails = (await mailsTo(person)).length
    expect((await forgot(person.email)).statusCode).toBe(429)
    await lookedAt()
    expect(await mailsTo(person)).toHaveLength(mails)
    expect((await forgot(person.email, { from: home })).statusCode).toBe(429)
    await lookedAt()
    expect(await mailsTo(person)).toHaveLength(mails + 1)
    // The account's own count limits the mails that are requested from there.
    for (let turn = 0; turn < 5; turn += 1) await forgot(person.email, { from: home })
    await lookedAt()
    expect(await mailsTo(person)).toHaveLength(mails + askingPatience.free)
  })

  test('from an address that one account knows is answered alike for every e-mail', async () => {
    const person = await makePerson(server.db)
    const from = freshAddress()
    await signIn(server, { email: person.email, from })
    for (let turn = 0; turn < addressPatience.free; turn += 1) await forgot(`alheio-${turn}@test.example`, { from })
    const answers = []
    for (const email of [person.email, 'desconhecido@test.example']) {
      server.sent.length = 0
      const { statusCode, headers } = await forgot(email, { from })
      answers.push([statusCode, headers['retry-after'], server.sent.map((it) => it.name)])
    }
    expect(answers[0]).toEqual([429, '5', ['auth.reset']])
    expect(answers[1]).toEqual(answers[0])
  })

  test('a preview writes nothing, here neither', async () => {
    const token = await (await server.as(await makePerson(server.db, { role: 1 }))).token()
    const answer = await send(server, {
      method: 'POST',
      url: resetCalls.forgot.path,
      token,
      headers: { 'x-view-as': '4' },
      payload: { email: 'a@test.example' },
    })
    expect([answer.statusCode, server.sent]).toEqual([403, []])
  })

  test.each(['', 'ana', 'ana@', 'a b@test.example'])('refuses "%s", which is no e-mail', async (email) => {
    expect((await forgot(email)).statusCode).toBe(422)
  })
})

describe('asking whether a code is still good', () => {
  test('uses nothing up and tells nothing but yes or no; a used, a late and an invented one are no', async () => {
    const [first, late] = [await makePerson(server.db), await makePerson(server.db)]
    const [code, other] = [await codeOf(first), await codeOf(late)]
    const answers = [await check(code), await check(code), await check('A'.repeat(43))]
    expect(answers.map((it) => [it.statusCode, it.json()])).toEqual([
      [200, { valid: true }],
      [200, { valid: true }],
      [200, { valid: false }],
    ])
    expect((await reset(code)).statusCode).toBe(200)
    server.clock.advance(RESET_MINUTES * 60)
    for (const worthless of [code, other]) expect((await check(worthless)).json()).toEqual({ valid: false })
    expect((await check('')).statusCode).toBe(422)
  })
})

describe('setting it', () => {
  test('lets in with the new one only, ends every session at once, and tells the person', async () => {
    const person = await makePerson(server.db)
    const [desk, phone] = [await server.as(person), await server.as(person)]
    const stranger = await server.as(await makePerson(server.db))
    const answer = await reset(await codeOf(person))
    expect([answer.statusCode, answer.json().status]).toEqual([200, 'success'])
    expect(answer.headers['authorization']).toBeUndefined()
    const inside = await Promise.all(
      [desk, phone, stranger].map(async (it) => (await it.raw(authCalls.user, {})).status),
    )
    expect(inside).toEqual([401, 401, 200])
    expect(server.liveEvents.filter((it) => it.event === 'session.ended')).toHaveLength(2)
    expect([await statusWith(person, testPassword), await statusWith(person, NEW)]).toEqual([401, 200])
    const audit = (await auditOf(server, 'user', person.id)).find((it) => it.event === 'auth.passwordReset')
    expect(audit).toMatchObject({ actor_id: person.id, detail: { count: 2 } })
    expect((await mailsTo(person)).map((it) => it.subject)).toContain('A sua senha do Nucleo foi alterada')
  })

  test('a code works once', async () => {
    const person = await makePerson(server.db)
    const code = await codeOf(person)
    expect((await reset(code)).statusCode).toBe(200)
    const second = await reset(code, 'Mais-outra-33')
    expect([second.statusCode, second.json().detail]).toEqual([409, expect.stringContaining('não vale mais')])
    expect(await statusWith(person, NEW)).toBe(200)
  })

  test('of many at once with one code a single one wins, and its password stands', async () => {
    const person = await makePerson(server.db)
    const code = await codeOf(person)
    const passwords = Array.from({ length: 5 }, (_, index) => `Senha-corrida-${index}`)
    const answers = await Promise.all(passwords.map((it) => reset(code, it)))
    expect(answers.map((it) => it.statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409])
    const winner = passwords[answers.findIndex((it) => it.statusCode === 200)] ?? ''
    expect(await statusWith(person, winner)).toBe(200)
    const events = (await auditOf(server, 'user', person.id)).map((it) => it.event)
    expect(events.filter((it) => it === 'auth.passwordReset')).toHaveLength(1)
  })

  test('a code is good for half an hour, and the purge removes it after that', async () => {
    const [late, timely] = [await makePerson(server.db), await makePerson(server.db)]
    const codes = [await codeOf(late), await codeOf(timely)]
    server.clock.advance(RESET_MINUTES * 60 - 1)
    expect((await reset(codes[1] ?? '')).statusCode).toBe(200)
    await purgeResets(server.db, server.clock.now())
    server.clock.advance(1)
    expect((await reset(codes[0] ?? '')).statusCode).toBe(409)
    server.clock.advance(1)
    const kept = server.db.selectFrom('password_resets').select('user_id').where('user_id', '=', late.id)
    expect(await kept.execute()).toHaveLength(1)
    await server.runJob('auth.purge')
    expect(await kept.execute()).toEqual([])
    expect(await statusWith(late, testPassword)).toBe(200)
  })

  test('a newer request makes the older code worthless', async () => {
    const person = await makePerson(server.db)
    const [older, newer] = [await codeOf(person), await codeOf(person)]
    expect([(await reset(older)).statusCode, (await reset(newer)).statusCode]).toEqual([409, 200])
  })

  test.each([
    ['was switched off', { status: 3 }],
    ['is under review', { status: 2 }],
    ['lost their role', { role: 0 }],
    ['was deleted', { deleted_at: new Date() }],
    ['has another e-mail', { email: 'nova-caixa@test.example' }],
  ])('a code is worthless once its person %s', async (_name, change) => {
    const person = await makePerson(server.db)
    const code = await codeOf(person)
    await server.db.updateTable('users').set(change).where('id', '=', person.id).execute()
    expect((await reset(code)).statusCode).toBe(409)
  })

  test('a password changed in the profile makes a waiting code worthless', async () => {
    const person = await makePerson(server.db)
    const me = await server.as(person)
    const code = await codeOf(person)
    await me.call(profileCalls.password, { current: testPassword, password: NEW })
    expect((await reset(code, 'Mais-outra-33')).statusCode).toBe(409)
  })

  test.each(['Curta-1', 'semmaiuscula1', 'SEMMINUSCULA1', 'SemNumeroNemSinal'])(
    '%s breaks the rule, and the code stays good',
    async (password) => {
      const code = await codeOf(await makePerson(server.db))
      const refused = await reset(code, password)
      expect([refused.statusCode, refused.json().errors]).toMatchObject([422, [{ path: 'password' }]])
      expect((await reset(code)).statusCode).toBe(200)
    },
  )

  test.each(['', 'x', 'A'.repeat(43), 'A'.repeat(200)])('an invented code "%s" sets nothing', async (code) => {
    expect([409, 422]).toContain((await reset(code)).statusCode)
  })

  test('the second factor stays on', async () => {
    const person = await makePerson(server.db, { two_factor_secret: 'JBSWY3DPEHPK3PXP' })
    await reset(await codeOf(person))
    const answer = await signIn(server, { email: person.email, password: NEW })
    expect(answer.json()).toMatchObject({ status: 'success', two_factor: true })
    const token: string = answer.json().access_token
    expect((await send(server, { method: 'GET', url: profileCalls.show.path, token })).statusCode).toBe(406)
  })

  test('whoever locked themselves out by guessing comes in with the new one', async () => {
    const person = await makePerson(server.db)
    const from = '127.0.0.1'
    for (let turn = 0; turn < 6; turn += 1)
      await signIn(server, { email: person.email, password: 'Errada-1-demais', from })
    expect((await signIn(server, { email: person.email, from })).statusCode).toBe(429)
    await reset(await codeOf(person))
    expect((await signIn(server, { email: person.email, password: NEW, from })).statusCode).toBe(200)
  })
})

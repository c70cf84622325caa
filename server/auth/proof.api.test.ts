import { generate } from 'otplib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { roles, type Role } from '#contract/access/roles.ts'
import { authCalls, proofCalls } from '#contract/auth/auth.calls.ts'
import { allCalls } from '#contract/calls.ts'
import { homeCalls } from '#contract/home/home.calls.ts'
import { asksStepUp } from '#contract/kit/endpoint.ts'
import { looperCalls } from '#contract/looper/looper.ts'
import { mailCalls } from '#contract/mail/mail.ts'
import { mailConfigCalls } from '#contract/mail/mailConfig.ts'
import { passkeyCalls } from '#contract/passkey/passkey.calls.ts'
import { profileCalls } from '#contract/profile/profile.ts'
import { webhookCalls } from '#contract/webhook/webhook.ts'
import { makePerson, testPassword } from '#server/testing/make.ts'
import { auditOf, send, signIn } from '#server/testing/scene.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await freshServer({ environment: { PUBLIC_URL: 'https://nucleo.example' } })
})
afterAll(() => server.close())
beforeEach(() => server.clock.set('2026-03-10T15:00:00Z'))

const signedIn = roles.map((it) => it.value).filter((it): it is Exclude<Role, 0> => it !== 0)
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

describe('step-up', () => {
  const flagged = allCalls.filter(({ call }) => call.stepUp !== undefined)

  test('stands at the calls that it is for', () => {
    expect(flagged.map((it) => it.name)).toEqual(
      expect.arrayContaining(['looper.update', 'looper.status', 'mail.configUpdate', 'passkey.add', 'passkey.remove']),
    )
  })

  test.each(signedIn)('of role %i: no flagged call passes once the proof is old', async (role) => {
    const me = await server.as(await makePerson(server.db, { role }))
    const other = await makePerson(server.db)
    // Valid for each call, so that nothing else refuses it.
    const inputs: Readonly<Record<string, object>> = {
      'looper.update': { id: other.id, version: 1, role: 5 },
      'looper.status': { id: other.id, status: 3 },
      'handover.move': { id: other.id, to: 1 },
      'mail.configUpdate': { version: 1, footer: 'x' },
      'passkey.add': {
        name: 'x',
        response: { id: 'x', rawId: 'x', type: 'public-key', response: {} },
      },
      'passkey.remove': { id: 1 },
      'userConfig.update': { version: 1, factor_roles: [] },
      'token.create': { nome: 'x', scopes: ['profile:read'], days: 30 },
      'dataRequest.decide': { id: 999_999, act: 'deny', reason: 'x' },
      'person.ownUpdate': { version: 0, account: '1-2' },
      'person.update': { id: other.id, version: 0, bank: '001' },
      'registrationSteps.activate': { id: 1, version: 1, role: 4 },
      'looper.reset': { id: other.id },
      'webhook.create': { url: 'https://example.com/x', events: ['loop.started'] },
      'orderPage.payOne': { id: 999_999 },
      'order.pay': { id: 999_999, version: 1 },
      'order.reverse': { id: 999_999, version: 1, reason: 'x' },
      'finance.reverse': { id: 999_999, version: 1, reason: 'x' },
      'order.payMany': { items: [{ id: 999_999, version: 1 }] },
      'invoice.reverse': { id: 999_999, version: 1, reason: 'x' },
      'webhook.update': { id: 999_999, version: 1, url: 'https://example.com/x' },
    }
    const tell = async () =>
      Promise.all(
        flagged.map(async ({ name, call }) => {
          const { status, body } = await me.raw(call, { ...inputs[name] })
          return [name, status, body['type'] === '/problems/auth.stepUp'] as const
        }),
      )
    const before = server.clock.now().toISOString()
    server.clock.advance(601)
    for (const [name, status, asked] of await tell())
      expect([name, status, asked]).toEqual([name, status === 422 ? 422 : 403, status === 403 ? asked : false])
    const refused = await tell()
    // 403 for the role or for the proof; a call whose input is missing in this table answers 422 and has to be added.
    expect(refused.filter(([, status]) => status !== 403)).toEqual([])
    const stored = await server.db
      .selectFrom('users')
      .select(['role', 'status'])
      .where('id', '=', other.id)
      .executeTakeFirst()
    expect(stored).toEqual({ role: 4, status: 1 })
    server.clock.set(before)
    expect((await tell()).filter(([, , asked]) => asked)).toEqual([])
  })

  test('asks of an edit only where it touches role, value or the address that is told', () => {
    expect(asksStepUp(looperCalls.update, { id: 1, version: 1, nome: 'X' })).toBe(false)
    for (const input of [{ role: 2 }, { valor_hora_centavos: 1 }])
      expect(asksStepUp(looperCalls.update, input)).toBe(true)
    // A new address of a webhook needs a proof, as a new webhook does.
    expect(asksStepUp(webhookCalls.update, { id: 1, version: 1, on: false })).toBe(false)
    expect(asksStepUp(webhookCalls.update, { url: 'https://elsewhere.example' })).toBe(true)
  })

  test('is passed by the password for ten minutes, in this session only; a wrong one is counted and passes nothing', async () => {
    const admin = await makePerson(server.db, { role: 1 })
    const [me, phone] = [await server.as(admin), await server.as(admin)]
    const { version } = (await me.call(mailConfigCalls.configShow, {})).body.data
    server.clock.advance(601)
    const write = (by = me) => by.raw(mailConfigCalls.configUpdate, { version, footer: '' })
    const wrong = await me.raw(proofCalls.prove, { password: 'errada' })
    expect([wrong.status, wrong.body['errors']]).toMatchObject([422, [{ path: 'password' }]])
    expect((await write()).status).toBe(403)
    expect((await me.raw(proofCalls.prove, {})).status).toBe(422)
    expect((await me.raw(proofCalls.prove, { password: testPassword })).status).toBe(200)
    expect([(await write(phone)).status, (await write()).status]).toEqual([403, 200])
    server.clock.advance(601)
    expect((await write()).status).toBe(403)
    for (let at = 0; at < 5; at += 1) await me.raw(proofCalls.prove, { password: 'errada' })
    expect((await me.raw(proofCalls.prove, { password: testPassword })).status).toBe(429)
  })

  test('is passed by a code of the app where it is on, and refused where it is not', async () => {
    const person = await makePerson(server.db, { role: 1, two_factor_secret: SECRET })
    const me = await server.as(person)
    const code = () => generate({ secret: SECRET, epoch: Math.floor(server.clock.now().getTime() / 1000) })
    expect((await me.raw(authCalls.verify, { code: await code() })).status).toBe(200)
    server.clock.advance(700)
    expect((await me.raw(proofCalls.prove, { code: '000000' })).status).toBe(422)
    expect((await me.raw(proofCalls.prove, { code: await code() })).status).toBe(200)
    const without = await server.as(await makePerson(server.db))
    expect((await without.raw(proofCalls.prove, { code: '123456' })).status).toBe(409)
  })
})

describe('a role that has to have a second factor', () => {
  const ask = (factor_roles: number[], factor_from: string | null = null) =>
    server.db.updateTable('user_config').set({ factor_roles, factor_from }).execute()
  beforeEach(() => ask([]))

  test.each(signedIn)('opens nothing for role %i but what sets it up', async (role) => {
    await ask([role])
    const me = await server.as(await makePerson(server.db, { role }))
    const open = allCalls.filter(({ call }) => call.can === 'public' || call.can === 'unverified' || call.enrols)
    const wrong: string[] = []
    for (const { name, call } of allCalls.filter((it) => !open.includes(it))) {
      const { status, body } = await me.raw(call, { userId: 1, id: 1 })
      if (status !== 406 || body['type'] !== '/problems/auth.factorRequired') wrong.push(`${name}: ${status}`)
    }
    expect(wrong).toEqual([])
    const { body } = await me.call(authCalls.user, {})
    expect(body.data).toMatchObject({ verified: false, factor_required: true })
  })

  test('is let in once the app is set up, and others of the organisation are never asked', async () => {
    await ask([2])
    const person = await makePerson(server.db, { role: 2 })
    const me = await server.as(person)
    const other = await server.as(await makePerson(server.db, { role: 4 }))
    expect((await other.raw(homeCalls.ventures, {})).status).toBe(200)
    const { data } = (await me.call(profileCalls.factorBegin, {})).body
    const secret = data.key.replaceAll(' ', '')
    const code = await generate({ secret, epoch: Math.floor(server.clock.now().getTime() / 1000) })
    expect((await me.raw(profileCalls.factorConfirm, { password: testPassword, code })).status).toBe(200)
    expect((await me.raw(homeCalls.ventures, {})).status).toBe(200)
    expect((await me.call(authCalls.user, {})).body.data).toMatchObject({ verified: true, factor_required: false })
  })

  test('who has one cannot add another with the password alone', async () => {
    await ask([4])
    const me = await server.as(await makePerson(server.db, { two_factor_secret: SECRET }))
    for (const call of [passkeyCalls.list, passkeyCalls.begin, profileCalls.show, proofCalls.prove])
      expect((await me.raw(call, {})).body['type']).toBe('/problems/common.secondFactor')
  })

  test('is told the day, and asked from then on', async () => {
    await ask([4], '2026-03-11')
    const me = await server.as(await makePerson(server.db))
    expect((await me.call(profileCalls.show, {})).body.data.factor_due).toBe('2026-03-11')
    expect((await me.raw(homeCalls.ventures, {})).status).toBe(200)
    server.clock.set('2026-03-11T03:00:00Z')
    expect((await me.raw(homeCalls.ventures, {})).status).toBe(406)
  })
})

describe('a sign-in from a new place', () => {
  const CHROME = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'
  const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
  const enter = async (person: { email: string }, from: string, agent: string) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      remoteAddress: from,
      headers: { 'user-agent': agent },
      payload: { email: person.email, password: testPassword },
    })
    return answer.json<{ access_token: string }>().access_token
  }
  const mails = (person: { email: string }) =>
    server.db.selectFrom('mails').selectAll().where('to_address', '=', person.email).orderBy('id').execute()
  const codeIn = (text: string): string => /out=([\w-]+)/.exec(text)?.[1] ?? ''
  const notMe = (code: string) => server.nobody.raw(proofCalls.notMe, { code })

  test('writes to its owner when, where and with what; the first one ever and a known one do not', async () => {
    const person = await makePerson(server.db, { nome: 'Ana <b>' })
    await enter(person, '10.9.0.1', CHROME)
    await enter(person, '10.9.0.1', CHROME)
    expect(await mails(person)).toEqual([])
    await enter(person, '10.9.0.2', CHROME)
    await enter(person, '10.9.0.1', FIREFOX)
    const told = await mails(person)
    expect(told.map((it) => it.kind)).toEqual(['security', 'security'])
    expect(told[0]?.body_text).toMatch(/10\/03\/2026 12:00.*Chrome em Windows.*10\.9\.0\.2/s)
    expect(told[0]?.body_text).toContain('vale uma única vez, até 17/03/2026 12:00.')
    expect(told[1]?.body_text).toContain('Firefox em Linux')
    expect(told[0]?.body_text).toContain('https://nucleo.example/#/forgot-password?out=')
    expect(told[0]?.body_html).toContain('Ana &lt;b&gt;')
  })

  test.each([
    ['pt', 'Novo acesso à sua conta', ['Chrome em Windows', 'Não fui eu: sair de tudo']],
    ['en', 'New sign-in to your account', ['Chrome on Windows', 'This was not me: sign out everywhere']],
  ] as const)('is read in the mail reports exactly as it was written, in %s', async (locale, subject, says) => {
    const admin = await server.as(await makePerson(server.db, { role: 1 }))
    const person = await makePerson(server.db)
    await server.db.updateTable('users').set({ locale }).where('id', '=', person.id).execute()
    await enter(person, '10.9.4.1', CHROME)
    await enter(person, '10.9.4.2', CHROME)
    const [told] = await mails(person)
    expect(told?.subject).toBe(subject)
    const { data } = (await admin.call(mailCalls.content, { code: told?.code ?? '' })).body
    expect(data).toEqual({ text: told?.body_text, html: told?.body_html })
    for (const part of says) for (const body of [data.text, data.html]) expect(body).toContain(part)
    expect(data.html).toContain(`lang="${{ pt: 'pt-BR', en: 'en' }[locale]}"`)
  })

  test('its link ends all sessions once, and only of its owner', async () => {
    const person = await makePerson(server.db)
    const stranger = await server.as(await makePerson(server.db))
    await enter(person, '10.9.1.1', CHROME)
    const token = await enter(person, '10.9.1.2', CHROME)
    const [told] = await mails(person)
    const code = codeIn(told?.body_text ?? '')
    const inside = async () => (await send(server, { method: 'GET', url: '/api/auth/user', token })).statusCode
    expect(await inside()).toBe(200)
    expect((await notMe('nothing')).status).toBe(409)
    expect((await notMe(code)).status).toBe(200)
    expect([await inside(), (await notMe(code)).status]).toEqual([401, 409])
    expect((await stranger.raw(homeCalls.ventures, {})).status).toBe(200)
    expect((await auditOf(server, 'user', person.id)).map((it) => it.event)).toContain('auth.notMe')
    // The place is forgotten: the next sign-in from there is new again.
    await enter(person, '10.9.1.2', CHROME)
    expect(await mails(person)).toHaveLength(2)
  })

  test('its link runs out after seven days, and with another e-mail', async () => {
    const person = await makePerson(server.db)
    await enter(person, '10.9.2.1', CHROME)
    await enter(person, '10.9.2.2', CHROME)
    await enter(person, '10.9.2.3', CHROME)
    const [late, moved] = (await mails(person)).map((it) => codeIn(it.body_text))
    server.clock.advance(7 * 24 * 3600 + 1)
    expect((await notMe(late ?? '')).status).toBe(409)
    server.clock.set('2026-03-10T15:00:00Z')
    await server.db
      .updateTable('users')
      .set({ email: `x${person.email}` })
      .where('id', '=', person.id)
      .execute()
    expect((await notMe(moved ?? '')).status).toBe(409)
  })

  test('a place that was not used for ninety days is new again', async () => {
    const person = await makePerson(server.db)
    await signIn(server, { email: person.email, from: '10.9.3.1' })
    server.clock.advance(91 * 24 * 3600)
    await signIn(server, { email: person.email, from: '10.9.3.1' })
    expect(await mails(person)).toHaveLength(1)
  })
})

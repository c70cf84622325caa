import { generate } from 'otplib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { authCalls } from '#contract/auth/auth.calls.ts'
import { profileCalls } from '#contract/profile/profile.ts'
import { makePerson, testPassword } from '#server/testing/make.ts'
import { auditOf } from '#server/testing/scene.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await freshServer()
})
afterAll(() => server.close())
beforeEach(() => server.clock.set('2026-03-10T15:00:00Z'))

const codeOf = (key: string): Promise<string> =>
  generate({ secret: key.replaceAll(' ', ''), epoch: Math.floor(server.clock.now().getTime() / 1000) })
const other = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const eventsOf = async (id: number) => (await auditOf(server, 'user', id)).map((it) => it.event)
const mailsTo = async (email: string) =>
  (await server.db.selectFrom('mails').select('subject').where('to_address', '=', email).execute()).map(
    (it) => it.subject,
  )
const inside = async (visitor: Visitor) => (await visitor.raw(profileCalls.show, {})).status

const somebody = async () => {
  const person = await makePerson(server.db)
  return { person, me: await server.as(person), phone: await server.as(person) }
}
/** Somebody who has just turned it on, with their recovery codes; a half minute has passed since. */
const guarded = async () => {
  const it = await somebody()
  const { key } = (await it.me.call(profileCalls.factorBegin, {})).body.data
  const { codes } = (await it.me.call(profileCalls.factorConfirm, { password: testPassword, code: await codeOf(key) }))
    .body.data
  server.clock.advance(30)
  return { ...it, key, codes }
}

describe('turning it on', () => {
  test('counts only once password and code have confirmed it', async () => {
    const { person, me, phone } = await somebody()
    const { data } = (await me.call(profileCalls.factorBegin, {})).body
    expect(data.uri).toMatch(/^otpauth:\/\/totp\/Nucleo:.+secret=[A-Z2-7]{32}.*issuer=Nucleo/)
    expect(data.key.replaceAll(' ', '')).toBe(/secret=([A-Z2-7]+)/.exec(data.uri)?.[1])
    expect(data.qr.size).toBeGreaterThan(20)
    const row = await server.db.selectFrom('users').selectAll().where('id', '=', person.id).executeTakeFirstOrThrow()
    expect([row.two_factor_secret, row.two_factor_proposed]).toEqual([null, expect.stringMatching(/^v1\./)])
    expect(JSON.stringify(row)).not.toContain(data.key.replaceAll(' ', ''))
    expect([await inside(me), await inside(phone), await eventsOf(person.id)]).toEqual([200, 200, []])
    const wrong = await me.raw(profileCalls.factorConfirm, {
      password: testPassword,
      code: other(await codeOf(data.key)),
    })
    expect([wrong.status, wrong.body['errors']]).toEqual([422, [expect.objectContaining({ path: 'code' })]])
    expect(await inside(phone)).toBe(200)
    const stolen = await me.raw(profileCalls.factorConfirm, { password: 'não é', code: await codeOf(data.key) })
    expect([stolen.status, stolen.body['errors']]).toEqual([422, [expect.objectContaining({ path: 'password' })]])
    expect(await inside(phone)).toBe(200)
    const { codes } = (
      await me.call(profileCalls.factorConfirm, { password: testPassword, code: await codeOf(data.key) })
    ).body.data
    expect([codes.length, new Set(codes).size]).toEqual([10, 10])
    expect([await inside(me), await inside(phone)]).toEqual([200, 406])
    expect((await eventsOf(person.id)).at(-1)).toBe('auth.factorOn')
    expect(await mailsTo(person.email)).toEqual(['A verificação em duas etapas foi ativada'])
    const kept = await server.db.selectFrom('recovery_codes').select('hash').where('user_id', '=', person.id).execute()
    expect(kept.filter((it) => codes.some((code) => it.hash.includes(code)))).toEqual([])
  })

  test('twice is refused, and without a key too', async () => {
    const { me } = await guarded()
    expect((await me.raw(profileCalls.factorBegin, {})).status).toBe(409)
    expect((await me.raw(profileCalls.factorConfirm, { password: testPassword, code: '123456' })).status).toBe(409)
    const stranger = await somebody()
    expect((await stranger.me.raw(profileCalls.factorConfirm, { password: testPassword, code: '123456' })).status).toBe(
      409,
    )
  })
})

describe('a recovery code', () => {
  test('opens a session once, is audited and mailed', async () => {
    const { person, phone, codes } = await guarded()
    const third = await server.as(person)
    const [code = ''] = codes
    expect((await phone.raw(authCalls.verify, { code })).status).toBe(200)
    expect([await inside(phone), await inside(third)]).toEqual([200, 406])
    const replay = await third.raw(authCalls.verify, { code })
    expect([replay.status, replay.body['errors']]).toEqual([422, [expect.objectContaining({ path: 'code' })]])
    expect(await inside(third)).toBe(406)
    expect((await phone.call(profileCalls.show, {})).body.data.recovery_left).toBe(9)
    expect(await eventsOf(person.id)).toEqual(['auth.factorOn', 'auth.recoveryUsed', 'auth.factorFailed'])
    expect(await mailsTo(person.email)).toContain('Um código de recuperação foi usado')
  })

  test('sent by two sessions at once opens one of them', async () => {
    const { person, phone, codes } = await guarded()
    const third = await server.as(person)
    const both = await Promise.all([phone, third].map((it) => it.raw(authCalls.verify, { code: codes[1] })))
    expect(both.map((it) => it.status).toSorted((a, b) => a - b)).toEqual([200, 422])
  })

  test('of somebody else opens nothing, and guesses are counted', async () => {
    const { phone } = await guarded()
    const stranger = await guarded()
    expect((await phone.raw(authCalls.verify, { code: stranger.codes[0] })).status).toBe(422)
    for (let guess = 1; guess < 5; guess += 1)
      expect((await phone.raw(authCalls.verify, { code: `0000-0000-000${guess}` })).status).toBe(422)
    expect((await phone.raw(authCalls.verify, { code: '0000-0000-0009' })).status).toBe(429)
  })

  test('is replaced with all the others, by the password', async () => {
    const { person, me, phone, codes } = await guarded()
    const wrong = await me.raw(profileCalls.recoveryRenew, { password: 'não é' })
    expect([wrong.status, wrong.body['errors']]).toEqual([422, [expect.objectContaining({ path: 'password' })]])
    const fresh = (await me.call(profileCalls.recoveryRenew, { password: testPassword })).body.data.codes
    expect((await phone.raw(authCalls.verify, { code: codes[0] })).status).toBe(422)
    expect((await phone.raw(authCalls.verify, { code: fresh[0] })).status).toBe(200)
    expect(await eventsOf(person.id)).toContain('auth.recoveryRenewed')
  })
})

describe('turning it off', () => {
  test('asks for password and code, and then nobody is asked any more', async () => {
    const { person, me, phone, key, codes } = await guarded()
    const code = await codeOf(key)
    const noPassword = await me.raw(profileCalls.factorOff, { password: 'não é', code })
    expect([noPassword.status, noPassword.body['errors']]).toEqual([
      422,
      [expect.objectContaining({ path: 'password' })],
    ])
    const noCode = await me.raw(profileCalls.factorOff, { password: testPassword, code: other(code) })
    expect([noCode.status, noCode.body['errors']]).toEqual([422, [expect.objectContaining({ path: 'code' })]])
    expect(await inside(phone)).toBe(406)
    expect((await me.raw(profileCalls.factorOff, { password: testPassword, code })).status).toBe(200)
    expect(await inside(phone)).toBe(200)
    expect((await eventsOf(person.id)).at(-1)).toBe('auth.factorOff')
    expect(await mailsTo(person.email)).toContain('A verificação em duas etapas foi desativada')
    expect((await me.raw(profileCalls.factorOff, { password: testPassword, code: codes[0] })).status).toBe(409)
    expect((await me.raw(profileCalls.recoveryRenew, { password: testPassword })).status).toBe(409)
  })

  test('takes a recovery code, for a lost phone', async () => {
    const { me, codes } = await guarded()
    expect((await me.raw(profileCalls.factorOff, { password: testPassword, code: codes[0] })).status).toBe(200)
  })
})

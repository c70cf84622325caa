import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { authCalls } from '#contract/auth/auth.calls.ts'
import { acceptCalls } from '#contract/invitation/accept.ts'
import { invitationCalls, invitationList } from '#contract/invitation/invitation.ts'
import { TERMS_VERSION } from '#contract/terms/terms.ts'
import { touchGrants } from '#server/kit/session/grants.ts'
import { describeList } from '#server/testing/describe/describeList.ts'
import { makePerson, makePlace, type MadePerson } from '#server/testing/make.ts'
import { auditOf } from '#server/testing/scene.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

let server: TestServer
let admin: MadePerson
let me: Visitor
let serial = 0
const email = () => `convidado-${(serial += 1)}@fora.example`
const PASSWORD = 'Uma-senha-boa-9'

beforeAll(async () => {
  server = await freshServer({ environment: { PUBLIC_URL: 'https://nucleo.example/' } })
  admin = await makePerson(server.db, { role: 1, nome: 'Marina' })
  me = await server.as(admin)
  for (const nome of ['João', 'Íris']) await me.call(invitationCalls.create, { email: email(), nome, role: 4 })
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.set('2026-03-10T15:00:00Z')
  await server.db.deleteFrom('login_attempts').execute()
})

describeList(invitationList, {
  server: () => server,
  filters: { state: 'waiting', role: '4', period: 'today' },
  search: 'joao',
})

const mailsTo = (to: string) =>
  server.db.selectFrom('mails').selectAll().where('to_address', '=', to).orderBy('id').execute()
const codeTo = async (to: string): Promise<string> =>
  /invite\/([\w-]{43})/.exec((await mailsTo(to)).at(-1)?.body_text ?? '')?.[1] ?? ''
const invited = async (input: { role?: number; email?: string; venture_id?: number; room?: number } = {}, by = me) => {
  const to = input.email ?? email()
  const { status, body } = await by.raw(invitationCalls.create, { role: 4, ...input, email: to })
  expect({ status, errors: body['errors'] }).toEqual({ status: 201, errors: undefined })
  return { to, id: (body['data'] as { id: number }).id, code: await codeTo(to) }
}
const answer = (code: string, more: Readonly<Record<string, unknown>> = {}) =>
  server.nobody.raw(acceptCalls.accept, {
    code,
    nome: 'Ana',
    last_name: 'Prado',
    password: PASSWORD,
    terms: true,
    terms_version: TERMS_VERSION,
    ...more,
  })
const personOf = (to: string) => server.db.selectFrom('users').selectAll().where('email', '=', to).executeTakeFirst()

describe('inviting', () => {
  test('writes a mail in the language chosen, from this installation and no other', async () => {
    const to = email()
    await me.call(invitationCalls.create, { email: ` ${to} `, nome: 'Ana', role: 9, locale: 'en' })
    const [mail] = await mailsTo(to)
    expect(mail?.subject).toBe('Marina Teste invites you to Nucleo')
    expect(mail?.kind).toBe('invitation')
    expect(mail?.body_text).toContain('as Commercial')
    expect(mail?.body_text).toContain('until 17/03/2026 12:00 (America/Sao_Paulo).')
    expect(mail?.body_text).toMatch(/https:\/\/nucleo\.example\/#\/user\/invite\/[\w-]{43}\?lang=en\n/)
  })

  test('splits the name that the inviter typed, greets by the first, and leaves both to the person', async () => {
    const to = email()
    await me.call(invitationCalls.create, { email: to, nome: ' Maria  da Silva Souza', role: 4 })
    expect((await mailsTo(to))[0]?.body_text).toMatch(/^Olá, Maria[.!]/)
    const code = await codeTo(to)
    const { data } = (await server.nobody.call(acceptCalls.look, { code })).body
    expect([data.nome, data.last_name]).toEqual(['Maria', 'da Silva Souza'])
    await answer(code, { nome: 'Maria Clara', last_name: 'Souza' })
    expect(await personOf(to)).toMatchObject({ nome: 'Maria Clara', last_name: 'Souza' })
    const single = email()
    await me.call(invitationCalls.create, { email: single, nome: 'Rui', role: 4 })
    const offer = (await server.nobody.call(acceptCalls.look, { code: await codeTo(single) })).body.data
    expect([offer.nome, offer.last_name]).toEqual(['Rui', ''])
  })

  test('refuses a text that is no e-mail in the words of the specification', async () => {
    const en = await server.app.inject({
      method: 'POST',
      url: invitationCalls.create.path,
      headers: { authorization: `Bearer ${await me.token()}`, 'x-locale': 'en' },
      payload: { email: 'ana@', role: 4 },
    })
    expect(en.statusCode).toBe(422)
    expect(en.json().errors).toEqual([{ path: 'email', message: 'Please enter a valid email address.' }])
  })

  test.each([
    [7, 1, 403],
    [7, 7, 201],
    [7, 2, 201],
    [1, 1, 201],
    [2, 1, 403],
    [2, 7, 403],
    [2, 6, 403],
    [2, 4, 201],
    [4, 4, 403],
    [10, 10, 403],
  ] as const)('role %i invites as role %i: %i', async (by, role, status) => {
    const who = await server.as(await makePerson(server.db, { role: by }))
    expect((await who.raw(invitationCalls.create, { email: email(), role })).status).toBe(status)
  })

  test('the same e-mail is invited once, also in two calls at the same moment', async () => {
    const to = email()
    const both = await Promise.all(
      [1, 2].map(() => me.raw(invitationCalls.create, { email: to.toUpperCase(), role: 4 })),
    )
    expect(both.map((it) => it.status).toSorted((a, b) => a - b)).toEqual([201, 409])
    expect(both.find((it) => it.status === 409)?.body['errors']).toMatchObject([{ path: 'email' }])
    expect(await mailsTo(to.toUpperCase())).toHaveLength(1)
  })

  test('tells an owner by mail, and who has an account only those who may list people', async () => {
    const owner = await makePerson(server.db)
    const { body } = await me.call(invitationCalls.create, { email: owner.email, role: 4 })
    expect(body.data.state).toBe('known')
    const [mail] = await mailsTo(owner.email)
    expect(mail).toMatchObject({ kind: 'security', subject: 'Você já tem uma conta em Nucleo' })
    expect(mail?.body_text).not.toContain('Marina')
    await server.db.deleteFrom('grants').where('thing', '=', 'looper').where('act', '=', 'list').execute()
    await touchGrants(server.db)
    const blind = await me.call(invitationCalls.list, { q: owner.email })
    expect(blind.body.data.map((it) => it.state)).toEqual(['waiting'])
    const asked = await me.call(invitationCalls.list, { q: owner.email, state: 'known' })
    expect(asked.body.data).toEqual([])
    await server.db
      .insertInto('grants')
      .values([1, 2, 7].map((role) => ({ thing: 'looper', act: 'list', role })))
      .execute()
    await touchGrants(server.db)
  })

  test('refuses a room without a venture, and a venture that is not there', async () => {
    const room = await me.raw(invitationCalls.create, { email: email(), role: 4, room: 1 })
    expect([room.status, room.body['errors']]).toMatchObject([422, [{ path: 'room' }]])
    const venture = await me.raw(invitationCalls.create, { email: email(), role: 4, venture_id: 99_999 })
    expect([venture.status, venture.body['errors']]).toMatchObject([422, [{ path: 'venture_id' }]])
  })
})

describe('accepting', () => {
  test('shows who invites as what, and makes an active account that is in the venture', async () => {
    const { venture_id } = await makePlace(server.db, { nome: 'Casa' })
    const { to, id, code } = await invited({ role: 5, venture_id, room: 2 })
    const { body } = await server.nobody.call(acceptCalls.look, { code })
    expect(body.data).toMatchObject({ email: to, role: 5, inviter: 'Marina Teste', venture: 'Casa' })
    expect((await answer(code)).status).toBe(200)
    const person = await personOf(to)
    expect(person).toMatchObject({ nome: 'Ana', role: 5, status: 1, valor_hora_centavos: 0 })
    expect(person?.mail_verified_at).not.toBeNull()
    const member = await server.db
      .selectFrom('venture_members')
      .selectAll()
      .where('user_id', '=', person?.id ?? 0)
      .execute()
    expect(member).toMatchObject([{ venture_id, room: 2 }])
    const signed = await server.nobody.raw(authCalls.login, { email: to, password: PASSWORD })
    expect(signed.status).toBe(200)
    const shown = await me.call(invitationCalls.list, { q: to })
    expect(shown.body.data).toMatchObject([{ id, state: 'accepted' }])
    expect((await auditOf(server, 'invitation', id)).map((it) => it.event)).toContain('invitation.accepted')
  })

  test('an account speaks what its person read, else what its mail was written in', async () => {
    const [one, other] = [await invited(), await invited()]
    const { body } = await server.nobody.call(acceptCalls.look, { code: one.code })
    expect(body.data.locale).toBe('pt')
    await answer(one.code, { locale: 'en' })
    await answer(other.code)
    expect([await personOf(one.to), await personOf(other.to)].map((it) => it?.locale)).toEqual(['en', 'pt'])
  })

  test('a code is good once, also for two at the same moment', async () => {
    const { to, code } = await invited()
    const both = await Promise.all([answer(code), answer(code, { password: 'Outra-senha-77' })])
    expect(both.map((it) => it.status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await answer(code)).status).toBe(409)
    expect((await server.nobody.raw(acceptCalls.look, { code })).status).toBe(409)
    const { n } = await server.db
      .selectFrom('users')
      .select((on) => on.fn.countAll<number>().as('n'))
      .where('email', '=', to)
      .executeTakeFirstOrThrow()
    expect(n).toBe(1)
  })

  test.each([
    ['role', 1],
    ['status', 1],
    ['valor_hora', 900],
    ['valor_hora_centavos', 900],
    ['email', 'x@y.example'],
    ['user_id', 1],
    ['venture_id', 1],
  ])('takes no %s from the body', async (field, value) => {
    const { to, code } = await invited()
    const refused = await answer(code, { [field]: value })
    expect(refused.status).toBe(422)
    expect(await personOf(to)).toBeUndefined()
  })

  test('asks for the terms in their version, and for a password by the rule', async () => {
    const { code } = await invited()
    expect((await answer(code, { terms: false })).status).toBe(422)
    expect((await answer(code, { terms_version: '0.9' })).status).toBe(409)
    expect((await answer(code, { password: 'fraca' })).status).toBe(422)
    expect((await answer(code)).status).toBe(200)
  })

  test('is over after seven days, and sending it again begins anew with another code', async () => {
    const { to, id, code } = await invited()
    server.clock.advance(7 * 86_400)
    expect((await answer(code)).status).toBe(409)
    const listed = await me.call(invitationCalls.list, { q: to })
    expect(listed.body.data).toMatchObject([{ state: 'expired' }])
    expect((await me.call(invitationCalls.resend, { id })).body.data.state).toBe('waiting')
    const second = await codeTo(to)
    expect(second).not.toBe(code)
    expect((await answer(code)).status).toBe(409)
    expect((await answer(second)).status).toBe(200)
    expect((await me.raw(invitationCalls.resend, { id })).status).toBe(409)
    expect((await me.raw(invitationCalls.revoke, { id })).status).toBe(409)
  })

  test('one that was revoked is worthless at once, and may be sent again', async () => {
    const { to, id, code } = await invited()
    expect((await me.call(invitationCalls.revoke, { id })).body.data.state).toBe('revoked')
    expect((await answer(code)).status).toBe(409)
    expect((await me.call(invitationCalls.revoke, { id })).status).toBe(200)
    await me.call(invitationCalls.resend, { id })
    expect((await answer(await codeTo(to))).status).toBe(200)
  })

  test('does not outlive the right of whoever invited', async () => {
    const director = await makePerson(server.db, { role: 7 })
    const { to, code } = await invited({ role: 7 }, await server.as(director))
    await server.db.updateTable('users').set({ status: 3 }).where('id', '=', director.id).execute()
    expect((await answer(code)).status).toBe(409)
    expect((await me.call(invitationCalls.list, { q: to })).body.data).toMatchObject([{ state: 'expired' }])
    const other = await makePerson(server.db, { role: 1 })
    const second = await invited({ role: 1 }, await server.as(other))
    await server.db.updateTable('users').set({ role: 7 }).where('id', '=', other.id).execute()
    expect((await answer(second.code)).status).toBe(409)
  })

  test('an e-mail that somebody took meanwhile is refused as any bad code', async () => {
    const { to, code } = await invited()
    await makePerson(server.db, { email: to })
    expect((await answer(code)).body).toMatchObject({ type: '/problems/accept.invalid' })
  })

  test('guessing is slowed down by address', async () => {
    const guess = () => server.nobody.raw(acceptCalls.look, { code: 'x'.repeat(43) })
    let last = await guess()
    for (let at = 0; at < 40 && last.status === 409; at += 1) last = await guess()
    expect(last.status).toBe(429)
    await server.db.deleteFrom('login_attempts').execute()
  })

  test('keeps no code in the clear', async () => {
    const { code, id } = await invited()
    const row = await server.db.selectFrom('invitations').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toContain(code)
    const trail = await auditOf(server, 'invitation', id)
    expect(JSON.stringify(trail)).not.toContain(code)
  })
})

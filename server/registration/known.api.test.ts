import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { invitationCalls } from '#contract/invitation/invitation.ts'
import { registrationCalls } from '#contract/registration/registration.calls.ts'
import { sampleAnswers } from '#contract/registration/registration.sample.ts'
import { registrationKinds, registrationStates } from '#contract/registration/registration.states.ts'
import { registrationFlow } from '#contract/registration/registration.ts'
import { makePerson } from '#server/testing/make.ts'
import { freshAddress } from '#server/testing/scene.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await freshServer({ environment: { PUBLIC_URL: 'https://nucleo.example' } })
})
afterAll(() => server.close())
beforeEach(() => {
  server.clock.set('2026-03-10T15:00:00Z')
  server.sent.length = 0
})

const CPF = '11144477735'
const registerAs = async (email: string) => {
  const payload = {
    ...sampleAnswers,
    kind: registrationKinds.of.looper,
    email,
    cpf: CPF,
    password: 'Oficina-do-sol-1',
    terms: true,
  }
  const url = registrationCalls.register.path
  const answer = await server.app.inject({ method: 'POST', url, remoteAddress: freshAddress(), payload })
  expect(answer.statusCode).toBe(200)
  for (const it of server.sent.splice(0)) await server.runJob(it.name, it.payload)
}
const mailsTo = async (email: string) =>
  (await server.db.selectFrom('mails').select('code').where('to_address', '=', email).execute()).length

test('who has a document, or an e-mail, is told of registrations with it three times a day and no more', async () => {
  const holder = await makePerson(server.db, { role: 4 })
  await server.db.insertInto('person_details').values({ user_id: holder.id, cpf: CPF }).execute()
  for (let at = 0; at < 6; at += 1) await registerAs(`outra-${at}@test.example`)
  expect(await mailsTo(holder.email)).toBe(3)
  // Each registration has its own mail all the same.
  expect(await mailsTo('outra-5@test.example')).toBe(1)
  server.clock.set('2026-03-11T15:00:01Z')
  await registerAs('outra-6@test.example')
  expect(await mailsTo(holder.email)).toBe(4)
  await registerAs(holder.email)
  await registerAs(holder.email)
  await registerAs('outra-7@test.example')
  expect(await mailsTo(holder.email)).toBe(6)
})

test('a denial that the administrator has switched off is written and not sent; what confirms an e-mail always is', async () => {
  await server.db
    .updateTable('mail_settings')
    .set({ off: ['registrationDenied'] })
    .execute()
  await registerAs('muda@test.example')
  const [row] = await server.db
    .updateTable('registrations')
    .set({ state: registrationStates.of.review })
    .where('email', '=', 'muda@test.example')
    .returning(['id', 'version', 'user_id'])
    .execute()
  await server.db
    .updateTable('users')
    .set({ status: 2 })
    .where('id', '=', row?.user_id ?? 0)
    .execute()
  const me = await server.as(await makePerson(server.db, { role: 7 }))
  const { id = 0, version = 0 } = row ?? {}
  await me.call(registrationFlow.calls.deny, { id, version, reason: 'Sem vagas.' })
  const mails = await server.db
    .selectFrom('mails')
    .select('status')
    .where('to_address', '=', 'muda@test.example')
    .orderBy('id')
    .execute()
  expect(mails.map((it) => it.status)).toEqual(['waiting', 'kept'])
})

describe('the owner of an e-mail reads how their own account stands, and a stranger nothing', () => {
  const stands = [
    { state: 'active', status: 1, role: 4, subject: 'Você já tem uma conta em Nucleo', says: 'entre com', link: true },
    { state: 'review', status: 2, role: 0, subject: 'está em análise', says: 'Não é preciso fazer outro', link: true },
    {
      state: 'pending',
      status: 0,
      role: 4,
      subject: 'Confirme o seu e-mail',
      says: 'espera a confirmação',
      link: true,
    },
    { state: 'off', status: 3, role: 4, subject: 'está desligada', says: 'fale com um administrador', link: false },
    { state: 'denied', status: 4, role: 0, subject: 'O seu cadastro em Nucleo', says: 'não foi aprovado', link: false },
  ]
  test.each(stands)('$state, of an invitation and of a registration', async ({ status, role, subject, says, link }) => {
    const owner = await makePerson(server.db, { status })
    await server.db.updateTable('users').set({ role }).where('id', '=', owner.id).execute()
    const me = await server.as(await makePerson(server.db, { role: 1 }))
    await me.call(invitationCalls.create, { email: owner.email, role: 4 })
    await registerAs(owner.email)
    const letters = await server.db.selectFrom('mails').selectAll().where('to_address', '=', owner.email).execute()
    expect(letters).toHaveLength(2)
    for (const it of letters) {
      expect(it.subject).toContain(subject)
      expect(it.body_text).toContain(says)
      expect(it.body_text.includes('/#/login')).toBe(link)
      if (status !== 1) expect(it.body_text).not.toContain('já tem uma conta')
    }
  })

  test('whose registration waits for a correction reads that, in their language', async () => {
    await registerAs('corrige@test.example')
    const [row] = await server.db
      .updateTable('registrations')
      .set({ state: registrationStates.of.correction })
      .where('email', '=', 'corrige@test.example')
      .returning('user_id')
      .execute()
    await server.db
      .updateTable('users')
      .set({ status: 2, locale: 'en' })
      .where('id', '=', row?.user_id ?? 0)
      .execute()
    await registerAs('corrige@test.example')
    const letters = await server.db
      .selectFrom('mails')
      .select(['subject', 'body_text'])
      .where('to_address', '=', 'corrige@test.example')
      .orderBy('id')
      .execute()
    expect(letters.at(-1)?.subject).toBe('Your registration at Nucleo needs a correction')
    expect(letters.at(-1)?.body_text).toContain('sign in with your e-mail and password')
  })
})

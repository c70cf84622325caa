import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sampleAnswers } from '#contract/registration/registration.sample.ts'
import { registrationKinds, registrationStates } from '#contract/registration/registration.states.ts'
import { registrationCalls } from '#contract/registration/registration.ts'
import { freshHouse, type House } from '#server/testing/house.ts'
import { makePerson } from '#server/testing/make.ts'
import { freshAddress } from '#server/testing/scene.ts'

let house: House
beforeAll(async () => {
  house = await freshHouse()
})
afterAll(() => house.close())
beforeEach(() => {
  house.clock.set('2026-03-10T15:00:00Z')
  house.sent.length = 0
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
  const answer = await house.app.inject({ method: 'POST', url, remoteAddress: freshAddress(), payload })
  expect(answer.statusCode).toBe(200)
  for (const it of house.sent.splice(0)) await house.runJob(it.name, it.payload)
}
const mailsTo = async (email: string) =>
  (await house.db.selectFrom('mails').select('code').where('to_address', '=', email).execute()).length

test('who has a document, or an e-mail, is told of registrations with it three times a day and no more', async () => {
  const holder = await makePerson(house.db, { role: 4 })
  await house.db.insertInto('person_details').values({ user_id: holder.id, cpf: CPF }).execute()
  for (let at = 0; at < 6; at += 1) await registerAs(`outra-${at}@test.example`)
  expect(await mailsTo(holder.email)).toBe(3)
  // Each registration has its own mail all the same.
  expect(await mailsTo('outra-5@test.example')).toBe(1)
  house.clock.set('2026-03-11T15:00:01Z')
  await registerAs('outra-6@test.example')
  expect(await mailsTo(holder.email)).toBe(4)
  await registerAs(holder.email)
  await registerAs(holder.email)
  await registerAs('outra-7@test.example')
  expect(await mailsTo(holder.email)).toBe(6)
})

test('a denial that the administrator has switched off is written and not sent; what confirms an e-mail always is', async () => {
  await house.db
    .updateTable('mail_settings')
    .set({ off: ['registrationDenied'] })
    .execute()
  await registerAs('muda@test.example')
  const [row] = await house.db
    .updateTable('registrations')
    .set({ state: registrationStates.of.review })
    .where('email', '=', 'muda@test.example')
    .returning(['id', 'version', 'user_id'])
    .execute()
  await house.db
    .updateTable('users')
    .set({ status: 2 })
    .where('id', '=', row?.user_id ?? 0)
    .execute()
  const me = await house.as(await makePerson(house.db, { role: 7 }))
  const { id = 0, version = 0 } = row ?? {}
  await me.call(registrationCalls.decide, { id, version, decision: 'deny', reason: 'Sem vagas.' })
  const mails = await house.db
    .selectFrom('mails')
    .select('status')
    .where('to_address', '=', 'muda@test.example')
    .orderBy('id')
    .execute()
  expect(mails.map((it) => it.status)).toEqual(['waiting', 'kept'])
})

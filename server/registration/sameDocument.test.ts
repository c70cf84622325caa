import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { registrationCalls } from '#contract/registration/registration.calls.ts'
import { sampleAnswers } from '#contract/registration/registration.sample.ts'
import { registrationKinds } from '#contract/registration/registration.states.ts'
import { makePerson } from '#server/testing/make.ts'
import { freshAddress } from '#server/testing/scene.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await freshServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.sent.length = 0
})

const CNPJ = '11222333000181'
let counter = 0

/** Registers somebody, who waits for the confirmation of their e-mail; answers the id of the registration. */
const register = async (answers: object): Promise<number> => {
  const email = `mesma-${(counter += 1)}@test.example`
  const payload = { ...sampleAnswers, email, password: 'Oficina-do-sol-1', terms: true, ...answers }
  const url = registrationCalls.register.path
  const answer = await server.app.inject({ method: 'POST', url, remoteAddress: freshAddress(), payload })
  expect(answer.json()).toMatchObject({ status: 'success' })
  for (const it of server.sent.splice(0)) await server.runJob(it.name, it.payload)
  const { id } = await server.db
    .selectFrom('registrations')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return id
}
const partner = {
  kind: registrationKinds.of.partner,
  company: 'Sol Ltda',
  cnpj: CNPJ,
  company_type: 3,
  company_size: 1,
  position: 'Sócia',
}
const abroad = { kind: registrationKinds.of.looper, country: 'PT', cpf: null }
const holder = async (details: object) => {
  const person = await makePerson(server.db, { role: 5 })
  await server.db
    .insertInto('person_details')
    .values({ user_id: person.id, ...details })
    .execute()
  return person
}
const toldOf = async (email: string) =>
  (await server.db.selectFrom('mails').select('subject').where('to_address', '=', email).execute()).map(
    (it) => it.subject,
  )
const shown = async (id: number) => {
  const me = await server.as(await makePerson(server.db, { role: 7 }))
  return (await me.call(registrationCalls.show, { id })).body.data
}
const KNOWN = 'Você já tem uma conta em Nucleo'

test('who has the CNPJ of a company is told, and an administrator sees whose it is and which client has it', async () => {
  const first = await holder({ cnpj: CNPJ })
  await server.db.insertInto('clients').values({ nome: 'Sol', cnpj: CNPJ, created_at: server.clock.now() }).execute()
  const found = await shown(await register({ ...partner, cpf: '11144477735' }))
  expect(await toldOf(first.email)).toEqual([KNOWN])
  expect(found.same_document).toMatchObject([{ id: first.id, documents: ['cnpj'] }])
  expect(found.same_client).toMatchObject([{ nome: 'Sol' }])
})

test('a document of another country is the same whatever signs stand in it, and only there', async () => {
  const first = await holder({ country: 'PT', rg: 'ab.12-345' })
  await holder({ country: 'ES', rg: 'AB12345' })
  const found = await shown(await register({ ...abroad, rg: 'AB 12345', locale: 'en' }))
  // In the language of the server, whatever whoever registers speaks.
  expect(await toldOf(first.email)).toEqual([KNOWN])
  expect(found.same_document).toMatchObject([{ id: first.id, documents: ['rg'] }])
})

test('the number of an RG alone makes nobody the same, nor does an empty one', async () => {
  const home = await holder({ country: 'BR', rg: '123456789' })
  await holder({ country: 'PT', rg: '' })
  expect((await shown(await register({ ...partner, cnpj: '11444777000161', rg: '123456789' }))).same_document).toEqual(
    [],
  )
  expect((await shown(await register({ ...abroad, rg: '' }))).same_document).toEqual([])
  expect(await toldOf(home.email)).toEqual([])
})

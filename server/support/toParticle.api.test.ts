import { afterAll, beforeAll, expect, test } from 'vitest'
import { particleCrud } from '#contract/particle/particle.ts'
import { supportCalls } from '#contract/support/support.calls.ts'
import { supportFlow } from '#contract/support/support.ts'
import { relationCalls } from '#contract/things/relation.ts'
import { makePerson, makePlace, type MadePerson, type MadePlace } from '#server/testing/make.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

let server: TestServer
let admin: Visitor
let writer: MadePerson
let place: MadePlace
let id: number
beforeAll(async () => {
  server = await freshServer()
  admin = await server.as(await makePerson(server.db, { role: 1 }))
  writer = await makePerson(server.db, { role: 3 })
  place = await makePlace(server.db)
  const filed = {
    subject: 'Pagar com Pix',
    category: 'suggestion',
    message: 'Meu saldo é 10.',
    email: 'a@b.example',
  } as const
  id = (await (await server.as(writer)).call(supportCalls.file, filed)).body.data.id
})
afterAll(() => server.close())

const put = (me: Visitor, more: object = {}) =>
  me.raw(supportFlow.calls.toParticle, { ...asked(), id, version: 1, ...more })
const asked = () => ({ venture_id: place.venture_id, nome: 'Pix', descricao: 'No checkout' })

test('what a message asks for becomes a particle of whoever wrote it, and both lead to each other', async () => {
  const answer = await put(admin)
  expect(answer).toMatchObject({ status: 200, body: { data: { id, version: 2 } } })
  const particle_id = Number(answer.body['particle_id'])
  const { data } = (await admin.call(particleCrud.calls.show, { id: particle_id })).body
  expect(data).toMatchObject({ nome: 'Pix', descricao: 'No checkout', status: 0, author: { id: writer.id } })
  const from = (await admin.call(relationCalls.list, { thing: 'support', id })).body.data
  expect(from).toMatchObject([{ thing: 'particle', record: { id: particle_id } }])
  // The team of the venture reads the particle, and learns nothing of the conversation.
  const looper = await makePerson(server.db, { role: 4 })
  await server.db.insertInto('venture_members').values({ venture_id: place.venture_id, user_id: looper.id }).execute()
  const team = await server.as(looper)
  expect((await team.call(particleCrud.calls.show, { id: particle_id })).body.data.descricao).toBe('No checkout')
  const theirs = await team.call(relationCalls.list, { thing: 'particle', id: particle_id })
  expect(theirs.body.data).toEqual([])
})

test('only by who answers messages, into a venture that is there, with a title', async () => {
  for (const role of [2, 4, 5, 7, 8] as const)
    expect([role, (await put(await server.as(await makePerson(server.db, { role })))).status]).toEqual([role, 403])
  expect((await put(await server.as(writer))).status).toBe(403)
  expect((await put(admin, { version: 2, venture_id: 2_147_483_647 })).body).toMatchObject({
    errors: [{ path: 'venture_id' }],
  })
  expect((await put(admin, { version: 2, nome: ' ' })).status).toBe(422)
  expect((await put(admin, { id: 2_147_483_647 })).status).toBe(404)
})

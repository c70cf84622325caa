import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { atomCalls } from '#contract/atom/atom.calls.ts'
import { webhookEvents, type WebhookEvent } from '#contract/webhook/webhook.ts'
import { makeAtom, makePerson, makePlace, type MadePerson } from '#server/testing/make.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await freshServer()
})
afterAll(() => server.close())
beforeEach(() => server.db.deleteFrom('webhooks').execute())

const listen = (person: MadePerson, events: readonly WebhookEvent[] = webhookEvents, status = 1) =>
  server.db
    .insertInto('webhooks')
    .values({
      user_id: person.id,
      url: 'https://hooks.example/x',
      secret: 'sealed',
      events: JSON.stringify(events),
      status,
      created_at: server.clock.now(),
    })
    .execute()
const toldTo = async (person: MadePerson) =>
  (
    await server.db
      .selectFrom('webhook_deliveries as d')
      .innerJoin('webhooks as w', 'w.id', 'd.webhook_id')
      .select(['d.event', 'd.data'])
      .where('w.user_id', '=', person.id)
      .orderBy('d.event')
      .execute()
  ).map((it) => [it.event, it.data])

test('an atom tells who is put on it, not who was there, and its steps tell who is on it or answers for it', async () => {
  const [ana, bia, caio, lead] = await Promise.all([1, 2, 3, 4].map(() => makePerson(server.db)))
  if (!ana || !bia || !caio || !lead) throw new Error('Nobody there.')
  const atom = await makeAtom(server.db, { loopers: [ana], status: 0, nome: 'Escrever' })
  await server.db.updateTable('atoms').set({ responsavel_id: lead.id }).where('id', '=', atom.id).execute()
  for (const one of [ana, bia, lead]) await listen(one)
  await listen(caio, ['loop.started'])
  const admin = await server.as(await makePerson(server.db, { role: 1 }))
  const answer = await admin.raw(atomCalls.loopers, { id: atom.id, version: 1, loopers: [ana.id, bia.id, caio.id] })
  expect(answer.status).toBe(200)
  expect(await toldTo(ana)).toEqual([])
  const data = {
    id: atom.id,
    venture_id: atom.venture_id,
    nome: 'Escrever',
    status: 0,
    ref: expect.stringMatching(/-1$/),
  }
  expect(await toldTo(bia)).toEqual([['atom.assigned', data]])
  for (const status of [1, 2]) await server.db.updateTable('atoms').set({ status }).where('id', '=', atom.id).execute()
  // Neither a status that stands already nor one of others' business is told.
  await server.db.updateTable('atoms').set({ status: 2 }).where('id', '=', atom.id).execute()
  const steps = [
    ['atom.accepted', { ...data, status: 1 }],
    ['atom.finished', { ...data, status: 2 }],
  ]
  expect(await toldTo(ana)).toEqual(steps)
  expect(await toldTo(lead)).toEqual(steps)
  expect(await toldTo(caio)).toEqual([])
})

test('who joins a team, and whose invitation is accepted, is told; a webhook that is off hears nothing', async () => {
  const [ana, bia] = [await makePerson(server.db), await makePerson(server.db)]
  await listen(ana)
  await listen(bia, webhookEvents, 0)
  const { venture_id } = await makePlace(server.db, { nome: 'Casa' })
  const rows = [ana, bia].map(({ id: user_id }) => ({ venture_id, user_id, position: 5, room: 2 }))
  await server.db.insertInto('venture_members').values(rows).execute()
  const invitation = await server.db
    .insertInto('invitations')
    .values({
      email: 'nova@test.example',
      nome: 'Nova',
      role: 4,
      locale: 'pt',
      venture_id,
      invited_by: ana.id,
      created_at: server.clock.now(),
      expires_at: server.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const state of ['accepted', 'accepted'] as const)
    await server.db.updateTable('invitations').set({ state }).where('id', '=', invitation.id).execute()
  expect(await toldTo(ana)).toEqual([
    ['invitation.accepted', { id: invitation.id, email: 'nova@test.example', role: 4, venture_id }],
    ['team.joined', { venture_id, nome: 'Casa', position: 5, room: 2 }],
  ])
  expect(await toldTo(bia)).toEqual([])
})

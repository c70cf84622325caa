import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signedInRoles } from '#contract/access/roles.ts'
import { FAILURES_MAX, TRIES_MAX, webhookCalls, webhookEvents, WEBHOOKS_MAX } from '#contract/webhook/webhook.ts'
import { makeAtom, makeLoop, makePerson, type MadePerson } from '#server/testing/make.ts'
import { scene } from '#server/testing/scene.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

interface Received {
  headers: IncomingHttpHeaders
  body: string
}
let received: Received[] = []
let answers = 200
const receiver = createServer((request, response) => {
  let body = ''
  request.on('data', (part: Buffer) => (body += part.toString()))
  request.on('end', () => {
    received.push({ headers: request.headers, body })
    response.writeHead(answers).end()
  })
})

let server: TestServer
let url = ''
beforeAll(async () => {
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${String((receiver.address() as AddressInfo).port)}`
  url = `${origin}/nucleo`
  server = await freshServer({ environment: { WEBHOOK_ALLOW: origin } })
})
afterAll(async () => {
  await server.close()
  await new Promise((done) => receiver.close(done))
})
beforeEach(async () => {
  await server.db.deleteFrom('webhooks').execute()
  server.clock.set('2026-03-10T15:00:00Z')
  server.sent.length = 0
  received = []
  answers = 200
})

const typesOf = (): unknown[] => received.map((it) => (JSON.parse(it.body) as { type: unknown }).type)

const make = async (person: MadePerson) => {
  const answer = await (await server.as(person)).call(webhookCalls.create, { url, events: [...webhookEvents] })
  expect(answer.status).toBe(201)
  return answer.body.data
}
/** Queues what waits, and runs each job once; tells how many of them failed. */
const deliver = async (): Promise<number> => {
  await server.runJob('webhook.queue')
  const jobs = server.sent.filter((it) => it.name === 'webhook.deliver')
  const ran = await Promise.allSettled(jobs.map((it) => server.runJob(it.name, it.payload)))
  return ran.filter((it) => it.status === 'rejected').length
}
const logOf = async (person: MadePerson, id: number) =>
  (await (await server.as(person)).call(webhookCalls.deliveries, { id })).body.data

test('tells of one’s own loops from start to conclusion, signed, each once and by an id', async () => {
  const { person, begun, stop, conclude } = await scene(server)
  const hook = await make(person)
  const id = await begun()
  server.clock.advance(600)
  await stop(id)
  await conclude(id)
  const other = await makePerson(server.db)
  await makeLoop(server.db, {
    user: other,
    atom: await makeAtom(server.db, { loopers: [other] }),
    from: '2026-03-10T12:00:00Z',
  })
  expect(await deliver()).toBe(0)
  expect(new Set(typesOf())).toEqual(new Set(['loop.started', 'loop.stopped', 'loop.concluded']))
  const key = Buffer.from(hook.secret.slice('whsec_'.length), 'base64')
  for (const { headers, body } of received) {
    const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`
    const signature = createHmac('sha256', key).update(signed).digest('base64')
    expect(headers['webhook-signature']).toBe(`v1,${signature}`)
    expect(JSON.parse(body)).toMatchObject({ id: headers['webhook-id'], data: { id, user_id: person.id } })
  }
  expect(new Set(received.map((it) => it.headers['webhook-id'])).size).toBe(3)
  expect((await logOf(person, hook.id)).map((it) => [it.status, it.attempts, it.answer])).toEqual(
    Array(3).fill(['sent', 1, 200]),
  )
  await deliver()
  expect(received).toHaveLength(3)
})

test('is verified as the documentation says, and a forged or old one is not', async () => {
  const at = '../../scripts/examples/verify-webhook.mjs'
  type Verify = (secret: string, message: { headers: object; body: string }, now: number) => boolean
  const { isGenuine } = (await import(at)) as { isGenuine: Verify }
  const person = await makePerson(server.db)
  const { id, secret } = await make(person)
  expect((await (await server.as(person)).call(webhookCalls.test, { id })).status).toBe(200)
  await deliver()
  const [first] = received
  if (!first) throw new Error('Nothing came.')
  const { headers, body } = first
  const now = Number(headers['webhook-timestamp']) * 1000
  expect(isGenuine(secret, { headers, body }, now)).toBe(true)
  expect(isGenuine(secret, { headers, body: `${body} ` }, now)).toBe(false)
  expect(isGenuine(`whsec_${'A'.repeat(43)}=`, { headers, body }, now)).toBe(false)
  expect(isGenuine(secret, { headers: { ...headers, 'webhook-signature': 'v1,' }, body }, now)).toBe(false)
  expect(isGenuine(secret, { headers, body }, now + 301_000)).toBe(false)
  expect(isGenuine(secret, { headers: {}, body }, now)).toBe(false)
  const { body: text } = await server.app.inject({ url: '/api/docs' })
  expect(text).toContain('webhook-signature')
})

test('a page that lies open hears of each try', async () => {
  const person = await makePerson(server.db)
  const { id } = await make(person)
  answers = 500
  await (await server.as(person)).call(webhookCalls.test, { id })
  await deliver()
  expect(server.liveEvents).toContainEqual(
    expect.objectContaining({ topic: `user:${person.id}`, event: 'webhook.changed' }),
  )
})

test('tells of a forced stop', async () => {
  const person = await makePerson(server.db)
  const atom = await makeAtom(server.db, { loopers: [person] })
  await make(person)
  await makeLoop(server.db, { user: person, atom, from: '2026-03-10T12:00:00Z' })
  await server.runJob('loop.forceStops')
  await deliver()
  expect(typesOf()).toContain('loop.forced')
})

test('the secret is shown once and sealed in the database', async () => {
  const person = await makePerson(server.db)
  const { id, secret } = await make(person)
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/)
  const row = await server.db.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect(row.secret).toMatch(/^v1\./)
  expect(JSON.stringify(await (await server.as(person)).call(webhookCalls.list, {}))).not.toContain('whsec')
})

describe('a receiver that fails', () => {
  const failFor = async (person: MadePerson, id: number) => {
    await server.db
      .insertInto('webhook_deliveries')
      .values({ webhook_id: id, event: 'loop.started', data: '{}', created_at: server.clock.now() })
      .execute()
    server.sent.length = 0
    await server.runJob('webhook.queue')
    const [queued] = server.sent
    if (!queued) expect.fail('nothing queued')
    for (let n = 1; n < TRIES_MAX; n += 1)
      await expect(server.runJob(queued.name, queued.payload)).rejects.toThrow('webhook: answer')
    await server.runJob(queued.name, queued.payload)
    return logOf(person, id)
  }

  test('is tried again, then given up; enough in a row switch it off and tell its person', async () => {
    answers = 500
    const person = await makePerson(server.db)
    const me = await server.as(person)
    const { id } = await make(person)
    const [first] = await failFor(person, id)
    expect(first).toMatchObject({ status: 'failed', attempts: TRIES_MAX, answer: 500, error: 'answer' })
    for (let n = 1; n < FAILURES_MAX; n += 1) await failFor(person, id)
    const [hook] = (await me.call(webhookCalls.list, {})).body.data
    expect(hook).toMatchObject({ on: false, failures: FAILURES_MAX })
    const notes = await server.db.selectFrom('notifications').select('word').where('user_id', '=', person.id).execute()
    expect(notes).toEqual([{ word: 'notification.webhookOff' }])
    const version = hook?.version ?? 0
    expect((await me.call(webhookCalls.update, { id, version, on: true })).body.data).toMatchObject({
      on: true,
      failures: 0,
    })
    expect((await me.raw(webhookCalls.update, { id, version, on: true })).status).toBe(409)
  })

  test('what was given up is sent again once by its owner, with its id and content, signed anew', async () => {
    answers = 500
    const person = await makePerson(server.db)
    const me = await server.as(person)
    const { id, secret, version } = await make(person)
    const [failed] = await failFor(person, id)
    const given = { id, delivery_id: failed?.id ?? '' }
    const [before] = received
    const stranger = await server.as(await makePerson(server.db, { role: 1 }))
    expect((await stranger.raw(webhookCalls.resend, given)).status).toBe(404)
    const other = await make(person)
    expect((await me.raw(webhookCalls.resend, { ...given, id: other.id })).status).toBe(404)

    await me.call(webhookCalls.update, { id, version, on: false })
    expect((await me.raw(webhookCalls.resend, given)).body['type']).toBe('/problems/webhook.resendOff')
    await me.call(webhookCalls.update, { id, version: version + 1, on: true })
    answers = 200
    server.clock.advance(3600)
    server.sent.length = 0
    expect((await me.call(webhookCalls.resend, given)).status).toBe(200)
    expect((await me.raw(webhookCalls.resend, given)).status).toBe(409)
    await deliver()
    const last = received.at(-1)
    expect([last?.headers['webhook-id'], last?.body]).toEqual([failed?.id, before?.body])
    const timestamp = String(server.clock.now().getTime() / 1000)
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
    const signature = createHmac('sha256', key)
      .update(`${given.delivery_id}.${timestamp}.${last?.body}`)
      .digest('base64')
    expect(last?.headers['webhook-signature']).toBe(`v1,${signature}`)
    expect(await logOf(person, id)).toMatchObject([{ id: failed?.id, status: 'sent', attempts: 1, error: null }])
    expect((await me.raw(webhookCalls.resend, given)).body['type']).toBe('/problems/webhook.resendNotFailed')
  })

  test('one that arrives in between begins the count anew', async () => {
    const person = await makePerson(server.db)
    const { id } = await make(person)
    answers = 500
    await failFor(person, id)
    answers = 200
    await server.db
      .insertInto('webhook_deliveries')
      .values({ webhook_id: id, event: 'loop.started', data: '{}', created_at: server.clock.now() })
      .execute()
    await deliver()
    expect((await (await server.as(person)).call(webhookCalls.list, {})).body.data[0]).toMatchObject({
      on: true,
      failures: 0,
    })
  })
})

test('a test is sent once, also while it is off, and not twice at a time', async () => {
  const person = await makePerson(server.db)
  const me = await server.as(person)
  const { id, version } = await make(person)
  await me.call(webhookCalls.update, { id, version, on: false })
  expect((await me.call(webhookCalls.test, { id })).status).toBe(200)
  expect((await me.raw(webhookCalls.test, { id })).status).toBe(409)
  await deliver()
  expect(typesOf()).toEqual(['webhook.test'])
  expect((await me.call(webhookCalls.test, { id })).status).toBe(200)
})

test('somebody who was switched off is told nothing more', async () => {
  const person = await makePerson(server.db)
  const { id } = await make(person)
  await server.db
    .insertInto('webhook_deliveries')
    .values({ webhook_id: id, event: 'loop.started', data: '{}', created_at: server.clock.now() })
    .execute()
  await server.db.updateTable('users').set({ status: 3 }).where('id', '=', person.id).execute()
  await deliver()
  expect(received).toEqual([])
})

test.each([
  'https://127.0.0.1/x',
  'https://localhost/x',
  'https://[::1]/',
  'https://10.0.0.8/',
  'https://169.254.169.254/',
  'https://[::ffff:10.0.0.1]/',
  'http://127.0.0.1:1/other-port',
])('%s is refused at its field, to create and to change', async (inside) => {
  const person = await makePerson(server.db)
  const me = await server.as(person)
  const { id, version } = await make(person)
  for (const [call, input] of [
    [webhookCalls.create, { url: inside, events: ['loop.started'] }],
    [webhookCalls.update, { id, version, url: inside }],
  ] as const)
    expect([(await me.raw(call, input)).status, (await me.raw(call, input)).body['errors']]).toMatchObject([
      422,
      [{ path: 'url' }],
    ])
})

test('every role keeps its own; a stranger finds none of them, nor its log', async () => {
  for (const role of signedInRoles) {
    const person = await makePerson(server.db, { role })
    const { id, version } = await make(person)
    const stranger = await server.as(await makePerson(server.db, { role: 1 }))
    expect((await stranger.call(webhookCalls.list, {})).body.data).toEqual([])
    for (const call of [webhookCalls.test, webhookCalls.remove, webhookCalls.deliveries])
      expect((await stranger.raw(call, { id })).status).toBe(404)
    expect((await stranger.raw(webhookCalls.update, { id, version, on: false })).status).toBe(404)
    expect((await (await server.as(person)).call(webhookCalls.remove, { id })).status).toBe(200)
  }
})

test(`${WEBHOOKS_MAX} at most, also of calls at once`, async () => {
  const me = await server.as(await makePerson(server.db))
  const all = await Promise.all(
    Array.from({ length: WEBHOOKS_MAX + 2 }, () => me.raw(webhookCalls.create, { url, events: ['loop.started'] })),
  )
  expect(all.filter((it) => it.status === 201)).toHaveLength(WEBHOOKS_MAX)
  expect(all.filter((it) => it.status === 409)).toHaveLength(2)
})

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { notificationCalls } from '#contract/notification/notification.calls.ts'
import { profileCalls } from '#contract/profile/profile.ts'
import { supportCalls } from '#contract/support/support.calls.ts'
import { mailNotes } from '#server/notification/mailNotes.data.ts'
import { notify } from '#server/notification/notification.data.ts'
import { isKnownZone } from '#server/profile/profile.data.ts'
import { makePerson } from '#server/testing/make.ts'
import { auditOf } from '#server/testing/scene.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await freshServer()
})
afterAll(() => server.close())

const somebody = async () => {
  const person = await makePerson(server.db, { nome: 'Ana' })
  const me = await server.as(person)
  const shown = async () => (await me.call(profileCalls.show, {})).body.data
  return { person, me, shown }
}

describe('own fields', () => {
  test('are shown with what others decide about the person', async () => {
    const { person, me } = await somebody()
    const at = { created_at: server.clock.now() }
    const sector = await server.db
      .insertInto('sectors')
      .values({ nome: 'Produto', ...at })
      .returning('id')
      .executeTakeFirstOrThrow()
    const area = await server.db
      .insertInto('areas')
      .values({ nome: 'Design', ...at })
      .returning('id')
      .executeTakeFirstOrThrow()
    await server.db.insertInto('user_areas').values({ user_id: person.id, area_id: area.id }).execute()
    const told = { sector_id: sector.id, contract_type: 2, valor_hora_centavos: 85_00 }
    await server.db.updateTable('users').set(told).where('id', '=', person.id).execute()
    const { data } = (await me.call(profileCalls.show, {})).body
    expect(data).toMatchObject({
      nome: 'Ana',
      email: person.email,
      role: 4,
      tipo: null,
      sector: { id: sector.id, nome: 'Produto' },
      areas: [{ id: area.id, nome: 'Design' }],
      contract_type: 2,
      commitment: null,
      valor_hora_centavos: 85_00,
      two_factor: false,
      recovery_left: 0,
      version: 1,
    })
    const kinds = data.notifications.map((it) => it.kind)
    expect(kinds).toEqual(expect.arrayContaining(['forcedStop', 'loopEdited', 'webhookOff']))
    expect(kinds).not.toContain('supportNew')
    const client = (await (await server.as(await makePerson(server.db, { role: 3 }))).call(profileCalls.show, {})).body
    const theirs = client.data.notifications.map((it) => it.kind)
    for (const kind of ['forcedStop', 'loopEdited', 'webhookOff'] as const) expect(theirs).not.toContain(kind)
  })

  test('are changed, audited and told to the other pages', async () => {
    const { person, me, shown } = await somebody()
    const { status, body } = await me.call(profileCalls.update, {
      version: 1,
      nome: ' Ana Maria ',
      zone: 'America/Manaus',
      locale: 'en',
    })
    expect([status, body.data]).toEqual([200, { ...(await shown()) }])
    expect(await shown()).toMatchObject({ nome: 'Ana Maria', zone: 'America/Manaus', locale: 'en', version: 2 })
    const [row] = (await auditOf(server, 'user', person.id)).filter((it) => it.event === 'user.profileEdited')
    expect(row?.detail).toEqual({
      before: { nome: 'Ana', zone: 'America/Sao_Paulo', locale: null },
      after: { nome: 'Ana Maria', zone: 'America/Manaus', locale: 'en' },
    })
    expect(server.liveEvents).toContainEqual(
      expect.objectContaining({ topic: `user:${person.id}`, event: 'profile.changed' }),
    )
  })

  test('take every name of a zone, today’s and former ones, and keep it as it is given', async () => {
    const { me, shown } = await somebody()
    const zones = ['Asia/Kolkata', 'Asia/Calcutta', 'Europe/Kyiv', 'Europe/Kiev', 'Etc/UTC', 'UTC', 'Etc/GMT+3']
    for (const [at, zone] of [...zones, 'America/Argentina/Buenos_Aires', 'America/Buenos_Aires'].entries()) {
      const { status } = await me.call(profileCalls.update, { version: at + 1, zone })
      expect([status, (await shown()).zone]).toEqual([200, zone])
    }
    // The database brings all names of IANA; `Factory` stands for no zone set.
    const { rows } = await sql<{ name: string }>`select name from pg_timezone_names
      where name !~ '^(posix/|right/|Factory$|posixrules$|localtime$)'`.execute(server.db)
    expect(rows.length).toBeGreaterThan(500)
    expect(rows.filter(({ name }) => !isKnownZone(name))).toEqual([])
  })

  test('that did not change are no change', async () => {
    const { me, shown } = await somebody()
    await me.call(profileCalls.update, { version: 1, nome: 'Ana' })
    expect((await shown()).version).toBe(1)
  })

  test.each([
    ['nome', { nome: '  ' }],
    ['nome', { nome: 'x'.repeat(121) }],
    ['locale', { locale: 'fr' }],
    ['zone', { zone: 'Mars/Olympus' }],
    ['zone', { zone: '+03:00' }],
    ['zone', { zone: '-0300' }],
    ['zone', { zone: "UTC'; drop table users" }],
    ['email', { email: 'other@test.example' }],
    ['role', { role: 1 }],
  ])('invalid: %s %j names the field', async (path, given) => {
    const { me, shown } = await somebody()
    const { status, body } = await me.raw(profileCalls.update, { version: 1, ...given })
    expect([status, body['errors']]).toEqual([422, [expect.objectContaining({ path })]])
    expect((await shown()).version).toBe(1)
  })

  test('changed elsewhere meanwhile: both versions', async () => {
    const { me } = await somebody()
    await me.call(profileCalls.update, { version: 1, nome: 'Bia' })
    const { status, body } = await me.raw(profileCalls.update, { version: 1, nome: 'Clara' })
    expect([status, body['current']]).toEqual([409, expect.objectContaining({ nome: 'Bia', version: 2 })])
  })
})

describe('choices of notifications', () => {
  const forced = (user_id: number) =>
    notify(server.db, [{ user_id, word: 'notification.loopForced', params: { atomo: 'X' } }], server.clock.now())

  test('a kind that is turned off reaches no bell, and only that person’s', async () => {
    const { person, me, shown } = await somebody()
    const other = await somebody()
    await me.call(profileCalls.notify, { kind: 'forcedStop', bell: false, mail: false })
    await forced(person.id)
    await forced(other.person.id)
    const count = async (it: typeof other) =>
      (await it.me.call(notificationCalls.list, { page: 1, per_page: 10 })).body.total
    expect([await count({ person, me, shown }), await count(other)]).toEqual([0, 1])
    expect((await shown()).notifications).toContainEqual({ kind: 'forcedStop', bell: false, mail: false })
    await me.call(profileCalls.notify, { kind: 'forcedStop', bell: true, mail: false })
    await forced(person.id)
    expect(await count({ person, me, shown })).toBe(1)
  })

  test('an answer of support is mailed unless the person does not want it', async () => {
    const { person, me } = await somebody()
    const admin = await server.as(await makePerson(server.db, { role: 1 }))
    const mails = async () =>
      (await server.db.selectFrom('mails').select('to_address').where('to_address', '=', person.email).execute()).length
    const filed = await me.raw(supportCalls.file, {
      subject: 'Ajuda',
      category: 'question',
      message: 'Como faço?',
      email: person.email,
    })
    expect(filed.status).toBeLessThan(300)
    const { id } = await server.db
      .selectFrom('support_messages')
      .select('id')
      .where('user_id', '=', person.id)
      .executeTakeFirstOrThrow()
    await admin.raw(supportCalls.reply, { id, message: 'Assim.' })
    expect(await mails()).toBe(1)
    await me.call(profileCalls.notify, { kind: 'supportAnswered', bell: true, mail: false })
    await admin.raw(supportCalls.reply, { id, message: 'E assim.' })
    expect(await mails()).toBe(1)
  })

  test('what is wanted by e-mail arrives there, in the person’s language', async () => {
    const { person, me } = await somebody()
    const note = { user_id: person.id, word: 'notification.loopForced' as const, params: { atomo: 'X' } }
    const frame = { db: server.db, services: server.services, now: server.clock.now() }
    const mails = () => server.db.selectFrom('mails').select('subject').where('to_address', '=', person.email).execute()
    await mailNotes(frame, [note])
    expect(await mails()).toEqual([])
    await me.call(profileCalls.notify, { kind: 'forcedStop', bell: true, mail: true })
    await me.call(profileCalls.update, { version: 1, locale: 'en' })
    await mailNotes(frame, [note])
    expect(await mails()).toEqual([{ subject: expect.stringContaining('was stopped because of inactivity') }])
  })

  test('of a kind that does not exist names the field', async () => {
    const { me } = await somebody()
    const { status, body } = await me.raw(profileCalls.notify, { kind: 'weather', bell: true, mail: true })
    expect([status, body['errors']]).toEqual([422, [expect.objectContaining({ path: 'kind' })]])
  })
})

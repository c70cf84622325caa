import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { defaultGrants, permissionsOf } from '#contract/access/can.ts'
import { authCalls } from '#contract/auth/auth.calls.ts'
import { allCalls } from '#contract/calls.ts'
import { loopCenterCalls } from '#contract/loop/loopCenter.ts'
import { permissionCalls } from '#contract/permission/permission.calls.ts'
import { profileCalls } from '#contract/profile/profile.ts'
import { privateToPerson } from '#server/kit/session/viewAsPrivate.ts'
import { makeAtom, makeLoop, makePerson, type MadePerson } from '#server/testing/make.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

let server: TestServer
let viewer: MadePerson
let looper: MadePerson
let other: MadePerson
let admin: Visitor
beforeAll(async () => {
  server = await freshServer()
  viewer = await makePerson(server.db, { role: 1 })
  looper = await makePerson(server.db)
  other = await makePerson(server.db)
  const atom = await makeAtom(server.db, { loopers: [looper, other] })
  for (const [user, day] of [
    [looper, 2],
    [other, 2],
    [other, 3],
  ] as const)
    await makeLoop(server.db, { user, atom, from: `2026-03-0${day}T12:00:00Z`, to: `2026-03-0${day}T13:00:00Z` })
})
beforeEach(async () => {
  admin = await server.as(viewer)
})
afterAll(() => server.close())

interface Asked {
  method?: string
  payload?: object
  as?: string
}

const ask = async (who: Visitor, url: string, { method = 'GET', payload, as }: Asked = {}) => {
  const answer = await server.app.inject({
    method: method as 'GET',
    url,
    headers: { authorization: `Bearer ${await who.token()}`, ...(as === undefined ? {} : { 'x-view-as': as }) },
    ...(payload ? { payload } : {}),
  })
  const json = String(answer.headers['content-type']).includes('json')
  return { status: answer.statusCode, body: json ? answer.json<Record<string, unknown>>() : {} }
}

const begin = (person: { id: number }, who = admin) => who.raw(permissionCalls.viewAsPerson, { person: person.id })
const header = (person: { id: number }) => `p${person.id}`
const me = (person: { id: number }, who = admin) => ask(who, authCalls.user.path, { as: header(person) })
const over = { status: 403, body: { type: '/problems/permission.viewAsOver' } }
const trail = async () =>
  server.db.selectFrom('audit').select(['event', 'actor_id', 'thing', 'thing_id', 'detail']).orderBy('id').execute()

describe('role 1 that looks as a person', () => {
  test('is told that person, has their rights and meets their rows', async () => {
    const total = async (as?: string) => (await ask(admin, loopCenterCalls.list.path, as ? { as } : {})).body['total']
    expect(await total()).toBe(3)
    const begun = await begin(looper)
    expect(begun.body).toMatchObject({ person: { id: looper.id, role: 4 }, until: '2026-03-10T16:00:00.000Z' })
    expect((await me(looper)).body['data']).toMatchObject({
      id: looper.id,
      role: 4,
      viewing_as: 4,
      viewing: { by: viewer.id },
      use_terms: true,
      permissions: permissionsOf(defaultGrants, 4),
    })
    expect(await total(header(looper))).toBe(1)
    expect((await ask(admin, permissionCalls.list.path, { as: header(looper) })).status).toBe(403)
    expect(await total()).toBe(3)
  })

  test('by the header alone is shown nobody: it begins with a call that is recorded', async () => {
    expect(await me(other)).toMatchObject(over)
    await begin(looper)
    expect(await me(other)).toMatchObject(over)
    // Another session of the same viewer has not begun either.
    expect(await me(looper, await server.as(viewer))).toMatchObject(over)
  })

  test('never as an administrator, nobody inactive or gone, and not once they become one', async () => {
    const role1 = await makePerson(server.db, { role: 1 })
    const leaver = await makePerson(server.db)
    await server.db.updateTable('users').set({ status: 0 }).where('id', '=', leaver.id).execute()
    for (const person of [role1, leaver, viewer, { id: 999_999 }]) {
      expect(await begin(person)).toMatchObject({ status: 404, body: { type: '/problems/permission.viewAsUnknown' } })
      expect(await me(person)).toMatchObject(over)
    }
    const riser = await makePerson(server.db)
    expect((await begin(riser)).status).toBe(200)
    expect((await me(riser)).status).toBe(200)
    await server.db.updateTable('users').set({ role: 1 }).where('id', '=', riser.id).execute()
    expect(await me(riser)).toMatchObject(over)
  })

  test('can write by no call, and reading as them leaves nothing behind but the record of who read', async () => {
    await begin(looper)
    const tables = await server.db.introspection.getTables()
    const quiet = tables.map((it) => it.name).filter((it) => !['audit', 'sessions', 'access_log'].includes(it))
    const print = async () => {
      const prints: Record<string, unknown> = {}
      for (const name of quiet) {
        const { rows } = await sql<{ it: string | null }>`
          select md5(string_agg(t::text, '|' order by t::text)) as it from ${sql.table(name)} t`.execute(server.db)
        prints[name] = rows[0]?.it
      }
      return prints
    }
    const before = await print()
    const known = (await trail()).length
    for (const { name, call } of allCalls) {
      const path = call.path
        .replace(':userId', String(looper.id))
        .replace(/:(\w*uuid)/g, '6f1b9a52-0000-4000-8000-000000000000')
        .replace(/:\w+/g, '1')
      const write = call.method !== 'GET'
      const answer = await ask(admin, path, {
        method: call.method,
        as: header(looper),
        ...(write ? { payload: {} } : {}),
      })
      if (write)
        expect([name, answer.status, answer.body['type']]).toEqual([name, 403, '/problems/permission.viewAsReadOnly'])
      else expect([name, answer.status < 500]).toEqual([name, true])
      if (!write && privateToPerson.has(call.path))
        expect([name, answer.body['type']]).toEqual([name, '/problems/permission.viewAsPrivate'])
    }
    expect(await print()).toEqual(before)
    const since = (await trail()).slice(known)
    expect(since.every((it) => it.actor_id === viewer.id)).toBe(true)
  })

  test('what is private names calls that there are, and the token that is renewed stays the viewer’s', async () => {
    const reads = new Set<string>(allCalls.filter(({ call }) => call.method === 'GET').map(({ call }) => call.path))
    expect([...privateToPerson].filter((it) => !reads.has(it))).toEqual([])
    await begin(looper)
    expect((await ask(admin, profileCalls.sessions.path, { as: header(looper) })).status).toBe(403)
    expect((await ask(admin, authCalls.refresh.path, { as: header(looper) })).status).toBe(200)
  })

  test('ends when they say so, after an hour, with another person and with the session; each is recorded', async () => {
    const from = (await trail()).length
    await begin(looper)
    await admin.raw(permissionCalls.stopViewAsPerson, {})
    expect(await me(looper)).toMatchObject(over)
    await begin(looper)
    await begin(other)
    expect([(await me(looper)).status, (await me(other)).status]).toEqual([403, 200])
    await server.db.updateTable('sessions').set({ viewing_until: '2026-03-10T14:59:59Z' }).execute()
    expect(await me(other)).toMatchObject(over)
    await begin(looper)
    await admin.raw(authCalls.logout, {})
    expect((await server.db.selectFrom('audit').selectAll().execute()).length).toBeGreaterThan(from)
    const told = (await trail()).slice(from).filter((it) => it.event.startsWith('viewAs.'))
    expect(told.map((it) => [it.event, it.actor_id, it.thing_id])).toEqual(
      [
        ['viewAs.started', looper],
        ['viewAs.ended', looper],
        ['viewAs.started', looper],
        ['viewAs.ended', looper],
        ['viewAs.started', other],
        ['viewAs.started', looper],
        ['viewAs.ended', looper],
      ].map(([event, who]) => [event, viewer.id, String((who as MadePerson).id)]),
    )
    expect(told[0]?.detail).toMatchObject({ role: 4, until: '2026-03-10T16:00:00.000Z' })
    expect(told.at(-1)?.detail).toEqual({ by: 'session' })
  })
})

describe('others', () => {
  test('cannot begin, cannot list, and get nothing from the header', async () => {
    for (const role of [2, 4, 7] as const) {
      const person = await server.as(await makePerson(server.db, { role }))
      expect((await begin(looper, person)).status).toBe(403)
      expect((await person.raw(permissionCalls.viewAsPeople, {})).status).toBe(403)
      expect((await me(looper, person)).body['data']).toMatchObject({ role, viewing: null })
    }
  })
})

describe('whom to choose', () => {
  test('by role, by venture and by name; administrators are not there', async () => {
    const nobody = await makePerson(server.db, { role: 2 })
    const place = await server.db.selectFrom('ventures').select(['id', 'nome']).limit(1).executeTakeFirstOrThrow()
    await server.db
      .insertInto('venture_members')
      .values({ venture_id: place.id, user_id: other.id })
      .onConflict((on) => on.doNothing())
      .execute()
    const found = async (wanted: object) => {
      const { body } = await admin.call(permissionCalls.viewAsPeople, wanted)
      return { ids: body.data.map((it) => it.id), ventures: body.ventures.map((it) => it.id) }
    }
    const all = await found({})
    expect([all.ids.includes(viewer.id), all.ids.includes(nobody.id)]).toEqual([false, true])
    const managers = await found({ role: 2 })
    expect([managers.ids.includes(nobody.id), managers.ids.includes(other.id)]).toEqual([true, false])
    const there = await found({ role: 4, projeto_id: place.id })
    expect([there.ids.includes(other.id), there.ids.includes(nobody.id)]).toEqual([true, false])
    expect(there.ventures).toContain(place.id)
    expect((await found({ q: '%' })).ids).toEqual([])
  })
})

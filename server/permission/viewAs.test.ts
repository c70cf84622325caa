import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { permissionsOf, defaultGrants } from '#contract/access/can.ts'
import type { Role } from '#contract/access/roles.ts'
import { authCalls } from '#contract/auth/auth.calls.ts'
import { allCalls } from '#contract/calls.ts'
import { loopCenterCalls } from '#contract/loop/loopCenter.ts'
import { permissionCalls } from '#contract/permission/permission.calls.ts'
import { makeAtom, makeLoop, makePerson } from '#server/testing/make.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

let server: TestServer
let admin: Visitor
beforeAll(async () => {
  server = await freshServer()
  admin = await server.as(await makePerson(server.db, { role: 1 }))
})
afterAll(() => server.close())

interface Asked {
  method?: string
  payload?: object
  as?: string
}

const ask = async (who: Visitor, url: string, { method = 'GET', payload, as }: Asked = {}) => {
  const token = await who.token()
  const answer = await server.app.inject({
    method: method as 'GET',
    url,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(as === undefined ? {} : { 'x-view-as': as }),
    },
    ...(payload ? { payload } : {}),
  })
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() }
}

const filled = (path: string): string => path.replace(/:\w+/g, '1')

describe('role 1 that views as another role', () => {
  test.each([2, 3, 4, 5, 6, 7, 8, 9, 10] as const)('is told the role and the permissions of %i', async (role: Role) => {
    const { body } = await ask(admin, authCalls.user.path, { as: String(role) })
    expect(body['data']).toMatchObject({ role, viewing_as: role, permissions: permissionsOf(defaultGrants, role) })
  })

  test('without the header is itself', async () => {
    const { body } = await ask(admin, authCalls.user.path)
    expect(body['data']).toMatchObject({ role: 1, viewing_as: null })
  })

  test('meets the doors and the rows of that role', async () => {
    const other = await makePerson(server.db)
    const atom = await makeAtom(server.db, { loopers: [other] })
    await makeLoop(server.db, { user: other, atom, from: '2026-03-02T12:00:00Z', to: '2026-03-02T13:00:00Z' })
    const total = async (as?: string) => (await ask(admin, loopCenterCalls.list.path, as ? { as } : {})).body['total']
    expect(await total()).toBe(1)
    expect(await total('4')).toBe(0)
    expect((await ask(admin, loopCenterCalls.list.path, { as: '3' })).status).toBe(403)
    expect((await ask(admin, permissionCalls.list.path, { as: '7' })).status).toBe(403)
  })

  test('can never write: every call of the product that is no GET is refused and leaves nothing', async () => {
    const writes = allCalls.filter(({ call }) => call.method !== 'GET')
    expect(writes.length).toBeGreaterThan(10)
    const counted = () =>
      server.db
        .selectFrom('audit')
        .select((on) => on.fn.countAll<number>().as('n'))
        .executeTakeFirst()
    const before = await counted()
    for (const { name, call } of writes) {
      const answer = await ask(admin, filled(call.path), { method: call.method, payload: {}, as: '4' })
      expect([name, answer.status, answer.body['type']]).toEqual([name, 403, '/problems/permission.viewAsReadOnly'])
      expect(String(answer.body['detail'])).toContain('nada pode ser alterado')
    }
    expect(await counted()).toEqual(before)
  })

  test.each(['0', '1', '11', '-4', '4.0', '4x', 'looper', ''])('as "%s" is a mistake, not a preview', async (as) => {
    const answer = await ask(admin, authCalls.user.path, { as })
    expect([answer.status, answer.body['type']]).toEqual([422, '/problems/permission.viewAsOnlyRoles'])
  })
})

describe('others', () => {
  test('get nothing from the header: they read and write as themselves', async () => {
    const person = await makePerson(server.db, { role: 4 })
    const looper = await server.as(person)
    for (const as of ['1', '7', '2']) {
      const { body } = await ask(looper, authCalls.user.path, { as })
      expect(body['data']).toMatchObject({ role: 4, viewing_as: null, permissions: permissionsOf(defaultGrants, 4) })
      expect((await ask(looper, permissionCalls.list.path, { as })).status).toBe(403)
    }
    const written = await ask(looper, authCalls.locale.path, { method: 'PUT', payload: { locale: 'en' }, as: '1' })
    expect(written.status).toBe(200)
  })

  test('a director cannot preview, and cannot begin one', async () => {
    const director = await server.as(await makePerson(server.db, { role: 7 }))
    const { body } = await ask(director, authCalls.user.path, { as: '1' })
    expect(body['data']).toMatchObject({ role: 7, viewing_as: null })
    expect((await director.raw(permissionCalls.viewAs, { role: 4 })).status).toBe(403)
    expect((await director.raw(permissionCalls.stopViewAs, { role: 4 })).status).toBe(403)
  })

  test('nobody stays nobody', async () => {
    expect((await ask(server.nobody, authCalls.user.path, { as: '1' })).status).toBe(401)
    const login = { email: 'x@test.example', password: 'wrong' }
    expect((await ask(server.nobody, authCalls.login.path, { method: 'POST', payload: login, as: '1' })).status).toBe(
      401,
    )
  })
})

describe('beginning and ending', () => {
  test('are audited, and only for another role that exists', async () => {
    expect((await admin.call(permissionCalls.viewAs, { role: 4 })).body).toEqual({ role: 4 })
    expect((await admin.call(permissionCalls.stopViewAs, { role: 4 })).body).toEqual({ role: 4 })
    const rows = await server.db
      .selectFrom('audit')
      .select(['event', 'thing', 'thing_id'])
      .orderBy('id', 'desc')
      .limit(2)
      .execute()
    expect(rows).toEqual([
      { event: 'viewAs.ended', thing: 'role', thing_id: '4' },
      { event: 'viewAs.started', thing: 'role', thing_id: '4' },
    ])
    for (const role of [0, 1, 11]) expect((await admin.raw(permissionCalls.viewAs, { role })).status).toBe(422)
  })
})

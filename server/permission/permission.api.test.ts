import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { permissions, type Permission } from '#contract/access/matrix.ts'
import { signedInRoles, type Role } from '#contract/access/roles.ts'
import { auditCalls } from '#contract/audit/audit.ts'
import { authCalls } from '#contract/auth/auth.calls.ts'
import { loopCenterCalls } from '#contract/loop/loopCenter.ts'
import { permissionCalls } from '#contract/permission/permission.calls.ts'
import { defaultsOf } from '#contract/permission/permission.rules.ts'
import { makePerson } from '#server/testing/make.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

let server: TestServer
let admin: Visitor
let adminId: number
beforeAll(async () => {
  server = await freshServer()
  const person = await makePerson(server.db, { role: 1, nome: 'Alice' })
  adminId = person.id
  admin = await server.as(person)
})
afterAll(() => server.close())

const version = async (): Promise<number> => (await admin.call(permissionCalls.list, {})).body.version
const heldBy = async (role: Role) => (await admin.call(permissionCalls.role, { role })).body.data.permissions
const change = async (role: number, it: { grant?: Permission[]; revoke?: Permission[] }) =>
  admin.call(permissionCalls.save, { role, version: await version(), ...it })

beforeEach(async () => {
  await admin.call(permissionCalls.resetAll, { version: await version() })
  server.liveEvents.length = 0
})

describe('reading', () => {
  test('the roles tell their people, their permissions and how far they are from the default', async () => {
    await makePerson(server.db, { role: 6 })
    await makePerson(server.db, { role: 6, status: 3 })
    await change(6, { grant: ['order.pay', 'order.edit'], revoke: ['order.open'] })
    const { status, body } = await admin.call(permissionCalls.roles, {})
    expect(status).toBe(200)
    expect(body.data.map((it) => it.role)).toEqual([0, ...signedInRoles])
    expect(body.data[6]).toMatchObject({
      role: 6,
      people: 1,
      permissions: defaultsOf(6).length + 1,
      added: 2,
      removed: 1,
      changed_by: { id: adminId, nome: 'Alice Teste' },
      changed_at: server.clock.now().toISOString(),
    })
    expect(body.data[0]).toMatchObject({ permissions: 0, added: 0, removed: 0 })
  })

  test('one role, and the whole matrix, are what is in force', async () => {
    const { body } = await admin.call(permissionCalls.role, { role: 3 })
    expect(body.data).toEqual({ role: 3, people: 0, permissions: defaultsOf(3), version: await version() })
    const matrix = await admin.call(permissionCalls.list, {})
    expect(matrix.body.data.map((it) => it.id)).toEqual([...permissions])
    expect(matrix.body.data.find((it) => it.id === 'loop.run')?.roles).toEqual([1, 4, 7])
    expect(matrix.body.data.find((it) => it.id === 'finance.open')?.roles).toEqual([])
  })

  test('one permission tells who holds it, the calls that need it and its changes, newest first', async () => {
    await change(8, { grant: ['loop.list'] })
    server.clock.advance(60)
    await change(8, { revoke: ['loop.list'] })
    const { body } = await admin.call(permissionCalls.show, { id: 'loop.list' })
    expect(body.data.roles).toEqual([1, 2, 4, 7])
    expect(body.data.people.find((it) => it.role === 1)).toEqual({ role: 1, people: 1 })
    expect(body.data.calls.map((it) => `${it.method} ${it.path}`)).toContain('GET /api/loops')
    expect(body.data.history.slice(0, 2)).toMatchObject([
      { role: 8, held: false, reason: 'edit', actor: { id: adminId, nome: 'Alice Teste' } },
      { role: 8, held: true, reason: 'edit' },
    ])
  })

  test('a permission that gates no call has none', async () => {
    const { body } = await admin.call(permissionCalls.show, { id: 'loop.seeValue' })
    expect(body.data.calls).toEqual([])
  })
})

describe('editing', () => {
  test('takes effect on the next call of somebody already signed in, on server and in what the web is told', async () => {
    const supervisor = await server.as(await makePerson(server.db, { role: 8 }))
    expect((await supervisor.call(loopCenterCalls.list, {})).status).toBe(403)
    await change(8, { grant: ['loop.list'] })
    expect((await supervisor.call(loopCenterCalls.list, {})).status).toBe(200)
    expect((await supervisor.call(authCalls.user, {})).body.data.permissions).toContain('loop.list')
    await change(8, { revoke: ['loop.list'] })
    expect((await supervisor.call(loopCenterCalls.list, {})).status).toBe(403)
    expect((await supervisor.call(authCalls.user, {})).body.data.permissions).not.toContain('loop.list')
  })

  test('answers the role as it now is, with the next version', async () => {
    const before = await version()
    const { status, body } = await change(5, { grant: ['atom.edit'], revoke: ['deck.edit'] })
    expect(status).toBe(200)
    expect(body.message).toBe('Permissões salvas.')
    expect(body.data.version).toBe(before + 1)
    expect(body.data.permissions).toContain('atom.edit')
    expect(body.data.permissions).not.toContain('deck.edit')
  })

  test('tells every page, with the roles concerned', async () => {
    const before = await version()
    await change(5, { grant: ['atom.edit'] })
    await expect
      .poll(() => server.liveEvents)
      .toContainEqual({ topic: 'grants', event: 'grants.changed', data: { version: before + 1, roles: [5] } })
  })

  test('is audited: who, what, before and after', async () => {
    await change(9, { grant: ['asset.open'] })
    const rows = await server.db
      .selectFrom('audit')
      .selectAll()
      .where('event', '=', 'permission.changed')
      .where('thing_id', '=', 'asset.open')
      .execute()
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({
      actor_id: adminId,
      thing: 'permission',
      ip: '127.0.0.1',
      detail: { role: 9, before: false, after: true, reason: 'edit' },
    })
    const listed = await admin.call(auditCalls.list, { event: 'permission', thing_id: 'asset.open' })
    expect(listed.body).toMatchObject({ total: 1, data: [{ actor: { nome: 'Alice Teste' } }] })
  })

  test('what is already so changes nothing: no audit, no new version, nobody told', async () => {
    const before = await version()
    const { status, body } = await change(4, { grant: ['loop.run'], revoke: ['order.pay'] })
    expect([status, body.data.version]).toEqual([200, before])
    expect(server.liveEvents).toEqual([])
  })

  test('may give a permission that nobody holds by default', async () => {
    await change(6, { grant: ['finance.open'] })
    expect(await heldBy(6)).toContain('finance.open')
  })

  test('comes too late: 409 with what is in force, and nothing changed', async () => {
    const seen = await version()
    await change(2, { grant: ['order.edit'] })
    const late = await admin.raw(permissionCalls.save, { role: 4, version: seen, grant: ['order.pay'] })
    expect(late.status).toBe(409)
    expect(late.body).toMatchObject({ current: { role: 4, version: seen + 1, permissions: defaultsOf(4) } })
    expect(await heldBy(4)).toEqual(defaultsOf(4))
    for (const call of [permissionCalls.reset, permissionCalls.resetAll]) {
      const answer = await admin.raw(call, { ...(call === permissionCalls.reset ? { role: 2 } : {}), version: seen })
      expect([answer.status, await version()]).toEqual([409, seen + 1])
    }
    expect(await heldBy(2)).toContain('order.edit')
  })

  test('of two who save at once, one wins and the other is told', async () => {
    const seen = await version()
    const answers = await Promise.all(
      [2, 4, 5, 6].map((role) => admin.raw(permissionCalls.save, { role, version: seen, grant: ['asset.sell'] })),
    )
    expect(answers.map((it) => it.status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409])
    expect(await version()).toBe(seen + 1)
  })
})

describe('what cannot be', () => {
  test.each([['grant'], ['revoke']])('%s of a permission over permissions is refused for every role', async (way) => {
    for (const role of [1, 7]) {
      for (const id of ['permission.open', 'permission.edit']) {
        const answer = await admin.raw(permissionCalls.save, { role, version: await version(), [way]: [id] })
        expect([role, id, answer.status, answer.body['type']]).toEqual([role, id, 422, '/problems/permission.fixed'])
      }
    }
    expect(await heldBy(1)).toEqual(defaultsOf(1))
  })

  test('role 1 that drops everything it may can still open and give it back', async () => {
    const all = defaultsOf(1).filter((id) => !id.startsWith('permission.'))
    expect((await change(1, { revoke: all })).status).toBe(200)
    expect(await heldBy(1)).toEqual(['permission.open', 'permission.edit'])
    expect((await admin.call(auditCalls.list, {})).status).toBe(403)
    expect((await admin.call(permissionCalls.reset, { role: 1, version: await version() })).status).toBe(200)
    expect((await admin.call(auditCalls.list, {})).status).toBe(200)
  })

  test('role 0, unknown roles and unknown permissions are 422, each at its field', async () => {
    for (const role of [0, 11, -1, 'x', '1e0']) {
      for (const call of [permissionCalls.role, permissionCalls.save, permissionCalls.reset]) {
        const answer = await admin.raw(call, { role, ...(call.method === 'GET' ? {} : { version: 0 }) })
        expect([role, call.path, answer.status]).toEqual([role, call.path, 422])
        expect(answer.body['errors']).toMatchObject([{ path: 'role' }])
      }
    }
    const unknown = await admin.raw(permissionCalls.save, { role: 4, version: 0, grant: ['loop.run', 'loop.fly'] })
    expect(unknown.status).toBe(422)
    expect(unknown.body['errors']).toEqual([{ path: 'grant.1', message: 'Esta permissão não existe.' }])
    expect((await admin.raw(permissionCalls.show, { id: 'loop.fly' })).status).toBe(422)
    expect((await admin.raw(permissionCalls.save, { role: 4, grant: ['order.pay'] })).status).toBe(422)
  })

  test('granting and revoking the same is refused', async () => {
    const answer = await change(4, { grant: ['order.pay'], revoke: ['order.pay'] })
    expect(answer.status).toBe(422)
    expect(await heldBy(4)).not.toContain('order.pay')
  })

  test('nobody but role 1 reads or writes here, whatever the role is granted', async () => {
    const calls = Object.values(permissionCalls)
    for (const role of signedInRoles.filter((it) => it !== 1)) {
      const me = await server.as(await makePerson(server.db, { role }))
      for (const call of calls) {
        const answer = await me.raw(call, { role: 4, id: 'loop.run', version: 0 })
        expect([role, call.path, answer.status]).toEqual([role, call.path, 403])
      }
    }
    for (const call of calls) expect((await server.nobody.raw(call, {})).status).toBe(401)
  })
})

describe('resetting', () => {
  test('one role goes back, others stay as they were edited', async () => {
    await change(4, { grant: ['order.pay'], revoke: ['loop.run'] })
    await change(5, { grant: ['order.pay'] })
    const { body } = await admin.call(permissionCalls.reset, { role: 4, version: await version() })
    expect(body.data.permissions).toEqual(defaultsOf(4))
    expect(await heldBy(5)).toContain('order.pay')
    const { body: shown } = await admin.call(permissionCalls.show, { id: 'loop.run' })
    expect(shown.data.history[0]).toMatchObject({ role: 4, held: true, reason: 'reset' })
  })

  test('all roles go back', async () => {
    await change(4, { grant: ['order.pay'] })
    await change(5, { revoke: ['deck.edit', 'deck.open'] })
    const { status, body } = await admin.call(permissionCalls.resetAll, { version: await version() })
    expect([status, body.changed]).toEqual([200, 3])
    for (const role of signedInRoles) expect(await heldBy(role)).toEqual(defaultsOf(role))
  })
})

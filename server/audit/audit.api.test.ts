import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signedInRoles } from '#contract/access/roles.ts'
import { auditCalls } from '#contract/audit/audit.ts'
import { authCalls } from '#contract/auth/auth.calls.ts'
import { insertAccesses } from '#server/accessLog/accessLog.data.ts'
import { auditByServer, writeAudit } from '#server/kit/audit.ts'
import { makePerson, testPassword } from '#server/testing/make.ts'
import { textOfPdf } from '#server/testing/pdf.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

let server: TestServer
let admin: Visitor
let bia: { id: number; email: string }
beforeAll(async () => {
  server = await freshServer({ at: '2026-03-10T15:00:00Z' })
  admin = await server.as(await makePerson(server.db, { role: 1, nome: 'Alice' }))
  bia = await makePerson(server.db, { role: 4, nome: 'Bia' })
  const frame = { actor_id: bia.id, request_id: 'r-1', ip: '198.51.100.7' }
  await writeAudit(
    server.db,
    { event: 'loop.edited', thing: 'loop', thing_id: 5, detail: { tipo: 2 } },
    { at: new Date('2026-03-01T12:00:00Z'), ...frame },
  )
  await writeAudit(
    server.db,
    { event: 'loop.deleted', thing: 'loop', thing_id: 6 },
    { at: new Date('2026-03-02T02:59:00Z'), ...frame },
  )
  await auditByServer(
    server.db,
    { event: 'order.closed', thing: 'order', thing_id: 5 },
    new Date('2026-03-02T03:00:00Z'),
  )
  const row = { ip: '198.51.100.7', port: 50_000, method: 'GET', status: 200 }
  await insertAccesses(server.db, [
    { ...row, time: new Date('2026-03-01T12:00:00Z'), user_id: bia.id, route: '/api/loops' },
    {
      ...row,
      time: new Date('2026-03-02T12:00:00Z'),
      user_id: null,
      route: '/api/auth/login',
      method: 'POST',
      status: 401,
    },
  ])
})
afterAll(() => server.close())

const events = async (filter: Parameters<typeof admin.call<typeof auditCalls.list>>[1]) =>
  (await admin.call(auditCalls.list, filter)).body.data.map((it) => it.event)

describe('the audit', () => {
  test('is a page of actions, newest first, with who, what and the detail', async () => {
    const { status, body } = await admin.call(auditCalls.list, { per_page: 2 })
    expect(status).toBe(200)
    expect(body).toMatchObject({ total: 3, page: 1, per_page: 2 })
    expect(body.data.map((it) => it.event)).toEqual(['order.closed', 'loop.deleted'])
    expect(body.data[0]?.actor).toBeNull()
    const second = await admin.call(auditCalls.list, { per_page: 2, page: 2 })
    expect(second.body.data).toMatchObject([
      {
        event: 'loop.edited',
        at: '2026-03-01T12:00:00.000Z',
        actor: { id: bia.id, nome: 'Bia Teste' },
        thing: 'loop',
        thing_id: '5',
        detail: { tipo: 2 },
        ip: '198.51.100.7',
        request_id: 'r-1',
      },
    ])
  })

  test('is filtered by event or noun, person, thing, day in one’s zone, and words', async () => {
    expect(await events({ event: 'loop.edited' })).toEqual(['loop.edited'])
    expect(await events({ event: 'loop' })).toEqual(['loop.deleted', 'loop.edited'])
    expect(await events({ event: 'loo' })).toEqual([])
    expect(await events({ actor_id: bia.id, sort: 'at' })).toEqual(['loop.edited', 'loop.deleted'])
    expect(await events({ thing: 'order', thing_id: '5' })).toEqual(['order.closed'])
    // 02:59 UTC is still the day before in São Paulo.
    expect(await events({ from: '2026-03-02' })).toEqual(['order.closed'])
    expect(await events({ to: '2026-03-01' })).toEqual(['loop.deleted', 'loop.edited'])
    expect(await events({ q: 'bia t' })).toEqual(['loop.deleted', 'loop.edited'])
    expect(await events({ q: '%' })).toEqual([])
  })

  test('holds sign-ins, good and bad, with the address', async () => {
    await server.nobody.raw(authCalls.login, { email: bia.email, password: 'Errada-123' })
    const off = await makePerson(server.db, { status: 3 })
    await server.nobody.raw(authCalls.login, { email: off.email, password: testPassword })
    const careful = await makePerson(server.db, { two_factor_secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' })
    await (await server.as(careful)).raw(authCalls.verify, { code: '000000' })
    await server.nobody.call(authCalls.login, { email: bia.email, password: testPassword })
    const { body } = await admin.call(auditCalls.list, { event: 'auth' })
    expect(body.data).toMatchObject([
      { event: 'auth.signedIn', actor: { id: bia.id }, thing: 'user', thing_id: String(bia.id), ip: '127.0.0.1' },
      { event: 'auth.factorFailed', actor: null, thing_id: String(careful.id) },
      { event: 'auth.refused', actor: null, thing_id: String(off.id), detail: { registration: 'off' } },
      { event: 'auth.failed', actor: null, thing: 'user', thing_id: String(bia.id), ip: '127.0.0.1' },
    ])
    expect(JSON.stringify(body)).not.toContain('Errada-123')
  })
})

describe('the access log', () => {
  test('is read newest first, and filtered', async () => {
    const { status, body } = await admin.call(auditCalls.access, { per_page: 100 })
    expect(status).toBe(200)
    expect(body.data.slice(-2)).toMatchObject([
      { time: '2026-03-02T12:00:00.000Z', user: null, method: 'POST', route: '/api/auth/login', status: 401 },
      { user: { id: bia.id, nome: 'Bia Teste' }, ip: '198.51.100.7', port: 50_000, route: '/api/loops', status: 200 },
    ])
    const total = async (filter: Parameters<typeof admin.call<typeof auditCalls.access>>[1]) =>
      (await admin.call(auditCalls.access, { ip: '198.51.100.7', ...filter })).body.total
    expect(await total({})).toBe(2)
    expect(await total({ status: 401 })).toBe(1)
    expect(await total({ user_id: bia.id })).toBe(1)
    expect(await total({ method: 'POST' })).toBe(1)
    expect(await total({ route: '/api/loops' })).toBe(1)
    expect(await total({ from: '2026-03-02', to: '2026-03-02' })).toBe(1)
    expect(await total({ q: 'login' })).toBe(1)
  })
})

describe('one action', () => {
  test('is shown whole, with the person it is about by name; another id is not found', async () => {
    const [row] = (await admin.call(auditCalls.list, { event: 'auth.failed' })).body.data
    const { body } = await admin.call(auditCalls.show, { id: row?.id ?? 0 })
    expect(body.data).toMatchObject({ event: 'auth.failed', thing: 'user', thing_id: String(bia.id) })
    expect(body.data.thing_name).toBe('Bia Teste')
    expect((await admin.raw(auditCalls.show, { id: 999_999 })).status).toBe(404)
    expect((await admin.raw(auditCalls.show, { id: 0 })).status).toBe(422)
  })
})

describe('an export', () => {
  const text = async (path: string, filter: Record<string, string>) => {
    const { body, headers } = await server.app.inject({
      url: `${path}?${new URLSearchParams({ format: 'csv', ...filter }).toString()}`,
      headers: { authorization: `Bearer ${await admin.token()}`, 'x-locale': 'pt' },
    })
    return { lines: body.slice(1).trim().split('\r\n'), rows: headers['x-row-count'] }
  }

  test('of the audit holds exactly the filter, in words, and is itself audited', async () => {
    const filter = { event: 'loop', columns: 'event,actor,thing', sort: 'at' }
    const { lines, rows } = await text('/api/audit/export', filter)
    expect(rows).toBe('2')
    expect(lines[0]).toBe('Ato;Quem;Objeto')
    expect(lines.slice(1)).toEqual(['Loop editado;Bia Teste;Loop 5', 'Loop excluído;Bia Teste;Loop 6'])
    const [last] = (await admin.call(auditCalls.list, { per_page: 1 })).body.data
    expect(last).toMatchObject({
      event: 'audit.exported',
      thing: 'audit',
      detail: { event: 'loop', format: 'csv', count: 2 },
    })
  })

  test('of the audit, newest first, begins before itself and loses no old row for it', async () => {
    const { lines, rows } = await text('/api/audit/export', { columns: 'event,actor' })
    const { data, total } = (await admin.call(auditCalls.list, { per_page: 100 })).body
    expect([Number(rows), lines.length - 1]).toEqual([total - 1, total - 1])
    expect(data[0]).toMatchObject({ event: 'audit.exported', detail: { count: total - 1 } })
    const before = await text('/api/audit/export', { columns: 'event,actor', sort: 'at' })
    expect(lines.at(-1)).toBe(before.lines[1])
  })

  test('as PDF says in words what was filtered', async () => {
    const pdf = async (path: string, filter: Record<string, string>) => {
      const { rawPayload } = await server.app.inject({
        url: `${path}?${new URLSearchParams({ format: 'pdf', ...filter }).toString()}`,
        headers: { authorization: `Bearer ${await admin.token()}`, 'x-locale': 'pt' },
      })
      return (await textOfPdf(rawPayload)).replace(/\s+/g, ' ')
    }
    const filter = { event: 'loop', actor_id: String(bia.id), thing: 'loop', from: '2026-01-01', to: '2026-12-31' }
    const audit = await pdf('/api/audit/export', filter)
    expect(audit).toContain('Período: 01/01/2026 a 31/12/2026 Ato: Loops Quem: Bia Teste Objeto: Loop Linhas: 2')
    const access = await pdf('/api/audit/access/export', { method: 'GET', status: '5xx', ip: '192.0.2.9', q: 'nada' })
    expect(access).toContain('Período: todo o registro Método: GET Resposta: Falhou Endereço IP: 192.0.2.9 Busca: nada')
    expect(access).toContain('Nada neste filtro.')
  })

  test('of the access log goes through all of it, piece by piece', async () => {
    const row = { ip: '192.0.2.1', port: 1, method: 'GET', status: 503, user_id: null, route: '/api/loops' }
    const time = new Date('2026-02-01T12:00:00Z')
    await insertAccesses(
      server.db,
      Array.from({ length: 2300 }, (_, index) => ({ ...row, time, port: 40_000 + index })),
    )
    for (const sort of ['time', '-time']) {
      const { lines, rows } = await text('/api/audit/access/export', { status: '5xx', columns: 'port,status', sort })
      expect(rows).toBe('2300')
      const ports = lines.slice(1).map((it) => Number(it.split(';')[0]))
      const inOrder = Array.from({ length: 2300 }, (_, index) => 40_000 + index)
      expect(ports).toEqual(sort === 'time' ? inOrder : inOrder.toReversed())
    }
    expect((await admin.call(auditCalls.access, { status: '4xx', ip: '198.51.100.7' })).body.total).toBe(1)
  })
})

test('a period moves on with the calendar', async () => {
  const total = async (period: 'month' | 'lastMonth') =>
    (await admin.call(auditCalls.access, { period, ip: '192.0.2.1' })).body.total
  expect(await total('month')).toBe(0)
  expect(await total('lastMonth')).toBe(2300)
})

test('people to filter by are all of them, by name', async () => {
  const { body } = await admin.call(auditCalls.people, {})
  expect(body.data.slice(0, 2)).toMatchObject([
    { id: expect.any(Number), nome: 'Alice Teste' },
    { id: bia.id, nome: 'Bia Teste' },
  ])
  const gone = await makePerson(server.db, { nome: 'Zoé', status: 3 })
  const found = await admin.call(auditCalls.people, { q: 'zoe' })
  expect(found.body.data).toMatchObject([{ id: gone.id, nome: 'Zoé Teste', gone: false }])
})

describe('doors', () => {
  test('open for role 1 alone, and what is no filter is 422', async () => {
    const { show, neighbours, accessNeighbours, ...lists } = auditCalls
    const looper = await server.as(bia)
    for (const call of [show, neighbours, accessNeighbours])
      expect((await looper.raw(call, { id: 1 })).status).toBe(403)
    for (const call of Object.values(lists)) {
      for (const role of signedInRoles.filter((it) => it !== 1)) {
        const me = await server.as(await makePerson(server.db, { role }))
        expect([role, (await me.raw(call, {})).status]).toEqual([role, 403])
      }
      expect((await server.nobody.raw(call, {})).status).toBe(401)
      const file = call.file ? { format: 'csv' as const } : {}
      const wrongs =
        call.path === lists.people.path ? [{ page: 0 }] : [{ from: 'yesterday' }, { period: 'decade' }, { sort: 'ip' }]
      for (const wrong of [...wrongs, { strange: 1 }])
        expect([wrong, (await admin.raw(call, { ...file, ...wrong })).status]).toEqual([wrong, 422])
    }
  })
})

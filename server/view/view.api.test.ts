import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { STATE_MAX, type TableState } from '#contract/kit/tableState.ts'
import { NAME_MAX, viewCalls, VIEWS_MAX } from '#contract/view/view.ts'
import { makePerson } from '#server/testing/make.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

let server: TestServer
let ana: Visitor
let bia: Visitor
let admin: Visitor
let director: Visitor
beforeAll(async () => {
  server = await freshServer()
  ana = await server.as(await makePerson(server.db, { role: 4, nome: 'Ana' }))
  bia = await server.as(await makePerson(server.db, { role: 2, nome: 'Bia' }))
  admin = await server.as(await makePerson(server.db, { role: 1 }))
  director = await server.as(await makePerson(server.db, { role: 7 }))
})
afterAll(() => server.close())

let serial = 0
const state: TableState = {
  filters: { status: '2,3', period: 'week' },
  q: 'revisão',
  sort: '-total',
  columns: ['atomo', 'total'],
  density: 'compact',
  per_page: 25,
}
const make = async (who: Visitor, more: Readonly<Record<string, unknown>> = {}) => {
  const nome = `Visão ${(serial += 1)}`
  const { status, body } = await who.raw(viewCalls.create, { table_id: 'loops', nome, state, ...more })
  expect(status).toBe(200)
  return viewCalls.create.output.parse(body).data
}
const listed = async (who: Visitor) => (await who.call(viewCalls.list, { table: 'loops' })).body
const idsOf = async (who: Visitor) => (await listed(who)).data.map((it) => it.id)

describe('a view', () => {
  test('is kept as it was saved and found by its owner only', async () => {
    const view = await make(ana)
    expect(view).toMatchObject({ shared: false, state, owner: { nome: 'Ana Teste' }, editable: true, version: 1 })
    expect((await listed(ana)).data).toContainEqual(view)
    for (const other of [bia, admin, director]) expect(await idsOf(other)).not.toContain(view.id)
  })

  test('shared, is seen by everybody who may list the table, and editable for 1 and 7', async () => {
    const view = await make(ana, { shared: true })
    const seen = async (who: Visitor) => (await listed(who)).data.find((it) => it.id === view.id)
    expect(await seen(bia)).toEqual({ ...view, editable: false })
    expect(await seen(admin)).toEqual(view)
    expect(await seen(director)).toEqual(view)
  })

  test('keeps its owner and gets a version when another administrator edits it', async () => {
    const view = await make(bia, { shared: true })
    const { body } = await director.call(viewCalls.update, { id: view.id, version: 1, nome: 'Da diretoria' })
    expect(body.data).toEqual({ ...view, nome: 'Da diretoria', version: 2 })
  })

  test('is renamed, shared and rewritten one at a time', async () => {
    const view = await make(ana)
    const next: TableState = { filters: { tipo: '8' }, sort: 'fim' }
    await ana.call(viewCalls.update, { id: view.id, version: 1, nome: '  Reuniões  ' })
    await ana.call(viewCalls.update, { id: view.id, version: 2, shared: true })
    const { body } = await ana.call(viewCalls.update, { id: view.id, version: 3, state: next })
    expect(body.data).toEqual({ ...view, nome: 'Reuniões', shared: true, state: next, version: 4 })
  })

  test('is listed by name whatever its case', async () => {
    const { id } = await makePerson(server.db, { role: 4 })
    const me = await server.as({ id })
    for (const nome of ['b', 'A', 'c']) await make(me, { nome })
    const names = (await listed(me)).data.filter((it) => it.owner.id === id).map((it) => it.nome)
    expect(names).toEqual(['A', 'b', 'c'])
  })
})

describe('what is refused', () => {
  const bad: [string, Readonly<Record<string, unknown>>, string][] = [
    ['no name', { nome: '  ' }, 'nome'],
    ['a name too long', { nome: 'x'.repeat(NAME_MAX + 1) }, 'nome'],
    ['an unknown table', { table_id: 'senhas' }, 'table_id'],
    ['no table', { table_id: 'a b' }, 'table_id'],
    ['an unknown filter', { state: { filters: { senha: '1' } } }, 'state.filters.senha'],
    ['a value the list refuses', { state: { filters: { status: '9' } } }, 'state.filters.status.0'],
    ['a field of the state among the filters', { state: { filters: { per_page: '25' } } }, 'state.filters.per_page'],
    ['an unknown sort', { state: { filters: {}, sort: '-senha' } }, 'state.sort'],
    ['an unknown column', { state: { filters: {}, columns: ['atomo', 'senha'] } }, 'state.columns.1'],
    ['a column twice', { state: { filters: {}, columns: ['atomo', 'atomo'] } }, 'state.columns.1'],
    ['another size', { state: { filters: {}, per_page: 11 } }, 'state.per_page'],
    ['another density', { state: { filters: {}, density: 'tight' } }, 'state.density'],
    ['an unknown field', { state: { filters: {}, color: 'red' } }, 'state.color'],
  ]
  test.each(bad)('%s names its field', async (_, more, path) => {
    const { status, body } = await ana.raw(viewCalls.create, { table_id: 'loops', nome: 'Ruim', state, ...more })
    expect(status).toBe(422)
    expect(body['errors']).toMatchObject([{ path }])
  })

  test('a state over 8 kB', async () => {
    const filters = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`f${index}`, 'é'.repeat(500)]))
    expect(Buffer.byteLength(JSON.stringify({ filters }))).toBeGreaterThan(STATE_MAX)
    const { status, body } = await ana.raw(viewCalls.create, { table_id: 'loops', nome: 'Grande', state: { filters } })
    expect({ status, type: body['type'] }).toEqual({ status: 422, type: '/problems/view.tooBig' })
  })

  test('a name one already uses for the table, also when bringing a view back', async () => {
    const view = await make(ana, { nome: 'Única' })
    const again = await ana.raw(viewCalls.create, { table_id: 'loops', nome: 'úNICA', state })
    expect(again).toMatchObject({ status: 409, body: { type: '/problems/view.nameTaken', errors: [{ path: 'nome' }] } })
    await make(bia, { nome: 'Única' })
    await ana.call(viewCalls.remove, { id: view.id, version: 1 })
    await make(ana, { nome: 'Única' })
    expect((await ana.raw(viewCalls.restore, { id: view.id })).status).toBe(409)
  })

  test('more views than a list can show, also when they come at once', async () => {
    const person = await makePerson(server.db, { role: 4 })
    const me = await server.as(person)
    const row = { table_id: 'loops', user_id: person.id, state: JSON.stringify(state), created_at: server.clock.now() }
    const rows = Array.from({ length: VIEWS_MAX - 1 }, (_, index) => ({ ...row, nome: `N ${index}` }))
    await server.db.insertInto('table_views').values(rows).execute()
    const create = (nome: string) => me.raw(viewCalls.create, { table_id: 'loops', nome, state })
    const answers = await Promise.all(['A', 'B', 'C', 'D', 'E'].map(create))
    expect(answers.filter((it) => it.status === 200)).toHaveLength(1)
    const { status, body } = await create('Mais')
    expect({ status, type: body['type'] }).toEqual({ status: 422, type: '/problems/view.tooMany' })
  })

  test('every call about a table that the role may not list, and every call of nobody', async () => {
    const view = await make(admin, { shared: true })
    const touches = [
      [viewCalls.list, { table: 'loops' }],
      [viewCalls.create, { table_id: 'loops', nome: 'Minha', state }],
      [viewCalls.update, { id: view.id, version: 1, nome: 'Outra' }],
      [viewCalls.remove, { id: view.id, version: 1 }],
      [viewCalls.restore, { id: view.id }],
      [viewCalls.setDefault, { table_id: 'loops', view_id: view.id }],
    ] as const
    for (const role of [3, 5, 6, 8, 9, 10] as const) {
      const me = await server.as(await makePerson(server.db, { role }))
      for (const [call, input] of touches)
        expect([role, call.path, (await me.raw(call, input)).status]).toEqual([role, call.path, 403])
    }
    for (const [call, input] of touches) expect((await server.nobody.raw(call, input)).status).toBe(401)
    expect((await listed(admin)).data).toContainEqual(view)
  })

  test('a stale version, with the view as it is now, and nothing is overwritten', async () => {
    const view = await make(ana)
    await ana.call(viewCalls.update, { id: view.id, version: 1, nome: 'Da outra aba' })
    for (const call of [viewCalls.update, viewCalls.remove]) {
      const { status, body } = await ana.raw(call, {
        id: view.id,
        version: 1,
        ...(call === viewCalls.update ? { nome: 'Minha' } : {}),
      })
      expect(status).toBe(409)
      expect(body).toMatchObject({ type: '/problems/common.stale', current: { nome: 'Da outra aba', version: 2 } })
    }
    expect((await listed(ana)).data).toContainEqual({ ...view, nome: 'Da outra aba', version: 2 })
  })
})

describe('another person’s view', () => {
  const touch = (who: Visitor, id: number) =>
    Promise.all([
      who.raw(viewCalls.update, { id, version: 1, nome: 'Minha agora' }),
      who.raw(viewCalls.remove, { id, version: 1 }),
      who.raw(viewCalls.restore, { id }),
    ])

  test('that is personal does not exist, not even for an administrator', async () => {
    const view = await make(ana)
    for (const who of [bia, admin, director]) {
      for (const { status } of await touch(who, view.id)) expect(status).toBe(404)
      expect((await who.raw(viewCalls.setDefault, { table_id: 'loops', view_id: view.id })).status).toBe(404)
    }
    expect((await listed(ana)).data).toContainEqual(view)
  })

  test('that is shared may be used, not changed, without the permission', async () => {
    const view = await make(admin, { shared: true })
    for (const who of [ana, bia])
      for (const it of await touch(who, view.id))
        expect(it).toMatchObject({ status: 403, body: { type: '/problems/view.notYours' } })
    expect((await listed(admin)).data).toContainEqual(view)
  })
})

describe('deleting', () => {
  test('can be taken back for a day, by whom it was deleted, and the owner stays', async () => {
    const view = await make(bia, { shared: true })
    await admin.call(viewCalls.remove, { id: view.id, version: 1 })
    expect(await idsOf(bia)).not.toContain(view.id)
    expect((await bia.raw(viewCalls.update, { id: view.id, version: 1, nome: 'x' })).status).toBe(404)
    const { body } = await admin.call(viewCalls.restore, { id: view.id })
    expect(body.data).toEqual(view)
    expect(await idsOf(ana)).toContain(view.id)
    await bia.call(viewCalls.remove, { id: view.id, version: 1 })
    server.clock.advance(86_401)
    await bia.call(viewCalls.remove, { id: (await make(bia)).id, version: 1 })
    expect((await bia.raw(viewCalls.restore, { id: view.id })).status).toBe(404)
  })
})

describe('the default', () => {
  test('is one’s own, can be changed and taken away, and is nothing once the view is out of sight', async () => {
    const [own, shared] = [await make(ana), await make(bia, { shared: true })]
    const set = (view_id: number | null) => ana.call(viewCalls.setDefault, { table_id: 'loops', view_id })
    await set(own.id)
    expect((await listed(ana)).default_id).toBe(own.id)
    expect((await listed(bia)).default_id).toBeNull()
    await set(shared.id)
    expect((await listed(ana)).default_id).toBe(shared.id)
    await bia.call(viewCalls.update, { id: shared.id, version: 1, shared: false })
    expect((await listed(ana)).default_id).toBeNull()
    await bia.call(viewCalls.update, { id: shared.id, version: 2, shared: true })
    expect((await listed(ana)).default_id).toBe(shared.id)
    expect((await set(null)).body).toEqual({ default_id: null })
    expect((await listed(ana)).default_id).toBeNull()
  })
})

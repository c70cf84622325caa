import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeClock, decimalTenths } from '#contract/kit/hours.ts'
import { sortsOf } from '#contract/kit/list/list.ts'
import { toDecimal } from '#contract/kit/money.ts'
import { periods, periodDays } from '#contract/kit/period.ts'
import { loopCalls } from '#contract/loop/loop.calls.ts'
import { loopList, loopPeople, loopVentures } from '#contract/loop/loop.list.ts'
import { faturavel } from '#contract/loop/loop.rules.ts'
import { loopCenterCalls } from '#contract/loop/loopCenter.ts'
import { knownLoops, type Known } from '#server/testing/loops.ts'
import { makePerson, type MadePerson } from '#server/testing/make.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

const loopSorts = sortsOf(loopList.columns)
const NOW = '2026-03-10T15:00:00.600Z'
/** São Paulo has kept UTC-3 all year since 2019. */
const SAO_PAULO = -3 * 3_600_000

let server: TestServer
let admin: Visitor
let known: Known[]
const visitors = new Map<number, Visitor>()

beforeAll(async () => {
  server = await freshServer({ at: NOW })
  known = await knownLoops(server)
  admin = await server.as(await makePerson(server.db, { role: 1, nome: 'Zelo' }))
  for (const { user } of known) if (!visitors.has(user.id)) visitors.set(user.id, await server.as(user))
})
afterAll(() => server.close())

interface Query {
  period?: string
  user_id?: number
  venture_id?: number
  from?: string
  to?: string
  status?: string
  tipo?: string
  q?: string
  sort?: string
  page?: number
  per_page?: number
}

const dayOf = (millis: number): string => new Date(millis + SAO_PAULO).toISOString().slice(0, 10)

/** The filter in plain JavaScript: a predicate for each field. */
const rules: ((row: Known, it: Query) => boolean)[] = [
  (row, { user_id }) => user_id === undefined || row.user.id === user_id,
  (row, { venture_id }) => venture_id === undefined || row.atom.venture_id === venture_id,
  (row, { from }) => from === undefined || dayOf(row.from) >= from,
  (row, { to }) => to === undefined || dayOf(row.from) <= to,
  (row, { status }) => status === undefined || status.split(',').includes(String(row.status)),
  (row, { tipo }) => tipo === undefined || tipo.split(',').includes(String(row.tipo)),
  (row, { q = '' }) => [row.descricao, row.atom.nome].some((text) => plain(text).includes(plain(q.trim()))),
]

/** Folds accents and case. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const kept = (it: Query): Known[] => known.filter((row) => rules.every((rule) => rule(row, it)))

const keys: Record<string, (row: Known) => number | string | null> = {
  inicio: (row) => row.from,
  fim: (row) => row.to,
  total: (row) => (row.to === null ? null : row.seconds),
  status: (row) => row.status,
  tipo: (row) => row.tipo,
  responsavel: (row) => plain(row.user.nome),
  atomo: (row) => plain(row.atom.nome),
  project: (row) => plain(row.atom.venture),
}

/** Null sorts before everything. */
const compare = (a: number | string | null, b: number | string | null): number => {
  if (a === b) return 0
  if (a === null || b === null) return a === null ? -1 : 1
  return a < b ? -1 : 1
}

const bearers: Partial<Record<string, (row: Known) => number>> = {
  responsavel: (row) => row.user.id,
  atomo: (row) => row.atom.id,
  project: (row) => row.atom.venture_id,
}

const sorted = (rows: Known[], sort: string): Known[] => {
  const falls = sort.startsWith('-')
  const column = sort.replace('-', '')
  const key = keys[column] ?? expect.fail(column)
  const bearer = bearers[column]
  // Ties keep the order of ids; among people of one name, the loops of each stay together, by start.
  const settle = (a: Known, b: Known) => (bearer ? bearer(a) - bearer(b) || a.from - b.from : 0) || a.id - b.id
  const rising = rows.toSorted((a, b) => compare(key(a), key(b)) || settle(a, b))
  return falls ? rising.toReversed() : rising
}

const expected = (it: Query, money: boolean) => {
  const rows = kept(it)
  const ended = rows.filter((row) => row.to !== null)
  const segundos = ended.reduce((sum, row) => sum + row.seconds, 0)
  const page = it.page ?? 1
  const per_page = it.per_page ?? 10
  return {
    ids: sorted(rows, it.sort ?? '-inicio')
      .slice((page - 1) * per_page, page * per_page)
      .map((row) => row.id),
    total: rows.length,
    page,
    per_page,
    more: false,
    sums: {
      total: segundos,
      decimal: ended.reduce((sum, row) => sum + decimalTenths(row.seconds), 0) / 10,
      ...(money ? { valor: toDecimal(rows.reduce((sum, row) => sum + (row.centavos ?? 0), 0)) } : {}),
    },
  }
}

const list = async (it: Query, who = admin) => {
  const answer = await who.raw(loopCenterCalls.list, { ...it })
  expect([answer.status, it]).toEqual([200, it])
  const body = loopCenterCalls.list.output.parse(answer.body)
  return { ...body, ids: body.data.map((row) => row.id) }
}

const expectSame = async (it: Query, who = admin, reference: Query = it) => {
  const { data: _, ...body } = await list(it, who)
  expect(body).toEqual(expected(reference, who === admin))
}

describe('a page of loops', () => {
  test('is ten, the latest first, with totals over all of them', async () => {
    const body = await list({})
    expect(body.ids).toHaveLength(10)
    expect(body.total).toBe(181)
    await expectSame({})
  })

  test.each(loopSorts.flatMap((sort) => [sort, `-${sort}`]))(
    'sorted by %s is the same order page after page',
    async (sort) => {
      const ids: number[] = []
      for (let page = 1; page <= 8; page += 1) ids.push(...(await list({ sort, page, per_page: 25 })).ids)
      expect(ids).toEqual(sorted(known, sort).map((row) => row.id))
    },
  )

  test('past the end is empty, with the totals as they are', async () => {
    await expectSame({ page: 20 })
    await expectSame({ page: 1_000_000, per_page: 100 })
    expect((await list({ page: 19 })).ids).toHaveLength(1)
  })

  test.each([1, 10, 25, 100])('of %i', (per_page) => expectSame({ per_page, page: 2 }))

  const people = () => [...visitors.keys()]
  const days = ['2026-02-19', '2026-02-20', '2026-02-25', '2026-03-01', '2026-03-09', '2026-03-10', '2027-01-01']
  const optional = <T>(it: fc.Arbitrary<T>) => fc.option(it, { nil: undefined, freq: 2 })
  const query = () =>
    fc.record({
      user_id: optional(fc.constantFrom(...people(), 2_000_000)),
      venture_id: optional(fc.constantFrom(...new Set(known.map((row) => row.atom.venture_id)))),
      from: optional(fc.constantFrom(...days)),
      to: optional(fc.constantFrom(...days)),
      status: optional(fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }).map((it) => it.join(','))),
      tipo: optional(fc.subarray([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], { minLength: 1 }).map((it) => it.join(','))),
      q: optional(
        fc.constantFrom(
          '%',
          '_',
          'a_b',
          '100%',
          "D'",
          '\\',
          'REVIS',
          'tarefa',
          'zzz',
          ' ',
          '%%',
          "'; drop table loops; --",
        ),
      ),
      sort: optional(fc.constantFrom(...loopSorts.flatMap((it) => [it, `-${it}`]))),
      page: optional(fc.integer({ min: 1, max: 4 })),
      per_page: optional(fc.integer({ min: 1, max: 40 })),
    })

  test('by any filter agrees with plain JavaScript', async () => {
    const property = fc.asyncProperty(query(), (it) => expectSame(it))
    await fc.assert(property, { numRuns: 120, seed: 7 })
  })

  test('of role 4 holds its own loops whatever it asks for', async () => {
    const property = fc.asyncProperty(query(), fc.constantFrom(...people()), async (it, own) => {
      const me = visitors.get(own) ?? expect.fail('nobody')
      const byPerson = it.user_id !== undefined || it.sort?.endsWith('responsavel')
      if (byPerson) expect((await me.raw(loopCenterCalls.list, { ...it })).status).toBe(403)
      else await expectSame(it, me, { ...it, user_id: own })
    })
    await fc.assert(property, { numRuns: 60, seed: 8 })
  })

  test.each([
    ['1', 200],
    ['2', 200],
    ['3', 403],
    ['4', 200],
    ['5', 403],
    ['6', 403],
    ['7', 200],
    ['8', 403],
    ['9', 403],
    ['10', 403],
  ])('is for role %s: %i', async (role, status) => {
    const me = await server.as(await makePerson(server.db, { role: Number(role) as MadePerson['role'] }))
    const answer = await me.raw(loopCenterCalls.list, {})
    expect(answer.status).toBe(status)
    if (status === 200) expect(answer.body['total']).toBe(role === '4' ? 0 : 181)
  })

  test('finds accents whatever their case', async () => {
    const ids = (await list({ q: 'REVISÃO', per_page: 100 })).ids
    expect(ids.length).toBeGreaterThan(0)
    expect(ids).toEqual((await list({ q: 'revisão', per_page: 100 })).ids)
    expect(ids).toEqual((await list({ q: 'revisao', per_page: 100 })).ids)
    expect((await list({ q: 'atomo 50%' })).total).toBe(known.filter((row) => row.atom.nome === 'Átomo 50%').length)
  })
})

describe('a period', () => {
  test.each(periods)('%s is the days it means today, whatever days stand beside it', async (period) => {
    const days = periodDays(period, '2026-03-10', { zone: 'America/Sao_Paulo' })
    const beside = { period, from: '2026-02-20', to: '2026-02-21' }
    expect(await list({ ...beside, per_page: 100 })).toEqual(await list({ ...days, per_page: 100 }))
  })

  test('moves on with the calendar', async () => {
    const before = (await list({ period: 'lastMonth' })).total
    server.clock.set('2026-02-25T15:00:00Z')
    const earlier = (await list({ period: 'month' })).total
    server.clock.set(NOW)
    expect(before).toBeGreaterThan(0)
    expect(earlier).toBe(before)
  })

  test('of another name is refused', async () => {
    expect((await admin.raw(loopCenterCalls.list, { period: 'decade' })).status).toBe(422)
  })
})

describe('values', () => {
  test('are sent, summed and exported for whoever may see them, and for nobody else', async () => {
    const { per_page: _, ...all } = { per_page: 100, status: '3' }
    for (const role of [1, 2, 7] as const) {
      const me = await makePerson(server.db, { role })
      const { data, sums } = await list(all, await server.as(me))
      const seen = role !== 2
      expect([role, data.every((row) => 'valor' in row), 'valor' in sums]).toEqual([role, seen, seen])
      const token = await (await server.as(me)).token()
      const file = await server.app.inject({
        url: '/api/loops/export?format=csv&columns=atomo,valor&status=3',
        headers: { authorization: `Bearer ${token}` },
      })
      const [head] = file.body.slice(1).split('\r\n')
      expect([role, file.statusCode, head === 'Átomo;Valor']).toEqual([role, seen ? 200 : 403, seen])
    }
  })
})

describe('a row', () => {
  test('tells the loop under the names of the specification', async () => {
    const rows = (await list({ per_page: 100, status: '2,3,4,5,6,7' })).data
    for (const row of rows) {
      const it = known.find((one) => one.id === row.id) ?? expect.fail('unknown')
      expect(row).toMatchObject({
        atomo: { id: it.atom.id, nome: it.atom.nome, deleted_at: null },
        project: { id: it.atom.venture_id, nome: it.atom.venture },
        responsavel: { id: it.user.id, nome: `${it.user.nome} Teste` },
        inicio: new Date(it.from).toISOString(),
        total: writeClock(it.seconds),
        segundos: it.seconds,
        tipo: it.tipo,
        status: it.status,
        deleted_at: null,
      })
      const ventureBillable = it.atom.venture !== 'Alfa'
      expect(row.faturavel).toBe(
        faturavel({ status: it.status, segundos: it.seconds, adjusted: false, ventureBillable }),
      )
      expect(row.valor).toBe(it.centavos === null ? null : toDecimal(it.centavos))
    }
  })

  test('that runs counts up to now, in whole seconds, and adds nothing to the total', async () => {
    const body = await list({ status: '1' })
    expect(body.data).toMatchObject([{ status: 1, fim: null, total: '01:00:00', segundos: 3600, faturavel: 'Erro' }])
    expect(body).toMatchObject({ total: 1, sums: { total: 0, decimal: 0 } })
  })

  test('says which part above it was deleted, and is deleted by any of them', async () => {
    const { atom, id } =
      known.find((row) => row.atom.venture === 'Gama' && row.atom.nome !== 'Átomo 50%') ?? expect.fail()
    const mark = { deleted_at: '2026-03-01T00:00:00.000Z' }
    const parts = [
      ['atomo', 'atoms', atom.id],
      ['cell', 'cells', atom.cell_id],
      ['gate', 'gates', atom.gate_id],
      ['project', 'ventures', atom.venture_id],
    ] as const
    for (const [part, table, key] of parts) {
      await server.db.updateTable(table).set(mark).where('id', '=', key).execute()
      const { data } = await list({ venture_id: atom.venture_id, per_page: 100 })
      const row = data.find((it) => it.id === id) ?? expect.fail('the row is gone')
      expect(row).toMatchObject({ [part]: mark, ...mark })
      for (const [other] of parts) if (other !== part) expect(row[other].deleted_at).toBeNull()
      expect((await admin.raw(loopCalls.show, { id })).body['data']).toMatchObject({ [part]: mark, ...mark })
      await server.db.updateTable(table).set({ deleted_at: null }).where('id', '=', key).execute()
    }
  })
})

describe('what cannot be asked', () => {
  test.each([
    ['page', '0'],
    ['page', '-1'],
    ['page', '1e3'],
    ['page', '1.0'],
    ['page', ' 1'],
    ['page', '1000001'],
    ['per_page', '0'],
    ['per_page', '101'],
    ['per_page', '99999999999999999999'],
    ['sort', 'valor'],
    ['sort', '--inicio'],
    ['sort', 'inicio; drop table loops'],
    ['sort', 'constructor'],
    ['user_id', '0'],
    ['user_id', '2147483648'],
    ['user_id', '0x1'],
    ['venture_id', 'alfa'],
    ['status', '0'],
    ['status', '8'],
    ['status', '1,,2'],
    ['status', ''],
    ['status', Array(41).fill('1').join(',')],
    ['tipo', '12'],
    ['from', '2026-02-30'],
    ['from', '0000-01-01'],
    ['to', '9999-12-31'],
    ['from', '10/03/2026'],
    ['from', '2026-03-10T00:00:00Z'],
    ['q', 'x'.repeat(201)],
    ['user', '1'],
  ])('%s=%s', async (name, value) => {
    const answer = await admin.raw(loopCenterCalls.list, { [name]: value })
    expect([answer.status, answer.body['type']]).toEqual([422, '/problems/common.invalid'])
    const errors = answer.body['errors'] as { path: string }[]
    expect(errors[0]?.path.split('.')[0]).toBe(name)
  })
})

test('the filter offers the people and ventures that one may see', async () => {
  const names = async (call: typeof loopPeople.call, who = admin, query = {}) =>
    (await who.call(call, query)).body.data.map((it) => it.nome)
  expect(await names(loopPeople.call)).toEqual(Array.from('ABCDE', (initial) => `Pessoa ${initial} Teste`))
  expect(await names(loopPeople.call, admin, { q: 'PESSOA c' })).toEqual(['Pessoa C Teste'])
  expect(await names(loopVentures.call)).toEqual(['Alfa', 'Beta', 'Gama'])
  const [first] = known
  const me = visitors.get(first?.user.id ?? 0) ?? expect.fail()
  // This role does not see the column of the owner.
  expect((await me.raw(loopPeople.call, {})).status).toBe(403)
  expect((await names(loopVentures.call, me)).length).toBeGreaterThan(0)
  const stranger = await server.as(await makePerson(server.db))
  expect(await names(loopVentures.call, stranger)).toEqual([])
  const [venture] = (await admin.call(loopVentures.call, {})).body.data
  expect(await names(loopVentures.call, stranger, { ids: String(venture?.id) })).toEqual([])
})

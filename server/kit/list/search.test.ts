import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { listOf } from '#contract/kit/list/list.ts'
import type { Context } from '#server/kit/context.ts'
import { countedPageOf, pageSql } from '#server/kit/list/read.ts'
import { own, type ListSource } from '#server/kit/list/source.ts'
import { makeAtom, makePlace } from '#server/testing/make.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

interface AtomRow {
  id: number
  nome: string
}

const list = listOf({
  id: 'atoms',
  noun: 'atom',
  path: '/api/test-atoms',
  can: 'login',
  summary: 'Atoms',
  row: z.object({ id: z.number(), nome: z.string() }) satisfies z.ZodType<AtomRow>,
  sort: 'nome',
  columns: { nome: { kind: 'text', sort: 'up', search: true } },
  filters: {},
})
const source: ListSource<AtomRow, never> = {
  table: 'atoms',
  scope: () => 'everything',
  select: { ...own('id'), nome: { value: sql`t.nome`, plain: sql`t.plain_nome` } },
  where: {},
}

/** More than a search keeps and sorts. */
const MANY = 5100

let server: TestServer
beforeAll(async () => {
  server = await freshServer()
  const place = await makePlace(server.db)
  const { id } = await makeAtom(server.db, { place, nome: 'Zênite' })
  await sql`insert into atoms (cell_id, nome, status, data, created_at)
    select a.cell_id, 'Reunião ' || lpad(i::text, 4, '0'), a.status, a.data, a.created_at
    from atoms a, generate_series(1, ${MANY}) i where a.id = ${id}`.execute(server.db)
  await sql`analyze atoms`.execute(server.db)
})
afterAll(() => server.close())

const ctx = () =>
  ({
    db: server.db,
    user: { zone: 'America/Sao_Paulo' },
    now: server.clock.now(),
    may: () => true,
  }) as unknown as Context
const page = async (asked: { q: string; page?: number; sort?: string }) => {
  const found = await countedPageOf({ list, source }, { page: 1, per_page: 3, ...asked }, ctx())
  return { total: found.total, names: found.data.map((it) => it.nome) }
}

describe('a search', () => {
  test('among few counts them all and shows a page in its order', async () => {
    expect(await page({ q: 'reuniao 12' })).toEqual({
      total: 100,
      names: ['Reunião 1200', 'Reunião 1201', 'Reunião 1202'],
    })
    expect(await page({ q: 'REUNIÃO 12', page: 34 })).toEqual({ total: 100, names: ['Reunião 1299'] })
    expect(await page({ q: 'reuniao 12', sort: '-nome' })).toMatchObject({
      names: expect.arrayContaining(['Reunião 1299']),
    })
  })

  test('that finds many does the same, and past its end counts alone', async () => {
    expect(await page({ q: 'reuniao' })).toEqual({
      total: MANY,
      names: ['Reunião 0001', 'Reunião 0002', 'Reunião 0003'],
    })
    expect(await page({ q: 'reuniao', page: 2, sort: '-nome' })).toMatchObject({
      names: ['Reunião 5097', 'Reunião 5096', 'Reunião 5095'],
    })
    expect(await page({ q: 'reuniao', page: 5000 })).toEqual({ total: MANY, names: [] })
  })

  test('for one or two letters, and for none that there is, is right too', async () => {
    expect(await page({ q: 'zê' })).toEqual({ total: 1, names: ['Zênite'] })
    expect(await page({ q: 'xyz' })).toEqual({ total: 0, names: [] })
  })
})

interface Node {
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: Node[]
}
const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]
/** Rows that are read as in a table too large to be read as it lies. */
const rowsRead = async (query: RawBuilder<unknown>): Promise<number> => {
  const { rows } = await server.db.transaction().execute(async (db) => {
    await sql`set local enable_seqscan = off`.execute(db)
    return sql<{ 'QUERY PLAN': [{ Plan: Node }] }>`explain (analyze, format json) ${query}`.execute(db)
  })
  const plan = rows[0]?.['QUERY PLAN'][0].Plan ?? expect.fail('no plan')
  return nodesOf(plan)
    .filter((it) => it['Relation Name'] === 'atoms')
    .reduce((sum, it) => sum + (it['Actual Rows'] + (it['Rows Removed by Filter'] ?? 0)) * it['Actual Loops'], 0)
}

test('a name at the end of the order is found without walking the order', async () => {
  expect(await rowsRead(pageSql({ list, source }, { page: 1, per_page: 10, q: 'zenite' }, ctx()))).toBeLessThan(10)
})

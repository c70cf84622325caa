import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { recordRef, type RecordRef } from '#contract/kit/list/column.ts'
import { listOf } from '#contract/kit/list/list.ts'
import type { Context } from '#server/kit/context.ts'
import { countOf, pageOf, rowOf } from '#server/kit/list/read.ts'
import { own, record, type ListSource } from '#server/kit/list/source.ts'
import { makeAtom, makePlace } from '#server/testing/make.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

interface AtomRow {
  id: number
  nome: string
  cell: RecordRef | null
}

const atoms = listOf({
  id: 'atoms',
  noun: 'atom',
  path: '/api/test-atoms',
  can: 'login',
  summary: 'Atoms',
  row: z.object({ id: z.number(), nome: z.string(), cell: recordRef.nullable() }) satisfies z.ZodType<AtomRow>,
  sort: 'nome',
  columns: { nome: { kind: 'text', sort: 'up', search: true }, cell: { kind: 'record', sort: 'up' } },
  filters: {},
})

let server: TestServer
let hidden: number
beforeAll(async () => {
  server = await freshServer()
  const place = await makePlace(server.db)
  for (const nome of ['Átomo', 'azul', 'Bola', '100%', 'a_b']) await makeAtom(server.db, { place, nome })
  hidden = (await makeAtom(server.db, { place, nome: 'segredo' })).id
  await sql`update cells set deleted_at = now()`.execute(server.db)
})
afterAll(() => server.close())

/** A person whose scope excludes one of the atoms. */
const source = (): ListSource<AtomRow, never> => ({
  table: 'atoms',
  scope: () => sql`t.id <> ${hidden}`,
  select: { ...own('id', 'nome'), cell: record('cells', sql`t.cell_id`) },
  where: {},
})
const ctx = () =>
  ({
    db: server.db,
    user: { zone: 'America/Sao_Paulo' },
    now: server.clock.now(),
    may: () => true,
  }) as unknown as Context
const names = async (asked: object): Promise<string[]> => {
  const of = { list: atoms, source: source() }
  return (await pageOf(of, { page: 1, per_page: 100, ...asked }, ctx())).map((it) => it.nome)
}

test('names are sorted and found whatever their accents and case; signs of a pattern are plain text', async () => {
  expect(await names({})).toEqual(
    ['100%', 'Átomo', 'azul', 'a_b', 'Bola'].toSorted((a, b) => plainly(a).localeCompare(plainly(b))),
  )
  expect(await names({ q: 'ATOMO' })).toEqual(['Átomo'])
  expect(await names({ q: '%' })).toEqual(['100%'])
  expect(await names({ q: '_' })).toEqual(['a_b'])
})

test('what is outside of the scope is in no page, count, search or reading by id', async () => {
  const of = { list: atoms, source: source() }
  expect(await names({ q: 'segredo' })).toEqual([])
  expect((await countOf(of, {}, ctx())).total).toBe(5)
  expect(await rowOf(of, hidden, ctx())).toBeUndefined()
})

test('a record that a row names tells when it was deleted', async () => {
  const of = { list: atoms, source: source() }
  const [first] = await pageOf(of, { page: 1, per_page: 1 }, ctx())
  expect(first?.cell).toMatchObject({ nome: expect.any(String), deleted_at: expect.any(String) })
})

/** Folds a text as the database function `plain` does. */
const plainly = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

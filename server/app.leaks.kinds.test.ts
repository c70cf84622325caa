import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { Permission } from '#contract/access/matrix.ts'
import { withSchemas } from '#contract/calls.ts'
import { historyCalls } from '#contract/history/history.ts'
import { passes } from '#contract/kit/endpoint.ts'
import { recordRef, type RecordRef } from '#contract/kit/list/column.ts'
import { crudOf } from '#contract/kit/list/crud.ts'
import { codesFilter, recordFilter, textFilter } from '#contract/kit/list/filter.ts'
import { listOf } from '#contract/kit/list/list.ts'
import { lookupOf } from '#contract/kit/list/lookup.ts'
import { requiredText } from '#contract/kit/text.ts'
import { hanging } from '#server/handlers.ts'
import type { Context } from '#server/kit/context.ts'
import type { Handler } from '#server/kit/handle.ts'
import { isDownload } from '#server/kit/http/download.ts'
import { crudHandlers, filled } from '#server/kit/list/crud.ts'
import { listHandlers } from '#server/kit/list/handlers.ts'
import { activePeople, livingRecords, lookupHandler, type LookupSource } from '#server/kit/list/lookup.ts'
import { own, person, type ListSource } from '#server/kit/list/source.ts'
import type { Thing } from '#server/kit/list/things.ts'
import { Refusal } from '#server/kit/refuse.ts'
import { sayIn } from '#server/kit/words.ts'
import { leaksOf, type Ask, type Secret } from '#server/testing/leaks.ts'
import { makePerson } from '#server/testing/make.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

/*
 * Cups, whose price, keeper and grade not everybody sees: a hidden column of each kind that lists of the product do not
 * have yet, and what the test of all lists says of one that leaks.
 */

interface Cup {
  id: number
  nome: string
  price?: number
  keeper?: RecordRef | null
  grade?: string
  version: number
}
const cup: z.ZodType<Cup> = z.object({
  id: z.number(),
  nome: z.string(),
  price: z.number().optional(),
  keeper: recordRef.nullable().optional(),
  grade: z.string().optional(),
  version: z.number(),
})
const needs = { price: 'finance.list', keeper: 'looper.open', grade: 'order.pay' } as const satisfies Record<
  string,
  Permission
>
const keepers = lookupOf({ path: '/api/cups/keepers', can: needs.keeper, summary: 'keepers' })
const twins = lookupOf({ path: '/api/cups/twins', can: 'login', summary: 'twins' })
const grades = ['fine5', 'poor5', 'usual'] as const

const cupList = listOf({
  id: 'cups',
  noun: 'cup',
  path: '/api/cups',
  can: 'login',
  summary: 'Cups',
  row: cup,
  sort: 'nome',
  columns: {
    nome: { kind: 'text', sort: 'up', search: true },
    price: { kind: 'reais', sort: true, sum: true, can: needs.price },
    keeper: { kind: 'person', sort: 'up', search: true, can: needs.keeper },
    grade: { kind: 'code', codes: grades, sort: true, search: true, can: needs.grade },
  },
  filters: {
    nome: textFilter('nome'),
    price: textFilter('price'),
    keeper_id: recordFilter(keepers, 'keeper'),
    grade: codesFilter(grades, 'grade'),
    twin_id: recordFilter(twins, 'nome'),
  },
})
const cups = crudOf(cupList, {
  thing: 'cup',
  path: '/api/cups',
  can: { open: 'login', create: 'login', edit: 'login', delete: 'login' },
  fields: { nome: requiredText(80) },
})

const good: ListSource<Cup, keyof typeof cupList.filters> = {
  table: 'cups',
  scope: () => 'everything',
  select: { ...own('id', 'nome', 'price', 'grade', 'version'), keeper: person(sql`t.keeper_id`) },
  where: { ...own('nome', 'keeper_id', 'grade'), price: sql`t.price::text`, twin_id: sql`t.id` },
}
const sameCups: LookupSource = { ...livingRecords('cups'), gone: sql`false` }
const goodThing = { thing: 'cup', can: 'login', columns: cupList.columns, records: livingRecords('cups') } as const

interface Made {
  readonly source: typeof good
  readonly twins: LookupSource
  readonly columns: Thing['columns']
}
const made: Made = { source: good, twins: sameCups, columns: cupList.columns }

const handlersOf = (it: Made): Handler[] => [
  ...listHandlers(cupList, it.source, { keeper_id: activePeople(), twin_id: it.twins }),
  lookupHandler(keepers, activePeople()),
  lookupHandler(twins, it.twins),
  ...crudHandlers(filled(cups, { source: it.source })),
  ...hanging.flatMap((of) =>
    of([
      {
        ...goodThing,
        columns: it.columns,
        nameOf: async () => undefined,
        existing: () => sql`true`,
        traits: () => [],
      } as unknown as Thing,
    ]),
  ),
]

let server: TestServer
const secrets = { price: ['4711', '8155'], grade: ['fine5', 'poor5'], keeper: ['Zuleica', 'Quintino'] } as const
/** Ids of two cups for each hidden column that differ in that column alone. */
const ids = { price: [] as number[], grade: [] as number[], keeper: [] as number[] }

beforeAll(async () => {
  server = await freshServer()
  await sql`create table cups (id integer generated always as identity primary key, nome text, price numeric default 1,
    keeper_id integer, grade text default 'usual', deleted_at timestamptz, version integer not null default 1)`.execute(
    server.db,
  )
  const people = await Promise.all(secrets.keeper.map((nome) => makePerson(server.db, { nome })))
  const cup = async (of: keyof typeof ids, column: string, value: unknown) => {
    const { rows } = await sql<{ id: number }>`
      insert into cups (nome, ${sql.ref(column)}) values ('Caneca', ${value}) returning id`.execute(server.db)
    ids[of].push(...rows.map((row) => row.id))
  }
  for (const price of secrets.price) await cup('price', 'price', price)
  for (const grade of secrets.grade) await cup('grade', 'grade', grade)
  for (const { id } of people) await cup('keeper', 'keeper_id', id)
  for (const [column, [before, after]] of Object.entries(secrets))
    await sql`insert into audit (at, event, thing, thing_id, detail) select now(), 'cup.changed', 'cup', id::text,
      ${JSON.stringify({ before: { [column]: before }, after: { [column]: after } })}::jsonb from cups`.execute(
      server.db,
    )
})
afterAll(() => server.close())

/** Runs handlers as a person with these permissions, without a server. */
const askBy = (handlers: readonly Handler[], may: (it: Permission) => boolean): Ask => {
  const ctx = {
    user: { id: 1, role: 1, zone: 'America/Sao_Paulo' },
    db: server.db,
    now: server.clock.now(),
    locale: 'pt',
    say: sayIn('pt'),
    may,
    audit: async () => {},
  } as unknown as Context
  return async (asked, input) => {
    const call = withSchemas(asked)
    const handler = handlers.find((it) => it.call === call) ?? expect.fail(call.path)
    if (!passes(call.can, ctx.may)) return { status: 403, text: '', body: {} }
    const parsed = call.input.safeParse(input)
    if (!parsed.success) return { status: 422, text: parsed.error.message, body: {} }
    try {
      const body = await handler.run(ctx, parsed.data)
      if (!isDownload(body)) return { status: 200, body, text: JSON.stringify(body) }
      const parts: string[] = [body.name]
      if (!Buffer.isBuffer(body.body)) for await (const part of body.body) parts.unshift(parts.shift() + String(part))
      return { status: 200, body: {}, text: parts.join('').slice(body.name.length) }
    } catch (error) {
      if (error instanceof Refusal) return { status: error.options.status ?? 422, text: error.key, body: {} }
      throw error
    }
  }
}

/** Leaks of a hidden column in all calls that are made of one source. */
const told = async (column: keyof typeof secrets, it: Partial<Made> = {}): Promise<string[]> => {
  const handlers = handlersOf({ ...made, ...it })
  const eyes = { seer: askBy(handlers, () => true), blind: askBy(handlers, (one) => one !== needs[column]) }
  const [first = 0, second = 0] = ids[column]
  const beside: Secret['beside'] = [
    [cups.calls.show, { id: first }],
    [historyCalls.list, { thing: 'cup', id: first }],
  ]
  return leaksOf({ list: cupList, column, ids: [first, second], texts: secrets[column], beside }, eyes)
}

test('of a list that states what it hides, nothing can be told', async () => {
  expect([await told('price'), await told('grade'), await told('keeper')]).toEqual([[], [], []])
})

const { select } = good
const leaks: readonly (readonly [what: string, broken: Partial<Made>, said: RegExp])[] = [
  [
    'a searched text',
    { source: { ...good, select: { ...select, nome: { value: sql`t.nome`, search: sql`t.nome || t.grade` } } } },
    /is found by fine5/,
  ],
  [
    'a value of another column',
    { source: { ...good, select: { ...select, nome: sql`t.nome || t.grade` } } },
    /is told by the rows/,
  ],
  [
    'a cell of a file',
    { source: { ...good, cells: { nome: ({ id }) => `${id} ${grades.join()}` } } },
    /is told by a CSV/,
  ],
  ['the hint of a picker', { twins: { ...sameCups, hint: sql`t.grade` } }, /is told by the lookup of twin_id/],
  [
    'a filter over another column',
    { source: { ...good, where: { ...good.where, nome: sql`t.grade` } } },
    /is told by the filter nome/,
  ],
  ['history', { columns: { grade: { kind: 'text' } } }, /is told by \/api\/history/],
]
test.each(leaks)('%s that holds what is hidden is found', async (_, broken, said) => {
  expect((await told('grade', broken)).join('\n')).toMatch(said)
})

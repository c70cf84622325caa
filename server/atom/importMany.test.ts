import { afterAll, beforeAll, expect, test } from 'vitest'
import { importCalls } from '#contract/import/import.ts'
import { importing } from '#server/testing/imports.ts'
import { makePerson, makePlace } from '#server/testing/make.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

/** Columns, each with a value that it refuses. */
const kinds = [
  ['Previsto', '31/02/2026'],
  ['Estimativa', 'muitas'],
  ['Nome', ''],
] as const
const EVERY = 66
const wrongAt = (at: number, wrong: number) =>
  at % EVERY === 0 && at < EVERY * wrong ? kinds[(at / EVERY) % kinds.length] : undefined

let server: TestServer
let admin: Visitor
let on: ReturnType<typeof importing>
beforeAll(async () => {
  server = await freshServer()
  admin = await server.as(await makePerson(server.db, { role: 1 }))
  on = importing(server, admin)
})
afterAll(() => server.close())

/** Reads a file of so many lines as a trial; answers it with the milliseconds of each line. */
const tried = async (lines: number, wrong: number) => {
  const place = await makePlace(server.db)
  const rows = Array.from({ length: lines }, (_, at) => {
    const [column, value] = wrongAt(at, wrong) ?? []
    const of = (name: string, good: string) => (name === column ? value : good)
    return `${of('Nome', `Átomo ${at}`)};Célula ${at % 20};${of('Previsto', '28/02/2026')};${of('Estimativa', '1,5')}`
  })
  const file = await on.upload('atom', ['Nome;Célula;Previsto;Estimativa', ...rows].join('\n'))
  const begun = performance.now()
  const checked = await on.check(file, { fixed: { cell_id: place.cell_id } })
  const each = (performance.now() - begun) / lines
  expect(checked).toMatchObject({ state: 'checked', lines, created: lines - wrong, failed: wrong })
  const written = async (): Promise<number> => {
    const { n } = await server.db
      .selectFrom('atoms')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('venture_id', '=', place.venture_id)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow()
    return Number(n)
  }
  return { checked, each, written }
}

test('20,000 lines of which 300 are wrong: these are named by line and field, and none is written unless asked; of 2,000 the right ones are, and taken back; ten times the lines take ten times as long', async () => {
  const few = await tried(2_000, 30)
  const done = await on.run(few.checked, true)
  expect(await few.written()).toBe(1_970)
  expect(await on.undo(done)).toMatchObject({ undone: 1_970, kept_count: 0 })
  expect(await few.written()).toBe(0)

  const many = await tried(20_000, 300)
  expect(many.each).toBeLessThan(5 * few.each)
  const told = (await Promise.all([1, 2, 3].map((page) => on.errors(many.checked, page)))).flatMap((it) => it.data)
  const expected = Array.from({ length: 20_000 }, (_, at) => wrongAt(at, 300))
  expect(told.map(({ line, reasons }) => [line, reasons[0]?.header, reasons[0]?.value])).toEqual(
    expected.flatMap((it, at) => (it ? [[at + 2, ...it]] : [])),
  )
  expect((await admin.raw(importCalls.run, { id: many.checked.id, only_valid: false })).status).toBe(409)
  expect(await many.written()).toBe(0)
})

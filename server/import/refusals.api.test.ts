import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importCalls } from '#contract/import/import.ts'
import { IMPORT_BYTES } from '#contract/kit/import/import.ts'
import type { List } from '#contract/kit/list/list.ts'
import { beginCheck } from '#server/import/begin.data.ts'
import { runImport } from '#server/import/run.data.ts'
import { actorIn } from '#server/kit/actor.ts'
import { touchGrants } from '#server/kit/session/grants.ts'
import { fileOf, importerWith, importing } from '#server/testing/imports.ts'
import { makePerson, type MadePerson } from '#server/testing/make.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

let server: TestServer
let person: MadePerson
let me: Visitor
let on: ReturnType<typeof importing>
beforeAll(async () => {
  server = await freshServer()
  person = await makePerson(server.db, { role: 1 })
  me = await server.as(person)
  on = importing(server, me)
})
afterAll(() => server.close())

let serial = 0
const sectors = (count = 1): string =>
  ['Nome;Descrição', ...Array.from({ length: count }, () => `Setor ${(serial += 1)};Texto`)].join('\n')
const send = (file: string, thing = 'sector') => me.raw(importCalls.create, { thing, name: 'a.csv', file })

describe('a file is refused', () => {
  test.each([
    ['that is a workbook', Buffer.from('PK\u0003\u0004\0\0').toString('base64'), 'import.notText'],
    ['with an open quotation mark', fileOf('Nome\n"a'), 'import.brokenQuotes'],
    ['without lines', fileOf('Nome;Descrição\n'), 'import.noLines'],
    ['that is no Base64', '<>', 'common.invalid'],
    ['of nothing', '', 'common.invalid'],
  ])('%s', async (_name, file, word) => {
    const { status, body } = await send(file)
    expect([status, body['type']]).toEqual([422, `/problems/${word}`])
  })

  test('past its size, and one just below it is read', async () => {
    expect((await send('A'.repeat(Math.ceil(IMPORT_BYTES * 1.4)))).status).toBe(413)
    const near = `Nome;Descrição\nSetor;"${'x'.repeat(IMPORT_BYTES - 1000)}"`
    expect((await send(fileOf(near))).status).toBe(201)
  })

  test('not for long headers and cells, whose beginning is shown, and never half a letter', async () => {
    const long = `x${'😀'.repeat(2000)}`
    const it = await on.upload('sector', `Nome;${long}\n${long};${long}`)
    expect([it.headers[1], it.preview[0]?.[0]]).toEqual([`x${'😀'.repeat(99)}`, `x${'😀'.repeat(99)}`])
    const checked = await on.check(it, { mapping: ['nome', null] })
    expect(checked).toMatchObject({ state: 'checked', failed: 1 })
    const { data } = await on.errors(checked)
    expect(data[0]?.reasons[0]?.value).toBe(`x${'😀'.repeat(99)}`)
  })

  test('not for columns that nobody takes: of 140 three are', async () => {
    const headers = ['Nome', 'Descrição', ...Array.from({ length: 138 }, (_, at) => `Campo ${at}`)]
    const cells = [`Setor ${(serial += 1)}`, ...headers.slice(1).map((_, at) => `x${at}`)]
    const it = await on.upload('sector', `${headers.join(';')}\n${cells.join(';')}`)
    expect([it.headers.length, it.mapping.filter((field) => field !== null)]).toEqual([140, ['nome', 'descricao']])
    expect(await on.run(await on.check(it))).toMatchObject({ state: 'done', created: 1 })
  })

  test('for a noun that takes none, or that is none', async () => {
    for (const thing of ['support', 'nothing']) expect((await send(fileOf('Nome\na'), thing)).status).toBe(404)
  })
})

describe('what the columns are', () => {
  test.each([
    ['too few', ['nome'], 'mapping'],
    ['one that is none', ['nome', 'id'], 'mapping.1'],
    ['one twice', ['nome', 'nome'], 'mapping.1'],
    ['none for what every record needs', [null, 'descricao'], undefined],
  ])('%s is refused', async (_name, mapping, path) => {
    const { id } = await on.upload('sector', sectors())
    const { status, body } = await me.raw(importCalls.check, {
      id,
      mapping,
      match: 'nome',
      existing: 'skip' as const,
      fixed: {},
      choices: {},
    })
    const errors = (body['errors'] ?? []) as { path: string }[]
    expect([status, errors[0]?.path, body['lacking']]).toEqual([422, path, path === undefined ? 'nome' : undefined])
    expect(await on.show(id)).toMatchObject({ state: 'mapping' })
  })

  test('is remembered by header for this person, also that one is left out', async () => {
    const text = 'Título;Nome;Descrição\nSetor lembrado;x;y'
    const first = await on.upload('sector', text)
    expect(first.mapping).toEqual([null, 'nome', 'descricao'])
    await on.check(first, { mapping: ['nome', null, 'descricao'] })
    expect((await on.upload('sector', text)).mapping).toEqual(['nome', null, 'descricao'])
    const other = importing(server, await server.as(await makePerson(server.db, { role: 1 })))
    expect((await other.upload('sector', text)).mapping).toEqual([null, 'nome', 'descricao'])
  })

  test('a column that the person does not see is not theirs to give, and its default is the table’s own', async () => {
    const seen = importerWith('sector', {})
    const list = seen.noun.list as unknown as List
    const hiding = { ...list.columns, descricao: { ...list.columns['descricao'], can: 'finance.open' } }
    const noun = { ...seen.noun, list: { ...list, columns: hiding } } as unknown as typeof seen.noun
    const importer = importerWith('sector', {
      noun,
      columns: () => seen.imports.columns.filter(({ field }) => field !== 'descricao'),
    })
    const blind = await makePerson(server.db, { role: 10 })
    const ctx = await actorIn(server.db, { services: server.services, user_id: blind.id })
    const { id } = await on.upload('sector', sectors())
    await server.db.updateTable('imports').set({ user_id: blind.id }).where('id', '=', id).execute()
    const step = { id, importerOf: () => importer, ctx }
    const settings = {
      mapping: ['nome', 'descricao'],
      match: 'nome',
      existing: 'skip' as const,
      fixed: {},
      choices: {},
    }
    await expect(beginCheck(step, settings)).rejects.toMatchObject({ options: { status: 403 } })
    const made: unknown[] = []
    const create = async (rows: readonly unknown[]) => {
      made.push(...rows)
      return rows.map(() => 1)
    }
    await beginCheck(step, { ...settings, mapping: ['nome', null] })
    const open = {
      ...importer,
      create,
      can: { open: 'login', create: 'login', edit: 'login', delete: 'login' } as const,
    }
    await runImport({ ...server.frame, importers: [open] }, id)
    expect(made).toEqual([{ nome: expect.any(String), lead_id: null }])
  })
})

describe('permissions', () => {
  test('are asked again when it is written: who lost them writes nothing, and may begin again', async () => {
    const checked = await on.check(await on.upload('sector', sectors(600)))
    await me.raw(importCalls.run, { id: checked.id, only_valid: false })
    await server.db.updateTable('users').set({ status: 3 }).where('id', '=', person.id).execute()
    await expect(on.run(checked)).rejects.toThrow()
    const queued = runImport({ ...server.frame, importers: [importerWith('sector', {})] }, checked.id)
    await expect(queued).rejects.toMatchObject({ options: { status: 403 } })
    await server.db.updateTable('users').set({ status: 1 }).where('id', '=', person.id).execute()
    me = await server.as(person)
    on = importing(server, me)
    expect(await on.show(checked.id)).toMatchObject({ state: 'checked' })
    expect(await on.run(checked)).toMatchObject({ state: 'done', created: 600 })
  })

  test('to make is not to change, nor to delete', async () => {
    for (const act of ['open', 'create'])
      await server.db.insertInto('grants').values({ thing: 'sector', act, role: 2 }).execute()
    await server.db.transaction().execute((tx) => touchGrants(tx))
    const maker = importing(server, await server.as(await makePerson(server.db, { role: 2 })))
    const sent = await maker.upload('sector', sectors())
    await expect(maker.check(sent, { existing: 'update' })).rejects.toThrow('/problems/common.accessDenied')
    const done = await maker.run(await maker.check(sent))
    expect(done).toMatchObject({ created: 1 })
    await expect(maker.undo(done)).rejects.toThrow()
    expect(await maker.show(done.id)).toMatchObject({ state: 'done', undone: 0 })
  })
})

test('each step is taken where the import stands, and no other', async () => {
  const sent = await on.upload('sector', sectors())
  const status = async (call: 'run' | 'undo', more = {}) =>
    (await me.raw(importCalls[call], { id: sent.id, ...more })).status
  expect([await status('run', { only_valid: true }), await status('undo')]).toEqual([409, 409])
  const done = await on.run(await on.check(sent))
  await expect(on.check(done)).rejects.toThrow('import.stateChanged')
  expect(await on.undo(done)).toMatchObject({ state: 'undone', undone: 1 })
  // Asked twice, as a double click does, it answers the same.
  expect(await on.undo(done)).toMatchObject({ state: 'undone', undone: 1 })
  expect(await status('run', { only_valid: true })).toBe(409)
})

test('one’s imports are listed newest first with their counts, and told in the audit', async () => {
  const other = await makePerson(server.db, { role: 1 })
  const mine = importing(server, await server.as(other))
  const done = await mine.run(await mine.check(await mine.upload('sector', sectors(3))))
  await mine.undo(done)
  await mine.upload('sector', sectors())
  const { body } = await (await server.as(other)).raw(importCalls.list, { thing: 'sector' })
  expect(body['data']).toMatchObject([
    { state: 'mapping', lines: 1 },
    { state: 'undone', created: 3, undone: 3, name: 'dados.csv' },
  ])
  const told = await server.db
    .selectFrom('audit')
    .select(['event', 'detail'])
    .where('actor_id', '=', other.id)
    .orderBy('id')
    .execute()
  expect(told.filter(({ event }) => event.startsWith('sector.import'))).toMatchObject([
    { event: 'sector.imported', detail: { import_id: done.id, file: 'dados.csv', created: 3, failed: 0 } },
    { event: 'sector.importUndone', detail: { import_id: done.id, undone: 3, kept: 0 } },
  ])
  expect(told.filter(({ event }) => event === 'sector.deleted')).toHaveLength(3)
})

test('of the files that a person has not imported the newest twenty stay', async () => {
  const them = await server.as(await makePerson(server.db, { role: 1 }))
  const their = importing(server, them)
  const done = await their.run(await their.check(await their.upload('sector', sectors())))
  const first = await their.upload('sector', sectors())
  const second = await their.upload('sector', sectors())
  for (let more = 0; more < 19; more += 1) await their.upload('sector', sectors())
  expect((await them.raw(importCalls.show, { id: first.id })).status).toBe(404)
  expect(await their.show(second.id)).toMatchObject({ state: 'mapping' })
  expect(await their.show(done.id)).toMatchObject({ state: 'done' })
})

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { importCalls } from '#contract/import/import.ts'
import { looperTypeCrud } from '#contract/looperType/looperType.ts'
import { runImport } from '#server/import/run.data.ts'
import { actorIn } from '#server/kit/actor.ts'
import { planOf } from '#server/kit/import/plan.ts'
import { tableOf } from '#server/kit/import/table.ts'
import { importerWith, importing } from '#server/testing/imports.ts'
import { makePerson, type MadePerson } from '#server/testing/make.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

let server: TestServer
let person: MadePerson
let me: Visitor
let on: ReturnType<typeof importing>
beforeAll(async () => {
  server = await freshServer()
})
beforeEach(async () => {
  await server.db.deleteFrom('looper_types').execute()
  person = await makePerson(server.db, { role: 1 })
  me = await server.as(person)
  on = importing(server, me)
})
afterAll(() => server.close())

const namesOf = async (): Promise<string[]> => {
  const rows = await server.db.selectFrom('looper_types').select('nome').where('deleted_at', 'is', null).execute()
  return rows.map((it) => it.nome).toSorted()
}
const types = (count: number, from = 0): string =>
  ['Nome;Cor', ...Array.from({ length: count }, (_, at) => `Tipo ${String(from + at).padStart(5, '0')};#2563eb`)].join(
    '\n',
  )

describe('10,000 lines of which 300 are wrong', () => {
  const LINES = 10_000
  const WRONG = 300
  const kinds = [
    ['Cor', 'azul'],
    ['Valor da hora', '=1+1'],
    ['Nome', ''],
  ] as const
  const wrongAt = (at: number) => (at % 33 === 0 && at < 33 * WRONG ? kinds[(at / 33) % 3] : undefined)
  const file = [
    'Nome;Cor;Valor da hora;Descrição',
    ...Array.from({ length: LINES }, (_, at) => {
      const [column, cell] = wrongAt(at) ?? []
      const of = (name: string, good: string) => (name === column ? cell : good)
      return `${of('Nome', `Tipo ${at}`)};${of('Cor', '#2563eb')};${of('Valor da hora', 'R$ 1.234,56')};"A ""${at}"";\nb"`
    }),
  ].join('\r\n')
  const expected = Array.from({ length: LINES }, (_, at) => wrongAt(at)).flatMap((it, at) =>
    it ? [[at + 2, ...it]] : [],
  )

  test('the dry run names exactly those; the rest is written, and taken back but for what was edited or used', async () => {
    const checked = await on.check(await on.upload('looperType', file))
    expect(checked).toMatchObject({ state: 'checked', lines: LINES, created: LINES - WRONG, failed: WRONG })
    expect(await namesOf()).toEqual([])
    const told = (await Promise.all([1, 2, 3, 4].map((page) => on.errors(checked, page)))).flatMap((it) => it.data)
    expect(told.map(({ line, reasons }) => [line, reasons[0]?.header, reasons[0]?.value])).toEqual(expected)
    expect(told.every(({ reasons }) => reasons.length === 1 && reasons[0]?.message.endsWith('.'))).toBe(true)

    const done = await on.run(checked, true)
    expect(done).toMatchObject({ state: 'done', created: LINES - WRONG, failed: WRONG })
    expect(await namesOf()).toHaveLength(LINES - WRONG)
    const failed = await on.file('failed', {}, done.id)
    // A cell that a spreadsheet would run as a formula is prefixed, and read back unchanged.
    expect(failed).toContain("'=1+1")
    const again = tableOf(failed)
    expect(again.headers).toEqual(['Nome', 'Cor', 'Valor da hora', 'Descrição', 'Motivos'])
    expect(again.lines).toHaveLength(WRONG)
    expect(again.lines[1]?.cells.slice(0, 4)).toEqual(['Tipo 33', '#2563eb', '=1+1', 'A "33";\nb'])

    const [one, two, three] = await server.db.selectFrom('looper_types').select('id').orderBy('id').limit(3).execute()
    await me.raw(looperTypeCrud.calls.update, { id: one?.id, version: 1, descricao: 'Outra' })
    await server.db
      .updateTable('users')
      .set({ tipo: two?.id ?? 0 })
      .where('id', '=', person.id)
      .execute()
    const item = { thing: 'looperType', thing_id: three?.id ?? 0, text: 'Conferir', place: 1, created_at: new Date() }
    await server.db.insertInto('checklist_items').values(item).execute()
    const undone = await on.undo(done)
    expect(undone).toMatchObject({ state: 'undone', undone: LINES - WRONG - 3, kept_count: 3 })
    expect(undone.kept.map(({ id, why }) => [id, why])).toEqual([
      [one?.id, 'changed'],
      [two?.id, 'used'],
      [three?.id, 'used'],
    ])
    expect(await namesOf()).toEqual(undone.kept.map(({ nome }) => nome).toSorted())
    await server.db.updateTable('users').set({ tipo: null }).where('id', '=', person.id).execute()
  })
})

test('a long file is read some lines at a time: whoever waits for this thread is let in between', async () => {
  const ctx = await actorIn(server.db, { ...server.frame, user_id: person.id })
  const settings = { headers: ['Nome'], mapping: ['nome'], match: 'nome', existing: 'skip' } as const
  const lines = Array.from({ length: 2_000 }, (_, at) => ({ line: at + 2, cells: [`Tipo ${at}`] }))
  let turns = 0
  const counting = setInterval(() => (turns += 1), 0)
  const planned = await planOf(
    lines,
    { ...settings, delimiter: ';', preset: null, fixed: {}, choices: {} },
    { importer: importerWith('looperType', {}), ctx },
  )
  clearInterval(counting)
  expect(planned).toHaveLength(lines.length)
  expect(turns).toBeGreaterThanOrEqual(5)
})

describe('nothing is written twice', () => {
  const written = async () => (await namesOf()).length

  test('by two calls at once, nor by a job that is repeated', async () => {
    for (const count of [5, 600]) {
      const checked = await on.check(await on.upload('looperType', types(count, count)))
      const calls = await Promise.all([1, 2].map(() => me.raw(importCalls.run, { id: checked.id, only_valid: false })))
      expect(calls.map((it) => it.status)).toEqual([200, 200])
      const done = await on.run(checked)
      expect(done).toMatchObject({ state: 'done', created: count })
      await runImport({ ...server.frame, importers: [importerWith('looperType', {})] }, checked.id)
    }
    expect(await written()).toBe(605)
  })

  /** Creates records until the second batch, where the server dies. */
  const dying = () => {
    const whole = importerWith('looperType', {})
    let batches = 0
    return importerWith('looperType', {
      create: async (rows, note) => {
        batches += 1
        const ids = await whole.create(rows, note)
        if (batches === 2) throw new Error('the server died')
        return ids
      },
    })
  }

  test('by an import of valid lines that died in its middle and is run again', async () => {
    const checked = await on.check(await on.upload('looperType', `${types(1200)}\n;#2563eb`))
    await me.raw(importCalls.run, { id: checked.id, only_valid: true })
    const run = runImport({ ...server.frame, importers: [dying()] }, checked.id)
    await expect(run).rejects.toThrow('the server died')
    expect(await written()).toBe(250)
    expect(await on.show(checked.id)).toMatchObject({ state: 'writing', done: 250 })
    // The queued job still runs, and a person may ask again after a minute without progress.
    server.clock.advance(61)
    const done = await on.run(checked, true)
    expect(done).toMatchObject({ state: 'done', created: 1200, failed: 1 })
    expect(await written()).toBe(1200)
  })

  test('by an import of valid lines that is taken back in its middle: what it wrote is counted, and goes', async () => {
    const checked = await on.check(await on.upload('looperType', `${types(1200)}\n;#2563eb`))
    await me.raw(importCalls.run, { id: checked.id, only_valid: true })
    await expect(runImport({ ...server.frame, importers: [dying()] }, checked.id)).rejects.toThrow('the server died')
    const { body } = await me.raw(importCalls.undo, { id: checked.id })
    expect(body['data']).toMatchObject({ state: 'undone', created: 250, undone: 250, failed: 0 })
    expect(await namesOf()).toEqual([])
  })

  test('by one of all lines or none: nothing of it is left, and it can be run again', async () => {
    const checked = await on.check(await on.upload('looperType', types(1200)))
    await me.raw(importCalls.run, { id: checked.id, only_valid: false })
    const run = runImport({ ...server.frame, importers: [dying()] }, checked.id)
    await expect(run).rejects.toThrow('the server died')
    expect(await written()).toBe(0)
    expect(await on.show(checked.id)).toMatchObject({ state: 'checked' })
    expect(await on.run(checked)).toMatchObject({ state: 'done', created: 1200 })
    expect(await written()).toBe(1200)
  })
})

test('a name that somebody took meanwhile fails its own line alone; of all or none, none', async () => {
  const checked = await on.check(await on.upload('looperType', types(40)))
  await server.db
    .insertInto('looper_types')
    .values({ nome: 'TIPO 00007', color: '#000000', created_at: server.clock.now() })
    .execute()
  // Acts as if the conflicting record came between the look-up and the write.
  const unaware = importerWith('looperType', { existing: async () => new Map() })
  await server.db.updateTable('imports').set({ state: 'writing' }).where('id', '=', checked.id).execute()
  await runImport({ ...server.frame, importers: [unaware] }, checked.id)
  const back = await on.show(checked.id)
  expect(back).toMatchObject({ state: 'checked', created: 39, failed: 1 })
  expect((await on.errors(back)).data).toMatchObject([{ line: 9, reasons: [{ header: 'Nome', value: 'Tipo 00007' }] }])
  expect(await namesOf()).toEqual(['TIPO 00007'])
})

test('lines that mean one record are told apart: the first valid one is it', async () => {
  const checked = await on.check(await on.upload('looperType', 'Nome;Cor\nA;azul\na;#000000\nÁ;#111111\nB;#222222'))
  expect(checked).toMatchObject({ created: 2, failed: 2 })
  const { data } = await on.errors(checked)
  expect(data.map(({ line, reasons }) => [line, reasons.map((it) => it.message)])).toEqual([
    [2, ['Escolha uma cor, como #2563eb.']],
    [4, ['Repete a linha 3.']],
  ])
})

test('files in windows-1252 and in English are read; cells past the header fail their line', async () => {
  const latin = await on.check(await on.upload('looperType', 'Nome;Descrição\nCriação;Ação', 'latin1'))
  expect(await on.run(latin)).toMatchObject({ created: 1 })
  const text = 'name,hourly rate,description\nDrawing,"1,234.56",x\nWriting,10.5,x\nToo long,1,x,y'
  const english = await on.check(await on.upload('looperType', text))
  expect(await on.run(english, true)).toMatchObject({ created: 2, failed: 1 })
  const rows = await server.db
    .selectFrom('looper_types')
    .select(['nome', 'valor_hora_centavos'])
    .orderBy('id')
    .execute()
  expect(rows.map((it) => [it.nome, it.valor_hora_centavos])).toEqual([
    ['Criação', 0],
    ['Drawing', 123_456],
    ['Writing', 1050],
  ])
})

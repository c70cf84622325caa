import Papa from 'papaparse'
import readExcel from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loopCenterCalls } from '#contract/loop/loopCenter.ts'
import { groupFilters, reportGroups, withoutFilters } from '#contract/report/report.rules.ts'
import { reportCalls, type HoursReport } from '#contract/report/report.ts'
import { viewCalls } from '#contract/view/view.ts'
import { makeAtom, makeLoop, makePerson, type MadeAtom, type MadePerson } from '#server/testing/make.ts'
import { textOfPdf } from '#server/testing/pdf.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

const NOW = '2026-03-10T15:00:00Z'

let server: TestServer
let admin: Visitor
let manager: Visitor
let ana: MadePerson
let bia: MadePerson
let one: MadeAtom
let two: MadeAtom
beforeAll(async () => {
  server = await freshServer({ at: NOW })
  admin = await server.as(await makePerson(server.db, { role: 1 }))
  manager = await server.as(await makePerson(server.db, { role: 2 }))
  ana = await makePerson(server.db, { nome: '=Ana', valor_hora_centavos: 10_000 })
  bia = await makePerson(server.db, { nome: 'Bia', valor_hora_centavos: 10_000 })
  one = await makeAtom(server.db, { loopers: [ana, bia], nome: 'Um' })
  two = await makeAtom(server.db, { loopers: [ana, bia], nome: 'Dois' })
  const loop = (user: MadePerson, atom: MadeAtom, from: string, to?: string) =>
    makeLoop(server.db, { user, atom, from, ...(to !== undefined && { to, status: 3 }) })
  // Two loops of 4 minutes are a tenth each, and 8 minutes are one tenth: tenths are summed by loop.
  await loop(ana, one, '2026-03-02T12:00:00Z', '2026-03-02T12:04:00Z')
  await loop(ana, one, '2026-03-02T13:00:00Z', '2026-03-02T13:04:00Z')
  await loop(bia, two, '2026-03-09T12:00:00Z', '2026-03-09T14:30:00Z')
  await loop(bia, two, '2026-02-10T12:00:00Z', '2026-02-10T13:00:00Z')
  // 31 December 23:30 to 0:30 in São Paulo.
  await loop(bia, one, '2026-01-01T02:30:00Z', '2026-01-01T03:30:00Z')
  // Runs.
  await loop(ana, one, '2026-03-10T14:00:00Z')
})
afterAll(() => server.close())

const report = async (who: Visitor, asked: object): Promise<HoursReport> =>
  (await who.call(reportCalls.hours, asked)).body
const march = { from: '2026-03-01', to: '2026-03-31' }
const rowsOf = ({ rows }: HoursReport) => rows.map((it) => [it.nome, it.loops, it.seconds, it.tenths])

describe('figures', () => {
  test('by person and week: a running loop counts without time, tenths are summed by loop', async () => {
    const shown = await report(admin, { by: 'person', step: 'week', ...march })
    expect(rowsOf(shown)).toEqual([
      ['Bia Teste', 1, 9000, 25],
      ['=Ana Teste', 3, 480, 2],
    ])
    expect(shown.columns.map((it) => it.from)).toEqual(
      ['01', '02', '09', '16', '23', '30'].map((it) => `2026-03-${it}`),
    )
    expect(shown.rows[1]?.cells.map((it) => [it.at, it.loops, it.seconds])).toEqual([
      [1, 2, 480],
      [2, 1, 0],
    ])
    expect(shown.totals.map((it) => it.seconds)).toEqual([0, 480, 9000, 0, 0, 0])
    expect(shown).toMatchObject({ loops: 4, seconds: 9480, tenths: 27, before: null })
  })

  test('equal those of Loop Center for every group, filter and cell that leads there', async () => {
    const without = new Set<string>()
    for (const by of reportGroups) {
      const shown = await report(admin, { by, step: 'month', from: '2025-12-01', to: '2026-03-31' })
      expect(shown.seconds).toBe(9480 + 3600 + 3600)
      for (const row of shown.rows)
        for (const cell of row.cells) {
          if (row.id === null) without.add(by)
          const group =
            row.id === null ? { [withoutFilters[by] ?? '']: 'true' } : { [groupFilters[by]]: String(row.id) }
          const asked = { ...shown.columns[cell.at], ...group }
          const center = (await admin.call(loopCenterCalls.list, asked)).body
          expect([center.total, center.sums['total'], center.sums['valor']]).toEqual([
            cell.loops,
            cell.seconds,
            (cell.centavos ?? 0) / 100,
          ])
        }
    }
    expect([...without]).toEqual(['client', 'type'])
  })

  test('are the same from the sums that are kept and from the loops', async () => {
    for (const zone of ['America/Sao_Paulo', 'America/New_York', 'Asia/Kolkata']) {
      const person = await makePerson(server.db, { role: 1 })
      await server.db.updateTable('users').set({ zone }).where('id', '=', person.id).execute()
      const who = await server.as(person)
      for (const by of ['person', 'venture', 'client'] as const)
        for (const step of ['day', 'week', 'month'] as const) {
          const asked = { by, step, from: '2025-12-20', to: '2026-03-20', compare: true }
          const kept = await report(who, asked)
          expect(await report(who, { ...asked, status: '1,2,3,4,5,6,7' })).toEqual(kept)
        }
    }
  })

  test('a loop over midnight stands on the day of its start, in the zone of the reader', async () => {
    const day = async (who: Visitor) =>
      (await report(who, { step: 'day', from: '2025-12-31', to: '2026-01-01' })).totals.map((it) => it.seconds)
    expect(await day(admin)).toEqual([3600, 0])
    const person = await makePerson(server.db, { role: 1 })
    await server.db.updateTable('users').set({ zone: 'Europe/Lisbon' }).where('id', '=', person.id).execute()
    expect(await day(await server.as(person))).toEqual([0, 3600])
  })

  test('beside the period before, also where a row has hours only there', async () => {
    const shown = await report(admin, { by: 'person', compare: true, ...march, user_id: String(bia.id) })
    expect(shown.before).toMatchObject({ from: '2026-02-01', to: '2026-02-28', seconds: 3600, tenths: 10 })
    expect(shown.rows.map((it) => [it.seconds, it.before?.seconds])).toEqual([[9000, 3600]])
    const april = await report(admin, { by: 'atom', compare: true, from: '2026-04-01', to: '2026-04-30' })
    expect(april.rows.map((it) => [it.nome, it.seconds, it.before?.seconds, it.cells])).toEqual([
      ['Dois', 0, 9000, []],
      ['Um', 0, 480, []],
    ])
  })

  test('an empty period has no rows; a huge one is refused by name of its field', async () => {
    expect(await report(admin, { from: '2020-01-01', to: '2020-01-31' })).toMatchObject({ rows: [], seconds: 0 })
    const long = await admin.raw(reportCalls.hours, { step: 'day', from: '2020-01-01', to: '2026-01-31' })
    expect([long.status, long.body['type']]).toEqual([422, '/problems/report.tooLong'])
    expect(JSON.stringify(long.body['errors'])).toContain('"from"')
    expect((await report(admin, { step: 'month', from: '2000-01-01', to: '2026-12-31' })).columns).toHaveLength(324)
  })
})

describe('a looper', () => {
  test('sees only own hours, whatever the group, and filters by nobody', async () => {
    const me = await server.as(ana)
    for (const by of reportGroups) {
      const shown = await report(me, { by, compare: true, from: '2025-12-01', to: '2026-03-31' })
      expect([shown.loops, shown.seconds, shown.centavos]).toEqual([3, 480, undefined])
      expect(JSON.stringify(shown)).not.toMatch(/Bia|Dois|centavos/)
    }
    const filtered = await me.raw(reportCalls.hours, { ...march, user_id: String(bia.id) })
    expect(filtered.status).toBe(403)
    const other = await report(me, { ...march, atomo_id: String(two.id) })
    expect(other.rows).toEqual([])
  })

  test('finds no client, gate, cell or atom of others', async () => {
    const me = await server.as(ana)
    const names = async (call: 'atomsOfLoops' | 'cellsOfLoops' | 'gatesOfLoops') =>
      (await me.call(loopCenterCalls[call], {})).body.data.length
    expect([await names('atomsOfLoops'), await names('cellsOfLoops'), await names('gatesOfLoops')]).toEqual([1, 1, 1])
    expect((await admin.call(loopCenterCalls.atomsOfLoops, {})).body.data).toHaveLength(2)
  })
})

describe('money', () => {
  test('is nowhere for people who see no values, and no order or unit reveals it', async () => {
    const shown = await report(manager, { by: 'person', ...march, compare: true })
    expect(shown.seconds).toBe(9480)
    expect(JSON.stringify(shown)).not.toContain('centavos')
    for (const asked of [{ sort: 'valor' }, { sort: '-valor' }, { unit: 'valor' }] as const)
      expect((await manager.raw(reportCalls.hours, asked)).status).toBe(403)
    expect((await download(manager, 'format=csv')).body).not.toMatch(/Valor|Value/)
    expect((await manager.raw(reportCalls.export, { format: 'csv', unit: 'valor' })).status).toBe(403)
  })
})

const download = async (who: Visitor, query: string, locale = 'pt') =>
  server.app.inject({
    method: 'GET',
    url: `/api/reports/hours/export?by=person&step=week&from=2026-03-01&to=2026-03-15&${query}`,
    headers: { authorization: `Bearer ${await who.token()}`, 'x-locale': locale },
  })

describe('a file', () => {
  test('CSV in Portuguese and English has the table as it is shown, formulas harmless', async () => {
    const answer = await download(admin, 'format=csv&compare=true')
    expect(answer.headers['content-disposition']).toContain('relatorio-de-horas-2026-03-01_2026-03-15.csv')
    const pt = Papa.parse<string[]>(answer.body.slice(1), { delimiter: ';', skipEmptyLines: true }).data
    expect(pt[0]?.slice(0, 7)).toEqual([
      'Pessoa',
      '01/03',
      '02/03–08/03',
      '09/03–15/03',
      'Loops',
      'Total',
      'Horas decimais',
    ])
    expect(pt.slice(1).map((it) => it.slice(0, 7))).toEqual([
      ['Bia Teste', '', '', '2,5', '1', '02:30:00', '2,5'],
      ["'=Ana Teste", '', '0,2', '0,0', '3', '00:08:00', '0,2'],
    ])
    const en = await download(admin, 'format=csv&unit=clock&sort=nome', 'en')
    const lines = Papa.parse<string[]>(en.body.slice(1), { delimiter: ',', skipEmptyLines: true }).data
    expect(lines.map((it) => it.slice(0, 7))).toEqual([
      ['Person', '01/03', '02/03–08/03', '09/03–15/03', 'Loops', 'Total', 'Decimal hours'],
      ["'=Ana Teste", '', '00:08:00', '00:00:00', '3', '00:08:00', '0.2'],
      ['Bia Teste', '', '', '02:30:00', '1', '02:30:00', '2.5'],
    ])
  })

  test('XLSX and PDF have the same figures with their sums', async () => {
    const [sheet] = await readExcel((await download(admin, 'format=xlsx')).rawPayload)
    expect(sheet?.data[1]?.slice(0, 5)).toEqual(['Bia Teste', null, null, 2.5, 1])
    expect(sheet?.data.at(-1)?.slice(0, 5)).toEqual(['Total', 0, 0.2, 2.5, 4])
    const text = await textOfPdf((await download(admin, 'format=pdf')).rawPayload)
    expect(text).toContain('Relatório de horas por pessoa')
    expect(text).toContain('02:30:00')
  })

  test('is audited', async () => {
    await download(admin, 'format=csv')
    const last = await server.db
      .selectFrom('audit')
      .select(['event', 'detail'])
      .where('event', '=', 'loop.exported')
      .orderBy('id', 'desc')
      .executeTakeFirst()
    expect(last?.detail).toMatchObject({ by: 'person', step: 'week', format: 'csv', from: '2026-03-01', values: true })
  })
})

test('a view keeps filters, group, step and unit', async () => {
  const filters = { by: 'client', step: 'week', unit: 'clock', compare: 'true', period: 'month' }
  const state = { filters, sort: 'nome', density: 'comfortable', per_page: 10 } as const
  const saved = await admin.raw(viewCalls.create, { table_id: 'report', nome: 'Clientes', state })
  expect(saved.status).toBe(200)
  const wrong = { ...state, filters: { by: 'colour' } }
  expect((await admin.raw(viewCalls.create, { table_id: 'report', nome: 'Cores', state: wrong })).status).toBe(422)
})

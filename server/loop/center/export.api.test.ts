import Papa from 'papaparse'
import readExcel from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeClock } from '#contract/kit/hours.ts'
import { loopList } from '#contract/loop/loop.list.ts'
import { loopCenterCalls } from '#contract/loop/loopCenter.ts'
import { makeAtom, makeLoop, makePerson, type MadeAtom, type MadePerson } from '#server/testing/make.ts'
import { textOfPdf } from '#server/testing/pdf.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

const LOOPS = 2345

let server: TestServer
let owner: MadePerson
let admin: MadePerson
let atom: MadeAtom

beforeAll(async () => {
  server = await freshServer({ at: '2026-03-10T15:00:00Z' })
  owner = await makePerson(server.db, { nome: '=SOMA(A1)' })
  admin = await makePerson(server.db, { role: 1 })
  atom = await makeAtom(server.db, { loopers: [owner], nome: 'Átomo “ç”; com, sinais' })
  const rows = Array.from({ length: LOOPS }, (_, index) => {
    const from = new Date(Date.parse('2026-01-01T00:00:00Z') + index * 600_000)
    return {
      user_id: owner.id,
      atomo_id: atom.id,
      venture_id: atom.venture_id,
      data_inicio: from,
      data_fim: new Date(from.getTime() + 540_000),
      status: 3,
      tipo: 11,
      descricao: `Trabalho ${index}`,
      created_at: from,
    }
  })
  for (let from = 0; from < rows.length; from += 500)
    await server.db
      .insertInto('loops')
      .values(rows.slice(from, from + 500))
      .execute()
})
afterAll(() => server.close())

const download = async (person: MadePerson, query: string, headers: Record<string, string> = {}) => {
  const token = await (await server.as(person)).token()
  return server.app.inject({
    method: 'GET',
    url: `/api/loops/export?${query}`,
    headers: { authorization: `Bearer ${token}`, 'x-locale': 'pt', ...headers },
  })
}

describe('an export holds exactly the filter', () => {
  test('CSV in Portuguese: BOM, semicolons, decimal comma, CRLF, every row, formulas harmless', async () => {
    const answer = await download(admin, 'format=csv')
    expect(answer.headers['content-disposition']).toContain('loops-2026-03-10.csv')
    expect(answer.headers['x-row-count']).toBe(String(LOOPS))
    expect(answer.body.startsWith('﻿')).toBe(true)
    expect(answer.body).not.toMatch(/[^\r]\n/)
    const { data } = Papa.parse<Record<string, string>>(answer.body.slice(1), {
      header: true,
      delimiter: ';',
      skipEmptyLines: true,
    })
    expect(data).toHaveLength(LOOPS)
    expect(data[0]).toMatchObject({
      Responsável: "'=SOMA(A1) Teste",
      Átomo: 'Átomo “ç”; com, sinais',
      Total: '00:09:00',
      'Horas decimais': '0,2',
      Descrição: `Trabalho ${LOOPS - 1}`,
      Tipo: 'Outro',
      Status: 'Finalizado',
    })
  })

  test('CSV has no row of sums: it is data', async () => {
    const answer = await download(admin, 'format=csv&columns=descricao,total&sort=inicio')
    expect(answer.body.trimEnd().split('\r\n').at(-1)).toBe(`Trabalho ${LOOPS - 1};00:09:00`)
  })

  test('CSV in English has commas, points and dates that no month is guessed in', async () => {
    const query = 'format=csv&columns=descricao,decimal,inicio&sort=inicio'
    const answer = await download(admin, query, { 'x-locale': 'en' })
    expect(answer.body.slice(1).split('\r\n').slice(0, 2)).toEqual([
      'Description,Decimal hours,Start',
      'Trabalho 0,0.2,2025-12-31 21:00:00',
    ])
  })

  test('XLSX has real numbers, durations and dates, and its sums in the last row', async () => {
    const answer = await download(admin, 'format=xlsx&columns=inicio,total,decimal,descricao&sort=inicio')
    const [sheet] = await readExcel(answer.rawPayload)
    expect(sheet?.data).toHaveLength(LOOPS + 2)
    // Wall time of São Paulo, three hours behind; the total is nine minutes after a spreadsheet's day zero.
    expect(sheet?.data[1]).toEqual([
      new Date('2025-12-31T21:00:00Z'),
      new Date('1899-12-30T00:09:00Z'),
      0.2,
      'Trabalho 0',
    ])
    const [label, hours, decimal] = sheet?.data.at(-1) ?? []
    expect([label, decimal]).toEqual(['Total', (LOOPS * 2) / 10])
    // Durations of nine minutes are counted from a spreadsheet's day zero.
    const seconds = hours instanceof Date ? (hours.getTime() - Date.parse('1899-12-30T00:00:00Z')) / 1000 : undefined
    expect(Math.round(seconds ?? 0)).toBe(LOOPS * 540)
  })

  test('PDF names each row and says how many', async () => {
    const answer = await download(admin, 'format=pdf&columns=descricao,total&q=Trabalho%201')
    const expected = Array.from({ length: LOOPS }, (_, index) => `Trabalho ${index}`).filter((it) =>
      it.includes('Trabalho 1'),
    )
    const text = await textOfPdf(answer.rawPayload)
    expect(answer.headers['x-row-count']).toBe(String(expected.length))
    expect(text).toContain(`Linhas: ${new Intl.NumberFormat('pt').format(expected.length)}`)
    expect(new Set(text.match(/Trabalho \d+/g))).toEqual(new Set(expected))
  })

  test('PDF is a sheet to hand on: whose it is, what was filtered, whole figures on every page, sums, page of pages', async () => {
    const query = new URLSearchParams({
      format: 'pdf',
      columns: 'atomo,responsavel,inicio,fim,total,decimal,valor,tipo,descricao,status,faturavel',
      from: '2026-01-01',
      to: '2026-01-03',
      venture_id: String(atom.venture_id),
      user_id: String(owner.id),
      status: '3,4',
      tipo: '11',
      q: 'Trabalho 1',
    })
    const organisation = 'Estúdio das Xícaras'
    await server.db
      .insertInto('organisation')
      .values({ id: 1, nome: organisation, created_at: server.clock.now() })
      .execute()
    const answer = await download(admin, query.toString())
    const text = await textOfPdf(answer.rawPayload)
    const pages = text.split('\n')
    const venture = await server.db
      .selectFrom('ventures')
      .select('nome')
      .where('id', '=', atom.venture_id)
      .executeTakeFirstOrThrow()
    for (const [label, value] of [
      ['Período', '01/01/2026 a 03/01/2026'],
      ['Venture', venture.nome],
      ['Responsável', '=SOMA(A1) Teste'],
      ['Status', 'Finalizado, Inativo'],
      ['Tipo', 'Outro'],
      ['Busca', 'Trabalho 1'],
    ])
      expect(pages[0]).toMatch(new RegExp(`${label}:\\s+${RegExp.escape(value ?? '')}`))
    expect(pages.length).toBeGreaterThan(2)
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(organisation)
      expect(page).toContain('Horas decimais')
      expect(page).toContain(`Página ${index + 1} de ${pages.length}`)
      expect(page).toContain('Gerado em 10/03/2026 12:00')
    }
    const count = Number(answer.headers['x-row-count'])
    // Start and end of every row are complete.
    expect(text.match(/\d{2}\/01\/2026 \d{1,2}:\d{2}/g)?.length).toBeGreaterThanOrEqual(2 * count)
    expect(text).not.toContain('…')
    expect(pages.at(-1)).toContain(writeClock(count * 540))
    expect(pages.at(-1)).toContain('Total')
  })

  test('the file is called by what was filtered', async () => {
    const nameOf = async (query: string) =>
      /filename="([^"]+)"/.exec(String((await download(admin, query)).headers['content-disposition']))?.[1]
    await server.db
      .updateTable('ventures')
      .set({ nome: 'Portal do Paciente: São João' })
      .where('id', '=', atom.venture_id)
      .execute()
    const venture = `venture_id=${atom.venture_id}`
    expect(await nameOf(`format=xlsx&${venture}&from=2026-02-01&to=2026-02-28`)).toBe(
      'loops-portal-do-paciente-sao-joao-2026-02.xlsx',
    )
    expect(await nameOf('format=csv&period=lastMonth')).toBe('loops-2026-02.csv')
    expect(await nameOf('format=csv&from=2026-01-01&to=2026-01-15')).toBe('loops-2026-01-01_2026-01-15.csv')
    expect(await nameOf(`format=csv&from=2026-01-02&to=2026-01-02&user_id=${owner.id}`)).toBe(
      'loops-soma-a1-teste-2026-01-02.csv',
    )
  })

  test('the filter, the sort and the person’s reach hold', async () => {
    const stranger = await makePerson(server.db)
    await makeLoop(server.db, { user: stranger, atom, from: '2026-03-01T12:00:00Z', to: '2026-03-01T13:00:00Z' })
    // A person who sees only their own loops may filter by nobody.
    expect((await download(stranger, `format=csv&user_id=${owner.id}`)).statusCode).toBe(403)
    const mine = await download(stranger, 'format=csv&sort=project')
    expect(mine.headers['x-row-count']).toBe('1')
    const january = await download(admin, 'format=csv&from=2026-01-02&to=2026-01-02')
    expect(january.headers['x-row-count']).toBe('144')
  })

  test('is audited: who, the filter, the format, how many rows, and whether with values', async () => {
    const asker = await makePerson(server.db, { role: 1 })
    const kept = () =>
      server.db
        .selectFrom('audit')
        .select(['event', 'thing', 'thing_id', 'detail'])
        .where('actor_id', '=', asker.id)
        .where('event', '=', 'loop.exported')
        .orderBy('id')
        .execute()
    const { nome } = await server.db
      .selectFrom('ventures')
      .select('nome')
      .where('id', '=', atom.venture_id)
      .executeTakeFirstOrThrow()
    await download(asker, `format=csv&from=2026-01-02&to=2026-01-02&venture_id=${atom.venture_id}&status=3`)
    await download(asker, 'format=doc')
    await download(asker, `format=csv&columns=atomo&user_id=${owner.id}&q=Trabalho%207`)
    const days = { from: '2026-01-02', to: '2026-01-02' }
    expect(await kept()).toEqual([
      {
        event: 'loop.exported',
        thing: 'loop',
        thing_id: null,
        detail: {
          ...days,
          venture_id: atom.venture_id,
          venture: nome,
          status: [3],
          format: 'csv',
          count: 144,
          columns: Object.keys(loopList.columns),
          values: true,
        },
      },
      {
        event: 'loop.exported',
        thing: 'loop',
        thing_id: null,
        detail: {
          user_id: owner.id,
          q: 'Trabalho 7',
          format: 'csv',
          count: expect.any(Number),
          columns: ['atomo'],
          values: false,
        },
      },
    ])
  })

  test('a wrong format or column is named', async () => {
    const answer = await download(admin, 'format=doc&columns=senha')
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors.map((it: { path: string }) => it.path)).toEqual(['format', 'columns.0'])
  })

  test('roles without Loop Center are refused', async () => {
    for (const role of [3, 5, 6, 8, 9, 10] as const) {
      const person = await makePerson(server.db, { role })
      expect((await (await server.as(person)).call(loopCenterCalls.list, {})).status).toBe(403)
      expect((await download(person, 'format=csv')).statusCode).toBe(403)
    }
  })
})

test('two files are made at a time, eight wait, and who comes then is told when to come back', async () => {
  const few = 'from=2026-01-02&to=2026-01-02'
  const asked = Array.from({ length: 40 }, (_, index) => `format=${index % 2 ? 'pdf' : 'xlsx'}&columns=atomo&${few}`)
  // One person may have three exports at a time.
  const people = await Promise.all(Array.from({ length: 14 }, () => makePerson(server.db, { role: 1 })))
  const answers = await Promise.all(asked.map((query, index) => download(people[index % 14] ?? admin, query)))
  const refused = answers.filter((it) => it.statusCode === 429)
  // The number depends on how fast requests arrive while earlier ones run.
  const made = answers.filter((it) => it.statusCode === 200).length
  expect(made + refused.length).toBe(asked.length)
  expect(made).toBeGreaterThanOrEqual(10)
  expect(refused.length).toBeGreaterThan(0)
  for (const it of refused) {
    expect(it.headers['retry-after']).toBe('10')
    expect(it.json()).toMatchObject({ type: '/problems/common.tooMany' })
  }
  expect((await download(admin, `format=xlsx&columns=atomo&${few}`)).statusCode).toBe(200)
})

test('one person has three files at a time, one after the other as many as they like', async () => {
  const me = await makePerson(server.db, { role: 1 })
  const headers = { authorization: `Bearer ${await (await server.as(me)).token()}` }
  const one = () => server.app.inject({ url: '/api/loops/export?format=xlsx&columns=atomo', headers })
  const together = await Promise.all(Array.from({ length: 6 }, one))
  expect(together.filter((it) => it.statusCode === 429).length).toBeGreaterThan(0)
  expect(together.filter((it) => it.statusCode === 200).length).toBeGreaterThanOrEqual(3)
  for (let round = 0; round < 6; round += 1) expect((await one()).statusCode).toBe(200)
})

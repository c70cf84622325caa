import Papa from 'papaparse'
import readExcel from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loopCalls } from '#contract/loop/loop.ts'
import { freshHouse, type House } from '#server/testing/house.ts'
import { makeAtom, makeLoop, makePerson, type MadeAtom, type MadePerson } from '#server/testing/make.ts'
import { textOfPdf } from '#server/testing/pdf.ts'

const LOOPS = 2345

let house: House
let owner: MadePerson
let admin: MadePerson
let atom: MadeAtom

beforeAll(async () => {
  house = await freshHouse({ at: '2026-03-10T15:00:00Z' })
  owner = await makePerson(house.db, { nome: '=SOMA(A1)' })
  admin = await makePerson(house.db, { role: 1 })
  atom = await makeAtom(house.db, { loopers: [owner], nome: 'Átomo “ç”; com, sinais' })
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
    await house.db
      .insertInto('loops')
      .values(rows.slice(from, from + 500))
      .execute()
})
afterAll(() => house.close())

const download = async (person: MadePerson, query: string, headers: Record<string, string> = {}) => {
  const token = await (await house.as(person)).token()
  return house.app.inject({
    method: 'GET',
    url: `/api/loops/export?${query}`,
    headers: { authorization: `Bearer ${token}`, 'accept-language': 'pt', ...headers },
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

  test('CSV in English has commas and points', async () => {
    const answer = await download(admin, 'format=csv&columns=descricao,decimal', { 'accept-language': 'en' })
    expect(answer.body.slice(1).split('\r\n').slice(0, 2)).toEqual([
      'Description,Decimal hours',
      `Trabalho ${LOOPS - 1},0.2`,
    ])
  })

  test('XLSX has real numbers, durations and dates', async () => {
    const answer = await download(admin, 'format=xlsx&columns=inicio,total,decimal,descricao&sort=inicio')
    const [sheet] = await readExcel(answer.rawPayload)
    expect(sheet?.data).toHaveLength(LOOPS + 1)
    // Wall time of São Paulo, three hours behind; nine minutes after a spreadsheet's day zero.
    expect(sheet?.data[1]).toEqual([
      new Date('2025-12-31T21:00:00Z'),
      new Date('1899-12-30T00:09:00Z'),
      0.2,
      'Trabalho 0',
    ])
  })

  test('PDF names each row and says how many', async () => {
    const answer = await download(admin, 'format=pdf&columns=descricao,total&q=Trabalho%201')
    const expected = Array.from({ length: LOOPS }, (_, index) => `Trabalho ${index}`).filter((it) =>
      it.includes('Trabalho 1'),
    )
    const text = await textOfPdf(answer.rawPayload)
    expect(answer.headers['x-row-count']).toBe(String(expected.length))
    expect(text).toContain(`${expected.length} linhas`)
    expect(new Set(text.match(/Trabalho \d+/g))).toEqual(new Set(expected))
  })

  test('the filter, the sort and the person’s reach hold', async () => {
    const stranger = await makePerson(house.db)
    await makeLoop(house.db, { user: stranger, atom, from: '2026-03-01T12:00:00Z', to: '2026-03-01T13:00:00Z' })
    const own = await download(stranger, `format=csv&user_id=${owner.id}`)
    expect(own.headers['x-row-count']).toBe('0')
    const mine = await download(stranger, 'format=csv&sort=project')
    expect(mine.headers['x-row-count']).toBe('1')
    const january = await download(admin, 'format=csv&from=2026-01-02&to=2026-01-02')
    expect(january.headers['x-row-count']).toBe('144')
  })

  test('a wrong format or column is named', async () => {
    const answer = await download(admin, 'format=doc&columns=senha')
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors.map((it: { path: string }) => it.path)).toEqual(['format', 'columns.0'])
  })

  test('roles without Loop Center are refused', async () => {
    for (const role of [3, 5, 6, 8, 9, 10] as const) {
      const person = await makePerson(house.db, { role })
      expect((await (await house.as(person)).call(loopCalls.list, {})).status).toBe(403)
      expect((await download(person, 'format=csv')).statusCode).toBe(403)
    }
  })
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { importing } from '#server/testing/imports.ts'
import { makePerson, makePlace } from '#server/testing/make.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
let on: ReturnType<typeof importing>
let cell_id: number
beforeAll(async () => {
  server = await freshServer()
  on = importing(server, await server.as(await makePerson(server.db, { role: 1 })))
  cell_id = (await makePlace(server.db)).cell_id
})
afterAll(() => server.close())

/** What the dry run of a file with these amounts assumes of their column. */
const assumed = async (header: string, cells: readonly string[], delimiter: ';' | ',' = ';') => {
  const ofVenture = header === 'Preço' || header === 'Horas previstas'
  const lines = cells.map((cell, at) => `Nome ${at}${ofVenture ? `${delimiter}ASS-${at}` : ''}${delimiter}${cell}`)
  const names = ['Nome', ...(ofVenture ? ['Código'] : []), header].join(delimiter)
  const file = await on.upload(ofVenture ? 'projeto' : 'atom', [names, ...lines].join('\n'))
  const checked = await on.check(file, ofVenture ? { match: 'code' } : { fixed: { cell_id } })
  return checked.assumed
}

test.each([
  ['Horas', '1.500h', '1500:00:00', '01:30:00'],
  ['Horas previstas', '1.500', '1500:00:00', '01:30:00'],
  ['Horas', '1.500', '1500:00:00', '01:30:00'],
  ['Preço', '1.500', '1500.00', '1.50'],
])('%s: what %s becomes is shown, since its header or its unit does not say which language', async (...row) => {
  const [header, value, pt, en] = row
  expect(await assumed(header, [value])).toEqual([{ header, as: 'pt', cells: [{ value, becomes: pt }] }])
  expect(await assumed(header, [value], ',')).toEqual([{ header, as: 'en', cells: [{ value, becomes: en }] }])
})

test('a number that another one of its column decides, or that both languages read alike, is not shown', async () => {
  expect(await assumed('Horas', ['1.500h', '2,5h', '8h'])).toEqual([])
  expect(await assumed('Preço', ['1.500', '1.234,50'])).toEqual([])
  expect(await assumed('Preço', ['1500', '20'])).toEqual([])
})

test('a bare number without a unit is shown once, and one with its unit beside it', async () => {
  expect(await assumed('Estimativa', ['1.500', '2.500h'])).toEqual([
    { header: 'Estimativa', as: 'h', cells: [{ value: '1.500', becomes: '1500:00:00' }] },
    { header: 'Estimativa', as: 'pt', cells: [{ value: '2.500h', becomes: '2500:00:00' }] },
  ])
})

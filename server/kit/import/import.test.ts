import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import type { ImportColumn, ImportKind } from '#contract/kit/import/import.ts'
import { harmless } from '#server/kit/sheet/guard.ts'
import { readCell } from './cell.ts'
import { guessMapping } from './mapping.ts'
import { numberOf, numbersIn } from './numbers.ts'
import { recordsOf } from './records.ts'
import { unitIn } from './spans.ts'
import { tableOf, textOf } from './table.ts'

const bytes = (text: string, charset: 'utf8' | 'latin1' | 'utf16le') => Buffer.from(text, charset)

describe('a file', () => {
  test.each([
    ['UTF-8', bytes('Ação', 'utf8')],
    ['UTF-8 with its mark', bytes('\uFEFFAção', 'utf8')],
    ['windows-1252', bytes('Ação', 'latin1')],
    ['UTF-16 that says so', bytes('\uFEFFAção', 'utf16le')],
  ])('in %s is read', (_name, file) => {
    expect(textOf(file).replace('\uFEFF', '')).toBe('Ação')
  })

  test('the euro sign and quotes of windows-1252 are its own', () => {
    expect(textOf(Uint8Array.of(0x80, 0x93, 0xe7, 0x94))).toBe('€“ç”')
  })

  test.each([
    ['semicolons', 'a;b,c\n1;2,5', ';', ['a', 'b,c']],
    ['tabs', 'a\tb\n1\t2', '\t', ['a', 'b']],
    ['commas', 'a,b\n1,2', ',', ['a', 'b']],
    ['commas, a semicolon within quotation marks', '"a;x",b\n1,2', ',', ['a;x', 'b']],
    ['what Excel says first', 'sep=;\r\na;b\r\n1;2', ';', ['a', 'b']],
    ['nothing: one column', 'a\n1', ',', ['a']],
  ])('separated by %s', (_name, text, delimiter, headers) => {
    expect(tableOf(text)).toMatchObject({ delimiter, headers })
  })

  test('keeps the numbers of its lines as a spreadsheet counts them, without the empty ones', () => {
    const { lines } = tableOf('a;b\r\n"um\r\ndois";"x ""y"""\r\n;\r\n\r\n3;4;;\r\n')
    expect(lines).toEqual([
      { line: 2, cells: ['um\r\ndois', 'x "y"'] },
      { line: 5, cells: ['3', '4'] },
    ])
  })

  test('ends a record at each line break outside quotation marks, of whatever system, and keeps those within', () => {
    const { headers, lines } = tableOf('Nome;Nota\r\nA;"um\ndois\rtrês\r\nquatro"\nB;5" e "6"\rC;" x "" y" \r\nD')
    expect(headers).toEqual(['Nome', 'Nota'])
    expect(lines.map(({ line, cells }) => [line, ...cells])).toEqual([
      [2, 'A', 'um\ndois\rtrês\r\nquatro'],
      [3, 'B', '5" e "6"'],
      [4, 'C', ' x " y'],
      [5, 'D'],
    ])
    expect(tableOf('Nome\r\nA\nB\n').lines.map(({ cells }) => cells)).toEqual([['A'], ['B']])
    expect(tableOf('sep=;\rNome;b\rA;1').lines).toEqual([{ line: 3, cells: ['A', '1'] }])
  })

  test('with a quotation mark within a header, an inch, is separated where the header says', () => {
    expect(tableOf('Tela 15";Nome\n1;2').headers).toEqual(['Tela 15"', 'Nome'])
  })

  test('of any cells, written by a spreadsheet with any line breaks between the lines, is what it was', () => {
    const cell = fc.string({
      unit: fc.constantFrom('a', 'é', '"', "'", ';', ',', '=', '-', '@', ' ', '\n', '\r\n', '\r'),
    })
    const breaks = fc.constantFrom('\n', '\r\n', '\r')
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell, breaks), { minLength: 1, maxLength: 6 }), (rows) => {
        const text = rows.map(
          ([one, two, end]) => `${Papa.unparse([[one, two]], { delimiter: ';', quotes: true })}${end}`,
        )
        expect(recordsOf(text.join(''), ';')).toEqual({
          records: [...rows.map(([one, two]) => [one, two]), ['']],
          broken: undefined,
        })
      }),
    )
  })

  test('takes off the guard that our own files put before a formula', () => {
    expect(tableOf("a\n'=1+1\n'tis\n-5").lines.map(({ cells }) => cells[0])).toEqual(['=1+1', "'tis", '-5'])
    const texts = ['＝A1', 'lista:\n- um,=dois; "@três', 'a, b']
    const written = Papa.unparse([['a', 'b'], ...texts.map((text) => [harmless(text), '1'])], { delimiter: ';' })
    expect(tableOf(written).lines.map(({ cells }) => cells[0])).toEqual(texts)
  })

  test('of one endless cell, header or quotation is read or refused, never stumbled over', () => {
    const long = 'x'.repeat(5_000_000)
    expect(tableOf(`${long};b\n1;2`).headers[0]).toHaveLength(200)
    expect(tableOf(`a;b\n${long};2`).lines).toHaveLength(1)
    expect(() => tableOf('"'.repeat(4_999_999))).toThrow('import.')
    expect(() => tableOf(`"${long}`)).toThrow('import.')
    expect(tableOf(`a;b\n${';'.repeat(5_000_000)}1`).lines[0]?.cells).toHaveLength(102)
    expect(read('centavos', '1.234'.padEnd(5_000_000, '.567'))).toEqual({ wrong: 'common.fieldMoney' })
  })

  test.each([
    ['a workbook', 'PK\u0003\u0004\0\0', 'import.notText'],
    ['a quotation mark that is not closed', 'a;b\n1;"2\n3;4', 'import.brokenQuotes'],
    ['a header alone', 'a;b\r\n', 'import.noLines'],
    ['nothing', '', 'import.noLines'],
    ['empty lines alone', 'a;b\n;\n;', 'import.noLines'],
    ['too many columns', `${'a;'.repeat(2000)}a\n1`, 'import.tooManyColumns'],
    ['too many lines', `a\n${'1\n'.repeat(50_001)}`, 'import.tooManyLines'],
  ])('%s is refused', (_name, text, word) => {
    expect(() => tableOf(text)).toThrow(word)
  })
})

describe('a number', () => {
  test.each([
    ['1.234,56', 1234.56],
    ['1,234.56', 1234.56],
    ['1.234.567', 1_234_567],
    ['1,234,567', 1_234_567],
    ['12,5', 12.5],
    ['12.5', 12.5],
    ['-7', -7],
    ['1 234,50', 1234.5],
    ['+3', 3],
  ] as const)('%s says itself how it is written', (text, value) => {
    for (const written of ['pt', 'en'] as const) expect([written, numberOf(text, 2, written)]).toEqual([written, value])
  })

  test('1.234 and 1,234 are what the rest of their column says', () => {
    expect([numberOf('1.234', 3, 'pt'), numberOf('1.234', 3, 'en')]).toEqual([1234, 1.234])
    expect([numberOf('1,234', 3, 'pt'), numberOf('1,234', 3, 'en')]).toEqual([1.234, 1234])
    expect(numbersIn(['1.234', '10,5'], ',', 'en')).toBe('pt')
    expect(numbersIn(['1.234', '10.5'], ';', 'pt')).toBe('en')
    expect(numbersIn(['1.234'], ';', 'en')).toBe('pt')
    expect(numbersIn(['1.234'], ',', 'pt')).toBe('en')
    expect(numbersIn(['10,5', '10.5'], '\t', 'pt')).toBe('pt')
  })

  test.each(['', 'dez', '1.2.3,4,5', '1e3', '1,2,3', '--1', '1.23,4.5', '12.345.6', '٣', 'Infinity', '0x10'])(
    '%s is none',
    (text) => {
      for (const written of ['pt', 'en'] as const) expect(numberOf(text, 2, written)).toBeUndefined()
    },
  )

  test('more decimals than there may be is none; zeros do not count', () => {
    expect([numberOf('1,239', 2, 'pt'), numberOf('1,230', 2, 'pt')]).toEqual([undefined, 1.23])
  })
})

const column = (kind: ImportKind): ImportColumn => ({
  field: 'x',
  column: 'x',
  kind,
  codes: undefined,
  required: false,
  aliases: [],
})
const read = (kind: ImportKind, cell: string, more: Partial<ImportColumn> = {}) =>
  readCell(cell, {
    column: { ...column(kind), ...more },
    entries: { x_active: ['Ativo', 'Active'], x_inactive: ['Não ativo', 'Inactive'] },
    written: 'pt',
    days: 'dmy',
    zone: 'America/Sao_Paulo',
    unit: 'h',
  })

describe('a cell', () => {
  test.each([
    ['date', '31/12/2026', '2026-12-31'],
    ['date', '1/2/2026', '2026-02-01'],
    ['date', '2026-12-31', '2026-12-31'],
    ['date', '31.12.2026', '2026-12-31'],
    ['date', '31-12-2026 10:00', '2026-12-31'],
    ['date', '31/dez/26 9:05 AM', '2026-12-31'],
    ['date', 'Dec 31, 2026', '2026-12-31'],
    ['date', '31 de dezembro de 2026', '2026-12-31'],
    ['date', '2026-12-31T02:00:00Z', '2026-12-30'],
    ['date', '2026-12-31T00:00:00+02:00', '2026-12-31'],
    ['date', 'Thu Dec 31 2026 00:00:00 GMT+0000 (UTC)', '2026-12-31'],
    ['date', 'Thu Dec 31 2026 01:00:00 GMT+0000 (UTC)', '2026-12-30'],
    ['instant', '31/12/2026 14:05', '2026-12-31T17:05:00.000Z'],
    ['instant', '2026-12-31', '2026-12-31T03:00:00.000Z'],
    ['instant', '2026-12-31T14:05:00Z', '2026-12-31T14:05:00.000Z'],
    ['hours', '7:30', 7.5],
    ['hours', '7h30', 7.5],
    ['hours', '7,25', 7.25],
    ['hours', '38h', 38],
    ['hours', '1h 30m', 1.5],
    ['hours', '1h30m', 1.5],
    ['hours', '90m', 1.5],
    ['hours', '90 min.', 1.5],
    ['hours', '1,5 h', 1.5],
    ['hours', '1.5h', 1.5],
    ['hours', '1:30', 1.5],
    ['hours', '1:30:00', 1.5],
    ['hours', '1:30h', 1.5],
    ['hours', '2d', 16],
    ['hours', '1w 2d 4h', 60],
    ['hours', '1 semana e 1 dia', 48],
    ['hours', '2 horas e 30 minutos', 2.5],
    ['hours', '1 hour, 15 minutes', 1.25],
    ['hours', 'PT38H', 38],
    ['hours', '36 s', 0.01],
    ['duration', '1h 30m', 5400],
    ['duration', '0:00:38', 38],
    ['duration', '1:00:01', 3601],
    ['flag', 'Não', false],
    ['flag', 'YES', true],
    ['flag', 'Verdadeiro', true],
    ['flag', 'off', false],
    ['centavos', 'R$ 1.234,56', 123_456],
    ['centavos', '-R$ 0,05', -5],
    ['reais', '1,234.50', 1234.5],
    ['count', '1.234', 1234],
    ['text', ' a b ', 'a b'],
  ] as const)('%s: %s', (kind, cell, value) => {
    expect(read(kind, cell)).toEqual({ value })
  })

  test.each([
    ['date', '31/02/2026', 'common.fieldDay'],
    ['date', '12/31/2026', 'common.fieldDay'],
    ['instant', '31/12/2026 25:00', 'common.fieldDateTime'],
    ['hours', '7:75', 'import.hours'],
    ['hours', '3 meses', 'import.hours'],
    ['hours', '1mo', 'import.hours'],
    ['hours', 'h', 'import.hours'],
    ['hours', '-38h', 'import.hours'],
    ['duration', '90', 'import.clock'],
    ['flag', 'talvez', 'import.flag'],
    ['centavos', 'dez', 'common.fieldMoney'],
    ['centavos', '9'.repeat(16), 'common.fieldMoney'],
    ['count', '1,5', 'common.fieldNumber'],
  ] as const)('%s: %s is told', (kind, cell, wrong) => {
    expect(read(kind, cell)).toEqual({ wrong })
  })

  test('of a code that there is not, the codes that there are', () => {
    const codes = ['active', 'inactive']
    expect(read('code', 'Não ativo', { codes })).toEqual({ value: 'inactive' })
    const params = { allowed: 'Ativo, Não ativo' }
    expect(read('code', 'Pendente', { codes })).toEqual({ wrong: 'import.choice', params })
  })

  test('a code by its word in either language, its key or its number', () => {
    const codes = {
      list: [
        { key: 'inactive', value: 0 },
        { key: 'active', value: 1 },
      ],
      values: [0, 1] as [number, ...number[]],
      keyOf: () => undefined,
    }
    const values = ['ATIVO', 'Active', 'active', '1', 'nao ativo', '0'].map((cell) => read('code', cell, { codes }))
    expect(values).toEqual([1, 1, 1, 1, 0, 0].map((value) => ({ value })))
  })
})

test('a header says the unit of its numbers, in brackets or in full', () => {
  const headers = [
    'Original estimate (seconds)',
    'Tempo (min)',
    'Horas',
    'Estimated days',
    'Sem estimativa',
    'Estimativa',
  ]
  expect(headers.map(unitIn)).toEqual(['s', 'min', 'h', 'd', undefined, undefined])
})

describe('headers', () => {
  const columns: ImportColumn[] = [
    { ...column('text'), field: 'nome', column: 'nome', required: true },
    { ...column('record'), field: 'lead_id', column: 'lead', aliases: ['chefe'] },
  ]
  const guess = (headers: string[], remembered: [string, string | null][] = []) =>
    guessMapping(headers, {
      columns,
      entries: { column_nome: ['Nome', 'Name'], column_lead: ['Responsável', 'Lead'] },
      remembered: new Map(remembered),
    })

  test('are known by title in both languages, field and other names, whatever the accents and the case', () => {
    for (const header of ['RESPONSAVEL', 'lead', 'lead_id', ' Chefe '])
      expect([header, guess([header])]).toEqual([header, ['lead_id']])
    expect(guess(['Name', '', 'Quem'])).toEqual(['nome', null, null])
  })

  test('left out once are taken again where no record could be made without them', () => {
    expect(guess(['Nome'], [['nome', null]])).toEqual(['nome'])
    const swapped: [string, string | null][] = [
      ['nome', null],
      ['titulo', 'nome'],
    ]
    expect(guess(['Nome', 'Título'], swapped)).toEqual([null, 'nome'])
  })
  test('give no column twice, and are first what they were last time', () => {
    expect(guess(['Nome', 'name'])).toEqual(['nome', null])
    expect(guess(['Nome', 'Título'], [['titulo', 'nome']])).toEqual([null, 'nome'])
    expect(guess(['Lead'], [['lead', null]])).toEqual([null])
    expect(guess(['Nome'], [['nome', 'gone_field']])).toEqual(['nome'])
  })
})

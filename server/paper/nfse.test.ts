import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readNfse } from '#server/paper/nfse.ts'
import { municipalNote, nationalNote } from '#server/testing/money/nfse.ts'

const note = {
  issued_on: '2026-03-14',
  provider: '01234567000195',
  taker: '11222333000181',
  centavos: 10_400,
}

test.each([
  ['national', nationalNote(), { ...note, number: '17' }],
  ['municipal', municipalNote(), { ...note, number: '2026000017' }],
  ['national with a byte order mark', `\uFEFF${nationalNote()}`, { ...note, number: '17' }],
  [
    'of a company with letters in its CNPJ',
    nationalNote({ provider: '12ABC34501DE35' }),
    { ...note, number: '17', provider: '12ABC34501DE35' },
  ],
  ['of whole reais', nationalNote({ value: '104' }), { ...note, number: '17' }],
  [
    'with zeros before its number, which are no other number',
    nationalNote({ number: '00017' }),
    { ...note, number: '17' },
  ],
])('a note in the %s layout keeps its leading zeros, and its value to the centavo', (_, text, read) => {
  expect(readNfse(text)).toEqual({ ok: true, note: read })
})

test.each([
  ['no number', nationalNote({ number: '' }), 'number'],
  ['no day', nationalNote({ day: 'ontem' }), 'day'],
  ['a day that the calendar has not', nationalNote({ day: '2026-02-30' }), 'day'],
  ['a day of year 0', nationalNote({ day: '0000-01-01' }), 'day'],
  ['a day of year 9999', municipalNote({ day: '9999-12-31T00:00:00' }), 'day'],
  ['a number of letters', nationalNote({ number: "17' or 1=1" }), 'number'],
  ['a number of figures elsewhere', nationalNote({ number: '１７' }), 'number'],
  ['a number with a character that no text has', nationalNote({ number: '17&#0;' }), 'number'],
  ['the number 0', municipalNote({ number: '000' }), 'number'],
  ['a value of more than any', municipalNote({ value: '99999999999.00' }), 'value'],
  ['a value in letters of numbers', municipalNote({ value: '1e9' }), 'value'],
  ['a CNPJ that cannot be', nationalNote({ provider: '01234567000196' }), 'provider'],
  ['no value', municipalNote({ value: '' }), 'value'],
  ['a value of nothing', municipalNote({ value: '0.00' }), 'value'],
  ['a value below nothing', municipalNote({ value: '-104.00' }), 'value'],
  ['a value in Portuguese', municipalNote({ value: '1.104,00' }), 'value'],
])('a note with %s says what it lacks', (_, text, what) => {
  expect(readNfse(text)).toEqual({ ok: false, why: 'lacks', what })
})

const around = (holders: readonly string[], text: string): string =>
  holders.reduceRight((inner, name) => `<${name}>${inner}</${name}>`, text.replace(/^<\?xml[^>]*>\s*/, ''))

test.each([
  ['cancelled', 'NfseCancelamento', []],
  ['replaced by another one', 'NfseSubstituicao', []],
  ['cancelled, in the answer to a query', 'NfseCancelamento', ['ConsultarNfseResposta', 'ListaNfse']],
  ['cancelled, in a list', 'NfseCancelamento', ['ListaNfse']],
  ['cancelled, in the answer to its making', 'NfseCancelamento', ['GerarNfseResposta', 'ListaNfse']],
])('a note that is %s is none', (_, mark, holders) => {
  expect(readNfse(around(holders, municipalNote()))).toMatchObject({ ok: true })
  const text = municipalNote().replace('</ns3:Nfse>', `</ns3:Nfse><ns3:${mark}><ns3:X>1</ns3:X></ns3:${mark}>`)
  expect(readNfse(around(holders, text))).toEqual({ ok: false, why: 'cancelled' })
})

const bomb = `<?xml version="1.0"?><!DOCTYPE n [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;&a;">]>${nationalNote().slice(38)}`
const outside = nationalNote().replace('<NFSe', '<!DOCTYPE NFSe SYSTEM "file:///etc/passwd"><NFSe')

test.each([
  ['entities of its own', bomb],
  ['a document type from elsewhere', outside],
  ['a hundred thousand elements within each other', '<a>'.repeat(100_000) + '</a>'.repeat(100_000)],
  ['twenty megabytes of one element', `<a>${'<b>1</b>'.repeat(2_500_000)}</a>`],
  [
    'a hundred thousand attributes',
    `<a ${Array.from({ length: 100_000 }, (_, at) => `b${String(at)}="1"`).join(' ')}/>`,
  ],
  ['half of it', nationalNote().slice(0, 300)],
  ['another document', '<html><body>NFSe</body></html>'],
  ['nothing', ''],
  ['names of objects', '<__proto__><infNFSe><nNFSe>1</nNFSe></infNFSe></__proto__>'],
])('%s is no note', (_, text) => {
  const began = performance.now()
  expect(readNfse(text)).toEqual({ ok: false, why: 'unreadable' })
  expect(performance.now() - began).toBeLessThan(5000)
})

test('whatever stands in a file, it is read or refused', () => {
  const part = fc.constantFrom(
    '<NFSe>',
    '</NFSe>',
    '<infNFSe>',
    '<![CDATA[',
    ']]>',
    '&lt;',
    '<a b="',
    '">',
    '<!--',
    '-->',
    '7',
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
      expect(typeof readNfse(parts.join('')).ok).toBe('boolean')
    }),
  )
})

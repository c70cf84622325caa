import fc from 'fast-check'
import { createStaticPix, hasError } from 'pix-utils'
import decodeQr from 'qr/decode.js'
import { describe, expect, test } from 'vitest'
import { pixCode, pixPaymentOf } from '#server/kit/pix/pix.ts'

const TABLE = Array.from({ length: 256 }, (_, byte) => {
  let rest = byte * 256
  for (let bit = 0; bit < 8; bit += 1) rest = rest >= 0x8000 ? ((rest - 0x8000) * 2) ^ 0x1021 : rest * 2
  return rest
})
/** CRC16-CCITT from its definition, by a table and over bytes: nothing of it is the product's. */
const crc16 = (text: string): number =>
  Buffer.from(text, 'utf8').reduce(
    (crc, byte) => ((crc * 256) & 0xff00) ^ (TABLE[(crc >> 8) ^ byte] ?? Number.NaN),
    0xffff,
  )

/** Fields of a text of ids, lengths and values; anything left over throws. */
const fieldsOf = (text: string): ReadonlyMap<string, string> => {
  const found = new Map<string, string>()
  for (let at = 0; at < text.length;) {
    const [, id = '', size = ''] = /^(\d\d)(\d\d)/.exec(text.slice(at)) ?? []
    const value = text.slice(at + 4, at + 4 + Number(size))
    if (id === '' || found.has(id) || value.length !== Number(size)) throw new Error(`Not a code: ${text.slice(at)}`)
    found.set(id, value)
    at += 4 + value.length
  }
  return found
}

const read = (code: string | undefined) => {
  if (code === undefined) throw new Error('No code')
  const fields = fieldsOf(code)
  const account = fieldsOf(fields.get('26') ?? '')
  return {
    gui: account.get('00'),
    key: account.get('01'),
    amount: fields.get('54'),
    name: fields.get('59'),
    city: fields.get('60'),
    txid: fieldsOf(fields.get('62') ?? '').get('05'),
    ids: [...fields.keys()],
    crc: fields.get('63'),
  }
}

const payment = { key: 'ana@oficina.com', name: 'Ana Souza', city: 'São Paulo', centavos: 123_450, txid: 'OP000042' }

test('the CRC of this test is the standard’s own check value', () => {
  expect(crc16('123456789').toString(16)).toBe('29b1')
})

test('a code says who is paid what, where and for which payment', () => {
  const code = pixCode(payment)
  expect(read(code)).toEqual({
    gui: 'br.gov.bcb.pix',
    key: 'ana@oficina.com',
    amount: '1234.50',
    name: 'ANA SOUZA',
    city: 'SAO PAULO',
    txid: 'OP000042',
    ids: ['00', '26', '52', '53', '54', '58', '59', '60', '62', '63'],
    crc: crc16(code?.slice(0, -4) ?? '')
      .toString(16)
      .toUpperCase()
      .padStart(4, '0'),
  })
})

describe.each([
  ['CPF', '529.982.247-25', '52998224725'],
  ['CNPJ', '11.222.333/0001-81', '11222333000181'],
  ['CNPJ with letters', '12.abc.345/01de-35', '12ABC34501DE35'],
  ['phone', '(11) 98765-4321', '+5511987654321'],
  ['e-mail', 'Ana@Oficina.com', 'ana@oficina.com'],
  ['longest e-mail', `${'A'.repeat(64)}@oficinas.com`, `${'a'.repeat(64)}@oficinas.com`],
  ['random key', '123E4567-E89B-12D3-A456-426655440000', '123e4567-e89b-12d3-a456-426655440000'],
])('a key: %s', (_, typed, stored) => {
  test('stands in its form of the directory, typed or stored', () => {
    expect(read(pixCode({ ...payment, key: typed })).key).toBe(stored)
    expect(pixCode({ ...payment, key: stored })).toBe(pixCode({ ...payment, key: typed }))
  })
  test('is the code that another implementation makes', () => {
    const other = createStaticPix({
      merchantName: 'ANA SOUZA',
      merchantCity: 'SAO PAULO',
      pixKey: stored,
      transactionAmount: 1234.5,
      txid: payment.txid,
    })
    if (hasError(other)) throw new Error(other.message)
    expect(pixCode({ ...payment, key: typed })).toBe(other.toBRCode())
  })
})

test.each([
  ['no key', { key: null }],
  ['an empty key', { key: '' }],
  ['a CPF with a wrong figure', { key: '52998224724' }],
  ['a phone of another country', { key: '+12025550123' }],
  ['an e-mail in letters that no directory holds', { key: 'joão@oficina.com' }],
  ['an e-mail with a control character', { key: 'jo\u0000o@oficina.com' }],
  ['nothing to pay', { centavos: 0 }],
  ['less than nothing', { centavos: -1 }],
  ['more than the field of the amount holds', { centavos: 1_000_000_000_000 }],
])('%s is no code', (_, change) => {
  expect(pixCode({ ...payment, ...change })).toBeUndefined()
  expect(pixPaymentOf({ ...payment, ...change })).toBeUndefined()
})

test.each([
  { txid: '' },
  { txid: 'a'.repeat(26) },
  { txid: 'OP-42' },
  { txid: 'ção' },
  { centavos: 0.5 },
  { centavos: Number.NaN },
])('%o is a mistake of the program', (change) => expect(() => pixCode({ ...payment, ...change })).toThrow(RangeError))

test.each([
  ['João D’Ávila', 'JOAO D AVILA'],
  ['Łukasz Øster-Straße', 'LUKASZ OSTER STRASSE'],
  ['Nguyễn Thị Hồng', 'NGUYEN THI HONG'],
  ['Maria Aparecida dos Santos Oliveira', 'MARIA APARECIDA DOS SANTO'],
  // The 25th character is a space, which would stand at the end.
  ['Maria Aparecida de Souzaa Lima', 'MARIA APARECIDA DE SOUZAA'],
  ['Maria Aparecida de Souza Lima', 'MARIA APARECIDA DE SOUZA'],
  ['a\u0000\u202Eb\r\n6304ABCD', 'A B 6304ABCD'],
  ['佐藤', 'RECEBEDOR'],
  ['', 'RECEBEDOR'],
])('the name %j is written %s', (name, written) => {
  expect(read(pixCode({ ...payment, name })).name).toBe(written)
})

test('a city has fifteen letters, and one without any is the country', () => {
  expect(read(pixCode({ ...payment, city: 'São José dos Campos' })).city).toBe('SAO JOSE DOS CA')
  expect(read(pixCode({ ...payment, city: ' ' })).city).toBe('BRASIL')
})

test('whatever the names, lengths and CRC hold and the amount is read back', () => {
  const words = fc.string({ unit: 'binary', maxLength: 60 })
  const txids = fc.stringMatching(/^[\dA-Za-z]{1,25}$/)
  const amounts = fc.integer({ min: 1, max: 999_999_999_999 })
  fc.assert(
    fc.property(words, words, amounts, txids, (name, city, centavos, txid) => {
      const code = pixCode({ ...payment, name, city, centavos, txid }) ?? ''
      expect(code).toMatch(/^[ -~]+$/)
      const found = read(code)
      expect(found.name).toMatch(/^[\dA-Z](?:[\dA-Z ]{0,23}[\dA-Z])?$/)
      expect(found.city).toMatch(/^[\dA-Z](?:[\dA-Z ]{0,13}[\dA-Z])?$/)
      expect(found.txid).toBe(txid)
      expect(found.amount).toMatch(/^\d{1,10}\.\d\d$/)
      expect(Number(found.amount?.replace('.', ''))).toBe(centavos)
      expect(Number.parseInt(found.crc ?? '', 16)).toBe(crc16(code.slice(0, -4)))
    }),
  )
})

/** A path of rectangles as a camera sees it: four pixels a module, with a quiet zone. */
const pictureOf = ({ size, path }: { size: number; path: string }) => {
  const [scale, quiet] = [4, 4]
  const side = (size + 2 * quiet) * scale
  const data = new Uint8Array(side * side * 3).fill(255)
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    for (let row = 0; row < scale; row += 1) {
      const from = ((Number(y) + quiet) * scale + row) * side + (Number(x) + quiet) * scale
      data.fill(0, from * 3, (from + Number(run) * scale) * 3)
    }
  return { width: side, height: side, data }
}

test('its QR code is read as the same text', () => {
  const made = pixPaymentOf({ ...payment, key: '123e4567-e89b-12d3-a456-426655440000' })
  if (!made) throw new Error('No code')
  expect(decodeQr(pictureOf(made.qr))).toBe(made.code)
})

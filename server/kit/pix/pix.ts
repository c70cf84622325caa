import { pixKeyOf } from '#contract/kit/brazil/brazil.ts'
import type { PixPayment } from '#contract/kit/code/pix.ts'
import { qrOf } from '#server/kit/qr.ts'

/** Largest amount that the 13 characters of field 54 hold: R$ 9.999.999.999,99. */
const MOST = 999_999_999_999
const NAME_MAX = 25
const CITY_MAX = 15
/** Stand for a name or a city without a single Latin letter: the code has to have both. */
const NOBODY = 'RECEBEDOR'
const NOWHERE = 'BRASIL'
/** Latin letters that are none with an accent: Unicode takes nothing off them. */
const LETTERS: Readonly<Record<string, string>> = { Ł: 'L', Ø: 'O', Đ: 'D', Ð: 'D', Þ: 'TH', Æ: 'AE', Œ: 'OE', ı: 'I' }

/** A name in the letters that every bank shows: capitals without accents, figures and single spaces. */
const plain = (text: string, { max, other }: { max: number; other: string }): string => {
  const capitals = text
    .toUpperCase()
    .replace(/[ŁØĐÐÞÆŒı]/gu, (letter) => LETTERS[letter] ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
  const shown = capitals
    .replace(/[^\dA-Z]+/g, ' ')
    .trim()
    .slice(0, max)
    .trim()
  return shown === '' ? other : shown
}

/** CRC-16/CCITT-FALSE of ASCII, as field 63 wants it. */
const crcOf = (text: string): string => {
  let crc = 0xffff
  for (const letter of text) {
    crc ^= letter.charCodeAt(0) << 8
    for (let bit = 0; bit < 8; bit += 1) crc = ((crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

/** A field of the code: its id, the length of its value in two figures, its value. */
const field = (id: string, value: string): string => `${id}${String(value.length).padStart(2, '0')}${value}`

export interface Payment {
  /** Of any kind, as it was typed or as it is stored. */
  readonly key: string | null
  /** Of whom the key belongs to, as they are written. */
  readonly name: string
  readonly city: string
  readonly centavos: number
  /** What the payment is known by on a statement: 1 to 25 letters and figures without accents. */
  readonly txid: string
}

/**
 * The static BR Code of a payment (Banco Central, Manual de Padrões para Iniciação do Pix): what is read from a QR code, or copied.
 * Undefined where nothing can be paid by one: without a key, without an amount, or with more than its field holds.
 */
export const pixCode = ({ key, name, city, centavos, txid }: Payment): string | undefined => {
  if (!Number.isInteger(centavos)) throw new RangeError(`Not whole centavos: ${centavos}`)
  if (!/^[\dA-Za-z]{1,25}$/.test(txid)) throw new RangeError(`Not the id of a payment: ${txid}`)
  const known = pixKeyOf(key ?? '')
  if (!known || centavos <= 0 || centavos > MOST) return undefined
  const amount = `${Math.floor(centavos / 100)}.${String(centavos % 100).padStart(2, '0')}`
  const fields = [
    field('00', '01'),
    field('26', field('00', 'br.gov.bcb.pix') + field('01', known.key)),
    field('52', '0000'),
    field('53', '986'),
    field('54', amount),
    field('58', 'BR'),
    field('59', plain(name, { max: NAME_MAX, other: NOBODY })),
    field('60', plain(city, { max: CITY_MAX, other: NOWHERE })),
    field('62', field('05', txid)),
  ]
  const code = `${fields.join('')}6304`
  return code + crcOf(code)
}

/** The same with its QR code, as a page and a document show it. */
export const pixPaymentOf = (payment: Payment): PixPayment | undefined => {
  const code = pixCode(payment)
  return code === undefined ? undefined : { code, qr: qrOf(code) }
}

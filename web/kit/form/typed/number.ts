import { parseMoney } from '#contract/kit/money.ts'
import type { Locale } from '#contract/kit/words.ts'

const GROUPED = /^(-?)([1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d+))?$/
const PLAIN = /^(-?)(\d+)(?:[.,](\d+))?$/

/**
 * Typed or pasted text → a number of at most `places` decimals: `1.234,5`, `1234.5`, `1234,5`. A dot before three
 * digits groups thousands, as money does. Undefined when it is none.
 */
export const readNumber = (text: string, places: number): number | undefined => {
  const plain = text.trim().replace(/\s/g, '')
  const found = GROUPED.exec(plain) ?? PLAIN.exec(plain)
  if (!found) return undefined
  const [, minus = '', whole = '', decimals = ''] = found
  if (decimals.length > places) return undefined
  const value = Number(`${minus}${whole.replaceAll('.', '')}.${decimals || '0'}`)
  return Math.abs(value) <= Number.MAX_SAFE_INTEGER ? value : undefined
}

/** A number as it stands in a field. */
export const showNumber = (value: number, locale: Locale): string => {
  const text = String(value)
  return locale === 'pt' ? text.replace('.', ',') : text
}

/** `7,5`, `7:30`, `7h30` → decimal hours, with two places at most. */
export const readHours = (text: string): number | undefined => {
  const clock = /^(\d{1,6})\s*[:h]\s*([0-5]\d)?\s*(?:m(?:in)?)?$/i.exec(text.trim())
  if (!clock) return readNumber(text, 2)
  return Math.round((Number(clock[1]) + Number(clock[2] ?? 0) / 60) * 100) / 100
}

const grouped = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, '.')

/**
 * An amount while it is typed: `1234` → `1.234`, `1234,5` → `1.234,5`. A dot typed last is the comma of who has only a dot
 * on the number pad. What is no amount stays as it is.
 */
export const maskMoney = (text: string): string => {
  const found = /^\s*(-?)\s*(?:r\$)?\s*([\d.]*?)(?:(,|\.(?=$))(\d*))?\s*$/i.exec(text)
  if (!found) return text
  const [, minus = '', whole = '', comma, places = ''] = found
  const digits = whole.replaceAll('.', '').replace(/^0+(?=\d)/, '')
  if (comma === undefined) return minus + grouped(digits)
  return `${minus}${grouped(digits) || '0'},${places.slice(0, 2)}`
}

/** An amount that was pasted whole, as `1.234,50`, `1234.5` or `R$ 10`, in the field's own form; undefined when it is none. */
export const pastedMoney = (text: string): string | undefined => {
  const centavos = parseMoney(text)
  return centavos === undefined ? undefined : showMoney(centavos)
}

/** Centavos → `1.234,50`. */
export const showMoney = (centavos: number): string => {
  const digits = String(Math.abs(centavos)).padStart(3, '0')
  return `${centavos < 0 ? '-' : ''}${grouped(digits.slice(0, -2))},${digits.slice(-2)}`
}

/** Text of the field → centavos; a comma without digits after it is ignored. */
export const readMoney = (text: string): number | undefined => parseMoney(text.replace(/,$/, ''))

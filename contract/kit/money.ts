/** Money is whole centavos of real, everywhere; a decimal number exists only on the wire fields that section 7 names. */
/** Largest amount either way: 15 digits, the most that a decimal number with two places carries there and back unchanged. */
export const MAX_CENTAVOS = 999_999_999_999_999

const isCentavos = (value: number): boolean => Number.isInteger(value) && Math.abs(value) <= MAX_CENTAVOS

const centavosOr = (value: number, what: string): number => {
  if (!isCentavos(value)) throw new RangeError(`${what}: ${value}`)
  return value
}

/**
 * Tenths of an hour × centavos an hour → centavos, rounded half up to the centavo (section 9; decisions, "Loops").
 * Integers from start to end. A negative, a fraction or a product past MAX_CENTAVOS throws RangeError.
 */
export const amount = (tenths: number, hourlyCentavos: number): number => {
  const product = tenths * hourlyCentavos
  if (tenths < 0 || hourlyCentavos < 0 || !Number.isInteger(tenths) || !Number.isInteger(hourlyCentavos)) {
    throw new RangeError(`Not an amount: ${tenths} tenths × ${hourlyCentavos} centavos`)
  }
  const rest = centavosOr(product, 'Amount too large') % 10
  return (product - rest) / 10 + (rest >= 5 ? 1 : 0)
}

/** Centavos → the decimal number of `valor`, `total`, `valor_hora`: 1050 → 10.5. Not whole or too large throws RangeError. */
export const toDecimal = (centavos: number): number => centavosOr(centavos, 'Not whole centavos') / 100

/**
 * A decimal number of reais → centavos. Rounds the number as it is written, so 1.005 is 101 although its binary value
 * lies below; half goes away from zero, so that a reversal mirrors its original. NaN, Infinity and more than
 * MAX_CENTAVOS throw RangeError.
 */
export const fromDecimal = (value: number): number => {
  centavosOr(Math.round(value * 100), 'Not an amount of reais')
  const [whole = '', places = ''] = Math.abs(value) < 1e-3 ? [] : String(Math.abs(value)).split('.')
  const up = Number(places.charAt(2)) >= 5 ? 1 : 0
  const centavos = Number(whole) * 100 + Number(places.padEnd(2, '0').slice(0, 2)) + up
  return centavosOr(value < 0 && centavos > 0 ? -centavos : centavos, 'Not an amount of reais')
}

/**
 * Centavos → `R$ 1.234,50`, negative `-R$ 1.234,50` (section 9), with a plain space where Intl would put U+00A0.
 * Not whole or too large throws RangeError.
 */
export const brl = (centavos: number): string => {
  const digits = String(Math.abs(centavosOr(centavos, 'Not whole centavos'))).padStart(3, '0')
  const reais = digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, '.')
  return `${centavos < 0 ? '-' : ''}R$ ${reais},${digits.slice(-2)}`
}

const TYPED = /^(-?) ?(?:r\$)? ?(?:([1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d{1,2}))?|(\d+)(?:[.,](\d{1,2}))?)$/

/**
 * What a person types → centavos: `1.234,56`, `1234.56`, `1234,5`, `R$ 1.234,56`, `-R$ 10`. A dot before three digits
 * groups thousands (`1.234` is R$ 1.234,00). More than two places, English grouping and amounts past MAX_CENTAVOS
 * give undefined.
 */
export const parseMoney = (text: string): number | undefined => {
  const parts = TYPED.exec(text.trim().toLowerCase().replace(/\s+/g, ' '))
  if (!parts) return undefined
  const [, minus, grouped, afterGroups, plain, afterPlain] = parts
  const reais = grouped?.replaceAll('.', '') ?? plain ?? ''
  const centavos = Number(reais + (afterGroups ?? afterPlain ?? '').padEnd(2, '0'))
  if (!isCentavos(centavos)) return undefined
  return minus && centavos > 0 ? -centavos : centavos
}

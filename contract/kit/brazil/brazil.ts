/** Brazilian documents, addresses, telephones and bank data: one form on the wire and in the table, checked on both sides; `fields.ts` has the schemas. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** Modulus 11: the sum of values by weights, counted from the right; a result of 10 or 11 becomes 0. */
const checkDigit = (values: readonly number[], weightAt: (fromRight: number) => number): number => {
  const sum = values.toReversed().reduce((all, value, at) => all + value * weightAt(at), 0)
  const rest = sum % 11
  return rest < 2 ? 0 : 11 - rest
}

const withCheckDigits = (values: readonly number[], weightAt: (fromRight: number) => number): number[] => {
  const first = checkDigit(values, weightAt)
  return [first, checkDigit([...values, first], weightAt)]
}

const allSame = (text: string): boolean => new Set(text).size === 1

const isChecked = (text: string, weightAt: (fromRight: number) => number): boolean => {
  // Digits count as themselves, letters by their place in ASCII (Receita Federal, IN RFB 2.229/2024).
  const values = Array.from(text, (it) => it.charCodeAt(0) - 48)
  const own = withCheckDigits(values.slice(0, -2), weightAt)
  return !allSame(text) && own.join() === values.slice(-2).join()
}

/** Eleven digits; punctuation is dropped. */
export const isCpf = (text: string): boolean => {
  const cpf = digitsOf(text)
  return /^\d{11}$/.test(cpf) && /^[\d.\-/\s]*$/.test(text) && isChecked(cpf, (at) => at + 2)
}

/** Twelve letters or digits and two check digits, as of July 2026; punctuation is dropped, letters are capitals. */
export const cnpjOf = (text: string): string => text.toUpperCase().replace(/[.\-/\s]/g, '')
export const isCnpj = (text: string): boolean => {
  const cnpj = cnpjOf(text)
  return /^[\dA-Z]{12}\d{2}$/.test(cnpj) && isChecked(cnpj, (at) => (at % 8) + 2)
}

const cut = (text: string, pattern: readonly [size: number, sign: string][]): string => {
  let rest = text
  let shown = ''
  for (const [size, sign] of pattern) {
    if (rest === '') break
    shown += (shown === '' ? '' : sign) + rest.slice(0, size)
    rest = rest.slice(size)
  }
  return shown
}

/** Formats as `123.456.789-09`, an incomplete one too. */
export const showCpf = (text: string): string =>
  cut(digitsOf(text).slice(0, 11), [
    [3, ''],
    [3, '.'],
    [3, '.'],
    [2, '-'],
  ])

/** Formats as `12.ABC.345/01DE-35`, an incomplete one too. */
export const showCnpj = (text: string): string =>
  cut(
    cnpjOf(text)
      .replace(/[^\dA-Z]/g, '')
      .slice(0, 14),
    [
      [2, ''],
      [3, '.'],
      [3, '.'],
      [4, '/'],
      [2, '-'],
    ],
  )

/** Formats as `01310-100`, an incomplete one too. */
export const showCep = (text: string): string =>
  cut(digitsOf(text).slice(0, 8), [
    [5, ''],
    [3, '-'],
  ])

/** Area codes in use (Anatel). */
const AREAS = new Set(
  [
    '11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49 51 53 54 55 61 62 63 64 65',
    '66 67 68 69 71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99',
  ].flatMap((it) => it.split(' ')),
)

const isNational = (digits: string): boolean =>
  AREAS.has(digits.slice(0, 2)) && /^..(?:9\d{8}|[2-5]\d{7})$/.test(digits)

/**
 * A telephone as people write it → `+5511987654321` (E.164). Without a `+` it is Brazilian, with its area code and with or
 * without a leading 0; with one it may be of any country. Undefined when it is none.
 */
export const phoneOf = (text: string): string | undefined => {
  if (!/^\s*\+?[\d\s().-]+$/.test(text)) return undefined
  const digits = digitsOf(text)
  if (!text.trim().startsWith('+')) {
    const national = digits.replace(/^0/, '')
    return isNational(national) ? `+55${national}` : undefined
  }
  if (digits.startsWith('55')) return isNational(digits.slice(2)) ? `+${digits}` : undefined
  return /^[1-9]\d{7,14}$/.test(digits) ? `+${digits}` : undefined
}

/** Formats a Brazilian number as `(11) 98765-4321`, complete or not; another country's keeps its `+`. */
export const showPhone = (text: string): string => {
  const isForeign = text.trim().startsWith('+') && !digitsOf(text).startsWith('55')
  if (isForeign) return `+${digitsOf(text).slice(0, 15)}`
  const national = (text.trim().startsWith('+') ? digitsOf(text).slice(2) : digitsOf(text)).slice(0, 11)
  if (national.length < 3) return national
  const own = national.slice(2)
  const last = own.length > 8 ? 5 : 4
  const rest = own.length > last ? `${own.slice(0, last)}-${own.slice(last)}` : own
  return `(${national.slice(0, 2)}) ${rest}`
}

/** Formatters of texts that are stored without punctuation. */
export const showAs = {
  cpf: showCpf,
  cnpj: showCnpj,
  cep: showCep,
  phone: showPhone,
  country: (code: string, locale: string) => new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code,
} as const
export type ShownAs = keyof typeof showAs

export const pixKinds = ['cpf', 'cnpj', 'phone', 'email', 'random'] as const
export type PixKind = (typeof pixKinds)[number]

export interface PixKey {
  readonly kind: PixKind
  /** Form of the key in the Central Bank's directory. */
  readonly key: string
}

const RANDOM = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/
/** An e-mail as the directory holds one: its letters are those of ASCII. */
const MAIL = /^[\da-z.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[\da-z](?:[\da-z-]{0,61}[\da-z])?\.)+[\da-z-]{2,63}$/
const PIX_MAIL_MAX = 77

/** Recognises a PIX key; undefined for any other text. Eleven digits are a CPF if they form one, else a telephone. */
export const pixKeyOf = (text: string): PixKey | undefined => {
  const plain = text.trim().toLowerCase()
  if (RANDOM.test(plain)) return { kind: 'random', key: plain }
  if (plain.includes('@'))
    return MAIL.test(plain) && plain.length <= PIX_MAIL_MAX ? { kind: 'email', key: plain } : undefined
  if (!plain.startsWith('+') && isCpf(plain)) return { kind: 'cpf', key: digitsOf(plain) }
  if (!plain.startsWith('+') && isCnpj(plain)) return { kind: 'cnpj', key: cnpjOf(plain) }
  const phone = phoneOf(plain)
  return phone?.startsWith('+55') ? { kind: 'phone', key: phone } : undefined
}

/** Formats a PIX key for reading. */
export const showPixKey = (key: string): string => {
  const found = pixKeyOf(key)
  if (found?.kind === 'cpf') return showCpf(key)
  if (found?.kind === 'cnpj') return showCnpj(key)
  return found?.kind === 'phone' ? showPhone(key) : key
}

/** The states and the Federal District. */
export const ufs = [
  ...(['AC', 'AL', 'AM', 'AP', 'BA', 'CE', 'DF', 'ES', 'GO', 'MA', 'MG', 'MS', 'MT', 'PA'] as const),
  ...(['PB', 'PE', 'PI', 'PR', 'RJ', 'RN', 'RO', 'RR', 'RS', 'SC', 'SE', 'SP', 'TO'] as const),
] as const
export type Uf = (typeof ufs)[number]

/** Address of a CEP; the CEP of a whole town has no street. */
export interface CepAddress {
  readonly street: string
  readonly district: string
  readonly city: string
  readonly uf: Uf
}

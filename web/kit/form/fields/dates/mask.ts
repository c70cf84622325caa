/** `DD/MM/YYYY` or `DD/MM/YYYY HH:mm` while it is typed. */
export type MaskKind = 'date' | 'dateTime'

const signs: Readonly<Record<number, string>> = { 2: '/', 4: '/', 8: ' ', 10: ':' }
const DIGITS = { date: 8, dateTime: 12 } as const

const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{1,2}):(\d{2}))?/
const WRITTEN = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:,?\s+(\d{1,2})[:h](\d{2}))?/

const two = (text: string): string => text.padStart(2, '0')

interface Parts {
  readonly date: string
  readonly time: string | undefined
}

const partsOf = (text: string): Parts | undefined => {
  const iso = ISO.exec(text)
  const written = iso ? undefined : WRITTEN.exec(text)
  const [day, month, year, hour, minute] = iso ? [iso[3], iso[2], iso[1], iso[4], iso[5]] : (written?.slice(1) ?? [])
  if (day === undefined || month === undefined || year === undefined) return undefined
  const time = hour === undefined || minute === undefined ? undefined : `${two(hour)}:${minute}`
  return { date: `${two(day)}/${two(month)}/${year}`, time }
}

/** Something whole that was pasted, in the ways people write dates, ISO 8601 included; undefined when it is none. */
export const pastedDate = (text: string, kind: MaskKind): string | undefined => {
  const parts = partsOf(text.trim())
  if (!parts) return undefined
  if (kind === 'date') return parts.date
  return parts.time === undefined ? `${parts.date} ` : `${parts.date} ${parts.time}`
}

/** Puts the signs between digits as they come; text without any stays, to be told that it is no date. */
export const maskDate = (text: string, kind: MaskKind): string => {
  const digits = text.replace(/\D/g, '').slice(0, DIGITS[kind])
  if (digits === '') return text
  return Array.from(digits, (digit, at) => `${signs[at] ?? ''}${digit}`).join('')
}

const NATIVE = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}:\d{2}))?/

/** `DD/MM/YYYY HH:mm` → what the browser's own picker holds; '' when it is not whole. */
export const toNative = (text: string, kind: MaskKind): string => {
  const parts = partsOf(text.trim())
  if (!parts) return ''
  const date = parts.date.split('/').toReversed().join('-')
  if (kind === 'date') return date
  return parts.time === undefined ? '' : `${date}T${parts.time}`
}

/** The other way round. */
export const fromNative = (value: string): string => {
  const parts = NATIVE.exec(value)
  if (!parts) return ''
  const date = `${parts[3] ?? ''}/${parts[2] ?? ''}/${parts[1] ?? ''}`
  return parts[4] === undefined ? date : `${date} ${parts[4]}`
}

import { firstOfMonth, monthOf } from '#contract/kit/days/calendar.ts'

/** A month is `YYYY-MM` on the wire and `MM/YYYY` in a field. */

const TYPED = /^(0[1-9]|1[0-2])\/([12]\d{3})$/
const ISO = /^([12]\d{3})-(0[1-9]|1[0-2])(?:-\d{2})?$/

/** `11/2026`, `2026-11` or a day of it → `2026-11`; undefined when it is none. */
export const readMonth = (text: string): string | undefined => {
  const [, month, year] = TYPED.exec(text) ?? []
  if (month !== undefined && year !== undefined) return `${year}-${month}`
  return ISO.test(text) ? text.slice(0, 7) : undefined
}

export const showMonth = (month: string): string => month.split('-').toReversed().join('/')

/** Puts the sign after two digits as they come. */
export const maskMonth = (text: string): string => {
  const digits = text.replace(/\D/g, '').slice(0, 6)
  if (digits === '') return text
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits
}

export const stepMonth = (month: string, by: number): string => firstOfMonth(monthOf(month) + by).slice(0, 7)

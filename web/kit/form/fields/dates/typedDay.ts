import { addDays } from '#contract/kit/dates.ts'

/** `DD/MM/YYYY` → `YYYY-MM-DD`; undefined when it is no day of the calendar. */
export const typedDay = (text: string): string | undefined => {
  const parts = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text.trim())
  if (!parts) return undefined
  const iso = `${parts[3] ?? ''}-${parts[2] ?? ''}-${parts[1] ?? ''}`
  try {
    return addDays(iso, 0)
  } catch {
    return undefined
  }
}

/** `YYYY-MM-DD` → `DD/MM/YYYY`. */
export const shownDay = (iso: string | undefined): string => (iso ?? '').split('-').toReversed().join('/')

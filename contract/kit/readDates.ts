import { formatDate, formatDateTime, ZONE, type When } from './dates.ts'
import type { Locale } from './words.ts'

/** Dates for people to read: section 9's form in Portuguese; in English the month is spelled. */

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

/** `09/11/2026` reads as September to half of those who read English. */
export const spelledIn = (locale: Locale, text: string): string =>
  locale === 'pt'
    ? text
    : text.replace(/^\d{2}\/\d{2}\/\d{4}/, (date) => {
        const [day, month, year] = date.split('/').map(Number)
        return `${day} ${MONTHS[(month ?? 0) - 1]} ${year}`
      })

/** `DD/MM/YYYY`, in English `9 Nov 2026`; empty `- - -`. */
export const readDate = (when: When, locale: Locale, zone = ZONE): string =>
  spelledIn(locale, formatDate(when, locale, zone))

/** `DD/MM/YYYY H:mm`, in English `9 Nov 2026 8:32`; empty `- - -`. */
export const readDateTime = (when: When, locale: Locale, zone = ZONE): string =>
  spelledIn(locale, formatDateTime(when, locale, zone))

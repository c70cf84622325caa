import { formatDateTime, ZONE } from '#contract/kit/dates.ts'
import type { Locale } from '#contract/kit/words.ts'

interface Reader {
  readonly locale: Locale
  /** Left out for people without an account, whose zone nobody knows. */
  readonly zone?: string
}

/** Date and hour of an instant on its reader's clock, for mails and notices; names the zone that may not be the reader's. */
export const momentFor = (at: Date, { locale, zone }: Reader): string =>
  zone === undefined ? `${formatDateTime(at, locale)} (${ZONE})` : formatDateTime(at, locale, zone)

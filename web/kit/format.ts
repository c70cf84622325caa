import { formatDate, formatDateTime, relative, todayIn, ZONE, type When } from '#contract/kit/dates.ts'
import { clock, shortHours } from '#contract/kit/hours.ts'
import { brl } from '#contract/kit/money.ts'
import { remembered } from '#contract/kit/remembered.ts'
import type { Locale } from '#contract/kit/words.ts'
import { serverNow } from '#web/kit/clock.ts'
import { session } from '#web/kit/session/session.ts'
import { useStore } from '#web/kit/store.ts'
import { useLocale } from '#web/kit/words.ts'

/** A formatter costs milliseconds to make, and most parts of a page use none of those below. */
const lazily = <T>(make: () => T): (() => T) => {
  let made: T | undefined
  return () => (made ??= make())
}

/** The same for all parts of a page: a home has fifty of them. */
const formatIn = remembered((locale: Locale, zone: string) => {
  const tag = locale === 'pt' ? 'pt-BR' : 'en'
  const dayIn = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, { ...options, timeZone: zone })
  const number = lazily(() => new Intl.NumberFormat(tag))
  const decimal = lazily(() => new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 }))
  const longDay = lazily(() => dayIn({ weekday: 'long', day: 'numeric', month: 'long' }))
  const weekday = lazily(() => dayIn({ weekday: 'short' }))
  return {
    locale,
    zone,
    /** `DD/MM/YYYY`, in every language (section 9); empty `- - -`. */
    date: (when: When) => formatDate(when, locale, zone),
    /** `DD/MM/YYYY H:mm`, in every language (section 9); empty `- - -`. */
    dateTime: (when: When) => formatDateTime(when, locale, zone),
    /** `8:05`, as in a date-time (section 9: `H:mm`). */
    time: (when: Date | string) => formatDateTime(new Date(when), locale, zone).slice('DD/MM/YYYY '.length),
    /** `há 5 minutos`, on the server's clock. */
    relative: (when: Date | string) => relative(new Date(when), new Date(serverNow()), locale),
    /** `terça-feira, 5 de março`. */
    longDay: (when: Date | string) => longDay().format(new Date(when)),
    /** `ter.`. */
    weekday: (when: Date | string) => weekday().format(new Date(when)),
    /** Day of a moment as `YYYY-MM-DD` where the person is. */
    dayOf: (when: Date | string) => todayIn(new Date(when), zone),
    /** Today as `YYYY-MM-DD` where the person is. */
    today: () => todayIn(new Date(serverNow()), zone),
    /** Seconds of one loop → `1:02:03`. */
    clock,
    /** Seconds of a sum or a plan → `10.454h 52m`. */
    hours: (seconds: number) => shortHours(seconds, locale),
    /** Decimal hours, where something is paid for them → `7,5`. */
    paidHours: (hours: number) => decimal().format(hours),
    /** Centavos → `R$ 1.234,50`. */
    money: brl,
    number: (it: number) => number().format(it),
    /** `10.000+` where only so many were counted. */
    atLeast: (it: number, more = false) => `${number().format(it)}${more ? '+' : ''}`,
    /** One decimal: `7,5`. Hours have the three above. */
    decimal: (it: number) => decimal().format(it),
  }
})

export type Format = ReturnType<typeof formatIn>

/** Dates, hours and money in the person's language and zone. */
export const useFormat = (): Format => {
  const locale = useLocale()
  const zone = useStore(session).me?.zone ?? ZONE
  return formatIn(locale, zone)
}

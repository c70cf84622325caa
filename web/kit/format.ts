import { useMemo } from 'react'
import { formatDate, formatDateTime, relative, todayIn, ZONE, type When } from '#contract/kit/dates.ts'
import { clock, shortHours } from '#contract/kit/hours.ts'
import { brl } from '#contract/kit/money.ts'
import type { Locale } from '#contract/kit/words.ts'
import { serverNow } from '#web/kit/clock.ts'
import { session } from '#web/kit/session.ts'
import { useStore } from '#web/kit/store.ts'
import { useLocale } from '#web/kit/words.ts'

const makeFormat = (locale: Locale, zone: string) => {
  const tag = locale === 'pt' ? 'pt-BR' : 'en'
  const number = new Intl.NumberFormat(tag)
  const decimal = new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const longDay = new Intl.DateTimeFormat(tag, { weekday: 'long', day: 'numeric', month: 'long', timeZone: zone })
  const weekday = new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: zone })
  const time = new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: zone })
  return {
    locale,
    zone,
    /** `DD/MM/YYYY`; empty `- - -`. */
    date: (when: When) => formatDate(when, locale, zone),
    /** `DD/MM/YYYY H:mm`; empty `- - -`. */
    dateTime: (when: When) => formatDateTime(when, locale, zone),
    /** `14:05`. */
    time: (when: Date | string) => time.format(new Date(when)),
    /** `há 5 minutos`, on the server's clock. */
    relative: (when: Date | string) => relative(new Date(when), new Date(serverNow()), locale),
    /** `terça-feira, 5 de março`. */
    longDay: (when: Date | string) => longDay.format(new Date(when)),
    /** `ter.`. */
    weekday: (when: Date | string) => weekday.format(new Date(when)),
    /** Today as `YYYY-MM-DD` where the person is. */
    today: () => todayIn(new Date(serverNow()), zone),
    /** Seconds → `hh:mm:ss`. */
    clock,
    /** Seconds → `10.620:16:12`: a sum, its hours grouped; a loop's own total has too few to group. */
    longClock: (seconds: number) =>
      clock(seconds).replace(/^\d+/, (hours) => (hours.length > 3 ? number.format(Number(hours)) : hours)),
    /** Seconds → `7h 05m`. */
    hours: shortHours,
    /** Centavos → `R$ 1.234,50`. */
    money: brl,
    number: (it: number) => number.format(it),
    /** One decimal, as decimal hours are: `7,5`. */
    decimal: (it: number) => decimal.format(it),
  }
}

export type Format = ReturnType<typeof makeFormat>

/** Dates, hours and money in the person's language and zone. */
export const useFormat = (): Format => {
  const locale = useLocale()
  const zone = useStore(session).me?.zone ?? ZONE
  return useMemo(() => makeFormat(locale, zone), [locale, zone])
}

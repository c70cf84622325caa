import { dayBounds, formatDateTime } from '#contract/kit/dates.ts'
import { decimalTenths } from '#contract/kit/hours.ts'
import type { Hours } from '#contract/sheet/sheet.rules.ts'
import { useFormat } from '#web/kit/format.ts'

/** How hours are written: `7h 30m`, or tenths as they are paid, `7,5`. */
export const units = ['clock', 'tenths'] as const
export type Unit = (typeof units)[number]

/** Writes hours in the chosen unit. */
export const useFigures = (unit: Unit) => {
  const f = useFormat()
  const tenths = (count: number) => f.paidHours(count / 10)
  return {
    hours: ({ seconds, tenths: count }: Pick<Hours, 'seconds' | 'tenths'>) =>
      unit === 'clock' ? f.hours(seconds) : tenths(count),
    seconds: (seconds: number) => (unit === 'clock' ? f.hours(seconds) : tenths(decimalTenths(seconds))),
    /** How far hours are from a commitment, as both are written. */
    lacking: ({ seconds, tenths: count }: Pick<Hours, 'seconds' | 'tenths'>, expected: number) => {
      const apart =
        unit === 'clock' ? Math.floor(expected / 60) - Math.floor(seconds / 60) : decimalTenths(expected) - count
      const far = Math.abs(apart)
      return { none: apart === 0, over: apart < 0, text: unit === 'clock' ? f.hours(far * 60) : tenths(far) }
    },
  }
}
export type Figures = ReturnType<typeof useFigures>

/** Days of a calendar and times of a person's own zone, which may be another than the reader's. */
export const useCalendar = (zone: string) => {
  const f = useFormat()
  const begin = (day: string) => dayBounds(day, f.zone).from
  return {
    /** `terça-feira, 5 de março`. */
    longDay: (day: string) => f.longDay(begin(day)),
    /** `ter.`. */
    weekday: (day: string) => f.weekday(begin(day)),
    /** `05/03`. */
    shortDay: (day: string) => f.date(day).slice(0, 'DD/MM'.length),
    /** `8:05`. */
    time: (when: Date | string) => formatDateTime(new Date(when), f.locale, zone).slice('DD/MM/YYYY '.length),
  }
}

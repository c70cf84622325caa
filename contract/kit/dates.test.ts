import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  dayBounds,
  formatCall,
  formatDate,
  formatDateTime,
  monthBounds,
  parseCall,
  parseDateTimeInput,
  relative,
  todayIn,
  weekBounds,
} from '#contract/kit/dates.ts'

// Temporal is the oracle here; the kit itself does without it.
const SP = 'America/Sao_Paulo'
const zones = [
  SP,
  'America/Noronha',
  'America/New_York',
  'America/St_Johns',
  'America/Havana',
  'America/Asuncion',
  'Atlantic/Azores',
  'Europe/Lisbon',
  'Europe/Dublin',
  'Africa/Casablanca',
  'Asia/Kathmandu',
  'Asia/Beirut',
  'Asia/Gaza',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Chatham',
  'UTC',
]
const zone = fc.constantFrom(...zones)
const instant = fc.date({
  min: new Date('1980-01-01T00:00:00Z'),
  max: new Date('2100-12-31T23:59:59Z'),
  noInvalidDate: true,
})
const isoDate = instant.map((it) => it.toISOString().slice(0, 10))
/** Instants close to a change of the clocks, where the mistakes are. */
const nearChange = fc.tuple(zone, instant, fc.integer({ min: -180, max: 180 })).map(([id, start, minutes]) => {
  const from = Temporal.Instant.fromEpochMilliseconds(start.getTime()).toZonedDateTimeISO(id)
  const change = from.getTimeZoneTransition('next') ?? from
  return { id, date: new Date(change.epochMilliseconds + minutes * 60_000) }
})
const anywhere = fc.oneof(nearChange, fc.record({ id: zone, date: instant }))
const seconds = (date: Date) => Math.floor(date.getTime() / 1000)
const plain = (date: Date, id: string) =>
  Temporal.Instant.fromEpochMilliseconds(date.getTime()).toZonedDateTimeISO(id).toPlainDateTime()
const callOf = (it: Temporal.PlainDateTime) => {
  const [day = '', time = ''] = it.round({ smallestUnit: 'second', roundingMode: 'floor' }).toString().split('T')
  return `${day.split('-').reverse().join('-')} ${time}`
}

describe('calls', () => {
  test.each([
    ['05-03-2024 14:30:09', SP, '2024-03-05T17:30:09.000Z'],
    ['01-01-2026 00:00:00', SP, '2026-01-01T03:00:00.000Z'],
    ['29-02-2024 23:59:59', SP, '2024-03-01T02:59:59.000Z'],
    ['15-01-2018 12:00:00', SP, '2018-01-15T14:00:00.000Z'],
    ['01-06-1900 00:00:00', SP, '1900-06-01T03:06:28.000Z'],
    ['05-03-2024 14:30:09', 'UTC', '2024-03-05T14:30:09.000Z'],
  ])('%s in %s is %s', (text, id, iso) => {
    expect(parseCall(text, id)?.toISOString()).toBe(iso)
    expect(formatCall(new Date(iso), id)).toBe(text)
  })

  test.each([
    ['skipped midnight', '04-11-2018 00:00:00', SP, '2018-11-04T03:00:00.000Z'],
    ['skipped half hour', '04-11-2018 00:30:00', SP, '2018-11-04T03:30:00.000Z'],
    ['hour that came twice', '17-02-2018 23:30:00', SP, '2018-02-18T01:30:00.000Z'],
    ['midnight after it', '18-02-2018 00:00:00', SP, '2018-02-18T03:00:00.000Z'],
    ['skipped day', '30-12-2011 12:00:00', 'Pacific/Apia', '2011-12-30T22:00:00.000Z'],
  ])('%s: %s in %s', (_, text, id, iso) => expect(parseCall(text, id)?.toISOString()).toBe(iso))

  test.each([
    '',
    '05-03-2024',
    '5-3-2024 14:30:09',
    '05/03/2024 14:30:09',
    '2024-03-05 14:30:09',
    '05-03-2024 14:30',
    '05-03-2024T14:30:09',
    ' 05-03-2024 14:30:09',
    '30-02-2024 10:00:00',
    '29-02-2023 10:00:00',
    '29-02-2100 10:00:00',
    '31-04-2024 10:00:00',
    '00-01-2024 10:00:00',
    '01-00-2024 10:00:00',
    '01-13-2024 10:00:00',
    '32-01-2024 10:00:00',
    '01-01-0000 10:00:00',
    '01-01-2024 24:00:00',
    '01-01-2024 23:60:00',
    '01-01-2024 23:59:60',
  ])('%j is none', (text) => expect(parseCall(text)).toBeUndefined())

  test('are read and written in São Paulo unless told', () => {
    expect(parseCall('05-03-2024 14:30:09')?.toISOString()).toBe('2024-03-05T17:30:09.000Z')
    expect(formatCall(new Date('2024-03-05T17:30:09.999Z'))).toBe('05-03-2024 14:30:09')
  })

  test('an unknown zone and an invalid date are refused', () => {
    expect(() => parseCall('05-03-2024 14:30:09', 'Mars/Olympus')).toThrow(RangeError)
    expect(() => formatCall(new Date(Number.NaN))).toThrow(RangeError)
  })

  test('an instant is written as Temporal does', () =>
    fc.assert(
      fc.property(anywhere, ({ id, date }) => {
        expect(formatCall(date, id)).toBe(callOf(plain(date, id)))
      }),
    ))

  test('an instant comes back, as the first of the two where its hour came twice', () =>
    fc.assert(
      fc.property(anywhere, ({ id, date }) => {
        const text = formatCall(date, id)
        const back = parseCall(text, id) ?? new Date(Number.NaN)
        expect(formatCall(back, id)).toBe(text)
        const first = plain(date, id).toZonedDateTime(id, { disambiguation: 'earlier' })
        expect(seconds(back)).toBe(Math.floor(first.epochMilliseconds / 1000))
      }),
      { numRuns: 1000 },
    ))

  test('a wall time is read as Temporal does, gaps included', () =>
    fc.assert(
      fc.property(anywhere, fc.integer({ min: -120, max: 120 }), ({ id, date }, minutes) => {
        const wall = plain(date, id).add({ minutes })
        const want = Math.floor(wall.toZonedDateTime(id).epochMilliseconds / 1000)
        expect(seconds(parseCall(callOf(wall), id) ?? new Date(Number.NaN))).toBe(want)
      }),
      { numRuns: 1000 },
    ))
})

describe('display', () => {
  test.each([null, undefined, ''])('%j shows as - - -', (empty) => {
    expect(formatDate(empty, 'pt')).toBe('- - -')
    expect(formatDateTime(empty, 'en')).toBe('- - -')
  })

  test.each([
    ['2024-03-05T17:30:09Z', SP, '05/03/2024', '05/03/2024 14:30'],
    ['2024-03-05T12:05:00.123Z', SP, '05/03/2024', '05/03/2024 9:05'],
    ['2024-03-05T03:00:00Z', SP, '05/03/2024', '05/03/2024 0:00'],
    ['2024-03-05T02:59:59Z', SP, '04/03/2024', '04/03/2024 23:59'],
    ['2024-03-05T00:30:00-03:00', SP, '05/03/2024', '05/03/2024 0:30'],
    ['2024-03-05T00:30+09:00', 'Asia/Tokyo', '05/03/2024', '05/03/2024 0:30'],
    ['2024-03-05', SP, '05/03/2024', '05/03/2024'],
    ['2024-03-05', 'Pacific/Kiritimati', '05/03/2024', '05/03/2024'],
  ])('%s in %s', (iso, id, date, dateTime) => {
    expect(formatDate(iso, 'pt', id)).toBe(date)
    expect(formatDate(iso, 'en', id)).toBe(date)
    expect(formatDateTime(iso, 'pt', id)).toBe(dateTime)
    expect(formatDateTime(iso, 'en', id)).toBe(dateTime)
  })

  test('a Date shows as its ISO text does', () =>
    fc.assert(
      fc.property(anywhere, ({ id, date }) => {
        expect(formatDate(date, 'pt', id)).toBe(formatDate(date.toISOString(), 'pt', id))
        expect(formatDateTime(date, 'pt', id)).toBe(formatDateTime(date.toISOString(), 'pt', id))
      }),
    ))

  test.each([
    'yesterday',
    '05/03/2024',
    '2024-02-30',
    '2024-13-01',
    '2024-03-05T17:30:09',
    '2024-02-30T10:00:00Z',
    '2024-03-05T25:00:00Z',
    '2024-03-05 17:30:09Z',
    ' ',
  ])('%j is refused', (text) => {
    expect(() => formatDate(text, 'pt')).toThrow(RangeError)
    expect(() => formatDateTime(text, 'pt')).toThrow(RangeError)
  })

  test('an invalid Date is refused', () => expect(() => formatDate(new Date(Number.NaN), 'pt')).toThrow(RangeError))
})

describe('parseDateTimeInput', () => {
  test.each([
    ['05/03/2024 14:30', '2024-03-05T17:30:00.000Z'],
    [' 05/03/2024 9:05 ', '2024-03-05T12:05:00.000Z'],
    ['05/03/2024 00:00', '2024-03-05T03:00:00.000Z'],
  ])('%j is %s', (text, iso) => expect(parseDateTimeInput(text)?.toISOString()).toBe(iso))

  test.each([
    '',
    '05/03/2024',
    '5/3/2024 10:00',
    '30/02/2024 10:00',
    '05/03/2024 24:00',
    '05/03/2024 10:60',
    '05/03/2024 10:00:00',
    '05-03-2024 10:00',
  ])('%j is none', (text) => expect(parseDateTimeInput(text)).toBeUndefined())

  test('reads what formatDateTime shows', () =>
    fc.assert(
      fc.property(anywhere, ({ id, date }) => {
        const text = formatDateTime(date, 'pt', id)
        expect(formatDateTime(parseDateTimeInput(text, id), 'pt', id)).toBe(text)
      }),
    ))
})

describe('calendar', () => {
  test.each([
    ['2024-03-05T02:59:59Z', SP, '2024-03-04'],
    ['2024-03-05T03:00:00Z', SP, '2024-03-05'],
    ['2024-03-05T03:00:00Z', 'Asia/Tokyo', '2024-03-05'],
    ['2024-12-31T15:00:00Z', 'Asia/Tokyo', '2025-01-01'],
  ])('%s in %s is the day %s', (iso, id, day) => expect(todayIn(new Date(iso), id)).toBe(day))

  test.each([
    ['2024-02-28', 1, '2024-02-29'],
    ['2023-02-28', 1, '2023-03-01'],
    ['2024-01-01', -1, '2023-12-31'],
    ['2018-11-03', 1, '2018-11-04'],
    ['2024-05-10', 0, '2024-05-10'],
    ['2024-05-10', 365, '2025-05-10'],
    ['0099-12-31', 1, '0100-01-01'],
  ])('%s and %d days are %s', (day, days, moved) => expect(addDays(day, days)).toBe(moved))

  test('days added and taken away cancel out', () =>
    fc.assert(
      fc.property(isoDate, fc.integer({ min: -100_000, max: 100_000 }), (day, days) => {
        expect(addDays(day, days)).toBe(Temporal.PlainDate.from(day).add({ days }).toString())
        expect(addDays(addDays(day, days), -days)).toBe(day)
      }),
    ))

  test.each(['', '2024-02-30', '2024-1-1', '05/03/2024', '2024-03-05T00:00:00Z'])('%j is no day', (day) => {
    for (const refused of [
      () => addDays(day, 1),
      () => dayBounds(day),
      () => weekBounds(day),
      () => monthBounds(day),
    ]) {
      expect(refused).toThrow(RangeError)
    }
  })

  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 4_000_000, -800_000])('%d days cannot be added', (days) =>
    expect(() => addDays('2024-03-05', days)).toThrow(RangeError),
  )
})

describe('bounds', () => {
  const hours = ({ from, to }: { from: Date; to: Date }) => (to.getTime() - from.getTime()) / 3_600_000
  const iso = ({ from, to }: { from: Date; to: Date }) => [from.toISOString(), to.toISOString()]

  test('of a day', () => {
    expect(iso(dayBounds('2024-03-05'))).toEqual(['2024-03-05T03:00:00.000Z', '2024-03-06T03:00:00.000Z'])
    expect(hours(dayBounds('2018-11-04'))).toBe(23)
    expect(hours(dayBounds('2018-02-17'))).toBe(25)
    expect(hours(dayBounds('2011-12-30', 'Pacific/Apia'))).toBe(0)
  })

  test('of a week', () => {
    expect(iso(weekBounds('2024-03-05'))).toEqual(['2024-03-03T03:00:00.000Z', '2024-03-10T03:00:00.000Z'])
    expect(iso(weekBounds('2024-03-03'))).toEqual(iso(weekBounds('2024-03-09')))
    expect(iso(weekBounds('2024-03-05', SP, 1))).toEqual(['2024-03-04T03:00:00.000Z', '2024-03-11T03:00:00.000Z'])
    expect(iso(weekBounds('2024-03-03', SP, 1))).toEqual(['2024-02-26T03:00:00.000Z', '2024-03-04T03:00:00.000Z'])
    expect(iso(weekBounds('2024-03-08', SP, 6))).toEqual(['2024-03-02T03:00:00.000Z', '2024-03-09T03:00:00.000Z'])
  })

  test('of a month', () => {
    expect(iso(monthBounds('2024-02-29'))).toEqual(['2024-02-01T03:00:00.000Z', '2024-03-01T03:00:00.000Z'])
    expect(iso(monthBounds('2024-12-31'))).toEqual(['2024-12-01T03:00:00.000Z', '2025-01-01T03:00:00.000Z'])
    expect(iso(monthBounds('2024-02-10', 'UTC'))).toEqual(['2024-02-01T00:00:00.000Z', '2024-03-01T00:00:00.000Z'])
  })

  test('a day begins when Temporal says and ends where the next begins', () =>
    fc.assert(
      fc.property(anywhere, ({ id, date }) => {
        const day = todayIn(date, id)
        const { from, to } = dayBounds(day, id)
        expect(from.getTime()).toBe(Temporal.PlainDate.from(day).toZonedDateTime(id).epochMilliseconds)
        expect(to).toEqual(dayBounds(addDays(day, 1), id).from)
      }),
    ))

  test('hold the instant that they were asked for', () =>
    fc.assert(
      fc.property(anywhere, fc.constantFrom(0, 1, 2, 3, 4, 5, 6), ({ id, date }, weekStartsOn) => {
        // There clocks went back over midnight until 2011: an hour of the day before came after the day had begun.
        fc.pre(id !== 'America/St_Johns' || date.getUTCFullYear() >= 2012)
        const day = todayIn(date, id)
        for (const { from, to } of [dayBounds(day, id), weekBounds(day, id, weekStartsOn), monthBounds(day, id)]) {
          expect(from <= date && date < to).toBe(true)
        }
        expect(Temporal.PlainDate.from(todayIn(weekBounds(day, id, weekStartsOn).from, id)).dayOfWeek % 7).toBe(
          weekStartsOn,
        )
        expect(todayIn(monthBounds(day, id).from, id)).toBe(`${day.slice(0, 7)}-01`)
      }),
    ))
})

describe('relative', () => {
  const now = new Date('2026-01-10T12:00:00Z')
  test.each([
    [0, 'agora', 'now'],
    [0.9, 'agora', 'now'],
    [-0.9, 'agora', 'now'],
    [-1, 'há 1 segundo', '1 second ago'],
    [-59, 'há 59 segundos', '59 seconds ago'],
    [-119, 'há 1 minuto', '1 minute ago'],
    [300, 'em 5 minutos', 'in 5 minutes'],
    [-3600 * 23.9, 'há 23 horas', '23 hours ago'],
    [-86_400, 'há 1 dia', '1 day ago'],
    [86_400 * 5, 'em 5 dias', 'in 5 days'],
    [-86_400 * 45, 'há 1 mês', '1 month ago'],
    [86_400 * 800, 'em 2 anos', 'in 2 years'],
  ])('%d s away', (away, pt, en) => {
    const date = new Date(now.getTime() + away * 1000)
    expect(relative(date, now, 'pt')).toBe(pt)
    expect(relative(date, now, 'en')).toBe(en)
  })

  test('an invalid date is refused', () => expect(() => relative(new Date(Number.NaN), now, 'pt')).toThrow(RangeError))
})

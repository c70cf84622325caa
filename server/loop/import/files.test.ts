import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { hoursTools, type HoursToolKey } from '#contract/loop/import/tools.ts'
import { tableOf, textOf } from '#server/kit/import/table.ts'
import { cellOf, placeOf, timeOf, whenOf, whoOf } from '#server/loop/import/entry.ts'
import { dayOrderOf, readingOf } from '#server/loop/import/file.data.ts'
import { hoursPlaces, toolOf } from '#server/loop/import/recognise.ts'
import { instantsAt } from '#server/loop/import/zone.ts'

const ZONE = 'America/Sao_Paulo'
const fixture = (name: string): string => readFileSync(new URL(`./fixtures/${name}.csv`, import.meta.url), 'utf8')

/** Lines of a file as they are read, with instants in ISO 8601. */
const read = (text: string | Buffer, zone = ZONE) => {
  const { headers, lines, delimiter } = tableOf(textOf(Buffer.from(text)))
  const preset = toolOf(headers) ?? ''
  const places = hoursPlaces(preset as HoursToolKey, headers)
  const { days } = dayOrderOf(lines, { places })
  const reading = readingOf({ headers, preset, delimiter }, lines, { zone, days })
  const iso = (at: number) => new Date(at).toISOString().replace('.000', '')
  return lines.map(({ cells }) => {
    const when = whenOf(cells, reading)
    return {
      tool: preset,
      who: whoOf(cells, reading),
      place: placeOf(cells, reading),
      said: cellOf(cells, 'description', reading),
      when: 'start' in when ? [iso(when.start), iso(when.end)] : 'day' in when ? when : when.fault,
    }
  })
}
const times = (text: string | Buffer, zone = ZONE) => read(text, zone).map(({ when }) => when)

test('Toggl Track: quotes, commas and breaks within cells, a turn of the year, more than a day', () => {
  const lines = read(fixture('toggl'))
  expect(lines[0]).toMatchObject({
    tool: 'toggl',
    who: { email: 'ana@toggl.example', name: 'Ana Conceição' },
    place: { client: 'Açaí do Zé', project: 'Loja nova', task: 'Revisão' },
    said: 'Revisão, com vírgula e "aspas"',
    when: ['2026-02-02T12:00:00Z', '2026-02-02T13:30:00Z'],
  })
  expect(lines[1]?.said).toBe('Primeira linha\nsegunda linha')
  expect(lines[2]?.when).toEqual(['2026-01-01T02:30:00Z', '2026-01-01T03:30:00Z'])
  expect(lines[3]?.when).toEqual(['2026-02-03T11:00:00Z', '2026-02-04T18:15:00Z'])
})

test('Clockify: a clock of twelve hours, with the month first; and the same in Portuguese', () => {
  expect(read(fixture('clockify-en'))[0]?.tool).toBe('clockify')
  expect(times(fixture('clockify-en'))).toEqual([
    ['2026-02-13T03:15:00Z', '2026-02-13T15:45:00Z'],
    ['2026-02-15T02:30:15Z', '2026-02-15T03:00:15Z'],
  ])
  const [line] = read(fixture('clockify-pt'))
  expect(line).toMatchObject({
    tool: 'clockify',
    said: 'Reunião; com ponto e vírgula',
    when: ['2026-02-13T12:00:00Z', '2026-02-13T13:30:00Z'],
  })
})

test('Kimai: seconds, an end after midnight, days without times; and the same in German', () => {
  const lines = read(fixture('kimai-en'))
  expect(lines[0]).toMatchObject({
    tool: 'kimai',
    who: { email: 'ana@toggl.example' },
    place: { client: 'Padaria São João', project: 'Site', task: 'Testing' },
  })
  expect(lines.map(({ when }) => when)).toEqual([
    ['2026-02-02T18:50:00Z', '2026-02-02T20:51:00Z'],
    ['2026-02-03T02:30:00Z', '2026-02-03T03:30:00Z'],
    { day: '2026-02-03', seconds: 5400 },
    { day: '2026-02-03', seconds: 4500 },
  ])
  expect(read(fixture('kimai-de'))[0]).toMatchObject({
    tool: 'kimai',
    place: { client: 'Bäckerei Süß', project: 'Webseite', task: 'Prüfung' },
    when: ['2026-02-02T18:50:00Z', '2026-02-02T20:51:00Z'],
  })
})

test('Harvest: days with hours; solidtime: days and times in one cell, or with their offset', () => {
  const lines = read(fixture('harvest'))
  expect(lines[0]).toMatchObject({
    tool: 'harvest',
    who: { email: '', name: 'Ana Conceição' },
    said: 'Planning, and notes',
  })
  expect(lines.map(({ when }) => when)).toEqual([
    { day: '2026-02-02', seconds: 900 },
    { day: '2026-02-02', seconds: 5400 },
    { day: '2026-02-03', seconds: 28_800 },
  ])
  expect(read(fixture('solidtime'))[0]?.tool).toBe('solidtime')
  expect(times(fixture('solidtime'))).toEqual([
    ['2026-02-02T12:00:00Z', '2026-02-02T12:20:00Z'],
    ['2026-02-02T13:00:00Z', '2026-02-02T14:00:00Z'],
  ])
})

describe('a file is read by what its bytes are', () => {
  const text = fixture('clockify-pt')
  const wide = Buffer.from(text, 'utf16le')
  const latin = Buffer.from(text, 'latin1')
  test.each<[string, Buffer]>([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${text}`)],
    ['windows-1252', latin],
    ['UTF-16 with its mark', Buffer.concat([Buffer.from([0xff, 0xfe]), wide])],
    ['UTF-16 without a mark', wide],
    ['windows-1252 that says UTF-8', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), latin])],
    ['windows-1252 that says UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), latin])],
    ['UTF-8 that says UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text)])],
  ])('%s', (_, bytes) => {
    expect(read(bytes)[0]).toMatchObject({ tool: 'clockify', place: { client: 'Padaria São João' } })
  })
  test('separated by tabs', () => {
    expect(read(text.replaceAll('";"', '"\t"'))[0]?.place.task).toBe('Design')
  })
})

test('a header of no tool is none', () => {
  expect(toolOf(['Nome', 'Horas'])).toBeUndefined()
  expect(toolOf(['Project', 'Client', 'Duration'])).toBeUndefined()
})

const toggl = (from: string, to: string, duration: string) => {
  const [startDay = '', startTime = ''] = from.split(' ')
  const [endDay = '', endTime = ''] = to.split(' ')
  const line = `Ana,ana@toggl.example,,P,,x,No,${startDay},${startTime},${endDay},${endTime},${duration},`
  return `User,Email,Client,Project,Task,Description,Billable,Start date,Start time,End date,End time,Duration,Tags\n${line}`
}

describe('clocks that change in New York', () => {
  test('an hour that does not exist', () => {
    const lines = times(toggl('2026-03-08 02:30:00', '2026-03-08 03:30:00', '00:30:00'), 'America/New_York')
    expect(lines).toEqual([{ field: 'startTime', word: 'loopImport.skippedHour' }])
  })
  test('an hour that comes twice is the one that the duration fits', () => {
    const of = (duration: string) =>
      times(toggl('2026-11-01 01:30:00', '2026-11-01 01:45:00', duration), 'America/New_York')[0]
    expect(of('01:15:00')).toEqual(['2026-11-01T05:30:00Z', '2026-11-01T06:45:00Z'])
    expect(of('00:15:00')).toEqual(['2026-11-01T05:30:00Z', '2026-11-01T05:45:00Z'])
    const over = times(toggl('2026-11-01 01:50:00', '2026-11-01 01:10:00', '00:20:00'), 'America/New_York')
    expect(over).toEqual([['2026-11-01T05:50:00Z', '2026-11-01T06:10:00Z']])
  })
  test('a night of 23 hours is as long as it was', () => {
    const [span] = times(toggl('2026-03-07 23:00:00', '2026-03-08 04:00:00', '04:00:00'), 'America/New_York')
    expect(span).toEqual(['2026-03-08T04:00:00Z', '2026-03-08T08:00:00Z'])
  })
  test('an ordinary time is one instant', () => {
    expect(instantsAt(Date.parse('2026-07-01T12:00:00Z'), 'America/New_York')).toEqual([
      Date.parse('2026-07-01T16:00:00Z'),
    ])
  })
})

test('the 29th of February, and a day that no year has', () => {
  expect(times(toggl('2024-02-29 10:00:00', '2024-02-29 11:00:00', '01:00:00'))[0]).toEqual([
    '2024-02-29T13:00:00Z',
    '2024-02-29T14:00:00Z',
  ])
  expect(times(toggl('2026-02-29 10:00:00', '2026-02-29 11:00:00', '01:00:00'))[0]).toEqual({
    field: 'startDate',
    word: 'loopImport.badDay',
  })
})

test.each<[string, number | undefined]>([
  ['12:00 AM', 0],
  ['12:30 pm', 45_000],
  ['1:05\u202fPM'.replace('\u202f', ' '), 47_100],
  ['11:59:59 p.m.', 86_399],
  ['0:00', 0],
  ['23:59:59', 86_399],
  ['13:00 PM', undefined],
  ['24:00', undefined],
  ['9', undefined],
])('%s is read as a time', (text, seconds) => {
  expect(timeOf(text)).toBe(seconds)
})

test('every tool has a name and the signs that its headers say', () => {
  for (const { name, signs, headers } of Object.values(hoursTools)) {
    expect(name).not.toBe('')
    expect(Object.keys(headers)).toEqual(expect.arrayContaining([...signs]))
  }
})

import { expect, test } from 'vitest'
import { remindAt, reportDueAt } from '#contract/incident/incident.rules.ts'

test.each([
  // Tuesday: until the end of Friday, in Brasília.
  ['2026-03-10T15:00:00Z', '2026-03-14T02:59:59.000Z'],
  // Late on Tuesday there, when it is Wednesday in UTC already.
  ['2026-03-11T02:00:00Z', '2026-03-14T02:59:59.000Z'],
  // Good Friday (3 April) and a weekend.
  ['2026-04-01T15:00:00Z', '2026-04-08T02:59:59.000Z'],
  // 20 November, a Friday.
  ['2026-11-18T15:00:00Z', '2026-11-25T02:59:59.000Z'],
  // In 2023 it was no national holiday yet, a Monday.
  ['2023-11-17T15:00:00Z', '2023-11-23T02:59:59.000Z'],
  // Carnival (16 and 17 February) and Corpus Christi (4 June) are business days.
  ['2026-02-13T15:00:00Z', '2026-02-19T02:59:59.000Z'],
  ['2026-06-02T15:00:00Z', '2026-06-06T02:59:59.000Z'],
  // Known on a Saturday.
  ['2026-03-07T15:00:00Z', '2026-03-12T02:59:59.000Z'],
])('an incident known at %s is told by %s', (noticed, due) => {
  expect(reportDueAt(new Date(noticed)).toISOString()).toBe(due)
})

test('the reminder comes on the morning of the second business day, in Brasília', () => {
  expect(remindAt(new Date('2026-03-10T15:00:00Z')).toISOString()).toBe('2026-03-12T12:00:00.000Z')
  expect(remindAt(new Date('2026-04-01T15:00:00Z')).toISOString()).toBe('2026-04-06T12:00:00.000Z')
})

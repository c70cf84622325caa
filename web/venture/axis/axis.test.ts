import { expect, test } from 'vitest'
import { axisOf, barOf, placeOf } from './axis.ts'

const today = '2026-03-10'

test('the axis is of whole months around all days and today', () => {
  const axis = axisOf([{ starts_on: '2026-02-14', ends_on: '2026-05-31' }], today)
  expect([axis.from, axis.past]).toEqual(['2026-02-01', '2026-06-01'])
  expect(axis.months.map((it) => it.first)).toEqual(['2026-02-01', '2026-03-01', '2026-04-01', '2026-05-01'])
  expect([placeOf(axis.from, axis), placeOf(axis.past, axis)]).toEqual([0, 100])
})

test('a wrong year does not make everything else a dot', () => {
  const axis = axisOf([{ starts_on: '2026-03-01', ends_on: '9999-12-31' }], today)
  expect(axis.past).toBe('2026-04-01')
  expect(barOf({ starts_on: '2026-03-01', ends_on: '9999-12-30' }, axis)).toEqual({ at: 0, width: 100 })
})

test('one day alone is a point, and without days there is nothing to draw', () => {
  const axis = axisOf([], today)
  expect(axis.months).toHaveLength(1)
  expect(barOf({ starts_on: null, ends_on: today }, axis)?.width).toBeGreaterThan(0)
  expect(barOf({ starts_on: null, ends_on: null }, axis)).toBeUndefined()
})

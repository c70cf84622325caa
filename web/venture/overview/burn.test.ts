import { expect, test } from 'vitest'
import { burnOf } from './burn.ts'

const plan = { plan: 100, starts_on: '2026-03-01', ends_on: '2026-03-31', today: '2026-03-16' }
const used = [
  { week: '2026-03-01', value: 21 },
  { week: '2026-03-08', value: 42 },
  { week: '2026-03-15', value: 105 },
]

test('what was used climbs to today, and the plan from nothing at the start to all of it at the planned day', () => {
  expect(burnOf(used, plan)).toMatchObject({
    from: '2026-03-01',
    to: '2026-03-31',
    used: [
      [0, 0],
      [23.33, 19.05],
      [46.67, 38.1],
      [53.33, 95.24],
    ],
    planned: [
      [0, 0],
      [100, 90.7],
    ],
    byNow: 50,
  })
})

test('without one of its days the plan is level, and says nothing of today', () => {
  expect(burnOf(used, { ...plan, starts_on: null })).toMatchObject({
    planned: [
      [0, 90.7],
      [100, 90.7],
    ],
    byNow: null,
  })
})

test('work before the start and after the planned day is on it too', () => {
  const early = [{ week: '2026-02-22', value: 5 }]
  expect(burnOf(early, { ...plan, today: '2026-04-10' })).toMatchObject({
    from: '2026-02-22',
    to: '2026-04-11',
    byNow: null,
  })
})

test('without work and without a plan there is nothing to draw', () => {
  expect(burnOf([{ week: '2026-03-15', value: 0 }], { ...plan, plan: null })).toBeUndefined()
  expect(burnOf([], { ...plan, plan: 0 })).toBeUndefined()
})

test('what is planned by today is whole, as centavos and seconds are', () => {
  expect(burnOf(used, { ...plan, plan: 10_001, today: '2026-03-08' })?.byNow).toBe(2334)
})

import { expect, test } from 'vitest'
import { nextStatuses } from './entrega.rules.ts'

test('a deliverable goes from waiting to paid, a step at a time, and back', () => {
  expect([1, 2, 5, 4, 3].map(nextStatuses)).toEqual([[2], [5, 4, 1], [4, 2], [3, 5], [4]])
  expect([0, 6, 1.5].map(nextStatuses)).toEqual([[], [], []])
})

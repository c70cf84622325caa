import { expect, test, vi } from 'vitest'
import { remembered } from './remembered.ts'

test('answers the same arguments from memory, and others by asking', () => {
  const add = vi.fn<(a: number, b: string) => string>((a, b) => `${a}${b}`)
  const known = remembered(add)
  expect([known(1, 'a'), known(1, 'a'), known(2, 'a'), known(1, 'b'), known(1, 'a')]).toEqual([
    '1a',
    '1a',
    '2a',
    '1b',
    '1a',
  ])
  expect(add.mock.calls).toEqual([
    [1, 'a'],
    [2, 'a'],
    [1, 'b'],
  ])
})

test('forgets the oldest once it knows too many', () => {
  const twice = vi.fn<(a: number) => number>((a) => 2 * a)
  const known = remembered(twice, 2)
  for (const it of [1, 2, 3, 3, 2, 1]) expect(known(it)).toBe(2 * it)
  expect(twice.mock.calls.flat()).toEqual([1, 2, 3, 1])
})

test('what throws is asked again', () => {
  let broken = true
  const known = remembered((a: number) => {
    if (broken) throw new RangeError('no')
    return a
  })
  expect(() => known(1)).toThrow(RangeError)
  broken = false
  expect(known(1)).toBe(1)
})

import { expect, test } from 'vitest'
import { makeBudget, makeWorkLimit } from '#server/kit/http/workLimit.ts'
import { Refusal } from '#server/kit/refuse.ts'

test('a key that has spent its minute waits for the next one, and nobody else does', () => {
  let now = 0
  const budget = makeBudget(100, () => now)
  const refusal = (key: string): Refusal['options'] | undefined => {
    try {
      budget.check(key)
      return undefined
    } catch (error) {
      return error instanceof Refusal ? error.options : expect.fail(String(error))
    }
  }
  budget.spend('a', 99)
  expect(refusal('a')).toBeUndefined()
  budget.spend('a', 500)
  now = 20_000
  expect(refusal('a')).toMatchObject({ status: 429, headers: { 'retry-after': '40' } })
  expect(refusal('b')).toBeUndefined()
  now = 60_000
  expect(refusal('a')).toBeUndefined()
  budget.spend('a', 1)
  expect(refusal('a')).toBeUndefined()
})

test('what may be spent follows the calls that are allowed, and a call that waits long counts two seconds', () => {
  const { bytes, rows, seconds } = makeWorkLimit(1200, () => 0)
  bytes.spend('a', 1200 * 64 * 1024 - 1)
  rows.spend('1', 599_999)
  for (let call = 1; call < 60; call += 1) seconds.spend('1', 30)
  bytes.check('a')
  rows.check('1')
  seconds.check('1')
  bytes.spend('a', 1)
  rows.spend('1', 1)
  seconds.spend('1', 2)
  expect(() => bytes.check('a')).toThrow('common.tooMany')
  expect(() => rows.check('1')).toThrow('common.tooMany')
  expect(() => seconds.check('1')).toThrow('common.tooMany')
})

test('of more keys than are remembered the oldest is forgotten', () => {
  const budget = makeBudget(1, () => 0)
  for (let key = 0; key < 10_001; key += 1) budget.spend(String(key), 1)
  expect([budget.isSpent('0'), budget.isSpent('1'), budget.isSpent('10000')]).toEqual([false, true, true])
})

test('a person has three files at a time, and each ends once', () => {
  const { begin } = makeWorkLimit(1200, () => 0)
  const [end] = [begin('1'), begin('1'), begin('1')]
  expect(() => begin('1')).toThrow('common.tooMany')
  begin('2')
  end()
  end()
  begin('1')
  expect(() => begin('1')).toThrow('common.tooMany')
})

import { describe, expect, test } from 'vitest'
import { sameState, tableMemory, tableState } from './tableState.ts'

describe('a table’s state', () => {
  test('has filters by name and is none of anything else', () => {
    expect(tableState.parse({})).toEqual({ filters: {} })
    const whole = {
      filters: { status: '2,3', period: 'week' },
      q: 'tela',
      sort: '-total',
      columns: ['atomo', 'total'],
      density: 'compact',
      per_page: 25,
    }
    expect(tableState.parse(whole)).toEqual(whole)
  })

  test.each([
    ['an unknown field', { color: 'red' }],
    ['a size that no table has', { per_page: 11 }],
    ['another density', { density: 'tight' }],
    ['no columns at all', { columns: [] }],
    ['a filter of no name', { filters: { 'a b': 'x' } }],
    ['an empty filter', { filters: { status: '' } }],
    ['a number for a filter', { filters: { status: 2 } }],
    [
      'more filters than a table has',
      { filters: Object.fromEntries(Array.from({ length: 41 }, (_, i) => [`f${i}`, 'x'])) },
    ],
    ['a sort that is no name', { sort: 'a;b' }],
    ['an endless search', { q: 'x'.repeat(201) }],
  ])('refuses %s', (_, it) => {
    expect(tableState.safeParse(it).success).toBe(false)
  })

  test('is the same whatever order its filters were set in, and another with any other filter, search or order', () => {
    const one = tableState.parse({ filters: { a: '1', b: '2' }, q: 'x', sort: 'nome' })
    expect(sameState(one, { ...one, filters: { b: '2', a: '1' } })).toBe(true)
    for (const other of [{ filters: { a: '1' } }, { q: 'y' }, { q: undefined }, { sort: '-nome' }, { sort: undefined }])
      expect(sameState(one, { ...one, ...other })).toBe(false)
  })

  test('is another with other columns, in another order, density or size, where it says any', () => {
    const one = tableState.parse({ columns: ['a', 'b'], density: 'compact', per_page: 25 })
    for (const other of [
      { columns: ['b', 'a'] },
      { columns: ['a'] },
      { density: 'comfortable' as const },
      { per_page: 50 as const },
    ])
      expect(sameState(one, { ...one, ...other })).toBe(false)
    expect(sameState({ filters: {} }, one)).toBe(true)
  })

  test('is remembered without its filters', () => {
    expect(tableMemory.safeParse({ filters: { a: '1' } }).success).toBe(false)
    expect(tableMemory.parse({ density: 'compact' })).toEqual({ density: 'compact' })
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { RANK_MAX, rankBetween, spreadRanks } from '#contract/kit/board/rank.ts'

const isRank = (key: string | undefined): key is string => key !== undefined && /^[0-9A-Za-z]*[1-9A-Za-z]$/.test(key)

describe('rankBetween', () => {
  test('a key at any place of a column of any history is strictly between its neighbours', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 200 }), (places) => {
        const column: string[] = []
        for (const place of places) {
          const at = place % (column.length + 1)
          const [low, high] = [column[at - 1], column[at]]
          const key = rankBetween(low, high)
          if (!isRank(key)) throw new Error(`no key between ${low} and ${high}`)
          expect((low ?? '') < key && (high === undefined || key < high)).toBe(true)
          column.splice(at, 0, key)
        }
        expect(column.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(column)
      }),
    )
  })

  test('neighbours that are equal or in the wrong order leave no room', () => {
    expect(rankBetween('V', 'V')).toBeUndefined()
    expect(rankBetween('W', 'V')).toBeUndefined()
  })

  test('a thousand appended cards keep short keys; the same gap halved again and again outgrows them', () => {
    let last: string | undefined
    for (let nth = 0; nth < 1000; nth += 1) last = rankBetween(last, undefined)
    expect(last?.length).toBeLessThanOrEqual(RANK_MAX)
    let high = rankBetween(undefined, undefined)
    for (let nth = 0; nth < 1000; nth += 1) high = rankBetween(undefined, high)
    expect(high?.length).toBeGreaterThan(RANK_MAX)
  })
})

test('spread keys are in order, short, and leave room everywhere', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3000 }), (count) => {
      const keys = spreadRanks(count)
      expect(keys.length).toBe(count)
      const ends = [undefined, ...keys, undefined]
      for (let at = 1; at < ends.length; at += 1) expect(isRank(rankBetween(ends[at - 1], ends[at]))).toBe(true)
      expect(keys.every((key) => isRank(key) && key.length <= 3)).toBe(true)
    }),
    { numRuns: 20 },
  )
})

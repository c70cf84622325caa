import { describe, expect, test } from 'vitest'
import { next } from '#contract/kit/machine.ts'
import { loopMachine, loopStatus, loopType, type LoopEvent, type LoopStatus } from '#contract/loop/loop.states.ts'
import { loopWords } from '#contract/loop/loop.words.ts'

const statuses: readonly LoopStatus[] = [1, 2, 3, 4, 5, 6, 7]
const events: readonly LoopEvent[] = [
  'stop',
  'force',
  'deny',
  'stopBefore',
  'denyBefore',
  'conclude',
  'adjust',
  'discard',
  'invoice',
  'pay',
  'release',
]

/** Section 4 and the decisions, "Loops": everything else is refused. A discard deletes the row. */
const allowed: Readonly<Record<string, LoopStatus>> = {
  '1 stop': 2,
  '1 force': 4,
  '1 deny': 5,
  '1 discard': 1,
  '2 conclude': 3,
  '2 adjust': 3,
  '2 discard': 2,
  '3 adjust': 3,
  '3 invoice': 7,
  '4 stopBefore': 2,
  '4 denyBefore': 5,
  '4 adjust': 3,
  '4 discard': 4,
  '5 adjust': 3,
  '5 discard': 5,
  '7 pay': 6,
  '7 release': 3,
}

describe('every status and every event', () => {
  test('lead where the table says, and nowhere else', () => {
    const found = statuses.flatMap((status) =>
      events.map((event) => [`${status} ${event}`, next(loopMachine, status, event)] as const),
    )
    expect(found).toHaveLength(7 * 11)
    expect(Object.fromEntries(found.filter(([, to]) => to !== undefined))).toEqual(allowed)
  })

  test('a loop on an order is discarded by nobody', () => {
    expect(statuses.filter((it) => next(loopMachine, it, 'discard') !== undefined)).toEqual([1, 2, 4, 5])
  })
})

describe('codes', () => {
  test('statuses are 0 to 7 and all have their label', () => {
    expect(loopStatus.values).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    expect(loopStatus.list.filter((it) => !(`status_${it.key}` in loopWords.entries))).toEqual([])
    expect(loopStatus.keyOf(4)).toBe('forced')
    expect(loopStatus.keyOf(8)).toBeUndefined()
  })

  test('types are the eleven of the specification and all have their label', () => {
    expect(loopType.list.map((it) => it.key)).toEqual([
      'coding',
      'layout',
      'study',
      'homologation',
      'content',
      'integration',
      'report',
      'meeting',
      'support',
      'training',
      'other',
    ])
    expect(loopType.values).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    expect(loopType.list.filter((it) => !(`type_${it.key}` in loopWords.entries))).toEqual([])
  })
})

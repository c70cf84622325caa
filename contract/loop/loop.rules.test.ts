import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  asksElapsed,
  CLOCK_TOLERANCE_SECONDS,
  CORRECTION_SECONDS,
  DESCRIPTION_MAX,
  DESCRIPTION_MAX_BY_HAND,
  faturavel,
  JUSTIFICATION_MAX,
  LONGEST_SECONDS,
  nextCheck,
  OFFLINE_SECONDS,
  offlineTime,
  presence,
  screenOnLoad,
  trustedTime,
} from '#contract/loop/loop.rules.ts'
import type { LoopStatus } from '#contract/loop/loop.states.ts'

const START = new Date('2026-03-10T12:00:00Z')
const after = (seconds: number) => new Date(START.getTime() + seconds * 1000)
const statuses: readonly LoopStatus[] = [1, 2, 3, 4, 5, 6, 7]

test('the limits are those of the specification', () => {
  expect([DESCRIPTION_MAX, DESCRIPTION_MAX_BY_HAND, JUSTIFICATION_MAX, CLOCK_TOLERANCE_SECONDS]).toEqual([
    140, 300, 140, 120,
  ])
  expect([CORRECTION_SECONDS, LONGEST_SECONDS]).toEqual([86_400, 86_400])
})

describe('whose clock counts', () => {
  test.each([
    [0, 0],
    [-1, -1],
    [-120, -120],
    [-120.001, 0],
    [-121, 0],
    [0.001, 0],
    [1, 0],
    [120, 0],
  ])('a client %d s from the server: %d s', (offset, counted) => {
    expect(trustedTime(after(offset), START)).toEqual(after(counted))
  })

  test('without a client’s time it is the server’s', () => {
    expect(trustedTime(undefined, START)).toEqual(START)
  })

  test.each([
    [0, 0],
    [-OFFLINE_SECONDS, -OFFLINE_SECONDS],
    [-OFFLINE_SECONDS - 1, undefined],
    [120, 0],
    [121, undefined],
  ])('offline, %d s from the server: %s', (offset, counted) => {
    expect(offlineTime(after(offset), START)).toEqual(counted === undefined ? undefined : after(counted))
  })

  test('is never ahead of the server', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (offset) => {
        const times = [trustedTime(after(offset), START), offlineTime(after(offset), START)]
        for (const time of times) if (time) expect(time.getTime()).toBeLessThanOrEqual(START.getTime())
      }),
    )
  })
})

describe('the presence check', () => {
  test.each([
    [0, 7200],
    [7199.999, 7200],
    [7200, 14_400],
    [20_000, 21_600],
    [-60, 7200],
  ])('that comes after %d s is due at %d s', (from, due) => {
    expect(nextCheck(START, after(from), 7200)).toEqual(after(due))
  })

  test('is always ahead, by no more than a step, and on the grid of the start', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e8 }), fc.integer({ min: 1, max: 100_000 }), (from, step) => {
        const due = (nextCheck(START, after(from), step).getTime() - START.getTime()) / 1000
        expect(due).toBeGreaterThan(from)
        expect(due - from).toBeLessThanOrEqual(step)
        expect(due % step).toBe(0)
      }),
    )
  })

  test.each([
    [-1, { state: 'fine' }],
    [-0.001, { state: 'fine' }],
    [0, { state: 'asking', secondsLeft: 91 }],
    [0.5, { state: 'asking', secondsLeft: 91 }],
    [90, { state: 'asking', secondsLeft: 1 }],
    [90.999, { state: 'asking', secondsLeft: 1 }],
    [91, { state: 'missed' }],
    [1e6, { state: 'missed' }],
  ])('%d s after it fell due', (late, expected) => {
    expect(presence(START, after(late), 91)).toEqual({ ...expected, due: START })
  })
})

test.each([
  [28_799, false, false],
  [28_800, false, true],
  [90_000, false, true],
  [90_000, true, false],
])('the elapsed time at %d s, confirmed %s, is asked: %s', (seconds, confirmed, asked) => {
  expect(asksElapsed({ start: START, confirmed }, after(seconds), 28_800)).toBe(asked)
})

describe('billable', () => {
  const of = (status: LoopStatus, more: Partial<Parameters<typeof faturavel>[0]> = {}) =>
    faturavel({ status, segundos: 3600, adjusted: false, ventureBillable: true, ...more })

  test('by status, on a venture that is billed and on one that is not', () => {
    expect(statuses.map((it) => of(it))).toEqual(['Não', 'Não', 'Sim', 'Erro', 'Erro', 'Sim', 'Sim'])
    expect(statuses.map((it) => of(it, { ventureBillable: false }))).toEqual([
      'Não',
      'Não',
      'Não',
      'Erro',
      'Erro',
      'Não',
      'Não',
    ])
  })

  test('an adjustment mends a forced or denied one', () => {
    expect([of(4, { adjusted: true }), of(5, { adjusted: true })]).toEqual(['Não', 'Não'])
  })

  test('no end is an error, also of a loop that is still running', () => {
    expect(of(1, { segundos: null })).toBe('Erro')
    expect(of(1, { segundos: null, ventureBillable: false })).toBe('Erro')
  })

  test.each(statuses)('more than a day is an error of status %i, a day is none', (status) => {
    expect(of(status, { segundos: 86_401, adjusted: true })).toBe('Erro')
    expect(of(status, { segundos: 86_400, adjusted: true })).not.toBe('Erro')
    expect(of(status, { segundos: null, adjusted: true })).toBe('Erro')
  })
})

describe('what a page opens with', () => {
  const END = '2026-03-10T13:00:00Z'
  test.each([
    ['no loop', null, 0],
    ['a running one', { status: 1 as const, data_fim: null, ajustes: null }, 1],
    ['a stopped one', { status: 2 as const, data_fim: END, ajustes: null }, 2],
    ['a concluded one', { status: 3 as const, data_fim: END, ajustes: null }, 0],
    ['a forced one', { status: 4 as const, data_fim: END, ajustes: null }, 4],
    ['a forced one that is adjusted', { status: 4 as const, data_fim: END, ajustes: 'x' }, 2],
    ['a denied one', { status: 5 as const, data_fim: END, ajustes: null }, 4],
    ['a denied one that is adjusted', { status: 5 as const, data_fim: END, ajustes: 'x' }, 2],
    ['a paid one', { status: 6 as const, data_fim: END, ajustes: null }, 0],
    ['an invoiced one', { status: 7 as const, data_fim: END, ajustes: null }, 0],
  ])('%s', (_name, loop, screen) => expect(screenOnLoad(loop)).toBe(screen))
})

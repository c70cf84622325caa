import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { costs, shares, slowest, WHOLE_MINUTES, yardsticks, type Cost, type Room } from './budget.ts'
import { fromPlaywright, fromVitest, line, sum } from './summary.ts'

describe('vitest', () => {
  const file = (status: string, ...tests: string[]) => ({
    name: 'cup.test.ts',
    status,
    assertionResults: tests.map((it) => ({ status: it, fullName: `cup ${it}` })),
  })
  const report = (passed: number, failed = 0, pending = 0, todo = 0, testResults = [file('passed', 'passed')]) => ({
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: pending,
    numTodoTests: todo,
    testResults,
  })

  test.each([
    ['all is well', report(3), 0, '3 passed, 0 failed'],
    ['a test failed', report(2, 1, 0, 0, [file('failed', 'passed', 'failed')]), 1, '2 passed, 1 failed'],
    ['a test was skipped', report(2, 0, 1), 0, '2 passed, 1 failed'],
    ['a test is to be written', report(2, 0, 0, 1), 0, '2 passed, 1 failed'],
    ['a file did not load', report(2, 0, 0, 0, [file('failed')]), 1, '2 passed, 1 failed'],
    ['an error came after the tests', report(2), 1, '2 passed, 1 failed'],
    ['nothing ran', report(0, 0, 0, 0, []), 0, '0 passed, 1 failed'],
    ['there is no report', undefined, 1, '0 passed, 1 failed'],
  ])('%s', (_, json, code, says) => {
    expect(line(fromVitest(json, code))).toBe(says)
  })

  test('names what passed at the second try', () => {
    const first = { status: 'passed', fullName: 'cup is round', failureMessages: ['Error: square'] }
    const json = report(2, 0, 0, 0, [{ ...file('passed', 'passed'), assertionResults: [first] }])
    expect(fromVitest(json, 0)).toMatchObject({
      passed: 2,
      failed: 0,
      names: [],
      flaky: ['cup.test.ts › cup is round (passed)'],
    })
  })

  test('tells how long each file took', () => {
    const timed = { ...file('passed', 'passed'), startTime: 1000, endTime: 3500 }
    expect(fromVitest(report(1, 0, 0, 0, [timed]), 0).files).toEqual([{ file: 'cup.test.ts', seconds: 2.5 }])
  })

  test.each([
    ['a test', report(1, 1, 0, 0, [file('failed', 'passed', 'failed')]), 1, ['cup.test.ts › cup failed (failed)']],
    ['a skipped one', report(1, 0, 1, 0, [file('passed', 'pending')]), 0, ['cup.test.ts › cup pending (pending)']],
    ['a file', report(1, 0, 0, 0, [file('failed')]), 1, ['cup.test.ts did not load']],
    ['an end', report(2), 1, ['ended with code 1 after its tests']],
    ['a report', {}, 1, ['vitest left a report of another shape']],
    ['nothing', report(2), 0, []],
  ])('names what failed: %s', (_, json, code, names) => {
    expect(fromVitest(json, code).names).toEqual(names)
  })
})

describe('Playwright', () => {
  const results = { expected: ['passed'], unexpected: ['failed'], flaky: ['failed', 'passed'], skipped: ['skipped'] }
  type Status = keyof typeof results
  const spec = (status: Status, tries = results[status]) => ({
    file: 'cup.spec.ts',
    title: `is ${status}`,
    tests: [
      {
        status,
        results: tries.map((it) => ({
          status: it,
          duration: 500,
          ...(it === 'failed' && { error: { message: '\u001B[2mthe cup leaks\u001B[22m' } }),
        })),
      },
    ],
  })
  const report = (statuses: readonly Status[], errors: object[] = []) => ({
    errors,
    suites: [
      {
        specs: statuses.slice(0, 1).map((it) => spec(it)),
        suites: [{ specs: statuses.slice(1).map((it) => spec(it)) }],
      },
    ],
  })

  test.each([
    ['all is well', report(['expected', 'expected']), 0, '2 passed, 0 failed'],
    ['a test failed', report(['expected', 'unexpected']), 1, '1 passed, 1 failed'],
    ['a test passed at the second try', report(['expected', 'flaky']), 0, '2 passed, 0 failed'],
    ['a test was skipped', report(['expected', 'skipped']), 0, '1 passed, 1 failed'],
    ['a file did not load', report([], [{ message: 'SyntaxError' }]), 1, '0 passed, 1 failed'],
    ['the browser crashed at the end', report(['expected']), 1, '1 passed, 1 failed'],
    ['nothing ran', report([]), 0, '0 passed, 1 failed'],
    ['there is no report', undefined, 1, '0 passed, 1 failed'],
  ])('%s', (_, json, code, says) => {
    expect(line(fromPlaywright(json, code))).toBe(says)
  })

  test('names what failed and why, however deep it lies, and adds up the time of a file', () => {
    const it = fromPlaywright(report(['expected', 'unexpected', 'flaky'], [{ message: 'SyntaxError' }, {}]), 1)
    expect(it.names).toEqual([
      'cup.spec.ts › is unexpected (unexpected): the cup leaks',
      'SyntaxError',
      'an error without words',
    ])
    expect(it.flaky).toEqual(['cup.spec.ts › is flaky (flaky): the cup leaks'])
    expect(it.files).toEqual([{ file: 'e2e/cup.spec.ts', seconds: 2 }])
  })

  test('a test without an assertion is no test that passed', () => {
    const it = fromPlaywright(report(['expected', 'expected']), 0, ['cup.spec.ts › is expected'])
    expect(line(it)).toBe('1 passed, 1 failed')
    expect(it.names).toEqual(['cup.spec.ts › is expected asserts nothing'])
  })

  test('what a cut run did not get to has not failed', () => {
    const specs = [spec('expected'), spec('skipped', []), spec('skipped', ['interrupted'])]
    const cut = { message: 'Timed out waiting 3600s for the entire test suite to run' }
    const it = fromPlaywright({ errors: [cut], suites: [{ specs }] }, 1)
    expect(it).toMatchObject({ passed: 1, failed: 0, names: [], unreached: 2 })
  })
})

const none = { unreached: 0, files: [] }

test('runs are added up', () => {
  expect(
    sum([
      { passed: 2, failed: 1, names: ['a'], flaky: ['b'], unreached: 4, files: [{ file: 'a', seconds: 1 }] },
      { ...none, passed: 3, failed: 0, names: [], flaky: ['c'] },
    ]),
  ).toEqual({ passed: 5, failed: 1, names: ['a'], flaky: ['b', 'c'], unreached: 4, files: [{ file: 'a', seconds: 1 }] })
  expect(sum([])).toEqual({ ...none, passed: 0, failed: 0, names: [], flaky: [] })
})

test('three flaky tests pass, four are a failure', () => {
  const of = (count: number) =>
    sum([{ ...none, passed: 9, failed: 0, names: [], flaky: Array<string>(count).fill('a') }])
  expect(line(of(3))).toBe('9 passed, 0 failed')
  expect(line(of(4))).toBe('9 passed, 1 failed')
  expect(of(4).names).toEqual(['4 flaky tests, more than 3'])
})

test('the slowest ten files come first', () => {
  const files = Array.from({ length: 12 }, (_, index) => ({ file: `f${index}`, seconds: index }))
  expect(slowest(files)).toHaveLength(10)
  expect(slowest(files)[0]).toBe('   11.0 s  f11')
})

const runOf = (factor: number, web = 1): Cost[] =>
  Object.entries(shares).map(([room, share]) => ({
    room: room as Room,
    processor: share * factor * (room === 'web' ? web : 1),
    clock: (share * factor * WHOLE_MINUTES * 60) / 100,
  }))
/** The yardsticks as a machine takes them that is this many times slower. */
const filesAt = (pace: number) =>
  Object.entries(yardsticks).map(([name, seconds]) => ({ file: `/somewhere/${name}`, seconds: seconds * pace }))

test('a room past its share of a whole run is named, on a machine of any speed', () => {
  for (const factor of [1, 40]) {
    const over = (web: number) =>
      costs(runOf(factor, web), filesAt(factor)).filter((it) => it.startsWith('OVER ITS SHARE'))
    expect(over(1)).toEqual([])
    expect(over(2)).toHaveLength(1)
  }
  expect(costs([{ room: 'web', processor: undefined, clock: 90 }], [])[0]).toContain('tells no processor time')
})

test('a run that takes longer than its yardsticks do has grown; one on a slow machine has not', () => {
  const whole = (factor: number, pace: number) => costs(runOf(factor), filesAt(pace)).at(-1)
  expect(whole(1, 1)).toBe('the whole 15.0 min (15.0 min at this run’s pace, 15 min on two quiet cores)')
  expect(whole(3, 3)).toMatch(/^the whole 45\.0 min \(45\.0 min/)
  expect(whole(1.4, 1)).toMatch(/^OVER ITS TIME the whole 21\.0 min/)
  // On a machine that is twice as fast, a suite that has grown by half takes fewer minutes than before.
  expect(whole(0.75, 0.5)).toMatch(/^OVER ITS TIME the whole 11\.3 min \(7\.5 min/)
  // One yardstick that grew, or was held up, says nothing.
  const [first, ...others] = filesAt(1)
  const grown = first ? [{ ...first, seconds: first.seconds * 9 }, ...others] : []
  expect(costs(runOf(1.4), grown).at(-1)).toMatch(/^OVER ITS TIME/)
  expect(costs(runOf(40), filesAt(1).slice(0, 2)).at(-1)).toContain('too few yardsticks')
  // The run on PostgreSQL is of two rooms, whose shares say nothing.
  expect(costs(runOf(40).slice(0, 2), filesAt(1)).filter((it) => it.startsWith('OVER'))).toEqual([])
})

test('every yardstick is a file of a room, and each room has one', () => {
  const names = Object.keys(yardsticks)
  expect(names.filter((it) => !existsSync(join(import.meta.dirname, '..', it)))).toEqual([])
  expect(new Set(names.map((it) => it.split('/')[0]))).toEqual(new Set(['e2e', 'server', 'web']))
})

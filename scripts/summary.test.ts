import { describe, expect, test } from 'vitest'
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
    expect(fromVitest(json, 0)).toEqual({
      passed: 2,
      failed: 0,
      names: [],
      flaky: ['cup.test.ts › cup is round (passed)'],
    })
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
  const spec = (status: string) => ({ file: 'cup.spec.ts', title: `is ${status}`, tests: [{ status }] })
  const report = (expected: number, unexpected = 0, flaky = 0, skipped = 0, errors: object[] = []) => ({
    stats: { expected, unexpected, flaky, skipped },
    errors,
    suites: [
      { specs: [spec('expected')], suites: [{ specs: unexpected > 0 ? [spec('unexpected')] : [] }] },
      { specs: flaky > 0 ? [spec('flaky')] : [] },
    ],
  })

  test.each([
    ['all is well', report(3), 0, '3 passed, 0 failed'],
    ['a test failed', report(2, 1), 1, '2 passed, 1 failed'],
    ['a test passed at the second try', report(2, 0, 1), 0, '3 passed, 0 failed'],
    ['a test was skipped', report(2, 0, 0, 1), 0, '2 passed, 1 failed'],
    ['a file did not load', report(0, 0, 0, 0, [{ message: 'SyntaxError' }]), 1, '0 passed, 1 failed'],
    ['the browser crashed at the end', report(2), 1, '2 passed, 1 failed'],
    ['nothing ran', report(0), 0, '0 passed, 1 failed'],
    ['there is no report', undefined, 1, '0 passed, 1 failed'],
  ])('%s', (_, json, code, says) => {
    expect(line(fromPlaywright(json, code))).toBe(says)
  })

  test('names what failed, however deep it lies', () => {
    const { names, flaky } = fromPlaywright(report(1, 1, 1, 0, [{ message: 'SyntaxError' }, {}]), 1)
    expect(names).toEqual(['cup.spec.ts › is unexpected (unexpected)', 'SyntaxError', 'an error without words'])
    expect(flaky).toEqual(['cup.spec.ts › is flaky (flaky)'])
  })
})

test('runs are added up', () => {
  expect(
    sum([
      { passed: 2, failed: 1, names: ['a'], flaky: ['b'] },
      { passed: 3, failed: 0, names: [], flaky: ['c'] },
    ]),
  ).toEqual({ passed: 5, failed: 1, names: ['a'], flaky: ['b', 'c'] })
  expect(sum([])).toEqual({ passed: 0, failed: 0, names: [], flaky: [] })
})

test('three flaky tests pass, four are a failure', () => {
  const of = (count: number) => sum([{ passed: 9, failed: 0, names: [], flaky: Array<string>(count).fill('a') }])
  expect(line(of(3))).toBe('9 passed, 0 failed')
  expect(line(of(4))).toBe('9 passed, 1 failed')
  expect(of(4).names).toEqual(['4 flaky tests, more than 3'])
})

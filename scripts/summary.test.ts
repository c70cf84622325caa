import { describe, expect, test } from 'vitest'
import { fromPlaywright, fromVitest, line, sum } from './summary.ts'

describe('vitest', () => {
  const file = (status: string, ...tests: string[]) => ({
    status,
    assertionResults: tests.map((it) => ({ status: it })),
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
})

describe('Playwright', () => {
  const report = (expected: number, unexpected = 0, flaky = 0, skipped = 0, errors: unknown[] = []) => ({
    stats: { expected, unexpected, flaky, skipped },
    errors,
  })

  test.each([
    ['all is well', report(3), 0, '3 passed, 0 failed'],
    ['a test failed', report(2, 1), 1, '2 passed, 1 failed'],
    ['a test passed at the second try', report(2, 0, 1), 0, '2 passed, 1 failed'],
    ['a test was skipped', report(2, 0, 0, 1), 0, '2 passed, 1 failed'],
    ['a file did not load', report(0, 0, 0, 0, ['SyntaxError']), 1, '0 passed, 1 failed'],
    ['the browser crashed at the end', report(2), 1, '2 passed, 1 failed'],
    ['nothing ran', report(0), 0, '0 passed, 1 failed'],
    ['there is no report', undefined, 1, '0 passed, 1 failed'],
  ])('%s', (_, json, code, says) => {
    expect(line(fromPlaywright(json, code))).toBe(says)
  })
})

test('runs are added up', () => {
  expect(
    sum([
      { passed: 2, failed: 1 },
      { passed: 3, failed: 0 },
    ]),
  ).toEqual({ passed: 5, failed: 1 })
  expect(sum([])).toEqual({ passed: 0, failed: 0 })
})

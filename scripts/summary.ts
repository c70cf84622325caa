import { z } from 'zod'

export interface Summary {
  readonly passed: number
  readonly failed: number
}

const vitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  numTodoTests: z.int(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) })),
})

const playwrightReport = z.object({
  errors: z.array(z.unknown()),
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
})

/** A run that says nothing wrong but ended badly, or ran nothing, has failed once. */
const honest = ({ passed, failed }: Summary, code: number): Summary =>
  failed === 0 && (code !== 0 || passed === 0) ? { passed, failed: 1 } : { passed, failed }

/** Counts of vitest's json report; a skipped test and a file that did not load count as failed. */
export const fromVitest = (report: unknown, code: number): Summary => {
  const { success, data } = vitestReport.safeParse(report)
  if (!success) return { passed: 0, failed: 1 }
  const broken = data.testResults.filter(
    (it) => it.status === 'failed' && !it.assertionResults.some((one) => one.status === 'failed'),
  ).length
  const failed = data.numFailedTests + data.numPendingTests + data.numTodoTests + broken
  return honest({ passed: data.numPassedTests, failed }, code)
}

/** Counts of Playwright's json report; a skipped or flaky test and an error outside of tests count as failed. */
export const fromPlaywright = (report: unknown, code: number): Summary => {
  const { success, data } = playwrightReport.safeParse(report)
  if (!success) return { passed: 0, failed: 1 }
  const { expected, unexpected, flaky, skipped } = data.stats
  return honest({ passed: expected, failed: unexpected + flaky + skipped + data.errors.length }, code)
}

export const sum = (all: readonly Summary[]): Summary => ({
  passed: all.reduce((total, it) => total + it.passed, 0),
  failed: all.reduce((total, it) => total + it.failed, 0),
})

/** The line that the CI reads. */
export const line = (it: Summary): string => `${it.passed} passed, ${it.failed} failed`

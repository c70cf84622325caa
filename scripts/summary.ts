import { z } from 'zod'

export interface Summary {
  readonly passed: number
  readonly failed: number
  /** What failed, by name, as far as the report names it. */
  readonly names: readonly string[]
  /** What passed only at the second try that a CI gives, by name; counted as passed. */
  readonly flaky: readonly string[]
}

/** A run with more flaky tests than this has something broken. */
const MOST_FLAKY = 3

const vitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  numTodoTests: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(
        z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.unknown()).optional() }),
      ),
    }),
  ),
})

/** Playwright's describe blocks lie in each other. */
interface Suite {
  readonly specs: readonly { file: string; title: string; tests: readonly { status: string }[] }[]
  readonly suites?: readonly Suite[] | undefined
}
const suite: z.ZodType<Suite> = z.object({
  specs: z.array(z.object({ file: z.string(), title: z.string(), tests: z.array(z.object({ status: z.string() })) })),
  get suites() {
    return z.array(suite).optional()
  },
})

const playwrightReport = z.object({
  errors: z.array(z.object({ message: z.string().optional() })),
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
  suites: z.array(suite),
})

/** The one failure of a run that has no counts of its own to tell. */
export const failedOnce = (name: string): Summary => ({ passed: 0, failed: 1, names: [name], flaky: [] })

/** A run that says nothing wrong but ended badly, or ran nothing, has failed once. */
const honest = (it: Summary, code: number): Summary => {
  if (it.failed > 0 || (code === 0 && it.passed > 0)) return it
  return { ...it, failed: 1, names: [code === 0 ? 'nothing ran' : `ended with code ${code} after its tests`] }
}

/** Counts of vitest's json report; a skipped test and a file that did not load count as failed. */
export const fromVitest = (report: unknown, code: number): Summary => {
  const { success, data } = vitestReport.safeParse(report)
  if (!success) return failedOnce('vitest left a report of another shape')
  const broken = data.testResults.filter(
    (it) => it.status === 'failed' && !it.assertionResults.some((one) => one.status === 'failed'),
  )
  const all = data.testResults.flatMap((file) =>
    file.assertionResults.map((it) => ({ ...it, name: `${file.name} › ${it.fullName} (${it.status})` })),
  )
  const names = all.filter((it) => it.status !== 'passed').map((it) => it.name)
  // What a first try said is kept beside the second's success.
  const flaky = all.filter((it) => it.status === 'passed' && (it.failureMessages ?? []).length > 0).map((it) => it.name)
  const failed = data.numFailedTests + data.numPendingTests + data.numTodoTests + broken.length
  const wrong = [...names, ...broken.map((it) => `${it.name} did not load`)]
  return honest({ passed: data.numPassedTests, failed, names: wrong, flaky }, code)
}

const namesIn = ({ specs, suites = [] }: Suite, is: (status: string) => boolean): string[] => [
  ...specs.flatMap((spec) =>
    spec.tests.filter((it) => is(it.status)).map((it) => `${spec.file} › ${spec.title} (${it.status})`),
  ),
  ...suites.flatMap((it) => namesIn(it, is)),
]

/** Counts of Playwright's json report; a skipped test and an error outside of tests count as failed. */
export const fromPlaywright = (report: unknown, code: number): Summary => {
  const { success, data } = playwrightReport.safeParse(report)
  if (!success) return failedOnce('Playwright left a report of another shape')
  const { expected, unexpected, flaky, skipped } = data.stats
  const named = (is: (status: string) => boolean) => data.suites.flatMap((it) => namesIn(it, is))
  const names = [
    ...named((it) => it !== 'expected' && it !== 'flaky'),
    ...data.errors.map((it) => it.message ?? 'an error without words'),
  ]
  const failed = unexpected + skipped + data.errors.length
  return honest({ passed: expected + flaky, failed, names, flaky: named((it) => it === 'flaky') }, code)
}

/** Runs added up; too many flaky tests are a failure of their own. */
export const sum = (all: readonly Summary[]): Summary => {
  const flaky = all.flatMap((it) => it.flaky)
  const tooMany = flaky.length > MOST_FLAKY ? [`${flaky.length} flaky tests, more than ${MOST_FLAKY}`] : []
  return {
    passed: all.reduce((total, it) => total + it.passed, 0),
    failed: all.reduce((total, it) => total + it.failed, 0) + tooMany.length,
    names: [...all.flatMap((it) => it.names), ...tooMany],
    flaky,
  }
}

/** The line that the CI reads. */
export const line = (it: Pick<Summary, 'passed' | 'failed'>): string => `${it.passed} passed, ${it.failed} failed`

import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'
import type { FileTime } from './budget.ts'

export interface Summary {
  /** Tests that passed and asserted something. */
  readonly passed: number
  readonly failed: number
  /** Names of the failures, as far as the report has them. */
  readonly names: readonly string[]
  /** Names of the tests that passed only at the second try, which CI allows; counted as passed. */
  readonly flaky: readonly string[]
  /** Tests that an aborted run did not reach: neither passed nor failed. */
  readonly unreached: number
  readonly files: readonly FileTime[]
}

/** Most flaky tests of a run; with more, something is broken. */
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
      startTime: z.number().optional(),
      endTime: z.number().optional(),
      assertionResults: z.array(
        z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.unknown()).optional() }),
      ),
    }),
  ),
})

interface Tried {
  readonly status: string
  /** A result of each try; none for a test that the run did not reach. */
  readonly results: readonly {
    readonly status?: string | undefined
    readonly duration: number
    readonly error?: { readonly message?: string | undefined } | undefined
  }[]
}
interface Spec {
  readonly file: string
  readonly title: string
  readonly tests: readonly Tried[]
}
/** Describe blocks of Playwright are nested. */
interface Suite {
  readonly specs: readonly Spec[]
  readonly suites?: readonly Suite[] | undefined
}
const spec: z.ZodType<Spec> = z.object({
  file: z.string(),
  title: z.string(),
  tests: z.array(
    z.object({
      status: z.string(),
      results: z.array(
        z.object({
          status: z.string().optional(),
          duration: z.number(),
          error: z.object({ message: z.string().optional() }).optional(),
        }),
      ),
    }),
  ),
})
const suite: z.ZodType<Suite> = z.object({
  specs: z.array(spec),
  get suites() {
    return z.array(suite).optional()
  },
})

const playwrightReport = z.object({
  errors: z.array(z.object({ message: z.string().optional() })),
  suites: z.array(suite),
})

const nothing: Summary = { passed: 0, failed: 0, names: [], flaky: [], unreached: 0, files: [] }

/** The one failure of a run without counts of its own. */
export const failedOnce = (name: string): Summary => ({ ...nothing, failed: 1, names: [name] })

/** Counts one failure for a run that reports none but ended badly, or ran nothing; an aborted run reports that
 * itself. */
const honest = (summary: Summary, code: number): Summary => {
  if (summary.failed > 0 || summary.unreached > 0 || (code === 0 && summary.passed > 0)) return summary
  return { ...summary, failed: 1, names: [code === 0 ? 'nothing ran' : `ended with code ${code} after its tests`] }
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
  // The messages of a failed first try remain beside the second's success.
  const flaky = all.filter((it) => it.status === 'passed' && (it.failureMessages ?? []).length > 0).map((it) => it.name)
  const failed = data.numFailedTests + data.numPendingTests + data.numTodoTests + broken.length
  const wrong = [...names, ...broken.map((it) => `${it.name} did not load`)]
  const files = data.testResults.map(({ name, startTime = 0, endTime = 0 }) => ({
    file: name,
    seconds: (endTime - startTime) / 1000,
  }))
  return honest({ ...nothing, passed: data.numPassedTests, failed, names: wrong, flaky, files }, code)
}

const specsIn = ({ specs, suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsIn)]

const isUnreached = ({ status, results }: Tried): boolean =>
  status === 'skipped' && results.every((it) => it.status === 'interrupted')

/** First lines of what the last failing try says, for whoever sees only the sum. */
const reason = ({ results }: Tried): string => {
  const said = results.findLast((it) => it.error?.message !== undefined)?.error?.message
  return said === undefined ? '' : `: ${stripVTControlCharacters(said).slice(0, 300)}`
}

const CUT = /^Timed out waiting .* for the (?:entire )?test/

/**
 * Counts of Playwright's json report; a skipped test, one that asserted nothing and an error outside of tests count as
 * failed, what a cut run did not get to is counted apart. `unasserted`: names of tests without an assertion (e2e/kit/asserted.ts).
 */
export const fromPlaywright = (report: unknown, code: number, unasserted: readonly string[] = []): Summary => {
  const { success, data } = playwrightReport.safeParse(report)
  if (!success) return failedOnce('Playwright left a report of another shape')
  const specs = data.suites.flatMap(specsIn)
  const all = specs.flatMap((it) =>
    it.tests.map((one) => ({ ...one, name: `${it.file} › ${it.title} (${one.status})` })),
  )
  const passed = all.filter((it) => it.status === 'expected' || it.status === 'flaky')
  const unreached = all.filter(isUnreached)
  const wrong = all.filter((it) => !passed.includes(it) && !unreached.includes(it))
  const errors = data.errors.map((it) => it.message ?? 'an error without words').filter((it) => !CUT.test(it))
  const empty = unasserted.map((name) => `${name} asserts nothing`)
  const seconds = (file: string) =>
    specs
      .filter((it) => it.file === file)
      .flatMap((it) => it.tests.flatMap(({ results }) => results.map(({ duration }) => duration / 1000)))
      .reduce((sum, it) => sum + it, 0)
  return honest(
    {
      passed: passed.length - unasserted.length,
      failed: wrong.length + errors.length + empty.length,
      names: [...wrong.map((it) => it.name + reason(it)), ...errors, ...empty],
      flaky: all.filter((it) => it.status === 'flaky').map((it) => it.name + reason(it)),
      unreached: unreached.length,
      files: [...new Set(specs.map((it) => it.file))].map((file) => ({ file: `e2e/${file}`, seconds: seconds(file) })),
    },
    code,
  )
}

const total = (all: readonly Summary[], of: (it: Summary) => number): number => all.reduce((sum, it) => sum + of(it), 0)

/** Adds up runs; too many flaky tests count as a failure of their own. */
export const sum = (all: readonly Summary[]): Summary => {
  const flaky = all.flatMap((it) => it.flaky)
  const tooMany = flaky.length > MOST_FLAKY ? [`${flaky.length} flaky tests, more than ${MOST_FLAKY}`] : []
  return {
    passed: total(all, (it) => it.passed),
    failed: total(all, (it) => it.failed) + tooMany.length,
    names: [...all.flatMap((it) => it.names), ...tooMany],
    flaky,
    unreached: total(all, (it) => it.unreached),
    files: all.flatMap((it) => it.files),
  }
}

/** Line that the CI reads. */
export const line = (it: Pick<Summary, 'passed' | 'failed'>): string => `${it.passed} passed, ${it.failed} failed`

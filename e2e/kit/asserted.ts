import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import type { FullConfig, Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter'

/** Assertions of hooks and fixtures, which do not count for a test. */
const AROUND = ['hook', 'fixture']

const asserts = (steps: readonly TestStep[]): boolean =>
  steps.some((it) => !AROUND.includes(it.category) && (it.category === 'expect' || asserts(it.steps)))

interface Options {
  readonly outputFile: string
}

/** Names the tests that passed without asserting anything: `npm test` counts them as failed. */
export default class AssertedReporter implements Reporter {
  private readonly file: string
  private readonly unasserted = new Set<string>()
  private root = ''

  constructor({ outputFile }: Options) {
    this.file = resolve(outputFile)
  }
  printsToStdio(): boolean {
    return false
  }
  onBegin({ rootDir }: FullConfig): void {
    this.root = rootDir
  }
  onTestEnd({ location, title }: TestCase, { status, steps }: TestResult): void {
    if (status === 'passed' && !asserts(steps)) this.unasserted.add(`${relative(this.root, location.file)} › ${title}`)
  }
  onEnd(): void {
    mkdirSync(dirname(this.file), { recursive: true })
    writeFileSync(this.file, JSON.stringify({ unasserted: [...this.unasserted] }))
  }
}

import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './browser.ts'
import { buildWhenStale } from './build.ts'
import { root, run } from './run.ts'
import { failedOnce, fromPlaywright, fromVitest, line, sum, type Summary } from './summary.ts'

/** What a database answers in the browser; the looks of screens and the tools of tests are the same over any. */
const overDatabase = ['e2e/journeys/', 'e2e/roles.spec.ts']

/** `--unit` and `--e2e` run a half; `--database` what a database matters to: the server's tests and the browser's. */
const asked = process.argv.slice(2)
const known = ['--unit', '--e2e', '--database']
const strange = asked.find((it) => !known.includes(it))
if (strange !== undefined || asked.length > 1) {
  console.error(`usage: npm test [-- ${known.join(' | ')}]`)
  process.exit(2)
}

/** Runs a runner that writes a json report, and reads what it counted; an old report is never read. */
const counted = (name: string, args: readonly string[], read: (report: unknown, code: number) => Summary): Summary => {
  const file = join(root, `.cache/${name}.json`)
  mkdirSync(join(root, '.cache'), { recursive: true })
  rmSync(file, { force: true })
  const code = run(name, args)
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')), code)
  } catch {
    return failedOnce(`${name} left no report`)
  }
}

const unit = (): Summary =>
  counted('vitest', ['run', ...(asked.includes('--database') ? ['--project', 'server'] : [])], fromVitest)

const e2e = (): Summary => {
  if (ensureBrowser() === undefined) return failedOnce('there is no browser')
  if (buildWhenStale() !== 0) return failedOnce('the web app did not build')
  return counted('playwright', ['test', ...(asked.includes('--database') ? overDatabase : [])], fromPlaywright)
}

const total = sum([...(asked.includes('--e2e') ? [] : [unit()]), ...(asked.includes('--unit') ? [] : [e2e()])])
const told = (name: string): string => name.replaceAll(root, '').replaceAll(/\s*\n\s*/g, ' ')
for (const name of total.flaky) console.log(`FLAKY ${told(name)}`)
for (const name of total.names) console.log(`FAILED ${told(name)}`)
console.log(line(total))
process.exitCode = total.failed === 0 ? 0 : 1

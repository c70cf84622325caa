import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { ensureBrowser } from './browser.ts'
import { costs, slowest, type Cost, type Room } from './budget.ts'
import { buildWhenStale } from './build.ts'
import { measurePace } from './pace.ts'
import { root, runWatched } from './run.ts'
import { failedOnce, fromPlaywright, fromVitest, line, sum, type Summary } from './summary.ts'

/** `--unit` and `--e2e` run a half; `--database` what a database matters to: the server's tests and the browser's. */
const asked = process.argv.slice(2)
const known = ['--unit', '--e2e', '--database']
const strange = asked.find((it) => !known.includes(it))
if (strange !== undefined || asked.length > 1) {
  console.error(`usage: npm test [-- ${known.join(' | ')}]`)
  process.exit(2)
}
const overDatabase = asked.includes('--database')

const pace = measurePace()
const cost: Cost[] = []
/** Set by Ctrl C or a timeout from outside: the runner at work ends and reports, no further one starts. */
let cut = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => (cut = true))

const json = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

interface Runner {
  readonly room: Room
  readonly command: string
  readonly args: readonly string[]
  readonly report: string
  readonly read: (report: unknown, code: number) => Summary
}

/** Runs a runner that writes a json report, and reads what it counted; an old report is never read. */
const counted = async ({ room, command, args, report, read }: Runner): Promise<Summary[]> => {
  if (cut) return []
  const file = join(root, report)
  mkdirSync(join(root, '.cache'), { recursive: true })
  rmSync(file, { force: true })
  const { code, processor, seconds } = await runWatched(command, args, { TEST_PACE: String(pace) })
  cost.push({ room, processor, clock: seconds })
  try {
    return [read(json(file), code)]
  } catch {
    return cut ? [] : [failedOnce(`${command} left no report of ${room}`)]
  }
}

const unit = (room: Room): Promise<Summary[]> =>
  counted({
    room,
    command: 'vitest',
    args: ['run', '--project', `${room}*`],
    report: '.cache/vitest.json',
    read: fromVitest,
  })

const assertions = z.object({ unasserted: z.array(z.string()) })
const unasserted = (): string[] => assertions.parse(json(join(root, '.cache/playwright-asserted.json'))).unasserted

const browser = async (): Promise<Summary[]> => {
  if (cut) return []
  if (ensureBrowser() === undefined) return [failedOnce('there is no browser')]
  if (buildWhenStale() !== 0) return [failedOnce('the pages or the server did not build')]
  return counted({
    room: 'browser',
    command: 'playwright',
    args: ['test', ...(overDatabase ? ['--grep', '@database'] : [])],
    report: '.cache/playwright.json',
    read: (report, code) => fromPlaywright(report, code, unasserted()),
  })
}

const rooms: readonly Room[] = overDatabase ? ['server'] : ['contract', 'server', 'web']
const all: Summary[] = []
if (!asked.includes('--e2e')) for (const room of rooms) all.push(...(await unit(room)))
if (!asked.includes('--unit')) all.push(...(await browser()))

const total = sum(all)
const oneLine = (name: string): string => name.replaceAll(`${root}/`, '').replaceAll(/\s*\n\s*/g, ' ')
console.log(`\nThe slowest files:\n${slowest(total.files).map(oneLine).join('\n')}`)
console.log('\nWhat each room took:')
for (const line of costs(cost, total.files)) console.log(line)
console.log('')
for (const name of total.flaky) console.log(`FLAKY ${oneLine(name)}`)
for (const name of total.names) console.log(`FAILED ${oneLine(name)}`)
if (cut || total.unreached > 0)
  console.log(`CUT before its end: ${total.unreached} tests of what had begun were not reached`)
console.log(line(total))
process.exitCode = total.failed === 0 && !cut && total.unreached === 0 ? 0 : 1

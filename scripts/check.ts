import { cpus } from 'node:os'
import { type Ran, runQuietly } from './run.ts'

interface Check {
  readonly name: string
  readonly command: readonly [string, ...string[]]
}

/**
 * A second run asks only about what changed since the first. One checker a process: the checks already share the cores,
 * and several checkers would each work out the same types (21 s of processor time instead of 10 for `web`).
 */
const types = (room: string): Check => ({
  name: `types: ${room === '.' ? 'the rest' : room}`,
  command: [
    'tsc',
    '-p',
    room,
    '--checkers',
    '1',
    '--incremental',
    '--tsBuildInfoFile',
    `.cache/types-${room === '.' ? 'rest' : room.replaceAll('/', '-')}`,
  ],
})

/** The longest first: what begins last would otherwise run alone. */
const checks: readonly Check[] = [
  { name: 'lint', command: ['oxlint'] },
  ...['server', 'web', '.', 'contract', 'web/kit/worker'].map(types),
  { name: 'dead code', command: ['knip', '--no-progress', '--no-config-hints'] },
  { name: 'lock', command: ['node', 'scripts/lock.ts', '--check'] },
  { name: 'format', command: ['oxfmt', '--check'] },
]

/** Compiler and linter are written in Go: fewer collections of garbage save a quarter of their time, up to this memory. */
const memory = { GOGC: '400', GOMEMLIMIT: '2500MiB' }

const report = (name: string, ran: Ran) => {
  console.log(`${ran.code === 0 ? 'ok  ' : 'FAIL'} ${name} (${ran.seconds.toFixed(1)} s)`)
  if (ran.code !== 0) console.log(ran.output.trimEnd())
}

/** Starts the checks in their order, as many at once as there are cores, and says how each went when it ends. */
const runAll = async (): Promise<number> => {
  const waiting = [...checks]
  let failed = 0
  const worker = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const [command, ...args] = check.command
      const ran = await runQuietly(command, args, memory)
      report(check.name, ran)
      if (ran.code !== 0) failed += 1
    }
  }
  await Promise.all(cpus().map(worker))
  return failed
}

const started = performance.now()
const failed = await runAll()
console.log(`${checks.length} checks in ${((performance.now() - started) / 1000).toFixed(1)} s, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

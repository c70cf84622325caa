import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** Runs the bench where no PostgreSQL is to be had. */
const bench = (...args: string[]) => {
  const { DATABASE_URL: _given, ...rest } = process.env
  const env = { ...rest, POSTGRES_HOME: join(root, 'no-such-folder') }
  const it = spawnSync(process.execPath, ['bench/main.ts', ...args], { cwd: root, env, encoding: 'utf8' })
  return { code: it.status, said: it.stderr, summary: it.stdout.trim().split('\n').at(-1) }
}

test('figures that no PostgreSQL was there for are missing, not skipped: the run fails and says so', () => {
  const { code, said, summary } = bench('--postgres', 'a', 'b')
  expect([code, summary]).toEqual([1, '0 figures, 0 out of bounds, 1 parts that broke'])
  expect(said).toMatch(/no PostgreSQL to measure on.*\n.*missing; --pglite measures without/)
})

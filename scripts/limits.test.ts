import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './run.ts'

/*
 * A limit of time guards against what hangs, and how long things take depends on the machine: a test has the runner's limits,
 * which are scaled, or one by `scaled(…)`. In plain milliseconds it is too short somewhere; and a page's tests hold back
 * timers of such lengths (web/testing/timers.ts), so that it never ends there.
 */

const plain = [/\btimeout: \d/, /^\s*\}, \d[\d_]*\)/, /\.waitForTimeout\(/]

const plainLimits = (text: string): string[] => text.split('\n').filter((line) => plain.some((it) => it.test(line)))

test('no test waits for plain milliseconds', () => {
  const files = globSync('{contract,server,web,e2e,scripts,bench}/**/*.{test,spec}.{ts,tsx}', { cwd: root })
  expect(files.length).toBeGreaterThan(300)
  const found = files.flatMap((file) =>
    plainLimits(readFileSync(join(root, file), 'utf8')).map((it) => `${file}: ${it}`),
  )
  expect(found).toEqual([])
})

test('a limit in plain milliseconds is named, a scaled one is not', () => {
  const limit = 10_000
  const wrong = [
    `test('x', { timeout: ${limit} }, run)`,
    `  }, ${limit})`,
    `  await page.${'waitForTimeout'}(${limit})`,
  ]
  const right = ['await expect.poll(seen, { timeout: scaled(10_000) }).toBe(1)', 'expect(sent.timeout).toBe(60_000)']
  expect(plainLimits([...wrong, ...right].join('\n'))).toEqual(wrong)
})

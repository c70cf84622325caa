import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { districtMenus } from '#web/screens/menu/menu.ts'

const theme = join(import.meta.dirname, '../../kit/theme')
const [css, tokens] = ['district.css', 'tokens.css'].map((name) => readFileSync(join(theme, name), 'utf8'))

test('every district has a colour in both themes and a place of its own on the orbit', () => {
  const marks = [
    ...(css ?? '').matchAll(/data-district='(\w+)'\] \{\s+--district: var\(--n-(\w+)\);\s+--district-at: (\d+)deg;/g),
  ]
  const keys = marks.map(([, key]) => key)
  expect(districtMenus.map((it) => it.key).filter((it) => !keys.includes(it))).toEqual([])
  expect(new Set(marks.map(([, , , at]) => at)).size).toBe(marks.length)
  for (const [, , token] of marks) expect([token, (tokens ?? '').split(`--n-${token}:`).length - 1]).toEqual([token, 2])
})

/** Plots of several series, each of a colour of its own: revenue, cost and margin; in, out and balance. */
const several: ReadonlySet<string> = new Set([
  'kit/ui/plot/MonthBars.module.css',
  'finance/extract/MonthPlot.module.css',
])

test('a plot has the colour of its district, or of the venture that it shows', () => {
  const web = join(import.meta.dirname, '../..')
  const uses = readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.module.css'))
    .flatMap((name) =>
      [...readFileSync(join(web, name), 'utf8').matchAll(/.*--n-plot-\d.*/g)].map(([line]) => [name, line]),
    )
  expect(uses.length).toBeGreaterThan(6)
  expect(
    uses.filter(
      ([name = '', line]) => !several.has(name) && !/var\(--(district|venture), var\(--n-plot-\d\)\)/.test(line ?? ''),
    ),
  ).toEqual([])
})

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (name: string): string => readFileSync(join(root, name), 'utf8')
const sources = globSync(['web/**/*.{ts,tsx}', 'contract/**/*.ts'], { cwd: root }).filter(
  (it) => !/\.test\.tsx?$/.test(it),
)
const words = sources.filter((it) => it.endsWith('.words.ts'))

/** The one place that writes hours, that of dates and those of what is typed or sent rather than shown. */
const WRITERS = new Set([
  'contract/kit/hours.ts',
  'contract/kit/dates.ts',
  'web/kit/form/typed/duration.ts',
  'web/userConfig/duration.ts',
  // Beside a field that takes hours.
  'web/kit/form/fields/HoursField.tsx',
  // Minutes of days that add up to the week's.
  'web/home/week/weekPlot.ts',
])
/** For calls and files alone: what people read has hours by `clock`, `shortHours` and tenths. */
const FOR_CALLS = new Set(['web/loop/offline/action.ts', 'web/loop/offline/optimistic.ts'])

const found = (pattern: RegExp, among: readonly string[]): readonly string[] =>
  among.flatMap((name) =>
    read(name)
      .split('\n')
      .filter((line) => pattern.test(line) && !/^\s*(?:\/?\*|\/\/)/.test(line))
      .map((line) => `${name}: ${line.trim()}`),
  )

test('minutes and seconds are cut out of a time in the kit alone', () => {
  const others = sources.filter((it) => !WRITERS.has(it))
  expect(found(/% (?:60|3600)\b|\bpadCount\(|\bpadStart\(2, '0'\).*:|\/ 36(?:0|00)\b.*toFixed/, others)).toEqual([])
})

test('no page writes hours with a unit of its own', () => {
  const shown = sources.filter((it) => it.endsWith('.tsx') && !WRITERS.has(it))
  expect(found(/f\.(?:decimal|number)\([^)]*\)\}? ?h\b|\$\{[^}]*\} ?(?:h|min)\b/, shown)).toEqual([])
  expect(
    found(
      /\bwriteClock\b|\blongClock\b/,
      sources.filter((it) => !WRITERS.has(it) && !FOR_CALLS.has(it)),
    ),
  ).toEqual([])
})

/** Nouns that pay or are paid for hours. */
const PAID = /^(?:contract|web)\/(?:order|invoice|week|earnings|paper|looper)\//
const MONEY_PARTS = new Set([
  // How a week or a report writes hours is chosen: tenths are one choice.
  'web/sheet/figures.ts',
  'web/report/useFigures.ts',
  // What is paid for a loop.
  'web/loop/facts/tenths.ts',
  'web/loop/center/loop.sums.tsx',
  'web/home/money/MyPay.tsx',
  'web/home/money/PaidWeeks.tsx',
  'web/kit/format.ts',
  'web/kit/list/cells.tsx',
])

test('tenths of hours stand where something is paid for them', () => {
  const others = sources.filter((it) => it.startsWith('web/') && !PAID.test(it) && !MONEY_PARTS.has(it))
  expect(found(/\bpaidHours\b/, others)).toEqual([])
})

/** Words that say tenths with their unit. */
const TENTHS = new Set([
  'contract/invoice/invoicePage.words.ts',
  'contract/order/orderPage.words.ts',
  'contract/home/money.words.ts',
  'contract/loop/loopCenter.words.ts',
])

test('no sentence adds a unit to hours that bring theirs', () => {
  expect(
    found(
      /\}\} ?h\b|\bhh:mm/,
      words.filter((it) => !TENTHS.has(it)),
    ),
  ).toEqual([])
})

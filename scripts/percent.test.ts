import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** A percentage rounded by hand, in TypeScript and in SQL, shows 100 before all is done. */
const rounded = [/Math\.(?:round|ceil)\(\(?100 \* /, /Math\.(?:round|ceil)\([^()]* \* 100\)(?! \/)/, /\bround\(100 \* /]
const allowed = new Set(['contract/kit/percent.ts', 'contract/kit/money.ts', 'web/places/selftest/MicrophoneCheck.tsx'])

test('percentages are made by percentOf and percent_of alone', () => {
  const files = globSync('{contract,server,web}/**/*.{ts,tsx}').filter((path) => !/node_modules|\.test\./.test(path))
  const found = files.filter((path) => !allowed.has(path) && rounded.some((it) => it.test(readFileSync(path, 'utf8'))))
  expect(files.length).toBeGreaterThan(1000)
  expect(found).toEqual([])
})

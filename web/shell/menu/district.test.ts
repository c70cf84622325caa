import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { districtMenus } from '#web/menu.ts'

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

import { expect, test } from 'vitest'
import { instant } from '#server/db/engine/engine.ts'

test.each([
  '2026-11-26 12:30:00+00',
  '2026-11-26 12:30:00.5+00',
  '2026-11-26 12:30:00.123456+00',
  '2026-11-26 09:30:00-03',
  '2026-11-26 18:00:00.25+05:30',
])('a timestamp is the moment that it says: %s', (text) => {
  expect(instant(text)).toBe(new Date(text).toISOString())
})

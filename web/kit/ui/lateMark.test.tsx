import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LateMark } from '#web/kit/ui/LateMark.tsx'
import { setLocale } from '#web/kit/words.ts'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] }))
afterEach(() => {
  vi.useRealTimers()
  setLocale('pt')
})

test.each([
  ['2026-11-09', '12 dias de atraso', '12 days late'],
  ['2026-11-20', '1 dia de atraso', '1 day late'],
  // Told of a moment by the days of the reader, and of this very day without a number.
  ['2026-11-19T23:30:00-03:00', '2 dias de atraso', '2 days late'],
  ['2026-11-21T08:00:00-03:00', 'Atrasado', 'Late'],
  [null, 'Atrasado', 'Late'],
])('late since %j is said in words', (since, pt, en) => {
  for (const [locale, said] of [
    ['pt', pt],
    ['en', en],
  ] as const) {
    setLocale(locale)
    const { container, unmount } = render(<LateMark since={since} />, { me: person(4) })
    expect(container.textContent).toContain(said)
    unmount()
  }
})

test('what has ended is late by the days up to its end', () => {
  const { container } = render(<LateMark since="2025-11-21" until="2025-11-28" />, { me: person(4) })
  expect(container.textContent).toMatch(/(?<!\d)7 dias de atraso$/)
})

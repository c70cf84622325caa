import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

// A busy machine needs longer than the second that is usual; what fails then fails for good.
configure({ asyncUtilTimeout: 10_000 })

/** What jsdom lacks and Mantine asks for. */
window.matchMedia ??= (query: string): MediaQueryList => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
  dispatchEvent: () => false,
})
class NoResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
window.ResizeObserver ??= NoResizeObserver
window.HTMLElement.prototype.scrollIntoView ??= () => undefined
window.HTMLElement.prototype.scrollTo ??= () => undefined
window.scrollTo = () => undefined
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })

const complaints: string[] = []

beforeEach(() => {
  complaints.length = 0
  for (const way of ['error', 'warn'] as const)
    vi.spyOn(console, way).mockImplementation((...words: unknown[]) => {
      complaints.push(words.map(String).join(' '))
    })
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
  window.localStorage.clear()
  window.sessionStorage.clear()
  expect(complaints, 'a test that logs an error or a warning has failed').toEqual([])
})

/** For the one test that expects a complaint: gives back what was said and lets the test pass. */
export const complaintsSoFar = (): string[] => complaints.splice(0)

import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, inject, vi } from 'vitest'
import { proposeLocale } from '#web/kit/words.ts'
import { endHistory, noteHistory } from '#web/testing/history.ts'
import { quickStyles } from '#web/testing/styles.ts'
import { endTimers, noteTimers } from '#web/testing/timers.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Milliseconds that a test waits for an expected change; set by vitest.config.ts. */
    patience: number
  }
}

// Guards against hanging; no passing test needs that long.
configure({ asyncUtilTimeout: inject('patience') })

const jsdomStyles = window.getComputedStyle
window.getComputedStyle = quickStyles(jsdomStyles)

/** Mantine needs `matchMedia`, which jsdom lacks; with reduced motion no test waits for a transition. */
window.matchMedia ??= (query: string): MediaQueryList => ({
  matches: query.includes('prefers-reduced-motion'),
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
/** Languages of a person in Brazil; jsdom's are American. */
const inBrazil = () => Object.defineProperty(navigator, 'languages', { value: ['pt-BR', 'pt'], configurable: true })
// A file reads its language while it is loaded: nothing that the worker's file before has left may decide about it.
inBrazil()
window.localStorage.clear()
window.sessionStorage.clear()
window.history.replaceState(null, '', '/')
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })
noteTimers(inject('patience'))
noteHistory()

const complaints: string[] = []

beforeEach(() => {
  // Whatever the worker's file before has left, a test begins in Portuguese and with nothing chosen.
  proposeLocale('pt')
  window.sessionStorage.clear()
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
  inBrazil()
  // Not by `expect`, which would count as an assertion of the test.
  if (complaints.length > 0)
    throw new Error(`A test that logs an error or a warning has failed:\n${complaints.join('\n')}`)
})

const emptyPage = (): void => {
  document.head.replaceChildren()
  document.body.replaceChildren()
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  window.history.replaceState(null, '', '/')
}

// A worker keeps its page and packages from file to file (vitest.config.ts); our modules are loaded for each file.
afterAll(() => {
  endTimers()
  endHistory()
  vi.unstubAllGlobals()
  vi.resetModules()
  emptyPage()
  // Properties that tests added to the page, on top of jsdom's own.
  for (const name of Object.getOwnPropertyNames(navigator)) Reflect.deleteProperty(navigator, name)
  Reflect.deleteProperty(HTMLElement.prototype, 'checkVisibility')
  window.getComputedStyle = jsdomStyles
})

/** For a test that expects a complaint: returns the complaints and lets the test pass. */
export const complaintsSoFar = (): string[] => complaints.splice(0)

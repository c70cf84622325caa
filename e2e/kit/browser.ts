import { type BrowserContext, expect, test as base } from '@playwright/test'
import { type Demo, shareServer } from './server.ts'
import { throttlePages } from './throttle.ts'

interface Watched {
  /** Takes back an expected console error, such as the 401 that a wrong password gives: a part of its text. */
  readonly expectError: (part: string) => void
}

interface OfWorker {
  /** The server that all specs of this worker use, each as if it were its own. */
  readonly demo: Demo
  /** Calls back for every context that a test opens, the one of its `page` included. */
  readonly onContext: (see: ((context: BrowserContext) => void) | undefined) => void
}

/** Playwright's `test` with an eye on every page: an uncaught exception or a console error fails the test. */
export const test = base.extend<Watched, OfWorker>({
  demo: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the names of what is needed from this pattern
    async ({}, use) => {
      const shared = shareServer()
      await use(shared)
      await shared.stop()
    },
    { scope: 'worker' },
  ],
  onContext: [
    async ({ browser }, use) => {
      let see: ((context: BrowserContext) => void) | undefined
      browser.on('context', (context) => {
        throttlePages(context)
        see?.(context)
      })
      await use((next) => {
        see = next
      })
    },
    { scope: 'worker', auto: true },
  ],
  expectError: [
    async ({ onContext }, use) => {
      const seen: string[] = []
      const expected: string[] = []
      const opened: BrowserContext[] = []
      onContext((context) => {
        opened.push(context)
        context.on('console', (message) => {
          if (message.type() === 'error') seen.push(`${message.text()} (${message.location().url})`)
        })
        context.on('weberror', (it) => seen.push(it.error().stack ?? it.error().message))
      })
      await use((part) => {
        expected.push(part)
      })
      onContext(undefined)
      const unexpected = seen.filter((it) => !expected.some((part) => it.includes(part)))
      // The runner closes the one of its `page` only: pages that are left over go on working beside all later tests.
      for (const context of opened) await context.close()
      expect(unexpected, 'errors in the console of a page').toEqual([])
    },
    { auto: true },
  ],
})

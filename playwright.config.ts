import { defineConfig } from '@playwright/test'
import { launchOptions } from './scripts/browser.ts'
import { scaled } from './scripts/pace.ts'

const minute = 60_000
/** There a failed test is tried once more, and named (decision 019). */
const inCi = process.env['CI'] !== undefined

/*
 * Limits of time guard against what hangs, and no result depends on them: they are generous, and scaled by how long things
 * take here. Each worker reads this file anew, after the global setup has measured a page (e2e/kit/global.ts).
 */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/kit/global.ts',
  testMatch: ['journeys/*.spec.ts', '*.spec.ts'],
  outputDir: 'test-results',
  // The specs of a worker share a server (e2e/kit/server.ts), so that files run side by side and a file runs in order.
  workers: 2,
  retries: inCi ? 1 : 0,
  forbidOnly: inCi,
  timeout: scaled(5 * minute),
  expect: { timeout: scaled(minute / 2) },
  reporter: [
    ['list'],
    ['json', { outputFile: '.cache/playwright.json' }],
    ['./e2e/kit/asserted.ts', { outputFile: '.cache/playwright-asserted.json' }],
  ],
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 1280, height: 800 },
    // A click on what never comes ends here, not with the test.
    actionTimeout: scaled(minute),
    // Each of these costs more than most tests: specs that are about the service worker or about motion ask for them.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    trace: inCi ? 'on-first-retry' : 'off',
    launchOptions: { ...launchOptions(), timeout: scaled(5 * minute) },
  },
})

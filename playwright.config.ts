import { defineConfig } from '@playwright/test'
import { launchOptions } from './scripts/browser.ts'

const minute = 60_000
/** There a failed test is tried once more, and named (decision 019). */
const inCi = process.env['CI'] !== undefined

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/kit/global.ts',
  testMatch: ['journeys/*.spec.ts', '*.spec.ts'],
  outputDir: 'test-results',
  // Each spec starts its own server (e2e/kit/server.ts), so that files run side by side and a file runs in order.
  workers: 2,
  retries: inCi ? 1 : 0,
  forbidOnly: inCi,
  timeout: 2 * minute,
  // A busy machine needs longer than the five seconds that are usual; what fails then fails for good.
  expect: { timeout: 15_000 },
  globalTimeout: 20 * minute,
  reporter: [['list'], ['json', { outputFile: '.cache/playwright.json' }]],
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 1280, height: 800 },
    trace: 'retain-on-failure',
    launchOptions: launchOptions(),
  },
})

import { defineConfig } from 'vitest/config'

/** Two cores everywhere: more workers only wait for each other. */
const maxWorkers = 2

/** A busy machine needs longer than the second that is usual; what fails then fails for good. */
const expect = { poll: { timeout: 10_000 } }

/** In CI a failed test is tried once more, and named (decision 019). */
const retry = process.env['CI'] === undefined ? 0 : 1

export default defineConfig({
  test: {
    maxWorkers,
    reporters: ['default', ['json', { outputFile: '.cache/vitest.json' }]],
    projects: [
      {
        test: {
          name: 'contract',
          expect,
          retry,
          include: ['contract/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['scripts/lint/fixtures/**'],
          environment: 'node',
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          expect,
          retry,
          include: ['server/**/*.test.ts'],
          environment: 'node',
          pool: 'forks',
          globalSetup: ['server/testing/global.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'web',
          expect,
          retry,
          include: ['web/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['web/testing/setup.ts'],
          testTimeout: 30_000,
        },
      },
    ],
  },
})

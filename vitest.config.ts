import { defineConfig } from 'vitest/config'

/** Two cores everywhere: more workers only wait for each other. */
const maxWorkers = 2

export default defineConfig({
  test: {
    maxWorkers,
    reporters: ['default', ['json', { outputFile: '.cache/vitest.json' }]],
    projects: [
      {
        test: {
          name: 'contract',
          include: ['contract/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['scripts/lint/fixtures/**'],
          environment: 'node',
          testTimeout: 15_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          environment: 'node',
          pool: 'forks',
          globalSetup: ['server/testing/global.ts'],
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['web/testing/setup.ts'],
          testTimeout: 15_000,
        },
      },
    ],
  },
})

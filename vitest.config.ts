import { defineConfig } from 'vitest/config'
import { pace, scaled } from './scripts/pace.ts'
import { ofEngine, ofServerOnly } from './server/testing/database/engine.ts'

/** Two cores everywhere: more workers only wait for each other. */
const maxWorkers = 2

/** In CI a failed test is tried once more, and named (decision 019). */
const retry = process.env['CI'] === undefined ? 0 : 1

/** Limits of time only end what hangs; a test without an assertion fails. */
const common = {
  expect: { poll: { timeout: scaled(30_000) }, requireAssertions: true },
  retry,
  testTimeout: scaled(300_000),
  hookTimeout: scaled(300_000),
  env: { TEST_PACE: String(pace()) },
}

export default defineConfig({
  test: {
    maxWorkers,
    reporters: ['default', ['json', { outputFile: '.cache/vitest.json' }]],
    projects: [
      {
        test: {
          name: 'contract',
          ...common,
          include: ['contract/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['scripts/lint/fixtures/**'],
          environment: 'node',
          isolate: false,
        },
      },
      {
        test: {
          name: 'server',
          ...common,
          // On PostgreSQL only what an engine can change.
          include: process.env['DATABASE_URL'] ? ofEngine() : ['server/**/*.test.ts'],
          exclude: process.env['DATABASE_URL'] ? [] : [...ofServerOnly],
          environment: 'node',
          pool: 'forks',
          // One process and one database a worker: server/testing/database/database.ts puts it back between houses.
          isolate: false,
          provide: { pace: pace() },
          globalSetup: ['server/testing/database/global.ts'],
        },
      },
      {
        test: {
          name: 'web',
          ...common,
          include: ['web/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          // A worker keeps its page and its packages; web/testing/setup.ts gives each file fresh modules of ours.
          isolate: false,
          setupFiles: ['web/testing/setup.ts'],
          // Node would take the package's build for servers, which sends no `File`.
          alias: {
            'tus-js-client': 'tus-js-client/lib.es5/browser/index.js',
            // Its build for servers reads no `ArrayBuffer`.
            mammoth: 'mammoth/mammoth.browser.js',
          },
          provide: { patience: scaled(10_000) },
        },
      },
    ],
  },
})

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withoutEngine } from '#server/testing/database/engine.ts'

const root = join(import.meta.dirname, '../../..')
/** The ways in which a test gets a database of the engine that the run is on. */
const ways = /#server\/testing\/(?:\w+\/)?(testServer|database|process|scene|describe\w*)\.ts'|inject\('database'\)/
/** A folder of the embedded engine is no database of the run. */
const folderOnly = /^import \{ migratedFolder \} from '#server\/testing\/process\.ts'$/m

test('the tests without an engine are exactly those that ask for none', () => {
  const files = globSync('server/**/*.test.ts', { cwd: root })
  const found = files.filter((file) => !ways.test(readFileSync(join(root, file), 'utf8').replace(folderOnly, '')))
  expect(found.length).toBeGreaterThan(0)
  expect(found.toSorted()).toEqual(withoutEngine.toSorted())
})

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { asksForDatabase, ofEngine, ofServerOnly } from '#server/testing/database/engine.ts'

const root = join(import.meta.dirname, '../../..')
const all = globSync('server/**/*.test.ts', { cwd: root })
const chosen = ofEngine()
const within = (folder: string, files: readonly string[]) => files.filter((it) => it.startsWith(folder))

test('a server runs what an engine can change: kits, migrations, loops, races, every call at random', () => {
  const needed = [
    ...ofServerOnly,
    'server/app.fuzz.test.ts',
    'server/app.race.test.ts',
    'server/auth/overlap.test.ts',
    'server/db/migrate.test.ts',
    'server/gate/gate.api.test.ts',
    'server/kit/jobs/boss.test.ts',
    'server/kit/list/read.test.ts',
    'server/sector/sector.api.test.ts',
    'server/start.test.ts',
  ]
  expect(needed.filter((it) => !chosen.includes(it))).toEqual([])
  expect(within('server/loop/', chosen)).toEqual(within('server/loop/', all.filter(asksForDatabase)).toSorted())
})

test('every noun with a statement of its own has a test on a server', () => {
  const sources = globSync('server/*/**/*.data.ts', { cwd: root })
  const own = sources.filter((it) => /sql(?:<[^`]*>)?`\s*(?:select|with)\b/.test(readFileSync(join(root, it), 'utf8')))
  const nouns = [...new Set(own.map((it) => it.split('/')[1] ?? ''))]
  expect(nouns.length).toBeGreaterThan(10)
  expect(nouns.filter((it) => within(`server/${it}/`, chosen).length === 0)).toEqual([])
})

test('the rest, who may call what or what a mail says, runs on the embedded engine alone', () => {
  const left = all.filter((it) => !chosen.includes(it))
  for (const file of ['app.roles', 'config', 'kit/session/cipher']) expect(left).toContain(`server/${file}.test.ts`)
  expect(chosen.length).toBeLessThan(all.length * 0.6)
})

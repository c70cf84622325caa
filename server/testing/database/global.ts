import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openEngine } from '#server/db/engine/engine.ts'
import { migrate } from '#server/db/migrate.ts'
import { embeddedStore, openStore, type Store } from '#server/db/open.ts'
import { seedGrants } from '#server/kit/session/grants.ts'
import { databasesLike, inServer } from '#server/testing/database/inServer.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Factor by clock time against the quiet reference machine. */
    pace: number
    /** Address of a Redis; empty where the run has none. */
    redis: string
    /** Seed and rounds of app.fuzz.test.ts. */
    fuzz: { seed: string; rounds: number }
    /** Source of a worker's copies of a migrated database. */
    database: { kind: 'dump'; file: string } | { kind: 'template'; url: string; template: string }
  }
}

const prepare = async (store: Store): Promise<void> => {
  await migrate(store, new Date('2026-01-01T00:00:00Z'))
  await store.db.transaction().execute(seedGrants)
}

const embedded = async (project: TestProject): Promise<() => void> => {
  const folder = mkdtempSync(join(tmpdir(), 'nucleo-test-'))
  const file = join(folder, 'dump.tar')
  const engine = await openEngine({})
  const store = embeddedStore(engine)
  await prepare(store)
  writeFileSync(file, Buffer.from(await (await engine.dumpDataDir('none')).arrayBuffer()))
  await store.close()
  project.provide('database', { kind: 'dump', file })
  return () => rmSync(folder, { recursive: true, force: true })
}

const postgres = async (project: TestProject, url: string): Promise<() => Promise<void>> => {
  const template = `nucleo_template_${randomUUID().slice(0, 8)}`
  await inServer(url, `create database ${template}`)
  const own = new URL(url)
  own.pathname = `/${template}`
  const store = await openStore({ url: own.href, pool: 2, dir: '' })
  await prepare(store)
  await store.close()
  project.provide('database', { kind: 'template', url, template })
  return async () => {
    for (const name of await databasesLike(url, template)) await inServer(url, `drop database "${name}" with (force)`)
  }
}

/** Migrates once for the whole run; each worker copies the result, and restores its copy for each server. */
export default async function setup(project: TestProject): Promise<() => Promise<void> | void> {
  project.provide('redis', process.env['REDIS_URL'] ?? '')
  project.provide('fuzz', {
    seed: process.env['FUZZ_SEED'] ?? 'nucleo',
    rounds: Number(process.env['FUZZ_ROUNDS'] ?? 1),
  })
  const url = process.env['DATABASE_URL']
  return url ? postgres(project, url) : embedded(project)
}

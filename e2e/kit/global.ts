import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fillDemo } from '#server/db/demo/demo.ts'
import { migrate } from '#server/db/migrate.ts'
import { openStore, type Store } from '#server/db/open.ts'
import { seedGrants } from '#server/kit/session/grants.ts'
import { sessionSecret } from '#server/kit/session/secret.ts'
import { inServer } from '#server/testing/database/inServer.ts'
import { pace } from '../../scripts/pace.ts'
import { measurePage } from './reference.ts'
import { keepRows } from './reset.ts'
import { startAt } from './server.ts'
import { rate } from './throttle.ts'

const prepare = async (store: Store): Promise<void> => {
  await migrate(store, new Date())
  await store.db.transaction().execute(seedGrants)
  await fillDemo(store.db, new Date())
  await sessionSecret(store.db, undefined)
  if (store.kind === 'embedded') await keepRows(store.db)
  await store.close()
}

/** Sets the pace before the workers start: they read the configuration again, and all time limits scale with it. */
const measure = async (place: Readonly<Record<string, string>>): Promise<void> => {
  const server = await startAt(place)
  const page = await measurePage(server.url)
  await server.stop()
  // A throttled page takes that many times longer, and the workers share the cores besides.
  const factor = Math.max(page.factor, pace(), rate)
  process.env['TEST_PACE'] = String(factor)
  console.log(`The reference page takes ${Math.round(page.ms)} ms: limits of time are ${factor.toFixed(1)} × as long`)
}

/** Fills the demonstration organisation once; servers then work on copies (`e2e/kit/server.ts`). */
export default async function setup(): Promise<() => Promise<void>> {
  const url = process.env['DATABASE_URL']
  if (!url) {
    const folder = mkdtempSync(join(tmpdir(), 'nucleo-e2e-'))
    await prepare(await openStore({ pool: 2, dir: folder }))
    await measure({ DATA_DIR: folder })
    process.env['E2E_SOURCE'] = folder
    return async () => rmSync(folder, { recursive: true, force: true })
  }
  const template = `nucleo_e2e_${randomUUID().slice(0, 8)}`
  await inServer(url, `create database ${template}`)
  const own = new URL(url)
  own.pathname = `/${template}`
  await prepare(await openStore({ url: own.href, pool: 2, dir: '' }))
  await measure({ DATABASE_URL: own.href })
  process.env['E2E_SOURCE'] = template
  return () => inServer(url, `drop database if exists ${template} with (force)`)
}

import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fillDemo } from '#server/db/demo/demo.ts'
import { migrate } from '#server/db/migrate.ts'
import { openStore, type Store } from '#server/db/open.ts'
import { seedGrants } from '#server/kit/grants.ts'
import { inServer } from '#server/testing/inServer.ts'

const prepare = async (store: Store): Promise<void> => {
  await migrate(store, new Date())
  await store.db.transaction().execute(seedGrants)
  await fillDemo(store.db, new Date())
  await store.close()
}

/** Fills the demonstration organisation once; each spec's server then works on a copy (`e2e/kit/server.ts`). */
export default async function setup(): Promise<() => Promise<void>> {
  const url = process.env['DATABASE_URL']
  if (!url) {
    const folder = mkdtempSync(join(tmpdir(), 'nucleo-e2e-'))
    await prepare(await openStore({ pool: 2, dir: folder }))
    process.env['E2E_SOURCE'] = folder
    return async () => rmSync(folder, { recursive: true, force: true })
  }
  const template = `nucleo_e2e_${randomUUID().slice(0, 8)}`
  await inServer(url, `create database ${template}`)
  const own = new URL(url)
  own.pathname = `/${template}`
  await prepare(await openStore({ url: own.href, pool: 2, dir: '' }))
  process.env['E2E_SOURCE'] = template
  return () => inServer(url, `drop database if exists ${template} with (force)`)
}

import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { inject } from 'vitest'
import { embeddedStore, openEngine, openStore, type Store } from '#server/db/open.ts'
import { inServer } from '#server/testing/inServer.ts'

export interface OwnDatabase {
  store: Store
  /** Address of the copy on PostgreSQL; undefined on the embedded engine. */
  url: string | undefined
  drop: () => Promise<void>
}

/** A migrated database of this test file's own, copied from the one that the run prepared. */
export const ownDatabase = async (): Promise<OwnDatabase> => {
  const from = inject('database')
  if (from.kind === 'dump') {
    const store = embeddedStore(await openEngine({ loadDataDir: new Blob([readFileSync(from.file)]) }))
    return { store, url: undefined, drop: () => store.close() }
  }
  const name = `nucleo_test_${randomUUID().replaceAll('-', '')}`
  await inServer(from.url, `create database ${name} template ${from.template}`)
  const own = new URL(from.url)
  own.pathname = `/${name}`
  const store = await openStore({ url: own.href, pool: 8, dir: '' })
  return {
    store,
    url: own.href,
    drop: async () => {
      await store.close()
      await inServer(from.url, `drop database ${name} with (force)`)
    },
  }
}

import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import pg from 'pg'
import { inject } from 'vitest'
import { embeddedStore, openEngine, openStore, type Store } from '#server/db/open.ts'

export interface OwnDatabase {
  store: Store
  /** Address of the copy on PostgreSQL; undefined on the embedded engine. */
  url: string | undefined
  drop: () => Promise<void>
}

const asAdmin = async (url: string, text: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}

/** A migrated database of this test file's own, copied from the one that the run prepared. */
export const ownDatabase = async (): Promise<OwnDatabase> => {
  const from = inject('database')
  if (from.kind === 'dump') {
    const store = embeddedStore(await openEngine({ loadDataDir: new Blob([readFileSync(from.file)]) }))
    return { store, url: undefined, drop: () => store.close() }
  }
  const name = `nucleo_test_${randomUUID().replaceAll('-', '')}`
  await asAdmin(from.url, `create database ${name} template ${from.template}`)
  const own = new URL(from.url)
  own.pathname = `/${name}`
  const store = await openStore({ url: own.href, pool: 8, dir: '' })
  return {
    store,
    url: own.href,
    drop: async () => {
      await store.close()
      await asAdmin(from.url, `drop database ${name} with (force)`)
    },
  }
}

import * as fake from 'fake-indexeddb'
import { afterAll } from 'vitest'

/** What jsdom lacks: IndexedDB in memory, for all tests of the file that asks for it at its top. */
export const giveIndexedDb = (): void => {
  const { default: _, forceCloseDatabase: __, ...parts } = fake
  const given = { ...parts, indexedDB: new fake.IDBFactory() }
  Object.assign(globalThis, given)
  afterAll(() => {
    for (const name of Object.keys(given)) Reflect.deleteProperty(globalThis, name)
  })
}

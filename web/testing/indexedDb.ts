import * as fake from 'fake-indexeddb'
import { afterAll } from 'vitest'

/** IndexedDB in memory, which jsdom lacks, for all tests of the file that calls this at its top. */
export const giveIndexedDb = (): void => {
  const { default: _, forceCloseDatabase: __, ...parts } = fake
  const given = { ...parts, indexedDB: new fake.IDBFactory() }
  Object.assign(globalThis, given)
  afterAll(() => {
    for (const name of Object.keys(given)) Reflect.deleteProperty(globalThis, name)
  })
}

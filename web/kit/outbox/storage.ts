import type { DBSchema, IDBPDatabase } from 'idb'
import type { Entry } from '#web/kit/outbox/entry.ts'

/** The real id of a thing: entries written under the local id mean this one. */
interface Named {
  readonly thing: string
  readonly name: string
  readonly at: number
}

/** What is stored in one transaction. */
export interface Change<D> {
  readonly put?: readonly Entry<D>[]
  readonly remove?: readonly number[]
  readonly named?: { readonly thing: string; readonly name: string }
}

export interface EntryStorage<D> {
  /** Entries of one person in order, under the real ids of their things. */
  read(user: number): Promise<Entry<D>[]>
  add(it: Omit<Entry<D>, 'seq'>): Promise<number>
  write(change: Change<D>): Promise<void>
}

/** An earlier version of the app, which may still be open in another tab, stores the action as `deed`. */
type Stored = Entry<unknown> & { readonly deed?: unknown }

interface Layout extends DBSchema {
  entries: { key: number; value: Stored }
  names: { key: string; value: Named }
}

/** Long enough for a page that slept over a weekend and still uses the local id. */
const NAMES_MS = 14 * 24 * 3600 * 1000

const entryOf = <D>({ deed, ...entry }: Stored): Entry<D> => ({ ...entry, action: (entry.action ?? deed) as D })

const open = async (name: string, onLost: () => void): Promise<IDBPDatabase<Layout>> => {
  const { openDB } = await import('idb')
  const db = await openDB<Layout>(name, 1, {
    upgrade: (db) => {
      db.createObjectStore('entries', { keyPath: 'seq', autoIncrement: true })
      db.createObjectStore('names', { keyPath: 'thing' })
    },
    // A later version of the app wants it.
    blocking: (_, __, event) => {
      ;(event.target as IDBDatabase).close()
      onLost()
    },
    // The browser took it away: its data was cleared, or its disk failed.
    terminated: onLost,
  })
  const old = await db.getAll('names')
  await Promise.all(old.filter((it) => Date.now() - it.at > NAMES_MS).map((it) => db.delete('names', it.thing)))
  return db
}

const inDatabase = <D>(db: IDBPDatabase<Layout>): EntryStorage<D> => ({
  read: async (user) => {
    const tx = db.transaction(['entries', 'names'])
    const [all, names] = await Promise.all([tx.objectStore('entries').getAll(), tx.objectStore('names').getAll()])
    const real = new Map(names.map((it) => [it.thing, it.name]))
    return all
      .filter((it) => it.user === user)
      .map((it) => ({ ...entryOf<D>(it), thing: real.get(it.thing) ?? it.thing }))
  },
  // IndexedDB gives `seq` to a row without one.
  add: (it) => db.add('entries', it as Entry<unknown>),
  write: async ({ put = [], remove = [], named }) => {
    const tx = db.transaction(['entries', 'names'], 'readwrite')
    await Promise.all([
      ...put.map((it) => tx.objectStore('entries').put(it)),
      ...remove.map((it) => tx.objectStore('entries').delete(it)),
      ...(named ? [tx.objectStore('names').put({ ...named, at: Date.now() })] : []),
      tx.done,
    ])
  },
})

/** Entries in memory, for a browser without a database: they live as long as the page. `known` were read before it failed. */
const inMemory = <D>(known: readonly Entry<D>[]): EntryStorage<D> => {
  let all = [...known]
  let last = Math.max(0, ...known.map((it) => it.seq))
  const names = new Map<string, string>()
  return {
    read: async (user) =>
      all.filter((it) => it.user === user).map((it) => ({ ...it, thing: names.get(it.thing) ?? it.thing })),
    add: async (entry) => {
      last += 1
      all = [...all, { ...entry, seq: last }]
      return last
    },
    write: async ({ put = [], remove = [], named }) => {
      const gone = new Set([...remove, ...put.map((it) => it.seq)])
      all = [...all.filter((it) => !gone.has(it.seq)), ...put].toSorted((a, b) => a.seq - b.seq)
      if (named) names.set(named.thing, named.name)
    },
  }
}

/**
 * The storage of an outbox. A database that the browser has closed is opened again with the next use; after two failures
 * the page goes on in memory with what it last read. Nothing is stored twice: a failed transaction has stored nothing.
 */
export const openStorage = <D>(name: string): EntryStorage<D> => {
  let opened: Promise<EntryStorage<D>> | undefined
  let memory: EntryStorage<D> | undefined
  let known: readonly Entry<D>[] = []
  const database = () => {
    // A late event about an earlier connection must not close the present one.
    const lost = () => {
      if (opened === mine) opened = undefined
    }
    const mine = (opened ??= open(name, lost).then((it) => inDatabase<D>(it)))
    return { storage: mine, lost }
  }
  const use = async <T>(work: (it: EntryStorage<D>) => Promise<T>): Promise<T> => {
    for (let tries = 0; !memory && tries < 2; tries += 1) {
      const { storage, lost } = database()
      try {
        return await work(await storage)
      } catch {
        lost()
      }
    }
    memory ??= inMemory<D>(known)
    return work(memory)
  }
  return {
    read: async (user) => {
      const all = await use((it) => it.read(user))
      known = all
      return all
    },
    add: (it) => use((storage) => storage.add(it)),
    write: (change) => use((it) => it.write(change)),
  }
}

import type { DBSchema, IDBPDatabase } from 'idb'
import type { Entry } from '#web/kit/outbox/entry.ts'

/** Real id of a thing: entries stored under its local id mean this one. */
interface Named {
  readonly thing: string
  readonly name: string
  readonly at: number
}

/** Changes of one transaction. */
export interface Change<D> {
  readonly put?: readonly Entry<D>[]
  readonly remove?: readonly number[]
  readonly named?: { readonly thing: string; readonly name: string }
}

interface Held<D> {
  /** Entries of one person in order, under the real ids of their things. */
  readonly entries: readonly Entry<D>[]
  /** Real ids by local ones. */
  readonly names: ReadonlyMap<string, string>
}

export interface EntryStorage<D> {
  read(user: number): Promise<Held<D>>
  write(change: Change<D>): Promise<void>
}

/** An earlier version of the app, possibly open in another tab, stores the action as `deed`. */
type Stored = Entry<unknown> & { readonly deed?: unknown }

interface Layout extends DBSchema {
  entries: { key: number; value: Stored }
  names: { key: string; value: Named }
}

/** Milliseconds after which a silent database counts as failed. */
const LIMIT_MS = 10_000
/** Milliseconds that a name is kept: a page that slept over a weekend may still use the local id. */
const NAMES_MS = 14 * 24 * 3600 * 1000

const entryOf = <D>({ deed, ...entry }: Stored): Entry<D> => ({ ...entry, action: (entry.action ?? deed) as D })

const heldOf = <D>(
  all: readonly Entry<D>[],
  { user, names }: Pick<Held<D>, 'names'> & { readonly user: number },
): Held<D> => ({
  entries: all.filter((it) => it.user === user).map((it) => ({ ...it, thing: names.get(it.thing) ?? it.thing })),
  names,
})

const limited = async <T>(work: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database does not answer')), LIMIT_MS)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

const open = async (name: string, onLost: () => void): Promise<IDBPDatabase<Layout>> => {
  const { openDB } = await import('idb')
  const opening = openDB<Layout>(name, 1, {
    upgrade: (db) => {
      // Earlier versions of the app let the database number the entries.
      db.createObjectStore('entries', { keyPath: 'seq', autoIncrement: true })
      db.createObjectStore('names', { keyPath: 'thing' })
    },
    // A later version of the app wants to upgrade the database.
    blocking: (_, __, event) => {
      ;(event.target as IDBDatabase).close()
      onLost()
    },
    // The browser closed the database: its data was cleared, or its disk failed.
    terminated: onLost,
  })
  const db = await limited(opening)
  const old = await limited(db.getAll('names'))
  await Promise.all(old.filter((it) => Date.now() - it.at > NAMES_MS).map((it) => db.delete('names', it.thing)))
  return db
}

/** Commits at once, so that the transaction survives the page. Rejects with its error. */
const commit = async (tx: { commit(): void }): Promise<void> => tx.commit()

const inDatabase = <D>(db: IDBPDatabase<Layout>): EntryStorage<D> => ({
  read: async (user) => {
    const tx = db.transaction(['entries', 'names'])
    const [all, names] = await Promise.all([tx.objectStore('entries').getAll(), tx.objectStore('names').getAll()])
    const real = new Map(names.map((it) => [it.thing, it.name]))
    return heldOf(
      all.map((it) => entryOf<D>(it)),
      { user, names: real },
    )
  },
  write: async ({ put = [], remove = [], named }) => {
    const tx = db.transaction(['entries', 'names'], 'readwrite')
    await Promise.all([
      ...put.map((it) => tx.objectStore('entries').put(it)),
      ...remove.map((it) => tx.objectStore('entries').delete(it)),
      ...(named ? [tx.objectStore('names').put({ ...named, at: Date.now() })] : []),
      tx.done,
      commit(tx),
    ])
  },
})

const applied = <D>(all: readonly Entry<D>[], { put = [], remove = [] }: Change<D>): Entry<D>[] => {
  const gone = new Set([...remove, ...put.map((it) => it.seq)])
  return [...all.filter((it) => !gone.has(it.seq)), ...put].toSorted((a, b) => a.seq - b.seq)
}

/** Entries in memory, for a browser without a database: they live as long as the page. `known` is the last known
 * content. */
const inMemory = <D>(known: readonly Entry<D>[]): EntryStorage<D> => {
  let all = [...known]
  const names = new Map<string, string>()
  return {
    read: async (user) => heldOf(all, { user, names }),
    write: async (change) => {
      all = applied(all, change)
      if (change.named) names.set(change.named.thing, change.named.name)
    },
  }
}

/**
 * The storage of an outbox. A database that the browser has closed is opened again with the next use; after two failures
 * the page goes on in memory with what it last knew. Nothing is stored twice: entries have their numbers from the page.
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
        const held = await storage
        return await limited(work(held))
      } catch {
        lost()
      }
    }
    memory ??= inMemory<D>(known)
    return work(memory)
  }
  return {
    read: async (user) => {
      const held = await use((it) => it.read(user))
      known = held.entries
      return held
    },
    write: async (change) => {
      await use((it) => it.write(change))
      known = applied(known, change)
    },
  }
}

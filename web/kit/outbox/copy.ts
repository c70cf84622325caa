import type { Entry } from '#web/kit/outbox/entry.ts'
import type { InFlight } from '#web/kit/outbox/outcome.ts'
import { openStorage, type Change } from '#web/kit/outbox/storage.ts'
import { browserStorage } from '#web/kit/storage.ts'
import { store, type Store } from '#web/kit/store.ts'

/** Number of the person's pending actions; signing out asks about them. */
export const unsentCount = store(0)

/** The page's copy of one person's stored entries. It changes at once; the storage and the other tabs follow. */
export interface Copy<D> {
  /** The entries in order; undefined until they are read. */
  readonly entries: Store<readonly Entry<D>[] | undefined>
  owner(): number | undefined
  /** Entries that are stored or will be: those in flight count as waiting. */
  all(): readonly Entry<D>[]
  /** False while only entries added since the page was opened are known. */
  isRead(): boolean
  /** True when entries of this person may be stored. */
  hasMarker(user: number): boolean
  /** Shows the entries of this person and follows the other tabs; the returned function ends that. */
  open(user: number): () => void
  read(user: number): Promise<readonly Entry<D>[]>
  write(user: number, change: Change<D>): Promise<void>
  remove(user: number, seqs: readonly number[], named?: Change<D>['named']): Promise<void>
  /** Numbers an entry, under the real id of its thing, and begins to store it; `show` shows it. */
  add(it: Omit<Entry<D>, 'seq' | 'state'>): { readonly entry: Entry<D>; readonly stored: Promise<void> }
  /** Shows the present entries; those that left the flight become visible to other tabs. */
  show(): void
  notifyTabs(user: number): void
  forget(): void
}

export const makeCopy = <D>(name: string, inFlight: InFlight<D>): Copy<D> => {
  const entries = store<readonly Entry<D>[] | undefined>(undefined)
  const marker = (user: number) => `${name}.${user}`
  let storage = openStorage<D>(name)
  let owner: number | undefined
  let known: readonly Entry<D>[] | undefined
  let isRead = false
  /** Numbers of removed entries, which a slow storage may still hold. */
  let gone: readonly number[] = []
  /** Added entries that a slow storage does not hold yet. */
  let unstored: readonly Entry<D>[] = []
  /** Real ids of things that this page still names by a local one. */
  let names: ReadonlyMap<string, string> = new Map()
  let last = 0
  let channel: BroadcastChannel | undefined

  const named = <T extends { readonly thing: string }>(it: T): T => ({ ...it, thing: names.get(it.thing) ?? it.thing })
  const show = (): void => {
    if (owner === undefined || known === undefined) return
    entries.set(known.map((it) => (inFlight.has(it.seq) ? { ...it, state: 'inFlight' } : it)))
    unsentCount.set(known.length)
    if (known.length > 0) browserStorage.set(marker(owner), String(known.length))
    else browserStorage.remove(marker(owner))
  }
  const notifyTabs = (user: number) => channel?.postMessage(user)

  const read = async (user: number): Promise<readonly Entry<D>[]> => {
    const held = await storage.read(user)
    names = new Map([...names, ...held.names])
    const stored = held.entries.filter((it) => !gone.includes(it.seq)).map(named)
    const fresh = unstored.filter((it) => it.user === user && !stored.some((one) => one.seq === it.seq))
    const found = [...stored, ...fresh].toSorted((a, b) => a.seq - b.seq)
    const refused = inFlight.compare(user, found)
    const all = found.filter((it) => !refused.includes(it.seq))
    if (refused.length > 0) {
      gone = [...gone, ...refused]
      void storage.write({ remove: refused }).then(() => notifyTabs(user))
    }
    if (owner === user) {
      known = all
      isRead = true
      show()
    }
    return all
  }
  const write = async (user: number, change: Change<D>): Promise<void> => {
    await storage.write(change)
    await read(user)
    notifyTabs(user)
  }

  return {
    entries,
    owner: () => owner,
    all: () => known ?? [],
    isRead: () => isRead,
    hasMarker: (user) => browserStorage.get(marker(user)) !== null,
    open: (user) => {
      owner = user
      // Without the marker the outbox is known to be empty.
      known = browserStorage.get(marker(user)) === null ? [] : undefined
      isRead = known !== undefined
      entries.set(known)
      unsentCount.set(0)
      channel = 'BroadcastChannel' in window ? new BroadcastChannel(name) : undefined
      channel?.addEventListener('message', () => void read(user))
      return () => {
        channel?.close()
        channel = undefined
        owner = undefined
        known = undefined
        entries.set(undefined)
        unsentCount.set(0)
      }
    },
    read,
    write,
    remove: (user, seqs, name) => {
      gone = [...gone, ...seqs]
      if (name) names = new Map([...names, [name.thing, name.name]])
      known = known?.filter((it) => !seqs.includes(it.seq)).map(named)
      unstored = unstored.filter((it) => !seqs.includes(it.seq)).map(named)
      show()
      return write(user, { remove: seqs, ...(name && { named: name }) })
    },
    add: (action) => {
      const { user } = action
      const before = owner === user ? (known ?? []) : []
      last = Math.max(last + 1, Date.now() * 1000, ...before.map((it) => it.seq + 1))
      const entry: Entry<D> = { ...named(action), seq: last, state: 'waiting' }
      // The marker comes first, so that a page opened at this moment reads the storage.
      browserStorage.set(marker(user), '1')
      if (owner === user) known = [...before, entry]
      unstored = [...unstored, entry]
      const stored = storage.write({ put: [entry] }).then(() => {
        unstored = unstored.filter((it) => it.seq !== entry.seq)
      })
      return { entry, stored }
    },
    show,
    notifyTabs,
    forget: () => {
      storage = openStorage<D>(name)
      gone = []
      unstored = []
      names = new Map()
      known = undefined
      entries.set(undefined)
    },
  }
}

import { uiWords } from '#contract/kit/words/ui.words.ts'
import { CallError, isCallError } from '#web/kit/call/call-error.ts'
import { connection } from '#web/kit/connection.ts'
import { withLock } from '#web/kit/lock.ts'
import { logFailure } from '#web/kit/logFailure.ts'
import { dependents, nextOf, parked, parks, unparked, type Entry } from '#web/kit/outbox/entry.ts'
import { openStorage } from '#web/kit/outbox/storage.ts'
import { session } from '#web/kit/session/session.ts'
import { claimsOf, readToken } from '#web/kit/session/token.ts'
import { viewAs } from '#web/kit/session/viewAs.ts'
import { browserStorage } from '#web/kit/storage.ts'
import { store, type Store } from '#web/kit/store.ts'
import { say } from '#web/kit/words.ts'

const LOOK_MS = 15_000

/** How many actions of the signed-in person are pending; signing out asks about them. */
export const unsentCount = store(0)

export interface OutboxOptions<D> {
  /** Sends one entry; answers the real id of its thing, where the server has given one. Throws CallError. */
  readonly deliver: (it: Entry<D>) => Promise<string | undefined>
  /** Called after each entry that was sent, and after each that was parked. */
  readonly onSent?: (it: Entry<D>) => void
  readonly onParked?: (it: Entry<D>, error: CallError) => void
}

export interface Outbox<D> {
  /** The signed-in person's entries in order; undefined until they are read. */
  readonly entries: Store<readonly Entry<D>[] | undefined>
  /** Opens the outbox of this person and sends what waits whenever it can; the returned function closes it. */
  open(user: number): () => void
  /** The user is given, because the session may have changed since the action. */
  add(it: Pick<Entry<D>, 'user' | 'thing' | 'at' | 'action' | 'tries'>): Promise<void>
  /** Sends what waits, in order; resolves when nothing waits or nothing can be sent now. */
  flush(): Promise<void>
  retry(it: Entry<D>): Promise<void>
  /** Drops an entry with all that depends on it. */
  drop(it: Entry<D>): Promise<void>
  /** Removes the entries of a thing of which nothing was ever sent. False: the server may know it. */
  withdraw(thing: string): Promise<boolean>
  /** For tests: as if the page had just been opened. */
  forget(): void
}

const isMine = (user: number): boolean => {
  const { state, me } = session.get()
  const owner = claimsOf(readToken())?.sub ?? ''
  return state === 'in' && me?.id === user && me.verified && owner === String(user) && viewAs.get() === null
}

/** Treats an error of the page as a server error: retried some times, then parked, so that it blocks nothing. */
const asCallError = (name: string, error: unknown): CallError => {
  if (isCallError(error)) return error
  logFailure(`Outbox, ${name}`, error)
  return new CallError({ message: say(uiWords, 'badAnswer'), status: 500 })
}

/**
 * Pending actions: stored in this browser, each person's own, sent in order by one tab at a time. An entry that the server
 * refuses is parked with its reason and delays nothing but its dependents.
 */
export const makeOutbox = <D>(name: string, options: OutboxOptions<D>): Outbox<D> => {
  const entries = store<readonly Entry<D>[] | undefined>(undefined)
  const marker = (user: number) => `${name}.${user}`
  let storage = openStorage<D>(name)
  let owner: number | undefined
  let channel: BroadcastChannel | undefined
  let running: Promise<void> = Promise.resolve()
  let queued: Promise<void> | undefined

  const readAll = async (user: number): Promise<readonly Entry<D>[]> => {
    const all = await storage.read(user)
    if (owner !== user) return all
    entries.set(all)
    unsentCount.set(all.length)
    if (all.length > 0) browserStorage.set(marker(user), String(all.length))
    else browserStorage.remove(marker(user))
    return all
  }
  const changed = async (user: number): Promise<readonly Entry<D>[]> => {
    const all = await readAll(user)
    channel?.postMessage(user)
    return all
  }

  const refused = async (entry: Entry<D>, error: CallError): Promise<boolean> => {
    if (!isMine(entry.user) || !parks(error, entry.tries)) return false
    await storage.write({ put: parked(await storage.read(entry.user), entry, error.message) })
    await changed(entry.user)
    options.onParked?.(entry, error)
    return true
  }

  /** True when the next entry may be sent. */
  const sendOne = async (entry: Entry<D>): Promise<boolean> => {
    const tried = { ...entry, tries: entry.tries + 1 }
    await storage.write({ put: [tried] })
    let real: string | undefined
    try {
      real = await options.deliver(tried)
    } catch (error) {
      return refused(tried, asCallError(name, error))
    }
    await storage.write({
      remove: [entry.seq],
      ...(real === undefined ? {} : { named: { thing: entry.thing, name: real } }),
    })
    await changed(entry.user)
    options.onSent?.(entry)
    return true
  }

  const sendAll = async (user: number): Promise<void> => {
    for (let on = true; on && owner === user && isMine(user) && connection.get() !== 'offline';) {
      const next = nextOf(await readAll(user))
      on = next !== undefined && (await sendOne(next))
    }
  }

  /** One run over the entries. It never rejects, since a rejected run would end the sending. */
  const pass = async (): Promise<void> => {
    try {
      const user = owner
      if (user !== undefined) await withLock(name, () => sendAll(user))
    } catch (error) {
      logFailure(`Outbox, ${name}`, error)
    }
  }

  /** Queues one more run after the one in flight, which may already be past what was added since. */
  const flush = (): Promise<void> => {
    if (owner === undefined || connection.get() === 'offline') return Promise.resolve()
    queued ??= running.then(() => {
      queued = undefined
      running = pass()
      return running
    })
    return queued
  }
  const flushQuietly = () => {
    if (entries.get()?.some((it) => it.state === 'waiting')) void flush()
  }

  /** Changes by the person wait for a send in flight, here or in another tab. */
  const change = async (work: (all: readonly Entry<D>[]) => Promise<void>): Promise<void> => {
    const user = owner
    if (user === undefined) return
    await withLock(name, async () => {
      await work(await storage.read(user))
      await changed(user)
    })
  }

  return {
    entries,
    flush,
    open: (user) => {
      owner = user
      // An empty outbox is known at once by its missing marker.
      entries.set(browserStorage.get(marker(user)) === null ? [] : undefined)
      unsentCount.set(0)
      channel = 'BroadcastChannel' in window ? new BroadcastChannel(name) : undefined
      channel?.addEventListener('message', () => void readAll(user))
      void readAll(user).then(flushQuietly)
      const stops = [
        connection.subscribe(flushQuietly),
        session.subscribe(flushQuietly),
        viewAs.subscribe(flushQuietly),
      ]
      const timer = setInterval(flushQuietly, LOOK_MS)
      return () => {
        clearInterval(timer)
        for (const stop of stops) stop()
        channel?.close()
        channel = undefined
        owner = undefined
        entries.set(undefined)
        unsentCount.set(0)
      }
    },
    add: async ({ user, thing, at, action, tries }) => {
      // First, so that a page that opens at this moment knows that there is something to read.
      browserStorage.set(marker(user), '1')
      await storage.add({ user, thing, at, action, tries, state: 'waiting' })
      await changed(user)
    },
    retry: async (entry) => {
      await change((all) => storage.write({ put: unparked(all, entry) }))
      await flush()
    },
    drop: (it) => change((all) => storage.write({ remove: dependents(all, it).map((one) => one.seq) })),
    withdraw: async (thing) => {
      let taken = false
      await change(async (all) => {
        const about = all.filter((it) => it.thing === thing)
        taken = about.length > 0 && about.every((it) => it.tries === 0)
        if (taken) await storage.write({ remove: about.map((it) => it.seq) })
      })
      return taken
    },
    forget: () => {
      storage = openStorage<D>(name)
      entries.set(undefined)
    },
  }
}

import { uiWords } from '#contract/kit/words/ui.words.ts'
import { CallError, isCallError } from '#web/kit/call/call-error.ts'
import { connection } from '#web/kit/connection.ts'
import { withLock } from '#web/kit/lock.ts'
import { logFailure } from '#web/kit/logFailure.ts'
import { makeCopy } from '#web/kit/outbox/copy.ts'
import { dependents, isTransient, nextOf, parked, parks, unparked, type Entry } from '#web/kit/outbox/entry.ts'
import { makeInFlight, type OnKept, type Outcome } from '#web/kit/outbox/outcome.ts'
import type { Change } from '#web/kit/outbox/storage.ts'
import { session } from '#web/kit/session/session.ts'
import { claimsOf, readToken } from '#web/kit/session/token.ts'
import { viewAs } from '#web/kit/session/viewAs.ts'
import type { Store } from '#web/kit/store.ts'
import { say } from '#web/kit/words.ts'

const LOOK_MS = 15_000
/** Milliseconds: longer than a healthy storage takes, too short for a waiting person to notice. */
const STORAGE_MS = 100

export interface OutboxOptions<D> {
  /** Sends one entry; returns the real id of its thing, where the server has given one. Throws CallError. */
  readonly deliver: (it: Entry<D>) => Promise<string | undefined>
  /** Milliseconds after which an entry in flight becomes waiting. */
  readonly within: number
  /** Called for each entry that was sent or parked without anybody waiting for its outcome. */
  readonly onSent?: (it: Entry<D>) => void
  readonly onParked?: (it: Entry<D>, error: CallError) => void
}

export interface Outbox<D> {
  /** Entries of the signed-in person in order; undefined until they are read. */
  readonly entries: Store<readonly Entry<D>[] | undefined>
  /** Opens the outbox of this person and sends waiting entries whenever it can; the returned function closes it. */
  open(user: number): () => void
  /**
   * Stores an action and sends it at once, unless an earlier one waits; resolves when it is sent or kept, and rejects when
   * it is refused, which removes it. The user is given, because the session may have changed since the action.
   */
  add(it: Pick<Entry<D>, 'user' | 'thing' | 'at' | 'action'>, onKept?: OnKept): Promise<Outcome>
  /** Waits for the entries in flight of a thing; false when one of them was refused. */
  settled(thing: string): Promise<boolean>
  /** Sends waiting entries in order; resolves when none waits or none can be sent now. */
  flush(): Promise<void>
  retry(it: Entry<D>): Promise<void>
  /** Removes an entry with its dependents. */
  drop(it: Entry<D>): Promise<void>
  /** Removes the entries of a thing that were never sent. False: the server may know the thing. */
  withdraw(thing: string): Promise<boolean>
  /** Acts as if the page had just been opened (tests). */
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

/** Trusts the browser that the network is gone; the page's own judgement alone does not stop a try. */
const isCut = (): boolean => connection.get() === 'offline' && !navigator.onLine

const notSignedIn = (): CallError =>
  new CallError({ message: say(uiWords, 'sessionCancelled'), status: 401, cancelled: true })

/** Waits for the storage for at most STORAGE_MS. */
const soon = <T>(work: Promise<T>): Promise<T | undefined> =>
  Promise.race([work, new Promise<undefined>((resolve) => setTimeout(resolve, STORAGE_MS))])

/**
 * Pending actions: stored in this browser, each person's own, sent in order by one tab at a time. An entry is in flight
 * until its outcome is told to whoever added it. One that the server refuses later, when nobody waits for it any more, is
 * parked with its reason and delays nothing but its dependents.
 */
export const makeOutbox = <D>(name: string, options: OutboxOptions<D>): Outbox<D> => {
  const inFlight = makeInFlight<D>(options.within, (user) => kept(user))
  const copy = makeCopy<D>(name, inFlight)
  let running: Promise<void> = Promise.resolve()
  let queued: Promise<void> | undefined

  const kept = (user: number): void => {
    copy.show()
    copy.notifyTabs(user)
  }
  /** Nothing can be sent now: every entry in flight becomes waiting. */
  const keepAll = (user: number, because: CallError | undefined): false => {
    if (inFlight.of(user).length === 0) return false
    inFlight.keepAll(user, because)
    kept(user)
    return false
  }

  const park = async (entry: Entry<D>, error: CallError): Promise<true> => {
    const all = await copy.read(entry.user)
    await copy.write(entry.user, { put: parked(all, entry, error) })
    options.onParked?.(entry, error)
    return true
  }
  const refuse = async ({ user, seq }: Entry<D>, error: CallError): Promise<true> => {
    await soon(copy.remove(user, inFlight.refuse(seq, error)))
    return true
  }
  const failed = (entry: Entry<D>, error: CallError): Promise<true> | false => {
    if (!isTransient(error) && inFlight.has(entry.seq)) return refuse(entry, error)
    if (isMine(entry.user) && parks(error, entry.tries)) return park(entry, error)
    return keepAll(entry.user, error)
  }

  /** True when the next entry may be sent. */
  const sendOne = async (entry: Entry<D>): Promise<boolean> => {
    const { seq, user, thing } = entry
    // An entry in flight was stored with its try counted.
    const tried = inFlight.has(seq) ? entry : { ...entry, tries: entry.tries + 1 }
    if (tried !== entry) await copy.write(user, { put: [tried] })
    let real: string | undefined
    try {
      real = await options.deliver(inFlight.has(seq) ? { ...tried, state: 'inFlight' } : tried)
    } catch (error) {
      return failed(tried, asCallError(name, error))
    }
    const awaited = inFlight.has(seq)
    inFlight.sent(seq)
    const removed = copy.remove(user, [seq], real === undefined ? undefined : { thing, name: real })
    await (awaited ? soon(removed) : removed)
    if (!awaited) options.onSent?.(entry)
    return true
  }

  /** The next entry to send; undefined when there is none, or nothing can be sent now. */
  const next = async (user: number): Promise<Entry<D> | undefined> => {
    if (copy.owner() !== user || !isMine(user)) keepAll(user, notSignedIn())
    const awaited = inFlight.of(user).length > 0
    if (copy.owner() !== user || !isMine(user) || (connection.get() === 'offline' && !awaited)) return undefined
    if (!awaited) return nextOf(await copy.read(user))
    // What somebody waits for goes at once: its storing has begun, and another tab that has sent it meanwhile makes this a
    // repeat, which the server answers with what stands, but for what decision 035 names. Only what an earlier page has left comes first, however long the storage takes until it counts as broken.
    if (!copy.isRead()) await copy.read(user)
    return nextOf(copy.all())
  }
  const sendAll = async (user: number): Promise<void> => {
    let entry = await next(user)
    while (entry && (await sendOne(entry))) entry = await next(user)
  }

  /** Runs once over the entries. It never rejects, since a rejected run would end the sending. */
  const pass = async (): Promise<void> => {
    const user = copy.owner()
    if (user === undefined) return
    try {
      await withLock(name, () => sendAll(user))
    } catch (error) {
      logFailure(`Outbox, ${name}`, error)
      keepAll(user, undefined)
    }
  }

  /** Queues one more run after the one in flight, which may already be past what was added since. */
  const run = (): Promise<void> => {
    queued ??= running.then(() => {
      queued = undefined
      running = pass()
      return running
    })
    return queued
  }
  const flush = (): Promise<void> =>
    copy.owner() === undefined || connection.get() === 'offline' ? Promise.resolve() : run()
  const hasWaiting = () => copy.entries.get()?.some((it) => it.state === 'waiting') ?? false
  const flushQuietly = () => {
    if (hasWaiting()) void flush()
  }

  /** Changes by the person wait for a send in flight, here or in another tab. */
  const change = async (work: (all: readonly Entry<D>[]) => Change<D>): Promise<void> => {
    const user = copy.owner()
    if (user === undefined) return
    await withLock(name, async () => copy.write(user, work(await copy.read(user))))
  }

  return {
    entries: copy.entries,
    flush,
    settled: inFlight.settled,
    open: (user) => {
      const close = copy.open(user)
      const readAndFlush = () => void copy.read(user).then(flushQuietly)
      readAndFlush()
      const stops = [
        connection.subscribe(flushQuietly),
        session.subscribe(flushQuietly),
        viewAs.subscribe(flushQuietly),
      ]
      // Another tab may have closed with an entry in flight, and reported it to nobody.
      const timer = setInterval(() => copy.hasMarker(user) && readAndFlush(), LOOK_MS)
      return () => {
        clearInterval(timer)
        for (const stop of stops) stop()
        close()
      }
    },
    add: async ({ user, thing, at, action }, onKept) => {
      const sends = copy.owner() === user && !hasWaiting() && !isCut()
      const { entry, stored } = copy.add({ user, thing, at, action, tries: sends ? 1 : 0 })
      if (sends) {
        const outcome = inFlight.add(entry, onKept)
        copy.show()
        void run()
        return outcome
      }
      onKept?.()
      copy.show()
      await soon(stored.then(() => copy.read(user)))
      copy.notifyTabs(user)
      void flush()
      return { is: 'kept' }
    },
    retry: async (entry) => {
      await change((all) => ({ put: unparked(all, entry) }))
      await flush()
    },
    drop: (it) => change((all) => ({ remove: dependents(all, it).map((one) => one.seq) })),
    withdraw: async (thing) => {
      let taken = false
      await change((all) => {
        const about = all.filter((it) => it.thing === thing)
        taken = about.length > 0 && about.every((it) => it.tries === 0)
        return taken ? { remove: about.map((it) => it.seq) } : {}
      })
      return taken
    },
    forget: () => {
      inFlight.forget()
      copy.forget()
      running = Promise.resolve()
      queued = undefined
    },
  }
}

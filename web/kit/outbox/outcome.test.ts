import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CallError } from '#web/kit/call/call-error.ts'
import { connection } from '#web/kit/connection.ts'
import { unsentCount } from '#web/kit/outbox/copy.ts'
import type { Entry } from '#web/kit/outbox/entry.ts'
import { makeOutbox, type Outbox } from '#web/kit/outbox/outbox.ts'
import { session } from '#web/kit/session/session.ts'
import { writeToken } from '#web/kit/session/token.ts'
import { giveIndexedDb } from '#web/testing/indexedDb.ts'
import { person, signInAs, tokenFor } from '#web/testing/person.ts'

giveIndexedDb()

const ANA = 44
const noAnswer = new CallError({ message: 'no answer', network: true })
const busy = new CallError({ message: 'busy', status: 503 })
const refusal = new CallError({ message: 'refused', business: true, extra: { field: 'ajustes' } })

let name = ''
let serial = 0
let sent: string[] = []
let kept: string[] = []
let closers: (() => void)[] = []
/** Ends the call in flight of each text. */
let answers: Record<string, (it?: CallError) => void> = {}

/** Opens one tab's outbox, whose server answers when the test says so. */
const tab = (within = 60_000): Outbox<string> => {
  const box = makeOutbox<string>(name, {
    within,
    deliver: ({ action, state }) => {
      sent.push(`${action} ${state}`)
      const { promise, resolve, reject } = Promise.withResolvers<undefined>()
      answers[action] = (it) => (it ? reject(it) : resolve(undefined))
      return promise
    },
    onParked: ({ action }, error) => kept.push(`${action} parked: ${error.message}`),
    onSent: ({ action }) => kept.push(`${action} sent`),
  })
  closers.push(box.open(ANA))
  return box
}
const add = (box: Outbox<string>, action: string, thing = action, onKept?: () => void) => {
  const done = box.add({ user: ANA, thing, at: '2026-03-10T12:00:00.000Z', action }, onKept)
  // The test looks at a refusal later.
  done.catch(() => undefined)
  return done
}
const read = (box: Outbox<string>) => box.entries.get()?.map((it) => `${it.action} ${it.state}`)
const reached = (...all: string[]) => expect.poll(() => sent).toEqual(all)
/** Entries of the database, read by another outbox. */
const stored = async () => {
  const other = makeOutbox<string>(name, { within: 60_000, deliver: () => Promise.reject(noAnswer) })
  connection.set('offline')
  const close = other.open(ANA)
  await expect.poll(() => other.entries.get()).toBeDefined()
  const all = read(other)
  close()
  connection.set('online')
  return all
}
/** Locks as a browser has them; jsdom has none. */
const giveLocks = () => {
  const tails = new Map<string, Promise<unknown>>()
  const request = (lock: string, work: () => Promise<unknown>) => {
    const next = (tails.get(lock) ?? Promise.resolve()).then(work)
    tails.set(
      lock,
      next.catch(() => undefined),
    )
    return next
  }
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { locks: { request } }))
  return request
}

beforeEach(() => {
  serial += 1
  name = `in flight ${serial}`
  sent = []
  kept = []
  answers = {}
  closers = []
  connection.set('online')
  writeToken(tokenFor(3600, ANA))
  signInAs(person(4, { id: ANA }))
})
afterEach(() => {
  for (const close of closers) close()
  vi.unstubAllGlobals()
})

describe('what is done', () => {
  test('is in flight in the same moment, stored while it is sent, and gone with its answer', async () => {
    const box = tab()
    const done = add(box, 'a')
    expect(read(box)).toEqual(['a inFlight'])
    expect(unsentCount.get()).toBe(1)
    await reached('a inFlight')
    expect(await stored()).toEqual(['a waiting'])
    answers['a']?.()
    expect(await done).toEqual({ is: 'sent' })
    expect(read(box)).toEqual([])
    await expect.poll(stored).toEqual([])
    expect(kept).toEqual([])
  })

  test('goes one after the other', async () => {
    const box = tab()
    const all = [add(box, 'a'), add(box, 'b')]
    await reached('a inFlight')
    answers['a']?.()
    await reached('a inFlight', 'b inFlight')
    answers['b']?.()
    expect(await Promise.all(all)).toEqual([{ is: 'sent' }, { is: 'sent' }])
  })

  test('in a page that ends before the answer is sent by the next one', async () => {
    const box = tab()
    void add(box, 'a')
    await reached('a inFlight')
    closers.pop()?.()
    const next = tab()
    await reached('a inFlight', 'a waiting')
    answers['a']?.()
    await expect.poll(() => kept).toEqual(['a sent'])
    expect(read(next)).toEqual([])
  })

  test('in a tab that ends before the answer is found by another tab', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] })
    const [one, two] = [tab(), tab()]
    // Tab two has read the storage and found nothing.
    await two.flush()
    void add(one, 'a')
    await reached('a inFlight')
    closers.shift()?.()
    expect(read(two)).toEqual([])
    vi.advanceTimersByTime(15_000)
    await reached('a inFlight', 'a waiting')
  })
})

describe('a refusal', () => {
  test('is told to who waits for it, as it came, and nothing is parked', async () => {
    const box = tab()
    const done = add(box, 'a')
    await reached('a inFlight')
    answers['a']?.(refusal)
    await expect(done).rejects.toBe(refusal)
    expect(read(box)).toEqual([])
    await expect.poll(stored).toEqual([])
    expect(kept).toEqual([])
  })

  test('of a server that breaks is told at once too', async () => {
    const done = add(tab(), 'a')
    await reached('a inFlight')
    const broken = new CallError({ message: 'broken', status: 500 })
    answers['a']?.(broken)
    await expect(done).rejects.toBe(broken)
  })

  test('drops what was done to the same thing since, and the rest goes through', async () => {
    const box = tab()
    const stop = add(box, 'stop', '7')
    const conclude = add(box, 'conclude', '7')
    const other = add(box, 'other', '8')
    await reached('stop inFlight')
    const settled = box.settled('7')
    answers['stop']?.(refusal)
    await expect(stop).rejects.toBe(refusal)
    expect(await conclude).toEqual({ is: 'dropped' })
    expect(await settled).toBe(false)
    await reached('stop inFlight', 'other inFlight')
    answers['other']?.()
    expect(await other).toEqual({ is: 'sent' })
    expect(await box.settled('7')).toBe(true)
  })

  test('that comes when nobody waits any more is parked', async () => {
    const box = tab(1)
    await add(box, 'a')
    await expect.poll(() => sent).toHaveLength(1)
    answers['a']?.(refusal)
    await expect.poll(() => kept).toEqual(['a parked: refused'])
    expect(read(box)).toEqual(['a parked'])
    const { status, business, extra } = refusal
    expect(box.entries.get()?.[0]).toMatchObject({ reason: 'refused', refusal: { status, business, extra } })
    // After the retry nothing of it is left.
    const [it] = box.entries.get() ?? []
    if (it) void box.retry(it)
    await expect
      .poll(() => box.entries.get())
      .toMatchObject([{ state: 'waiting', reason: undefined, refusal: undefined }])
  })
})

describe('what cannot be sent now', () => {
  test.each([noAnswer, busy])('for $message is kept with what was done since, and says why', async (because) => {
    const box = tab()
    const shown: unknown[] = []
    const note = () => shown.push(read(box))
    const all = [add(box, 'stop', '7', note), add(box, 'conclude', '7', note)]
    await reached('stop inFlight')
    answers['stop']?.(because)
    expect(await Promise.all(all)).toEqual([
      { is: 'kept', because },
      { is: 'kept', because },
    ])
    expect(read(box)).toEqual(['stop waiting', 'conclude waiting'])
    // Each resolved before either showed as waiting.
    expect(shown).toEqual([
      ['stop inFlight', 'conclude inFlight'],
      ['stop inFlight', 'conclude inFlight'],
    ])
  })

  test('waits behind what waits already, untried', async () => {
    const box = tab()
    const first = add(box, 'a')
    await reached('a inFlight')
    answers['a']?.(noAnswer)
    await first
    expect(await add(box, 'b')).toEqual({ is: 'kept' })
    expect(read(box)).toEqual(['a waiting', 'b waiting'])
    // The other entry is retried.
    await reached('a inFlight', 'a waiting')
  })

  test('for want of a session is kept and says that', async () => {
    const box = tab()
    session.set({ state: 'ended', me: person(4, { id: ANA }) })
    expect(await add(box, 'a')).toMatchObject({ is: 'kept', because: { status: 401 } })
    expect(sent).toEqual([])
    expect(read(box)).toEqual(['a waiting'])
  })

  test('for a lock that fails is kept, and sent later', async () => {
    vi.stubGlobal(
      'navigator',
      Object.assign(Object.create(navigator), { locks: { request: () => Promise.reject(busy) } }),
    )
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const box = tab()
    expect(await add(box, 'a')).toEqual({ is: 'kept', because: undefined })
    expect(warned).toHaveBeenCalledTimes(1)
    vi.unstubAllGlobals()
    void box.flush()
    await reached('a waiting')
  })

  test('while another tab sends says so in time, and goes after it', async () => {
    const request = giveLocks()
    const held = Promise.withResolvers<void>()
    void request(name, () => held.promise)
    const box = tab(1)
    expect(await add(box, 'a')).toMatchObject({ is: 'kept', because: { network: true } })
    expect(read(box)).toEqual(['a waiting'])
    expect(sent).toEqual([])
    held.resolve()
    await reached('a waiting')
    answers['a']?.()
    await expect.poll(() => kept).toEqual(['a sent'])
    expect(read(box)).toEqual([])
  })
})

describe('another tab that was quicker', () => {
  /** An entry in flight here that is stored and waits for the lock. */
  const contended = async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] })
    const request = giveLocks()
    const held = Promise.withResolvers<void>()
    void request(name, () => held.promise)
    const box = tab()
    const done = add(box, 'a')
    await expect.poll(stored).toEqual(['a waiting'])
    const release = () => {
      held.resolve()
      return box.flush()
    }
    return { done, box, release }
  }

  test('has sent it: it is sent', async () => {
    const { done, box, release } = await contended()
    await removed()
    vi.advanceTimersByTime(15_000)
    expect(await done).toEqual({ is: 'sent' })
    await release()
    expect(read(box)).toEqual([])
    expect(sent).toEqual([])
  })

  test('was refused: so is it, in the same words with all that came with them, and it is gone', async () => {
    const { done, box, release } = await contended()
    const refused = { status: 422, business: true, extra: { field: 'ajustes' } }
    await removed('Já há um loop.', refused)
    vi.advanceTimersByTime(15_000)
    await expect(done).rejects.toMatchObject({ message: 'Já há um loop.', ...refused })
    expect(read(box)).toEqual([])
    await expect.poll(stored).toEqual([])
    await release()
    expect(read(box)).toEqual([])
    expect(sent).toEqual([])
  })

  /** Changes the storage as another tab does that has sent the entry, or had it refused. */
  const removed = (reason?: string, refused?: Entry<string>['refusal']) =>
    new Promise<void>((resolve, reject) => {
      const request = indexedDB.open(name)
      request.addEventListener('error', () => reject(new Error('not opened')))
      request.addEventListener('success', () => {
        const tx = request.result.transaction('entries', 'readwrite')
        const entries = tx.objectStore('entries')
        const all = entries.getAll()
        all.addEventListener('success', () => {
          if (reason === undefined) entries.clear()
          else for (const it of all.result) entries.put({ ...it, state: 'parked', reason, refusal: refused })
        })
        tx.addEventListener('complete', () => {
          request.result.close()
          resolve()
        })
      })
    })
})

describe('a storage', () => {
  test('that never answers keeps nobody waiting: what is done is sent, in order, and shown', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => Object.assign(new EventTarget(), {}) as IDBOpenDBRequest)
    const box = tab()
    const first = add(box, 'a')
    expect(read(box)).toEqual(['a inFlight'])
    await reached('a inFlight')
    answers['a']?.()
    expect(await first).toEqual({ is: 'sent' })
    const second = add(box, 'b')
    await reached('a inFlight', 'b inFlight')
    answers['b']?.(refusal)
    await expect(second).rejects.toBe(refusal)
    expect(read(box)).toEqual([])
    // The marker is gone, so a page that opens now does not look for entries.
    expect(localStorage.getItem(`${name}.${ANA}`)).toBeNull()
  })

  test('that is slow lets nothing overtake what an earlier page has left there', async () => {
    const earlier = tab()
    const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    connection.set('offline')
    await add(earlier, 'stop', '7')
    closers.pop()?.()
    offline.mockReturnValue(true)
    connection.set('online')
    const open = indexedDB.open.bind(indexedDB)
    const ready = Promise.withResolvers<void>()
    // The database opens, but its page hears of that late.
    vi.spyOn(indexedDB, 'open').mockImplementation((...asked) => {
      const request = open(...asked)
      const listen = request.addEventListener.bind(request)
      request.addEventListener = (type: string, heard: EventListener) =>
        listen(type, (event) => void ready.promise.then(() => heard(event)))
      return request
    })
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const box = tab()
    const done = add(box, 'stop again', '7')
    // Exceeds every limit of waiting for the storage.
    await vi.advanceTimersByTimeAsync(1000)
    expect(sent).toEqual([])
    vi.useRealTimers()
    ready.resolve()
    await reached('stop waiting')
    answers['stop']?.()
    await reached('stop waiting', 'stop again inFlight')
    answers['stop again']?.()
    expect(await done).toEqual({ is: 'sent' })
  })

  test('that never answers is given up after a while, and the page goes on in memory', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => new EventTarget() as IDBOpenDBRequest)
    localStorage.setItem(`${name}.${ANA}`, '1')
    const box = tab()
    expect(box.entries.get()).toBeUndefined()
    await vi.waitUntil(() => {
      vi.advanceTimersByTime(1000)
      return box.entries.get()
    })
    expect(box.entries.get()).toEqual([])
    expect(open).toHaveBeenCalledTimes(2)
  })
})

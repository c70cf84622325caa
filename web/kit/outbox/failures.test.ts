import { forceCloseDatabase, IDBDatabase as FakeDatabase } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { connection } from '#web/kit/connection.ts'
import { makeOutbox, type Outbox } from '#web/kit/outbox/outbox.ts'
import { writeToken } from '#web/kit/session/token.ts'
import { giveIndexedDb } from '#web/testing/indexedDb.ts'
import { person, signInAs, tokenFor } from '#web/testing/person.ts'
import { complaintsSoFar } from '#web/testing/setup.ts'

giveIndexedDb()

const ANA = 44

let name = ''
let serial = 0
let sent: string[] = []
let broken: Record<string, Error> = {}
let close: () => void = () => undefined

const opened = (): Outbox<string> => {
  const box = makeOutbox<string>(name, {
    within: 60_000,
    deliver: async ({ action }) => {
      sent.push(action)
      if (broken[action]) throw broken[action]
      return undefined
    },
  })
  close = box.open(ANA)
  return box
}
const add = (box: Outbox<string>, action: string) =>
  box.add({ user: ANA, thing: action, at: '2026-03-10T12:00:00.000Z', action })
/** Acts as a browser without a network: nothing is sent. */
const goOffline = (): void => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  connection.set('offline')
}
const goOnline = (): void => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  connection.set('online')
}
const read = (box: Outbox<string>) => box.entries.get()?.map((it) => `${it.action} ${it.state}`)
/** Collects the databases opened from now on. */
const databases = (): IDBDatabase[] => {
  const all: IDBDatabase[] = []
  const open = indexedDB.open.bind(indexedDB)
  vi.spyOn(indexedDB, 'open').mockImplementation((...asked) => {
    const request = open(...asked)
    request.addEventListener('success', () => all.push(request.result))
    return request
  })
  return all
}
/** Upgrades the database as a later version of the app does. */
const upgraded = (version: number) =>
  new Promise<void>((resolve, reject) => {
    const request = indexedDB.open(name, version)
    request.addEventListener('success', () => {
      request.result.close()
      resolve()
    })
    request.addEventListener('error', () => reject(new Error('not upgraded')))
  })

beforeEach(() => {
  serial += 1
  name = `failures ${serial}`
  sent = []
  broken = {}
  connection.set('online')
  writeToken(tokenFor(3600, ANA))
  signInAs(person(4, { id: ANA }))
})
afterEach(() => {
  close()
  vi.unstubAllGlobals()
})

describe('an error that nobody has thought of', () => {
  test('does not end the sending: the next pass goes, and what always breaks is set aside', async () => {
    const box = opened()
    broken = { a: new TypeError('a fault of ours') }
    goOffline()
    await add(box, 'a')
    await add(box, 'b')
    goOnline()
    for (let turn = 0; turn < 4; turn += 1) await box.flush()
    expect(read(box)).toEqual(['a waiting', 'b waiting'])
    await box.flush()
    expect(sent).toEqual(['a', 'a', 'a', 'a', 'a', 'b'])
    expect(read(box)).toEqual(['a parked'])
    expect(complaintsSoFar()).toHaveLength(5)
  })

  test('of the lock, too, is logged and past', async () => {
    const request = vi.fn((_: string, work: () => Promise<unknown>) => work())
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { locks: { request } }))
    const box = opened()
    goOffline()
    await add(box, 'a')
    request.mockRejectedValueOnce(new DOMException('no lock today', 'InvalidStateError'))
    goOnline()
    await box.flush()
    await box.flush()
    expect(sent).toEqual(['a'])
    expect(complaintsSoFar()).toEqual([expect.stringContaining('no lock today')])
  })
})

describe('a database that goes away under an open page', () => {
  test('taken by the browser it is opened anew: nothing is lost or sent twice', async () => {
    const all = databases()
    const box = opened()
    goOffline()
    await add(box, 'a')
    const [first] = all
    if (!first) throw new Error('nothing was opened')
    forceCloseDatabase(first as never)
    await add(box, 'b')
    expect(read(box)).toEqual(['a waiting', 'b waiting'])
    expect(all).toHaveLength(2)
    goOnline()
    await expect.poll(() => read(box)).toEqual([])
    expect(sent).toEqual(['a', 'b'])
  })

  test('closed without a word it is opened anew, too', async () => {
    const all = databases()
    const box = opened()
    goOffline()
    await add(box, 'a')
    all[0]?.close()
    await add(box, 'b')
    expect(read(box)).toEqual(['a waiting', 'b waiting'])
    expect(all).toHaveLength(2)
  })

  test('given to a later version, this page goes on in memory with what it knew', async () => {
    const box = opened()
    goOffline()
    await add(box, 'a')
    await upgraded(3)
    await add(box, 'b')
    expect(read(box)).toEqual(['a waiting', 'b waiting'])
    goOnline()
    await expect.poll(() => read(box)).toEqual([])
    expect(sent).toEqual(['a', 'b'])
  })

  test('that answers nothing but errors is done without', async () => {
    const box = opened()
    goOffline()
    await add(box, 'a')
    vi.spyOn(FakeDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('the disk is gone', 'UnknownError')
    })
    await add(box, 'b')
    goOnline()
    await expect.poll(() => read(box)).toEqual([])
    expect(sent).toEqual(['a', 'b'])
  })
})

test('what an older version of the app stores is sent by this one, and its tab goes on', async () => {
  const request = indexedDB.open(name, 1)
  const entryOf = (deed: string) => {
    const at = '2026-03-10T12:00:00.000Z'
    return { user: ANA, thing: deed, at, deed, tries: 0, state: 'waiting' }
  }
  await new Promise<void>((resolve, reject) => {
    request.addEventListener('error', () => reject(new Error('not opened')))
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore('names', { keyPath: 'thing' })
      const entries = request.result.createObjectStore('entries', { keyPath: 'seq', autoIncrement: true })
      for (const deed of ['a', 'b']) entries.add(entryOf(deed))
    })
    request.addEventListener('success', () => resolve())
  })
  const old = request.result
  const onUpgrade = vi.fn(() => old.close())
  old.addEventListener('versionchange', onUpgrade)
  // Marker that tells a page to look for stored entries.
  localStorage.setItem(`${name}.${ANA}`, '2')
  const box = opened()
  await expect.poll(() => sent).toEqual(['a', 'b'])
  await expect.poll(() => read(box)).toEqual([])
  expect(onUpgrade).not.toHaveBeenCalled()
  old.transaction('entries', 'readwrite').objectStore('entries').add(entryOf('c'))
  await box.flush()
  expect(sent).toEqual(['a', 'b', 'c'])
  old.close()
})

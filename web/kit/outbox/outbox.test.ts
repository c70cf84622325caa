import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CallError } from '#web/kit/call/call-error.ts'
import { connection } from '#web/kit/connection.ts'
import { unsentCount } from '#web/kit/outbox/copy.ts'
import type { Entry } from '#web/kit/outbox/entry.ts'
import { makeOutbox, type Outbox } from '#web/kit/outbox/outbox.ts'
import { writeToken } from '#web/kit/session/token.ts'
import { viewAs } from '#web/kit/session/viewAs.ts'
import { giveIndexedDb } from '#web/testing/indexedDb.ts'
import { person, signInAs, tokenFor } from '#web/testing/person.ts'

giveIndexedDb()

interface Note {
  readonly text: string
}

const ANA = 44
const BIA = 47
const noAnswer = () => new CallError({ message: 'no answer', network: true })
const refusal = (status: number) => new CallError({ message: `refused ${status}`, status })

let name = ''
let serial = 0
let sent: string[] = []
/** Result of delivering a text, in place of success. */
let answers: Record<string, () => string | CallError> = {}
let closers: (() => void)[] = []

/** One tab's outbox; all of a test share a database, as tabs do. */
const tab = (user = ANA): Outbox<Note> => {
  const box = makeOutbox<Note>(name, {
    within: 60_000,
    deliver: async ({ action, thing }) => {
      sent.push(`${action.text} ${thing}`)
      const answer = answers[action.text]?.()
      if (answer instanceof CallError) throw answer
      return answer
    },
  })
  closers.push(box.open(user))
  return box
}
const signIn = (id: number) => {
  writeToken(tokenFor(3600, id))
  signInAs(person(4, { id }))
}
const add = (box: Outbox<Note>, text: string, thing = text) =>
  box.add({ user: ANA, thing, at: '2026-03-10T12:00:00.000Z', action: { text } })
/** Acts as a browser without a network: nothing is sent. */
const goOffline = (): void => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  connection.set('offline')
}
const goOnline = (): void => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  connection.set('online')
}
/** Adds actions offline, one after the other; they are sent afterwards. */
const kept = async (box: Outbox<Note>, ...all: readonly (readonly [text: string, thing?: string])[]): Promise<void> => {
  goOffline()
  for (const [text, thing] of all) await add(box, text, thing)
  goOnline()
  await box.flush()
}
const read = (box: Outbox<Note>): string[] =>
  (box.entries.get() ?? []).map((it) => [it.action.text, it.thing, it.state, it.reason].filter(Boolean).join(' '))
const first = (box: Outbox<Note>): Entry<Note> => {
  const it = box.entries.get()?.[0]
  if (!it) throw new Error('Nothing is there')
  return it
}

beforeEach(() => {
  serial += 1
  name = `box ${serial}`
  sent = []
  answers = {}
  closers = []
  connection.set('online')
  viewAs.set(null)
  signIn(ANA)
})
afterEach(() => {
  for (const close of closers) close()
})

describe('order', () => {
  test('what was done is sent in its order, once, and gone', async () => {
    const box = tab()
    goOffline()
    for (const text of ['a', 'b', 'c']) await add(box, text)
    await box.flush()
    expect(sent).toEqual([])
    expect(unsentCount.get()).toBe(3)
    goOnline()
    await expect.poll(() => read(box)).toEqual([])
    expect(sent).toEqual(['a a', 'b b', 'c c'])
    expect(unsentCount.get()).toBe(0)
  })

  test('without an answer everything waits, in its order', async () => {
    const box = tab()
    answers = { a: noAnswer }
    await kept(box, ['a'], ['b'])
    expect(sent).toEqual(['a a'])
    expect(read(box)).toEqual(['a a waiting', 'b b waiting'])
    answers = {}
    await box.flush()
    expect(sent).toEqual(['a a', 'a a', 'b b'])
  })

  test('what is added during a pass is sent too', async () => {
    const box = tab()
    const first = add(box, 'a')
    const pass = box.flush()
    await Promise.all([first, pass, add(box, 'b')])
    expect(sent).toEqual(['a a', 'b b'])
  })

  test('a page that is opened anew knows and sends what the one before kept', async () => {
    const box = tab()
    goOffline()
    await add(box, 'a')
    box.forget()
    const again = tab()
    expect(again.entries.get()).toBeUndefined()
    await expect.poll(() => read(again)).toEqual(['a a waiting'])
    goOnline()
    await expect.poll(() => sent).toEqual(['a a'])
  })
})

describe('names', () => {
  test('once a thing has got its real name, what was written under the old one is sent under it', async () => {
    const box = tab()
    answers = { start: () => '17' }
    await kept(box, ['start', '-5'], ['stop', '-5'])
    // A page that has not heard of the real id still writes the local one.
    goOffline()
    await add(box, 'conclude', '-5')
    await expect.poll(() => read(box)).toEqual(['conclude 17 waiting'])
    goOnline()
    await box.flush()
    expect(sent).toEqual(['start -5', 'stop 17', 'conclude 17'])
  })

  test.each(['the page that sent it', 'a page that was opened since'])(
    'what is done at once under the old name goes under the real one, in %s',
    async (which) => {
      const box = tab()
      answers = { start: () => '17' }
      await kept(box, ['start', '-5'])
      await expect.poll(() => read(box)).toEqual([])
      const page = which === 'the page that sent it' ? box : tab()
      await page.flush()
      expect(await add(page, 'correct', '-5')).toEqual({ is: 'sent' })
      expect(sent).toEqual(['start -5', 'correct 17'])
    },
  )

  test('a start whose answer was lost goes again, and its stop waits for it', async () => {
    const box = tab()
    answers = { start: noAnswer }
    await kept(box, ['start', '-5'], ['stop', '-5'])
    answers = { start: () => '17' }
    await box.flush()
    expect(sent).toEqual(['start -5', 'start -5', 'stop 17'])
  })
})

describe('refusals', () => {
  test('what is refused is parked with its reason and its dependents, and the rest goes through', async () => {
    const box = tab()
    answers = { start: () => refusal(200) }
    await kept(box, ['start', '-5'], ['other'], ['stop', '-5'])
    expect(sent).toEqual(['start -5', 'other other'])
    expect(read(box)).toEqual(['start -5 parked refused 200', 'stop -5 parked'])
    await box.flush()
    expect(sent).toHaveLength(2)
  })

  test('tried again it goes with its dependents, in order', async () => {
    const box = tab()
    answers = { start: () => refusal(422) }
    await kept(box, ['start', '-5'], ['stop', '-5'])
    answers = { start: () => '17' }
    await box.retry(first(box))
    expect(sent).toEqual(['start -5', 'start -5', 'stop 17'])
    expect(read(box)).toEqual([])
  })

  test('dropped, its dependents go with it, and what was done since stays', async () => {
    const box = tab()
    answers = { stop: () => refusal(200) }
    await kept(box, ['stop', '7'], ['conclude', '7'])
    goOffline()
    await add(box, 'stop again', '7')
    await box.drop(first(box))
    expect(read(box)).toEqual(['stop again 7 waiting'])
  })

  test.each([401, 406, 429, 502, 503, 504])('%i says nothing about the entry: it waits', async (status) => {
    const box = tab()
    answers = { a: () => refusal(status) }
    await kept(box, ['a'])
    for (let turn = 0; turn < 7; turn += 1) await box.flush()
    expect(read(box)).toEqual(['a a waiting'])
  })

  test('a fault of the server is tried five times, then it blocks nobody', async () => {
    const box = tab()
    answers = { a: () => refusal(500) }
    await kept(box, ['a'], ['b'])
    for (let turn = 0; turn < 3; turn += 1) await box.flush()
    expect(read(box)).toEqual(['a a waiting', 'b b waiting'])
    await box.flush()
    expect(read(box)).toEqual(['a a parked refused 500'])
    expect(sent.at(-1)).toBe('b b')
  })
})

describe('whose it is', () => {
  test('another person sees nothing of it and sends nothing; its owner does', async () => {
    const box = tab()
    goOffline()
    await add(box, 'a')
    closers.pop()?.()
    signIn(BIA)
    const other = tab(BIA)
    goOnline()
    await other.flush()
    expect(read(other)).toEqual([])
    expect(unsentCount.get()).toBe(0)
    closers.pop()?.()
    signIn(ANA)
    const again = tab()
    await expect.poll(() => sent).toEqual(['a a'])
    await expect.poll(() => read(again)).toEqual([])
  })

  test('another tab signed in as somebody else: nothing is sent under their token', async () => {
    const box = tab()
    writeToken(tokenFor(3600, BIA))
    await add(box, 'a')
    await box.flush()
    expect(sent).toEqual([])
  })

  test('a preview as another role sends nothing', async () => {
    const box = tab()
    viewAs.set(3)
    await add(box, 'a')
    await box.flush()
    expect(sent).toEqual([])
    viewAs.set(null)
    await expect.poll(() => sent).toEqual(['a a'])
  })
})

test('two tabs show the same, and send it once', async () => {
  const tails = new Map<string, Promise<unknown>>()
  // jsdom has no locks: the same promise in a chain.
  const request = (lock: string, work: () => Promise<unknown>) => {
    const next = (tails.get(lock) ?? Promise.resolve()).then(work)
    tails.set(
      lock,
      next.catch(() => undefined),
    )
    return next
  }
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { locks: { request } }))
  const [one, two] = [tab(), tab()]
  goOffline()
  await add(one, 'a')
  await expect.poll(() => read(two)).toEqual(['a a waiting'])
  await add(two, 'b')
  await expect.poll(() => read(one)).toEqual(['a a waiting', 'b b waiting'])
  goOnline()
  await expect.poll(() => [...read(one), ...read(two)]).toEqual([])
  expect(sent).toEqual(['a a', 'b b'])
  vi.unstubAllGlobals()
})

describe('taking back', () => {
  test('what was never sent can be taken back', async () => {
    const box = tab()
    goOffline()
    await add(box, 'start', '-5')
    await add(box, 'stop', '-5')
    expect(await box.withdraw('-5')).toBe(true)
    expect(read(box)).toEqual([])
  })

  test('what was sent may be known to the server, and stays', async () => {
    const box = tab()
    answers = { start: noAnswer }
    // The page knows that nothing waits, so it does not retry by itself.
    await box.flush()
    await add(box, 'start', '-5')
    expect(await box.withdraw('-5')).toBe(false)
    expect(read(box)).toEqual(['start -5 waiting'])
  })
})

test('where the browser has no database, entries live as long as the page', async () => {
  vi.stubGlobal('indexedDB', undefined)
  const box = tab()
  answers = { start: () => '17' }
  await add(box, 'start', '-5')
  await add(box, 'stop', '-5')
  await box.flush()
  expect(sent).toEqual(['start -5', 'stop 17'])
  vi.unstubAllGlobals()
})

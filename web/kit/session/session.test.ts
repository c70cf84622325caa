import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CallError } from '#web/kit/call/call-error.ts'
import { secondFactorWanted } from '#web/kit/call/call.ts'
import { queryClient } from '#web/kit/call/query.ts'
import { sessionLost } from '#web/kit/call/refresh.ts'
import { chooseLocale, loadMe, openSession, session, signIn, signOut, type Person } from '#web/kit/session/session.ts'
import { readToken, watchToken, writeToken } from '#web/kit/session/token.ts'
import { questions } from '#web/kit/ui/dialog/confirm.ts'
import { getLocale, setLocale } from '#web/kit/words.ts'
import { person, tokenFor } from '#web/testing/person.ts'

const token = tokenFor(3600, 44)
const calls = {
  user: vi.fn<() => Promise<Person>>(),
  login: vi.fn<() => Promise<{ access_token: string }>>(),
  logout: vi.fn<() => Promise<unknown>>(),
  locale: vi.fn<() => Promise<unknown>>(),
}
const refusal = (status: number) => new CallError({ message: 'no', status })
let stops: (() => void)[] = []

beforeEach(() => {
  calls.user.mockReset().mockResolvedValue(person(4))
  calls.login.mockReset().mockResolvedValue({ access_token: token })
  calls.logout.mockReset().mockResolvedValue(undefined)
  calls.locale.mockReset().mockResolvedValue(undefined)
  setLocale('pt')
  queryClient.clear()
  questions.set([])
})
afterEach(() => {
  for (const stop of stops) stop()
})

const opened = () => {
  stops = [openSession(calls), watchToken()]
}
/** Changes the token as another tab does: this page only gets the storage event. */
const elsewhere = (next: string | null) => {
  const oldValue = readToken()
  writeToken(next)
  window.dispatchEvent(new StorageEvent('storage', { key: 'nucleo.token', oldValue, newValue: next }))
}

test('without a token nobody is asked', async () => {
  opened()
  expect(await loadMe()).toBeUndefined()
  expect(session.get().state).toBe('out')
  expect(calls.user).not.toHaveBeenCalled()
})

test('a token is asked about once, whoever wants to know', async () => {
  writeToken(token)
  opened()
  const [first, second] = await Promise.all([loadMe(), loadMe()])
  expect([first?.id, second?.id, (await loadMe())?.id]).toEqual([44, 44, 44])
  expect(calls.user).toHaveBeenCalledTimes(1)
})

test('a token that the server does not know is forgotten', async () => {
  writeToken(token)
  opened()
  calls.user.mockRejectedValue(refusal(401))
  expect(await loadMe()).toBeUndefined()
  expect([session.get().state, readToken()]).toEqual(['out', null])
})

test('no answer is no verdict: the token stays and the next visit asks again', async () => {
  writeToken(token)
  opened()
  calls.user.mockRejectedValueOnce(new CallError({ message: 'gone', network: true }))
  await expect(loadMe()).rejects.toThrow('gone')
  expect(readToken()).toBe(token)
  expect((await loadMe())?.id).toBe(44)
})

test('signing in keeps the token and speaks the person’s language', async () => {
  opened()
  calls.user.mockResolvedValue(person(4, { locale: 'en' }))
  await signIn('ana@nucleo.test', 'x')
  expect([readToken(), session.get().state, getLocale()]).toEqual([token, 'in', 'en'])
})

test('a zone that this browser does not know yet is that of the browser', async () => {
  calls.user.mockResolvedValue({ ...person(4), zone: 'Mars/Olympus' })
  writeToken(token)
  opened()
  expect((await loadMe())?.zone).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone)
})

test('a refused sign-in throws and changes nothing', async () => {
  opened()
  calls.login.mockRejectedValue(refusal(401))
  await expect(signIn('ana@nucleo.test', 'x')).rejects.toThrow('no')
  expect([readToken(), session.get().state]).toEqual([null, 'out'])
})

test('signing out forgets token and answers, even when the server cannot be told', async () => {
  writeToken(token)
  opened()
  await loadMe()
  queryClient.setQueryData(['/api/loops'], 1)
  calls.logout.mockRejectedValue(new CallError({ message: 'gone', network: true }))
  await signOut()
  expect([readToken(), session.get().state, queryClient.getQueryData(['/api/loops'])]).toEqual([null, 'out', undefined])
})

describe('signing out', () => {
  const leaving = async (answer: () => Promise<unknown>) => {
    writeToken(token)
    opened()
    await loadMe()
    calls.logout.mockImplementation(answer)
    await signOut()
    expect([readToken(), session.get().state]).toEqual([null, 'out'])
    return questions.get().map((it) => it.title)
  }
  const untold = 'Você saiu só neste navegador'

  test.each([
    ['no answer', new CallError({ message: 'gone', network: true })],
    ['a busy server', refusal(503)],
    ['too many calls', refusal(429)],
    ['a broken server', refusal(500)],
  ])('with %s the person is told that the session lives on there', async (_, error) => {
    expect(await leaving(() => Promise.reject(error))).toEqual([untold])
  })

  test('that the server confirms, or has done before, is nothing to tell', async () => {
    expect(await leaving(() => Promise.resolve())).toEqual([])
    expect(await leaving(() => Promise.reject(refusal(401)))).toEqual([])
  })
})

test('another tab’s sign-out and sign-in are followed', async () => {
  writeToken(token)
  opened()
  await loadMe()
  elsewhere(null)
  expect(session.get().state).toBe('out')
  elsewhere(token)
  await expect.poll(() => session.get().state).toBe('in')
})

test('a session that ends under somebody leaves them on their screen, until they are back', async () => {
  writeToken(token)
  opened()
  await loadMe()
  sessionLost.emit()
  expect(session.get()).toMatchObject({ state: 'ended', me: { id: 44 } })
  await signIn('ana@nucleo.test', 'x')
  expect(session.get().state).toBe('in')
})

test('a 406 takes the second factor back', async () => {
  writeToken(token)
  opened()
  await loadMe()
  secondFactorWanted.emit()
  expect(session.get().me?.verified).toBe(false)
})

test('a chosen language is remembered for the person, and for nobody when nobody is there', async () => {
  opened()
  chooseLocale('en')
  expect(calls.locale).not.toHaveBeenCalled()
  writeToken(token)
  await signIn('ana@nucleo.test', 'x')
  expect(getLocale()).toBe('pt')
  chooseLocale('en')
  expect(calls.locale).toHaveBeenCalledWith('en')
  expect(session.get().me?.locale).toBe('en')
})

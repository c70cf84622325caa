import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInThisContext } from 'node:vm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { send } from '#web/kit/call/send.ts'
import { tokenFor } from '#web/testing/person.ts'

const script = readFileSync(join(import.meta.dirname, '../first.js'), 'utf8')
const fetched = vi.fn<(url: string, how: RequestInit) => Promise<Response>>()
const json = (body: unknown) => new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })
const asked = () => fetched.mock.calls.map(([url]) => url)

const startPage = ({ token = '', hash = '', ahead = {} }) => {
  window.location.hash = hash
  if (token !== '') localStorage.setItem('nucleo.token', token)
  localStorage.setItem('nucleo.ahead', JSON.stringify(ahead))
  runInThisContext(script)
}

beforeEach(() => {
  fetched.mockReset().mockImplementation(answering)
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  // The page has just started, however long the tests have been at it.
  vi.spyOn(performance, 'now').mockReturnValue(1000)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
  delete window.nucleoEarly
})

const mine = { of: '7', kept: ['/api/home', '/api/home/days?span=week'], plain: ['/api/timer'] }
const plainly = '/api/together?ask=%2Fapi%2Ftimer'
const keptly = '/api/together?ask=%2Fapi%2Fhome,%2Fapi%2Fhome%2Fdays%3Fspan%3Dweek'
/** Answers each address that is asked, but those that the person may not ask. */
const answering = async (url: string): Promise<Response> => {
  const together = new URL(url, 'http://localhost').searchParams.get('ask')?.split(',')
  if (!together) return json({ url })
  return json({
    answers: Object.fromEntries(together.filter((it) => !it.includes('refused')).map((it) => [it, { url: it }])),
  })
}

test('the chosen theme and language stand before the first paint, else the system’s and Portuguese', () => {
  const root = document.documentElement
  startPage({})
  expect([root.dataset['mantineColorScheme'], root.lang]).toEqual(['dark', 'pt-BR'])
  localStorage.setItem('nucleo.theme', 'light')
  localStorage.setItem('nucleo.locale', 'en')
  startPage({})
  expect([root.dataset['mantineColorScheme'], root.lang]).toEqual(['light', 'en'])
  expect(fetched).not.toHaveBeenCalled()
})

test('who comes back to home has asked what home asked last time, once each, and before the scripts', async () => {
  const token = tokenFor(3600, 7)
  startPage({ token, ahead: mine })
  expect(asked()).toEqual(['/api/auth/user', plainly, keptly])
  expect(fetched.mock.calls[2]?.[1].headers).toMatchObject({ authorization: `Bearer ${token}`, 'x-keep': 'yes' })
  expect(fetched.mock.calls[1]?.[1].headers).not.toHaveProperty('x-keep')
  const home = { method: 'GET', url: '/api/home', token }
  expect(await (await send(home)).json()).toEqual({ url: '/api/home' })
  expect(fetched).toHaveBeenCalledTimes(3)
  const week = { method: 'GET', url: '/api/home/days?span=week', token }
  expect(await (await send(week)).json()).toEqual({ url: '/api/home/days?span=week' })
  expect(fetched).toHaveBeenCalledTimes(3)
  await send(home)
  expect(fetched).toHaveBeenCalledTimes(4)
})

test('what an answer to several leaves out is asked alone, and all of it after a server that knows no such call', async () => {
  const token = tokenFor(3600, 7)
  startPage({ token, ahead: { of: '7', kept: ['/api/home', '/api/refused'] } })
  const bodyOf = async (url: string) => (await send({ method: 'GET', url, token })).json()
  expect(await bodyOf('/api/refused')).toEqual({ url: '/api/refused' })
  expect(await bodyOf('/api/home')).toEqual({ url: '/api/home' })
  expect(asked().slice(2)).toEqual(['/api/refused'])
  fetched
    .mockReset()
    .mockImplementation(async (url) => (url.includes('together') ? new Response('{}', { status: 404 }) : json({ url })))
  startPage({ token, ahead: { of: '7', kept: ['/api/home'] } })
  expect(await bodyOf('/api/home')).toEqual({ url: '/api/home' })
  expect(asked().slice(2)).toEqual(['/api/home'])
})

test('an answer to another token, or one that never came, is asked for again', async () => {
  fetched.mockRejectedValueOnce(new TypeError('cut off'))
  const token = tokenFor(3600, 7)
  startPage({ token, ahead: mine })
  expect((await send({ method: 'GET', url: '/api/auth/user', token })).ok).toBe(true)
  await send({ method: 'GET', url: '/api/home', token: tokenFor(3600, 8) })
  expect(asked().slice(3)).toEqual(['/api/auth/user', '/api/home'])
})

test.each([
  ['another person’s questions', { token: tokenFor(3600, 8), ahead: mine }, ['/api/auth/user']],
  ['another screen', { token: tokenFor(3600, 7), hash: '#/setor', ahead: mine }, ['/api/auth/user']],
  [
    'an address elsewhere',
    { token: tokenFor(3600, 7), ahead: { of: '7', kept: ['https://elsewhere.example/api/'] } },
    ['/api/auth/user'],
  ],
  ['a token about to run out', { token: tokenFor(600, 7), ahead: mine }, []],
  ['no token of ours', { token: 'nonsense', ahead: mine }, []],
])('%s: nothing more than may be asked', (_, start, questions) => {
  startPage(start)
  expect(asked()).toEqual(questions)
})

test('a preview as somebody else asks nothing ahead', () => {
  sessionStorage.setItem('nucleo.viewAs', '4')
  startPage({ token: tokenFor(3600, 7), ahead: mine })
  expect(fetched).not.toHaveBeenCalled()
})

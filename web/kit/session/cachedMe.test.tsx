import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { CallError } from '#web/kit/call/call-error.ts'
import { queryClient, useCall } from '#web/kit/call/query.ts'
import { forgetClock, learnClock, serverNow } from '#web/kit/clock.ts'
import { connection } from '#web/kit/connection.ts'
import { loadMe, openSession, reloadMe, session, signOut, type Person } from '#web/kit/session/session.ts'
import { writeToken } from '#web/kit/session/token.ts'
import { cupList, cups } from '#web/testing/cups.ts'
import { person, tokenFor } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer, json } from '#web/testing/server.ts'

const noAnswer = () => Promise.reject(new CallError({ message: 'no answer', network: true }))
const opened = (user: () => Promise<Person>) =>
  openSession({ user, login: noAnswer, logout: noAnswer, locale: noAnswer })

describe('who was here last', () => {
  const me = person(4)
  beforeEach(() => {
    connection.set('online')
    writeToken(tokenFor(3600, me.id))
  })
  const seenOnce = async () => {
    const close = opened(() => Promise.resolve(me))
    await loadMe()
    close()
  }

  test('is known without a network, and asked for once the server is back', async () => {
    await seenOnce()
    const user = vi.fn<() => Promise<Person>>(noAnswer)
    const close = opened(user)
    expect(await loadMe()).toEqual(me)
    expect(session.get().state).toBe('in')
    connection.set('offline')
    user.mockResolvedValue({ ...me, nome: 'Bia' })
    connection.set('online')
    await waitFor(() => expect(session.get().me?.nome).toBe('Bia'))
    close()
  })

  test('is nobody where something else has written', async () => {
    await seenOnce()
    window.localStorage.setItem('nucleo.me', '{"id":44')
    const close = opened(noAnswer)
    await expect(loadMe()).rejects.toThrow('no answer')
    close()
  })

  test('is not somebody else: another token, a sign-out, or a person never seen is nobody', async () => {
    await seenOnce()
    writeToken(tokenFor(3600, 99))
    const close = opened(noAnswer)
    await expect(loadMe()).rejects.toThrow('no answer')
    writeToken(tokenFor(3600, me.id))
    await signOut()
    writeToken(tokenFor(3600, me.id))
    close()
    const again = opened(noAnswer)
    await expect(loadMe()).rejects.toThrow('no answer')
    again()
  })
})

describe('lists kept for somebody whose rights have changed', () => {
  const postMessage = vi.fn()
  const worker = { getRegistration: () => Promise.resolve({ active: { postMessage } }), controller: null }
  const told = async (...seen: Person[]) => {
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker: worker }))
    postMessage.mockClear()
    writeToken(tokenFor(3600, seen[0]?.id))
    const user = vi.fn<() => Promise<Person>>()
    for (const me of seen) user.mockResolvedValueOnce(me)
    const close = opened(user)
    for (const _ of seen) await reloadMe()
    await expect.poll(() => postMessage).toHaveBeenCalledTimes(seen.length)
    close()
    vi.unstubAllGlobals()
    return postMessage.mock.calls.map(([it]: { but: number | null }[]) => it?.but)
  }
  const me = person(1)
  const permissions = me.permissions.filter((it) => it !== 'loop.seeAll')

  test.each([
    ['a permission that is gone', { ...me, permissions }, null],
    ['another role', person(4, { id: me.id }), null],
    ['the same in another order', { ...me, permissions: me.permissions.toReversed() }, me.id],
    ['a preview as another role', { ...me, role: 4, viewing_as: 4, permissions }, me.id],
    ['a second factor still to be given', { ...me, verified: false, permissions: [] }, me.id],
  ])('%s', async (_, next, but) => {
    expect(await told(me, next)).toEqual([me.id, but])
  })

  test('are forgotten once, and kept again from then on', async () => {
    const next = { ...me, permissions }
    expect(await told(me, next, next)).toEqual([me.id, null, me.id])
  })
})

describe('a kept answer', () => {
  const kept = (count: number) =>
    json({ data: cups(count), total: count, page: 1, per_page: 10 }, { headers: { 'x-kept-at': 'then' } })
  const List = () => {
    const { data } = useCall(cupList, { page: 1 })
    return <p>{data ? `${data.total} xícaras` : 'nada'}</p>
  }

  test('stands in for what is not known, tells that there is no connection, and gives way to the server', async () => {
    const server = fakeServer()
    connection.set('online')
    server.answer('GET', '/api/cups', () => kept(3))
    render(<List />)
    expect(await screen.findByText('3 xícaras')).toBeTruthy()
    expect(connection.get()).toBe('offline')
    expect(server.asked[0]?.headers.get('x-keep')).toBe('yes')
    server.answer('GET', '/api/cups', { data: cups(5), total: 5, page: 1, per_page: 10 })
    connection.set('online')
    expect(await screen.findByText('5 xícaras')).toBeTruthy()
  })

  test('never replaces what the screen has heard since', async () => {
    const server = fakeServer()
    server.answer('GET', '/api/cups', { data: cups(5), total: 5, page: 1, per_page: 10 })
    render(<List />)
    expect(await screen.findByText('5 xícaras')).toBeTruthy()
    server.answer('GET', '/api/cups', () => kept(3))
    await queryClient.invalidateQueries()
    expect(screen.getByText('5 xícaras')).toBeTruthy()
  })
})

test('a page opened without a network goes by the clock that the last one knew', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  learnClock(Date.now() + 60_000, Date.now(), Date.now())
  expect(serverNow() - Date.now()).toBe(60_000)
  vi.resetModules()
  const fresh = await import('#web/kit/clock.ts')
  expect(fresh.serverNow() - Date.now()).toBe(60_000)
  forgetClock()
})

import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { loopCenterCalls } from '#contract/loop/loopCenter.ts'
import { CallError } from '#web/kit/call/call-error.ts'
import { call } from '#web/kit/call/call.ts'
import { emitLive } from '#web/kit/live/live.ts'
import { openSession, reloadMe, session } from '#web/kit/session/session.ts'
import { writeToken } from '#web/kit/session/token.ts'
import { viewAs } from '#web/kit/session/viewAs.ts'
import { FollowGrants } from '#web/permission/FollowGrants.tsx'
import { RoleTable } from '#web/permission/role/RoleTable.tsx'
import { ViewAsBanner } from '#web/permission/viewAs/ViewAsBanner.tsx'
import { person, tokenFor } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer, refusal, type FakeServer } from '#web/testing/server.ts'

let server: FakeServer
let asked: number
let close: () => void
beforeEach(() => {
  server = fakeServer()
  server.answer('GET', '/api/permissions/view-as/people', {
    data: [{ id: 9, nome: 'Íris Prado', role: 4, ventures: ['Loja Lua Cheia'] }],
    more: false,
    ventures: [{ id: 3, nome: 'Loja Lua Cheia' }],
  })
  writeToken(tokenFor(3600, 41))
  asked = 0
  close = openSession({
    user: async () => {
      asked += 1
      const role = viewAs.get()
      if (role === null) return person(1)
      if (typeof role === 'number') return person(role, { id: 41, viewing_as: role })
      const until = new Date(Date.now() + 3_600_000).toISOString()
      return person(4, { id: 9, c_name: 'Íris Prado', viewing_as: 4, viewing: { by: 41, until } })
    },
    login: () => Promise.reject(new Error('not here')),
    logout: () => Promise.resolve(),
    locale: () => Promise.resolve(),
  })
})
afterEach(() => {
  close()
  viewAs.set(null)
})

const headerOf = (path: string) =>
  server.asked.findLast((it) => new URL(it.url).pathname === path)?.headers.get('x-view-as')

const row = { role: 4, people: 1, permissions: 3, added: 0, removed: 0, changed_at: null, changed_by: null } as const

describe('viewing as another role', () => {
  test('is told to the server first, then every call of this tab names the role, until it is left', async () => {
    server.answer('POST', '/api/permissions/view-as', { role: 4 })
    server.answer('POST', '/api/permissions/view-as/stop', { role: 4 })
    server.answer('GET', '/api/loops', { data: [] })
    const user = userEvent.setup()
    const { at } = render(
      <>
        <ViewAsBanner />
        <RoleTable rows={[row]} />
      </>,
      { me: person(1), path: '/district/hub/permissions/roles' },
    )
    expect(screen.queryByRole('status')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Ver como Looper' }))
    await user.click(await screen.findByRole('button', { name: 'Ver só o papel, com os meus dados' }))
    await screen.findByText('Vendo como Looper. Nada pode ser alterado.')
    expect(headerOf('/api/permissions/view-as')).toBeNull()
    expect([at(), session.get().me?.role, window.sessionStorage.getItem('nucleo.viewAs')]).toEqual(['/', 4, '4'])
    await call(loopCenterCalls.list, {})
    expect(headerOf('/api/loops')).toBe('4')

    await user.click(screen.getByRole('button', { name: 'Sair da visualização' }))
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
    expect(at()).toBe('/district/hub/permissions/roles')
    await waitFor(() => expect(headerOf('/api/permissions/view-as/stop')).toBeNull())
    expect([session.get().me?.role, window.sessionStorage.getItem('nucleo.viewAs')]).toEqual([1, null])
    await call(loopCenterCalls.list, {})
    expect(headerOf('/api/loops')).toBeNull()
  })

  test('or as a person of it, of a venture: then the calls name the person, and the banner says whom', async () => {
    server.answer('POST', '/api/permissions/view-as/person', {
      person: { id: 9, nome: 'Íris Prado', role: 4, ventures: [] },
      until: new Date(Date.now() + 3_600_000).toISOString(),
    })
    server.answer('POST', '/api/permissions/view-as/person/stop', { person: 9 })
    const user = userEvent.setup()
    const { at } = render(
      <>
        <ViewAsBanner />
        <RoleTable rows={[row]} />
      </>,
      { me: person(1), path: '/district/hub/permissions/roles' },
    )
    await user.click(screen.getByRole('button', { name: 'Ver como Looper' }))
    await screen.findByRole('button', { name: /Íris Prado/ })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Venture' }), 'Loja Lua Cheia')
    const filtered = () => server.asked.some((it) => new URL(it.url).searchParams.get('projeto_id') === '3')
    await expect.poll(filtered).toBe(true)
    await user.click(await screen.findByRole('button', { name: /Íris Prado/ }))
    await screen.findByText(/^Vendo como Íris Prado \(Looper\) até .*Nada pode ser alterado\.$/)
    expect([at(), viewAs.get(), window.sessionStorage.getItem('nucleo.viewAs')]).toEqual(['/', 'p9', 'p9'])
    server.answer('GET', '/api/loops', { data: [] })
    await call(loopCenterCalls.list, {})
    expect(headerOf('/api/loops')).toBe('p9')
    await user.click(screen.getByRole('button', { name: 'Sair da visualização' }))
    await waitFor(() => expect(headerOf('/api/permissions/view-as/person/stop')).toBeNull())
    expect([viewAs.get(), session.get().me?.id]).toEqual([null, 41])
  })

  test('that the server no longer knows is left, so that the page comes up', async () => {
    viewAs.set('p9')
    close()
    close = openSession({
      user: () =>
        viewAs.get() === null
          ? Promise.resolve(person(1))
          : Promise.reject(new CallError({ message: 'over', status: 403 })),
      login: () => Promise.reject(new Error('not here')),
      logout: () => Promise.resolve(),
      locale: () => Promise.resolve(),
    })
    await reloadMe()
    expect([viewAs.get(), session.get().me?.role]).toEqual([null, 1])
  })

  test('does not begin when the server refuses', async () => {
    server.answer('POST', '/api/permissions/view-as', () => refusal(403, { detail: 'Acesso negado!' }))
    const user = userEvent.setup()
    const { at } = render(<RoleTable rows={[row]} />, { me: person(1), path: '/here' })
    await user.click(screen.getByRole('button', { name: 'Ver como Looper' }))
    await user.click(await screen.findByRole('button', { name: 'Ver só o papel, com os meus dados' }))
    await screen.findByText('Acesso negado!')
    expect([viewAs.get(), at()]).toEqual([null, '/here'])
  })

  test('says nothing to the server before somebody is signed in', async () => {
    viewAs.set(4)
    writeToken(null)
    server.answer('GET', '/api/setup', { needed: false })
    await call({ method: 'GET', path: '/api/setup', can: 'public' }, {})
    expect(headerOf('/api/setup')).toBeNull()
  })
})

describe('permissions that change while a page is open', () => {
  test('are asked for anew by who is concerned, and by nobody else', async () => {
    render(<FollowGrants />, { me: person(1) })
    act(() => emitLive({ topic: 'grants', event: 'grants.changed', data: { version: 2, roles: [4, 5] } }))
    expect(asked).toBe(0)
    act(() => emitLive({ topic: 'grants', event: 'grants.changed', data: { version: 3, roles: [1] } }))
    await waitFor(() => expect(asked).toBe(1))
  })
})

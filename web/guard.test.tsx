import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, Outlet } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { signedInRoles } from '#contract/access/roles.ts'
import { routes } from '#contract/routes/all.ts'
import { mayOpen, routeNames } from '#contract/routes/match.ts'
import { afterSignIn, guardedRoutes, homeOf, turnedAway } from '#web/guard.tsx'
import { queryClient } from '#web/kit/query.ts'
import { openSession, session } from '#web/kit/session.ts'
import { ThemeProvider } from '#web/kit/theme/ThemeProvider.tsx'
import { writeToken } from '#web/kit/token.ts'
import { menuFor } from '#web/menuFor.ts'
import { screens } from '#web/screens/all.ts'
import { BrokenPage } from '#web/shell/BrokenPage.tsx'
import { Splash } from '#web/shell/Splash.tsx'
import { person, signInAs, tokenFor } from '#web/testing/person.ts'
import { fakeServer, refusal, type FakeServer } from '#web/testing/server.ts'

const kept = () => sessionStorage.getItem('nucleo.after')

describe('where a visit is sent', () => {
  test.each(routeNames)('%s without a session', (name) => {
    const { path, roles } = routes[name]
    const open = roles === 'public'
    expect(turnedAway({ name, path, me: undefined })).toBe(open ? undefined : '/login')
  })

  test.each(signedInRoles)('role %d opens exactly its routes', (role) => {
    const me = person(role)
    for (const name of routeNames) {
      if (name === 'login' || name === 'twoFactor') continue
      const sent = turnedAway({ name, path: routes[name].path, me })
      expect([name, sent]).toEqual([name, mayOpen(routes[name], role) ? undefined : '/acessonegado'])
    }
  })

  test('with the second factor still owed: to its screen, from everywhere that needs a session', () => {
    const me = person(4, { verified: false })
    for (const name of routeNames) {
      if (routes[name].roles === 'public' && name !== 'login') continue
      const sent = turnedAway({ name, path: routes[name].path, me })
      expect([name, sent]).toEqual([name, name === 'twoFactor' ? undefined : '/2fa/verify'])
    }
  })

  test('a path outside of signing in is kept, with its parameters and query', () => {
    turnedAway({ name: 'loopShow', path: '/ponto/show/12?tab=log', me: undefined })
    expect(kept()).toBe('/ponto/show/12?tab=log')
    turnedAway({ name: 'login', path: '/login', me: undefined })
    turnedAway({ name: 'twoFactor', path: '/2fa/verify', me: person(4, { verified: false }) })
    turnedAway({ name: 'forgotPassword', path: '/forgot-password', me: undefined })
    expect(kept()).toBe('/ponto/show/12?tab=log')
    expect(turnedAway({ name: 'login', path: '/login', me: person(4) })).toBe('/ponto/show/12?tab=log')
  })

  test('a public screen is returned to as well; what only leads in, or says no, is not', () => {
    turnedAway({ name: 'schematic', path: '/schematic?d=aura', me: undefined })
    expect(kept()).toBe('/schematic?d=aura')
    for (const name of ['newPassword', 'register', 'registerPartner', 'registerLooper', 'accessDenied'] as const)
      turnedAway({ name, path: routes[name].path, me: undefined })
    turnedAway({ name: 'emailConfirmation', path: '/email-confirmation/abc', me: undefined })
    expect(turnedAway({ name: 'login', path: '/login', me: person(3) })).toBe('/schematic?d=aura')
  })

  test('a kept path that the person may not open gives way to their home', () => {
    sessionStorage.setItem('nucleo.after', '/district/hub/financial/extract')
    expect(afterSignIn(person(1))).toBe('/district/hub/financial/extract')
    expect(afterSignIn(person(4))).toBe('/')
    expect(afterSignIn(person(3))).toBe('/district/headquarter')
  })

  test('role 3 lives in the headquarter, and may not open `/`', () => {
    expect(signedInRoles.map((role) => homeOf(role))).toEqual(
      signedInRoles.map((role) => (role === 3 ? '/district/headquarter' : '/')),
    )
    const me = person(3)
    expect(turnedAway({ name: 'home', path: '/', me })).toBe('/acessonegado')
    expect(turnedAway({ name: 'home', path: '/', me, bareAddress: true })).toBe('/district/headquarter')
  })
})

describe('in the router', () => {
  let server: FakeServer
  let close: () => void
  beforeEach(() => {
    server = fakeServer()
    close = openSession({
      user: async () => person(4),
      login: async () => ({ access_token: tokenFor(3600) }),
      logout: async () => undefined,
      locale: async () => undefined,
    })
  })
  afterEach(() => {
    close()
    vi.unstubAllGlobals()
  })

  const open = (path: string) => {
    const Frame = () => (
      <main>
        <Outlet />
      </main>
    )
    const router = createMemoryRouter(
      [{ HydrateFallback: Splash, children: guardedRoutes({ Component: Frame, ErrorBoundary: BrokenPage }) }],
      { initialEntries: [path] },
    )
    render(
      <ThemeProvider>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </ThemeProvider>,
    )
    return () => router.state.location.pathname + router.state.location.search
  }

  test('nobody is led to sign in, and the path is kept', async () => {
    server.answer('GET', '/api/setup', { needed: false, organisation: 'Casa', demo: null, demo_password: null })
    const at = open('/ponto/show/7?from=mail')
    await screen.findByRole('heading', { name: 'Entrar no Nucleo' })
    expect(at()).toBe('/login')
    expect(kept()).toBe('/ponto/show/7?from=mail')
  })

  test('a role that may not is told so', async () => {
    writeToken(tokenFor(3600))
    session.set({ standing: 'unread', me: undefined })
    const at = open('/district/hub/userconfig')
    await screen.findByRole('heading', { name: 'Acesso negado!' })
    expect(at()).toBe('/acessonegado')
  })

  test.each(['/nowhere', '/district/mars/ventures/new', '/LOGIN', '/district/hub'])('%s is unknown', async (path) => {
    signInAs(person(1))
    open(path)
    expect(await screen.findByRole('heading', { name: 'Página não encontrada' })).toBeTruthy()
  })

  test('a screen that cannot be fetched says so, not that the address is wrong', async () => {
    signInAs(person(1))
    vi.spyOn(screens.accessibility, 'load').mockRejectedValueOnce(new TypeError('Failed to fetch'))
    open('/acessibilidade')
    expect(await screen.findByRole('heading', { name: 'A tela não carregou' })).toBeTruthy()
  })

  test('a shortened spelling leads to the table’s', async () => {
    signInAs(person(1))
    const at = open('/looper/edit/3?tab=pay')
    await waitFor(() => expect(at()).toBe('/looper/Edit/3?tab=pay'))
  })

  test('a session that the server no longer knows ends at the sign-in screen when nothing was loaded', async () => {
    close()
    close = openSession({
      user: async () => {
        const { readAnswer } = await import('#web/kit/answer.ts')
        return readAnswer(refusal(401), false) as never
      },
      login: async () => ({ access_token: '' }),
      logout: async () => undefined,
      locale: async () => undefined,
    })
    writeToken(tokenFor(3600))
    session.set({ standing: 'unread', me: undefined })
    server.answer('GET', '/api/setup', { needed: false, organisation: null, demo: null, demo_password: null })
    const at = open('/ajuda')
    await screen.findByRole('heading', { name: 'Entrar no Nucleo' })
    expect(at()).toBe('/login')
    expect(localStorage.getItem('nucleo.token')).toBeNull()
  })
})

test('the menu offers only what is built and the role may open', () => {
  for (const role of signedInRoles) {
    for (const { entries } of menuFor(role)) {
      for (const { route } of entries) {
        expect([role, route, mayOpen(routes[route], role), screens[route].built]).toEqual([role, route, true, true])
      }
    }
  }
})

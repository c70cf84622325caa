import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, matchRoutes, Outlet } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { signedInRoles, type SignedInRole } from '#contract/access/roles.ts'
import { routes } from '#contract/routes/all.ts'
import { isBuilt } from '#contract/routes/built.ts'
import { findRoute, mayOpen, routeNames } from '#contract/routes/match.ts'
import { redirectOf } from '#contract/routes/redirects.ts'
import { queryClient } from '#web/kit/call/query.ts'
import { openSession, session, type Person } from '#web/kit/session/session.ts'
import { writeToken } from '#web/kit/session/token.ts'
import { ThemeProvider } from '#web/kit/theme/ThemeProvider.tsx'
import { screens } from '#web/screens/all.ts'
import { afterSignIn, guardedRoutes, homeOf, turnedAway } from '#web/screens/guard.tsx'
import { menuFor } from '#web/screens/menu/menuFor.ts'
import { BrokenPage } from '#web/shell/notice/BrokenPage.tsx'
import { Splash } from '#web/shell/Splash.tsx'
import { person, signInAs, tokenFor } from '#web/testing/person.ts'
import { addresses, opensFor, type Address } from '#web/testing/routeTable.ts'
import { fakeServer, refusal, type FakeServer } from '#web/testing/server.ts'

const kept = () => sessionStorage.getItem('nucleo.after')

type Meets = (address: Address) => string

/** The path that an address leads to, and the route found for it. */
const found = ({ path }: Address) => {
  const at = findRoute(path) ? path : (redirectOf(path) ?? path)
  return { at, name: findRoute(at)?.name }
}
const foundAt = new Map(addresses.map((it) => [it, found(it)]))

/** The outcome of an address: a screen, or a redirect. */
const meets =
  (me: Person | undefined): Meets =>
  (address) => {
    sessionStorage.clear()
    const { at, name } = foundAt.get(address) ?? found(address)
    if (name === undefined) return 'nothing'
    const away = turnedAway({ name, path: at, me })
    return away === undefined ? `${routes[name].path} at ${at}` : `sent to ${away}`
  }

const screenOf = ({ path, line, leads }: Address): string => `${line} at ${leads ?? path}`

/** Every address that meets somebody otherwise than it should. */
const wrong = (who: string, met: Meets, right: Meets): string[] =>
  addresses.filter((it) => met(it) !== right(it)).map((it) => `${who} at ${it.path}: ${met(it)}, and not ${right(it)}`)

/** The specification's rule for a signed-in person: signing in leads home, and a forbidden screen says so. */
const rightFor =
  (role: SignedInRole): Meets =>
  (address) => {
    if (['/login', '/2fa/verify'].includes(address.path)) return `sent to ${role === 3 ? '/district/headquarter' : '/'}`
    if (opensFor(address, role)) return screenOf(address)
    return address.path === '/' ? 'sent to /district/headquarter' : 'sent to /acessonegado'
  }

describe('every address of the route table, in every spelling', () => {
  test('stands in the router as the screen of its line, or leads to it', () => {
    const router = guardedRoutes({ Component: Outlet, ErrorBoundary: BrokenPage })
    const nameOf = new Map<string, string>(routeNames.map((it) => [routes[it].path, it]))
    const stands = ({ path }: Address) => matchRoutes(router, path)?.at(-1)?.route.id
    const other = addresses.filter((it) => (it.leads === undefined) !== (stands(it) === nameOf.get(it.line)))
    expect(other.map((it) => `${it.path} is ${stands(it)}`)).toEqual([])
    expect(addresses.filter((it) => !nameOf.has(it.line))).toEqual([])
    // Our own too: what a browser no longer visits as every role is visited here.
    const lines = new Set(addresses.map((it) => it.line))
    expect([...nameOf.keys()].filter((path) => !lines.has(path))).toEqual([])
  })

  test('opens for exactly the roles of its line', () => {
    const all = signedInRoles.flatMap((role) => wrong(`role ${role}`, meets(person(role)), rightFor(role)))
    expect(all).toEqual([])
  })

  test('without a session, only where its line is public', () => {
    const right: Meets = (it) => (it.roles === 'public' ? screenOf(it) : 'sent to /login')
    expect(wrong('nobody', meets(undefined), right)).toEqual([])
  })

  test('with the second factor still owed, only where its line is public, else that is asked for', () => {
    const right: Meets = (it) =>
      it.path === '/2fa/verify' || (it.roles === 'public' && it.path !== '/login')
        ? screenOf(it)
        : 'sent to /2fa/verify'
    const all = signedInRoles.flatMap((role) =>
      wrong(`role ${role}, half in,`, meets(person(role, { verified: false })), right),
    )
    expect(all).toEqual([])
  })

  test('for who is pending (role 0), only where its line is public', () => {
    const pending = meets(person(0))
    const opened = addresses.filter((it) => pending(it) === screenOf(it)).map((it) => it.path)
    // A session skips the sign-in screen.
    expect(opened).toEqual(addresses.filter((it) => opensFor(it, 0) && it.path !== '/login').map((it) => it.path))
    expect(opened.length).toBeGreaterThan(10)
  })

  test('what is no address is none for anybody', () => {
    const unknown = ['/nowhere/at/all', '/district/atlantis/particles/add', '/looper/EDIT/1', '/show/1', '/new']
    const people = [undefined, ...signedInRoles.map((role) => person(role))]
    const met = people.flatMap((me) => unknown.map((path) => meets(me)({ path, line: path, roles: '' })))
    expect([...new Set(met)]).toEqual(['nothing'])
  })
})

describe('where a visit is sent', () => {
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

  test('role 3 lives in the headquarter, to which `/` leads; the other paths of home are denied', () => {
    expect(signedInRoles.map((role) => homeOf(role))).toEqual(
      signedInRoles.map((role) => (role === 3 ? '/district/headquarter' : '/')),
    )
    const me = person(3)
    expect(turnedAway({ name: 'home', path: '/', me })).toBe('/district/headquarter')
    expect(turnedAway({ name: 'dashboard', path: '/dashboard', me })).toBe('/acessonegado')
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
    expect(await screen.findByRole('heading', { name: 'Entrar no Nucleo' })).toBeTruthy()
    expect(at()).toBe('/login')
    expect(kept()).toBe('/ponto/show/7?from=mail')
  })

  test('a role that may not is told so', async () => {
    writeToken(tokenFor(3600))
    session.set({ state: 'unread', me: undefined })
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
        const { readAnswer } = await import('#web/kit/call/answer.ts')
        return readAnswer(refusal(401), false) as never
      },
      login: async () => ({ access_token: '' }),
      logout: async () => undefined,
      locale: async () => undefined,
    })
    writeToken(tokenFor(3600))
    session.set({ state: 'unread', me: undefined })
    server.answer('GET', '/api/setup', { needed: false, organisation: null, demo: null, demo_password: null })
    const at = open('/ajuda')
    expect(await screen.findByRole('heading', { name: 'Entrar no Nucleo' })).toBeTruthy()
    expect(at()).toBe('/login')
    expect(localStorage.getItem('nucleo.token')).toBeNull()
  })
})

test('the menu offers only what is built and the role may open', () => {
  for (const role of signedInRoles) {
    for (const { entries } of menuFor(role)) {
      for (const { route } of entries) {
        expect([role, route, mayOpen(routes[route], role), isBuilt(route)]).toEqual([role, route, true, true])
      }
    }
  }
})

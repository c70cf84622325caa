import type { ComponentType } from 'react'
import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router'
import type { Role } from '#contract/access/roles.ts'
import { routes, type RouteName } from '#contract/routes/all.ts'
import { findRoute, mayOpen, pathTo, routeNames } from '#contract/routes/match.ts'
import { redirectOf } from '#contract/routes/redirects.ts'
import { UnknownAddress } from '#web/kit/call/load.ts'
import { loadMe, roleOf, type Person } from '#web/kit/session/session.ts'
import { tabStorage } from '#web/kit/storage.ts'
import { frameOf } from '#web/screens/first.ts'
import { fetchScreen, fetchTable, ScreenHost } from '#web/screens/ScreenHost.tsx'

/** Storage key of the last path outside of signing in, with its query: the target after the sign-in (section 2). */
const AFTER = 'nucleo.after'

/** Start screen of a role; role 3 may not open `/`, and a client's home is the headquarter. */
export const homeOf = (role: Role | undefined): string =>
  mayOpen(routes.home, role) ? pathTo('home') : pathTo('headquarter')

/** Stored path when the person may open it, else their home. */
export const afterSignIn = (me: Person): string => {
  const kept = tabStorage.get(AFTER)
  const name = kept === null ? undefined : findRoute(kept)?.name
  const opens = name !== undefined && mayOpen(routes[name], roleOf(me))
  return kept !== null && opens ? kept : homeOf(roleOf(me))
}

const isSignIn = (name: RouteName): boolean => name === 'login' || name === 'twoFactor'

/** Screens of the sign-in, and the one for denied access: none is a target after the sign-in (decision 022). */
const passing: readonly RouteName[] = [
  'login',
  'twoFactor',
  'forgotPassword',
  'newPassword',
  'register',
  'registerPartner',
  'registerLooper',
  'emailConfirmation',
  'accessDenied',
]

interface Visit {
  readonly name: RouteName
  /** Path and query. */
  readonly path: string
  readonly me: Person | undefined
}

const forSignedIn = ({ name, me }: Visit & { me: Person }): string | undefined => {
  const role = roleOf(me)
  if (isSignIn(name)) {
    const done = me.verified
    if (done) return afterSignIn(me)
    return name === 'twoFactor' ? undefined : pathTo('twoFactor')
  }
  if (routes[name].roles === 'public') return undefined
  if (!me.verified) return pathTo('twoFactor')
  if (mayOpen(routes[name], role)) return undefined
  // The bare address is everybody’s way in, also for a role whose home is another screen.
  return name === 'home' ? homeOf(role) : pathTo('accessDenied')
}

/** Path of a redirect, or undefined when the screen opens. */
export const turnedAway = (visit: Visit): string | undefined => {
  const { name, path, me } = visit
  const open = routes[name].roles === 'public'
  if (!passing.includes(name)) tabStorage.set(AFTER, path)
  if (me) return forSignedIn({ ...visit, me })
  return open ? undefined : pathTo('login')
}

const guarded =
  (name: RouteName) =>
  async ({ request }: LoaderFunctionArgs): Promise<Response | null> => {
    const url = new URL(request.url)
    // An unknown district fits the pattern and is still unknown.
    if (findRoute(url.pathname)?.name !== name) throw new UnknownAddress(url.pathname)
    fetchTable(name)
    const me = await loadMe()
    const away = turnedAway({ name, path: url.pathname + url.search, me })
    if (away !== undefined) return redirect(away)
    // Fetched last, so that a redirected visit does not load the screen.
    await fetchScreen(name)
    return null
  }

const routeOf = (name: RouteName): RouteObject => ({
  id: name,
  path: routes[name].path,
  caseSensitive: true,
  loader: guarded(name),
  handle: name,
  element: <ScreenHost name={name} />,
})

const unknown: RouteObject = {
  path: '*',
  loader: async ({ request }) => {
    const url = new URL(request.url)
    const better = redirectOf(url.pathname + url.search)
    if (better !== undefined) return redirect(better)
    // A signed-in person keeps bar and menu at an unknown address too.
    await loadMe().catch(() => undefined)
    throw new UnknownAddress(url.pathname)
  },
  element: null,
}

const framed = (frame: 'shell' | 'bare'): RouteObject[] =>
  routeNames.filter((name) => frameOf(name) === frame).map(routeOf)

interface Layout {
  readonly Component: ComponentType
  readonly ErrorBoundary: ComponentType
}

const inside: RouteObject[] = [...framed('shell'), unknown]

/** Whole route table; `layout` surrounds the screens that have the shell. */
export const guardedRoutes = (layout: Layout): RouteObject[] => [
  ...framed('bare'),
  // The boundary is inside the layout, so that a failed screen leaves bar and menu in place.
  { Component: layout.Component, children: [{ ErrorBoundary: layout.ErrorBoundary, children: inside }] },
]

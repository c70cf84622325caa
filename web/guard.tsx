import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router'
import type { Role } from '#contract/access/roles.ts'
import { routes, type RouteName } from '#contract/routes/all.ts'
import { findRoute, mayOpen, pathTo, routeNames } from '#contract/routes/match.ts'
import { redirectOf } from '#contract/routes/redirects.ts'
import { keepInTab } from '#web/kit/keep.ts'
import { inTime } from '#web/kit/load.ts'
import { loadMe, roleOf, type Person } from '#web/kit/session.ts'
import { loadNotFound, screens } from '#web/screens/all.ts'

/** Where to go after signing in: the last path outside of it (section 2), parameters and query included. */
const AFTER = 'nucleo.after'

/** What a role opens first; role 3 may not open `/`, and a client's home is the headquarter. */
export const homeOf = (role: Role | undefined): string =>
  mayOpen(routes.home, role) ? pathTo('home') : pathTo('headquarter')

/** The kept path when the person may open it, else their home. */
export const afterSignIn = (me: Person): string => {
  const kept = keepInTab.get(AFTER)
  const name = kept === null ? undefined : findRoute(kept)?.name
  const opens = name !== undefined && mayOpen(routes[name], roleOf(me))
  return kept !== null && opens ? kept : homeOf(roleOf(me))
}

const isSignIn = (name: RouteName): boolean => name === 'login' || name === 'twoFactor'

interface Visit {
  readonly name: RouteName
  /** Path and query. */
  readonly path: string
  readonly me: Person | undefined
  /** The address names no screen: somebody just opened the app. */
  readonly bareAddress?: boolean
}

const forSignedIn = ({ name, me, bareAddress }: Visit & { me: Person }): string | undefined => {
  const role = roleOf(me)
  if (isSignIn(name)) {
    const done = me.verified
    if (done) return afterSignIn(me)
    return name === 'twoFactor' ? undefined : pathTo('twoFactor')
  }
  if (routes[name].roles === 'public') return undefined
  if (!me.verified) return pathTo('twoFactor')
  if (mayOpen(routes[name], role)) return undefined
  return bareAddress ? homeOf(role) : pathTo('accessDenied')
}

/** Where a visit is sent instead of the screen, or undefined when the screen opens. */
export const turnedAway = (visit: Visit): string | undefined => {
  const { name, path, me } = visit
  const open = routes[name].roles === 'public'
  if (!open && !isSignIn(name)) keepInTab.set(AFTER, path)
  if (me) return forSignedIn({ ...visit, me })
  return open ? undefined : pathTo('login')
}

const bareAddress = (path: string): boolean => path === '/' && ['', '#'].includes(window.location.hash)

const notFound = (): never => {
  throw new Response(null, { status: 404 })
}

const guarded =
  (name: RouteName) =>
  async ({ request }: LoaderFunctionArgs): Promise<Response | null> => {
    const url = new URL(request.url)
    // A district that does not exist fits the pattern and is still unknown.
    if (findRoute(url.pathname)?.name !== name) return notFound()
    const me = await loadMe()
    const away = turnedAway({ name, path: url.pathname + url.search, me, bareAddress: bareAddress(url.pathname) })
    return away === undefined ? null : redirect(away)
  }

const routeOf = (name: RouteName): RouteObject => ({
  id: name,
  path: routes[name].path,
  caseSensitive: true,
  loader: guarded(name),
  handle: name,
  lazy: { Component: () => inTime(screens[name].load()) },
})

const unknown: RouteObject = {
  path: '*',
  loader: ({ request }) => {
    const url = new URL(request.url)
    const better = redirectOf(url.pathname + url.search)
    return better === undefined ? null : redirect(better)
  },
  lazy: { Component: () => inTime(loadNotFound()) },
}

const framed = (frame: 'shell' | 'bare'): RouteObject[] =>
  routeNames.filter((name) => screens[name].frame === frame).map(routeOf)

/** The whole route table; `layout` stands around the screens that have the shell. */
export const guardedRoutes = (layout: RouteObject): RouteObject[] => [
  ...framed('bare'),
  { ...layout, children: [...framed('shell'), unknown] } as RouteObject,
]

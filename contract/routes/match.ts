import { signedInRoles, type Role } from '#contract/access/roles.ts'
import { routes, type PathOf, type RouteName } from './all.ts'
import {
  fillPattern,
  matchPattern,
  mostSpecificFirst,
  type ParamName,
  type ParamsOf,
  type ParamValues,
} from './pattern.ts'
import type { Route } from './route.ts'

/** Arguments of `pathTo` after the name: none for a path without parameters. */
export type PathArgs<N extends RouteName> = [ParamName<PathOf<N>>] extends [never] ? [] : [params: ParamsOf<PathOf<N>>]

export interface FoundRoute {
  readonly name: RouteName
  /** Decoded values, by the names in the route's path. */
  readonly params: Readonly<Record<string, string>>
}

/** True when a screen opens for a role; undefined means nobody is signed in. Role 0 opens public screens only. */
export const mayOpen = (route: Route, role: Role | undefined): boolean => {
  if (route.roles === 'public') return true
  const allowed: readonly Role[] = route.roles === 'login' ? signedInRoles : route.roles
  return role !== undefined && allowed.includes(role)
}

/** Path of a screen with encoded parameters, without the `#`. */
export function pathTo<N extends RouteName>(name: N, ...args: PathArgs<N>): string
export function pathTo(name: RouteName, params: ParamValues = {}): string {
  return fillPattern(routes[name].path, params)
}

export const isRouteName = (name: string): name is RouteName => Object.hasOwn(routes, name)

export const routeNames: readonly RouteName[] = Object.keys(routes).filter(isRouteName)

const bySpecificPath = mostSpecificFirst(routeNames, (name) => routes[name].path)

/**
 * The screen of a concrete path: a static segment wins over a parameter, an unknown path or district is undefined.
 * A query and slashes at the end are ignored; case counts.
 */
export const findRoute = (path: string): FoundRoute | undefined => {
  for (const name of bySpecificPath) {
    const params = matchPattern(routes[name].path, path)
    if (params) return { name, params }
  }
  return undefined
}

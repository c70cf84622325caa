import { routes, type RouteName } from '#contract/routes/all.ts'
import { isSoon } from '#contract/routes/built.ts'
import { homeScreens } from '#web/screens/home.ts'
import type { Screen } from '#web/screens/screen.ts'
import { sessionScreens } from '#web/screens/session.ts'

/** Screens of the first page: the sign-in, and home. */
export const firstScreens = { ...sessionScreens, ...homeScreens } as const

const first: Partial<Record<RouteName, Screen>> = firstScreens

export const firstScreen = (name: RouteName): Screen | undefined => first[name]

/** Frame around a route's screen; a public one that does not exist yet has no menu. */
export const frameOf = (name: RouteName): Screen['frame'] =>
  first[name]?.frame ?? (isSoon(name) && routes[name].roles === 'public' ? 'bare' : 'shell')

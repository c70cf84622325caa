import { routes, type RouteName } from '#contract/routes/all.ts'
import { isSoon } from '#contract/routes/built.ts'
import { homeScreens } from '#web/screens/home.ts'
import type { Screen } from '#web/screens/screen.ts'
import { sessionScreens } from '#web/screens/session.ts'

/** Screens that the first page knows: the ways in, and home. */
export const firstScreens = { ...sessionScreens, ...homeScreens } as const

const first: Partial<Record<RouteName, Screen>> = firstScreens

export const firstScreen = (name: RouteName): Screen | undefined => first[name]

/** What stands around a route's screen; a public one that is still to come has no menu beside it. */
export const frameOf = (name: RouteName): Screen['frame'] =>
  first[name]?.frame ?? (isSoon(name) && routes[name].roles === 'public' ? 'bare' : 'shell')

import { faces } from '#contract/faces.ts'
import { screensIn } from '#contract/kit/face.ts'
import { academy } from './academy.ts'
import { aura } from './aura.ts'
import { bastion } from './bastion.ts'
import { calendar } from './calendar.ts'
import { districtRoutes } from './districts.ts'
import { home } from './home.ts'
import { hub } from './hub.ts'
import { library } from './library.ts'
import { prolab } from './prolab.ts'
import { remotica } from './remotica.ts'
import type { RouteTable } from './route.ts'
import { session } from './session.ts'
import { venture } from './venture.ts'
import { workstation } from './workstation.ts'

/** The tables of routes, a district each, and one for what stands in none; nouns bring their own routes along. */
export const routeTables = {
  session,
  home,
  hub: { ...hub, ...screensIn(faces, 'hub') },
  workstation: { ...workstation, ...screensIn(faces, 'workstation') },
  prolab,
  venture: { ...venture, ...screensIn(faces, 'venture') },
  calendar,
  library,
  aura,
  academy,
  remotica,
  districts: districtRoutes,
  bastion,
} as const satisfies Readonly<Record<string, RouteTable>>

export type RouteDistrict = keyof typeof routeTables

/** Every screen's path and who may open it; the guard, the menu, links in mails and the role tests read it. */
export const routes = {
  ...session,
  ...home,
  ...routeTables.hub,
  ...routeTables.workstation,
  ...prolab,
  ...routeTables.venture,
  ...calendar,
  ...library,
  ...aura,
  ...academy,
  ...remotica,
  ...districtRoutes,
  ...bastion,
} as const satisfies RouteTable

export type RouteName = keyof typeof routes
export type PathOf<N extends RouteName> = (typeof routes)[N]['path']
/** Subjects of screens. */
export type Area = (typeof routes)[RouteName]['area']

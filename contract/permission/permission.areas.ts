import type { Thing } from '#contract/access/matrix.ts'
import type { SignedInRole } from '#contract/access/roles.ts'
import { faces } from '#contract/faces.ts'
import { byThing } from '#contract/kit/face.ts'
import { routes, type Area } from '#contract/routes/all.ts'
import { routeNames } from '#contract/routes/match.ts'

/** Area of each thing's screens; none where it appears only within others. That of a noun is the one of its screens. */
const areaOf: Partial<Readonly<Record<Thing, Area>>> = {
  ...byThing(faces, 'area'),
  clientAccess: 'client',
  looper: 'user',
  invitation: 'invitation',
  team: 'team',
  lead: 'crm',
  review: 'aura',
  auraIndicator: 'aura',
  aura: 'aura',
  permission: 'permissions',
  userConfig: 'user',
  projeto: 'venture',
  particle: 'particle',
  entrega: 'entrega',
  atom: 'atom',
  loop: 'loop',
  resource: 'resource',
  wallet: 'bastion',
  asset: 'bastion',
  transaction: 'bastion',
  verification: 'bastion',
  home: 'home',
  lobby: 'home',
  message: 'message',
  mail: 'mail',
  event: 'calendar',
  deck: 'library',
  document: 'library',
  course: 'academy',
  room: 'remotica',
  conference: 'remotica',
}

export interface OpenScreen {
  readonly path: string
  readonly roles: 'public' | 'login' | readonly SignedInRole[]
}

/** Screens about a thing with the roles that open them, which no permission changes. */
export const screensOf = (thing: Thing): readonly OpenScreen[] =>
  routeNames.map((name) => routes[name]).filter(({ area }) => area === areaOf[thing])

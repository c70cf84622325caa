import type { SignedInRole } from '#contract/access/roles.ts'

export type Area =
  | 'session'
  | 'home'
  | 'news'
  | 'permissions'
  | 'mail'
  | 'finance'
  | 'entrega'
  | 'aura'
  | 'sector'
  | 'area'
  | 'looperType'
  | 'demand'
  | 'order'
  | 'user'
  | 'atom'
  | 'invitation'
  | 'client'
  | 'message'
  | 'venture'
  | 'loop'
  | 'resource'
  | 'workstation'
  | 'particle'
  | 'calendar'
  | 'prolab'
  | 'crm'
  | 'team'
  | 'okr'
  | 'gate'
  | 'cell'
  | 'library'
  | 'academy'
  | 'remotica'
  | 'districts'
  | 'bastion'
  | 'audit'

export interface Route {
  /** Behind the `#`, with `:name` for each parameter. */
  readonly path: `/${string}`
  /** `public`: anybody; `login`: every signed-in role, 1–10; else exactly these. */
  readonly roles: 'public' | 'login' | readonly SignedInRole[]
  readonly area: Area
  /** Its screen is still to come: it opens by its address alone and says so. Whoever builds the screen takes this away. */
  readonly soon?: true
}

export type RouteTable = Readonly<Record<string, Route>>

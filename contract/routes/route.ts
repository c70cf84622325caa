import type { SignedInRole } from '#contract/access/roles.ts'

export interface Route {
  /** Behind the `#`, with `:name` for each parameter. */
  readonly path: `/${string}`
  /** `public`: anybody; `login`: every signed-in role, 1–10; else exactly these. */
  readonly roles: 'public' | 'login' | readonly SignedInRole[]
  /** Subject of a screen, for those about a permission's thing and for the district of one that is in no menu. */
  readonly area: string
  /** Its screen is still to come: it opens by its address alone and says so. Whoever builds the screen takes this away. */
  readonly soon?: true
}

export type RouteTable = Readonly<Record<string, Route>>

import type { RouteTable } from './route.ts'

export const home = {
  home: { path: '/', roles: [1, 2, 4, 5, 6, 7, 8, 9, 10], area: 'home' },
  // Ours (docs/decisions/057): opens a record by its id alone, at the path that the person's role has for it.
  recordOpen: { path: '/open/:thing/:id', roles: 'login', area: 'home' },
  dashboard: { path: '/dashboard', roles: [1, 2, 4, 5, 6, 7, 8, 9, 10], area: 'home' },
  hubHome: { path: '/district/hub/home', roles: [1, 2, 4, 5, 6, 7, 8, 9, 10], area: 'home' },
  lobby: { path: '/district/hub/lobby', roles: [1, 2, 4, 5, 6, 7, 8], area: 'home' },
} as const satisfies RouteTable

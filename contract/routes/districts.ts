import type { RouteTable } from './route.ts'

export const districtDoors = {
  community: { path: '/district/community', roles: 'login', area: 'districts' },
  club: { path: '/district/club', roles: 'login', area: 'districts' },
  auraStore: { path: '/district/aura-store', roles: 'login', area: 'districts' },
  fortress: { path: '/district/fortress', roles: 'login', area: 'districts' },
  headquarter: { path: '/district/headquarter', roles: 'login', area: 'districts' },
  warden: { path: '/district/warden', roles: 'login', area: 'districts' },
} as const satisfies RouteTable

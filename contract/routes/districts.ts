import type { RouteTable } from './route.ts'

export const districtRoutes = {
  community: { path: '/district/community', roles: 'login', area: 'districts', soon: true },
  club: { path: '/district/club', roles: 'login', area: 'districts', soon: true },
  auraStore: { path: '/district/aura-store', roles: 'login', area: 'districts', soon: true },
  fortress: { path: '/district/fortress', roles: 'login', area: 'districts' },
  // Ours, beside the specification's (docs/decisions): who did what, and every call.
  auditLog: { path: '/district/fortress/audit', roles: [1], area: 'audit' },
  accessLog: { path: '/district/fortress/access', roles: [1], area: 'audit' },
  headquarter: { path: '/district/headquarter', roles: 'login', area: 'districts' },
  warden: { path: '/district/warden', roles: 'login', area: 'districts' },
} as const satisfies RouteTable

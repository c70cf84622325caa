import type { RouteTable } from './route.ts'

export const prolab = {
  prolabAtoms: { path: '/district/prolab/atoms', roles: [1], area: 'atom' },
  prolabVentures: { path: '/district/prolab/ventures', roles: [1, 5, 7, 9], area: 'venture' },
  prolabParticles: { path: '/district/prolab/particles', roles: [1, 5, 7], area: 'particle' },
  prolabParticleBoard: { path: '/district/prolab/particles/board', roles: [1, 5, 7], area: 'particle' },
  prolabVentureParticleBoard: {
    path: '/district/prolab/particles/board/:venture',
    roles: [1, 5, 7],
    area: 'particle',
  },
  prolabParticleShow: {
    path: '/district/prolab/particles/:particle/show',
    roles: [1, 5, 7],
    area: 'particle',
  },
  prolabHome: { path: '/district/prolab/home', roles: [1, 5, 7, 9, 10], area: 'prolab', soon: true },
  crm: { path: '/district/prolab/crm', roles: [1, 7, 9], area: 'crm', soon: true },
  team: { path: '/district/prolab/team', roles: 'login', area: 'team' },
  prolabCalendar: { path: '/district/prolab/calendar', roles: [1, 5, 7, 9, 10], area: 'calendar', soon: true },
} as const satisfies RouteTable

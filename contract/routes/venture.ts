import type { RouteTable } from './route.ts'

export const venture = {
  ventureParticleList: {
    path: '/district/:district_name/particles/list/:venture',
    roles: [1, 4, 5, 7],
    area: 'particle',
  },
  ventureNew: { path: '/district/:district_name/ventures/new', roles: [1, 7], area: 'venture' },
  ventureShow: {
    path: '/district/:district_name/ventures/:project_id/show',
    roles: [1, 4, 5, 7],
    area: 'venture',
  },
  cellAtomNew: {
    path: '/district/:district_name/ventures/:project_id/cell/:cell_id/atom/new',
    roles: [1, 7],
    area: 'atom',
  },
  ventureAtomShow: {
    path: '/district/:district_name/ventures/:project_id/atom/:atom_id/show',
    roles: [1, 4, 5, 7],
    area: 'atom',
  },
  ventureParticleNew: {
    path: '/district/:district_name/ventures/:project_id/particle/add',
    roles: [1, 4, 5, 7],
    area: 'particle',
  },
  ventureParticleShow: {
    path: '/district/:district_name/ventures/:project_id/particle/:particle/show',
    roles: [1, 4, 5, 7],
    area: 'particle',
  },
  particleNew: { path: '/district/:district_name/particles/add', roles: [1, 4, 5, 7], area: 'particle' },
  particleShow: {
    path: '/district/:district_name/particles/:particle/show',
    roles: [1, 4, 5, 7],
    area: 'particle',
  },
} as const satisfies RouteTable

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
  goalShow: {
    path: '/district/:district_name/ventures/:project_id/goal/:uuid',
    roles: [1, 4, 5, 7],
    area: 'okr',
  },
  okrNew: {
    path: '/district/:district_name/ventures/:project_id/okr/new',
    roles: [1, 4, 5, 7],
    area: 'okr',
  },
  okrEdit: {
    path: '/district/:district_name/ventures/:project_id/okr/edit/:uuid',
    roles: [1, 4, 5, 7],
    area: 'okr',
  },
  goalKeyNew: {
    path: '/district/:district_name/ventures/:project_id/goal/:goal_uuid/new',
    roles: [1, 4, 5, 7],
    area: 'okr',
  },
  goalKeyEdit: {
    path: '/district/:district_name/ventures/:project_id/goal/key/edit/:uuid',
    roles: [1, 4, 5, 7],
    area: 'okr',
  },
  gateNew: { path: '/district/:district_name/ventures/:project_id/gate/new', roles: [1, 7], area: 'gate' },
  gateShow: {
    path: '/district/:district_name/ventures/:project_id/gate/:gate_id/show',
    roles: [1, 4, 5, 7],
    area: 'gate',
  },
  cellNew: {
    path: '/district/:district_name/ventures/:project_id/gate/:gate_id/cell/new',
    roles: [1, 7],
    area: 'cell',
  },
  cellShow: {
    path: '/district/:district_name/ventures/:project_id/cell/:cell_id/show',
    roles: [1, 4, 5, 7],
    area: 'cell',
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

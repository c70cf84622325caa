import type { RouteTable } from './route.ts'

export const workstation = {
  projectList: { path: '/projects', roles: [1, 2, 4, 7], area: 'venture' },
  projectShow: { path: '/project/show/:id', roles: [1, 2, 4, 7], area: 'venture' },
  projectNew: { path: '/project/new', roles: [1, 2, 7], area: 'venture' },
  entregaNew: { path: '/project/entrega/new/:id', roles: [1, 4, 7], area: 'entrega' },
  entregaShow: { path: '/project/entrega/show/:id', roles: [1, 2, 4, 7], area: 'entrega' },
  // Ours (docs/decisions/061).
  entregaReport: { path: '/project/entrega/show/:id/report', roles: [1, 2, 4, 7], area: 'entrega' },
  // Ours (docs/decisions/069).
  myWork: { path: '/district/workstation/my-work', roles: [1, 2, 4, 7], area: 'atom' },
  atomList: { path: '/district/workstation/atom/index', roles: [1, 2, 4, 7], area: 'atom' },
  atomNew: { path: '/district/workstation/atom/new/:id', roles: [1, 2, 4, 7], area: 'atom' },
  atomShow: { path: '/district/workstation/atom/show/:id', roles: [1, 2, 4, 7], area: 'atom' },
  loopCenter: { path: '/district/workstation/pontos', roles: [1, 2, 4, 7], area: 'loop' },
  loopNew: { path: '/ponto/new', roles: [1, 7], area: 'loop' },
  // Ours (docs/decisions/166).
  loopImport: { path: '/district/workstation/pontos/import', roles: [1, 7], area: 'loop' },
  loopShow: { path: '/ponto/show/:id', roles: [1, 2, 4, 6, 7], area: 'loop' },
  // Ours, as the menu of the specification names them without a path (docs/decisions/164).
  loopControl: { path: '/district/workstation/loop-control', roles: [1, 7], area: 'loop' },
  // Ours (docs/decisions/165).
  reports: { path: '/district/workstation/reports', roles: [1, 2, 4, 7], area: 'loop' },
  managerList: { path: '/district/workstation/managers', roles: [1, 2, 7], area: 'user' },
  collaboratorList: { path: '/district/workstation/loopers', roles: [1, 2, 7], area: 'user' },
  resourceShow: { path: '/resources/view/:id', roles: [1, 2, 4], area: 'resource' },
  resourceNew: { path: '/project/resources/create/:projectId', roles: [1, 2, 4], area: 'resource' },
  workstation: { path: '/district/workstation', roles: [1, 4], area: 'workstation', soon: true },
  workstationHome: { path: '/district/workstation/home', roles: [1, 4, 5, 7], area: 'workstation', soon: true },
  // Ours (docs/decisions/067).
  portfolio: { path: '/district/workstation/portfolio', roles: [1, 2, 4, 5, 7, 9], area: 'venture' },
  capacity: { path: '/district/workstation/capacity', roles: [1, 4, 7], area: 'workstation' },
  workstationVentures: { path: '/district/workstation/ventures', roles: [1, 4, 5, 7], area: 'venture' },
  workstationParticles: { path: '/district/workstation/particles', roles: [1, 4, 5, 7], area: 'particle' },
  workstationParticleBoard: {
    path: '/district/workstation/particles/board',
    roles: [1, 4, 5, 7],
    area: 'particle',
  },
  workstationVentureParticleBoard: {
    path: '/district/workstation/particles/board/:venture',
    roles: [1, 4, 5, 7],
    area: 'particle',
  },
  projectBoard: { path: '/district/workstation/project/:project_code/board', roles: [1, 4, 5, 7], area: 'venture' },
  workstationCalendar: { path: '/district/workstation/calendar', roles: [1, 4, 5, 7], area: 'calendar', soon: true },
} as const satisfies RouteTable

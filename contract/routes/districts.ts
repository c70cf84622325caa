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
  // Ours (docs/decisions/068): a venture and a delivery report as those read them whom no other page of theirs admits.
  headquarterVenture: {
    path: '/district/headquarter/ventures/:id',
    roles: [1, 2, 3, 4, 5, 7, 9, 10],
    area: 'venture',
  },
  // A gate stands on the page of its venture; clients have no other.
  headquarterGate: { path: '/district/headquarter/ventures/:project_id/gates/:gate_id', roles: [3], area: 'gate' },
  // Ours (docs/decisions/142): atoms that a client accepts and finishes; the others have them in their ventures.
  headquarterAtoms: { path: '/district/headquarter/atoms', roles: [3], area: 'atom' },
  headquarterEntrega: { path: '/district/headquarter/entregas/:id', roles: 'login', area: 'entrega' },
  warden: { path: '/district/warden', roles: 'login', area: 'districts' },
  // Ours (docs/decisions/145): the register of incidents with personal data.
  incidentList: { path: '/district/warden/incidents', roles: [1], area: 'districts' },
  incidentNew: { path: '/district/warden/incidents/new', roles: [1], area: 'districts' },
  incidentShow: { path: '/district/warden/incidents/:id', roles: [1], area: 'districts' },
  incidentEdit: { path: '/district/warden/incidents/:id/edit', roles: [1], area: 'districts' },
} as const satisfies RouteTable

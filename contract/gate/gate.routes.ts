import type { NounRoutes } from '#contract/kit/list/noun.ts'

/** Apart from the noun, whose schemas a page that only links to it does not wait for. */
export const gateRoutes = {
  // Gates are listed within their ventures.
  list: ['projectList', 'workstationVentures', 'prolabVentures', 'headquarter'],
  create: 'gateNew',
  show: ['gateShow', 'headquarterGate'],
  params: { project_id: 'venture_id', gate_id: 'id' },
} as const satisfies NounRoutes

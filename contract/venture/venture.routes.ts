import type { NounRoutes } from '#contract/kit/list/noun.ts'

/** Apart from the noun, whose schemas a page that only links to it does not wait for. */
export const ventureRoutes = {
  list: ['projectList', 'workstationVentures', 'prolabVentures', 'headquarter'],
  create: ['projectNew', 'ventureNew'],
  show: ['projectShow', 'ventureShow', 'headquarterVenture'],
  params: { project_id: 'id' },
} as const satisfies NounRoutes

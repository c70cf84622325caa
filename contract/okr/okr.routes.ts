import type { NounRoutes } from '#contract/kit/list/noun.ts'

/** Apart from the noun, whose schemas a page that only links to it does not wait for. */
export const okrRoutes = {
  list: 'workstationVentures',
  show: 'goalShow',
  edit: 'okrEdit',
  params: { project_id: 'venture_id', uuid: 'uuid' },
} as const satisfies NounRoutes

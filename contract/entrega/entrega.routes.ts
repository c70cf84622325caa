import type { NounRoutes } from '#contract/kit/list/noun.ts'

/** Apart from the noun, whose schemas a page that only links to it does not wait for. */
export const entregaRoutes = {
  list: ['entregaList', 'projectList', 'headquarter'],
  show: ['entregaShow', 'headquarterEntrega'],
} as const satisfies NounRoutes

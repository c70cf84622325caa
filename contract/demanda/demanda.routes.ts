import type { NounRoutes } from '#contract/kit/list/noun.ts'

/** Apart from the noun, whose schemas a page that only links to it does not wait for. */
export const demandaRoutes = {
  list: ['demandaList', 'headquarter'],
  create: 'demandaNew',
  show: ['demandaShow', 'demandaMine'],
} as const satisfies NounRoutes

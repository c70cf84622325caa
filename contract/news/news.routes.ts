import type { NounRoutes } from '#contract/kit/list/noun.ts'

/** Apart from the noun, whose schemas a page that only links to it does not wait for. */
export const newsRoutes = {
  list: 'newsList',
  create: 'newsCreate',
  show: 'newsShow',
  edit: 'newsEdit',
} as const satisfies NounRoutes

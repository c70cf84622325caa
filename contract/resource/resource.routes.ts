import type { NounRoutes } from '#contract/kit/list/noun.ts'

/** Apart from the noun, whose schemas a page that only links to it does not wait for. */
export const resourceRoutes = {
  list: 'libraryResources',
  show: ['resourceShow', 'libraryResource'],
} as const satisfies NounRoutes

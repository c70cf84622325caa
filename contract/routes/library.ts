import type { RouteTable } from './route.ts'

export const library = {
  library: { path: '/district/library', roles: 'login', area: 'library' },
  deckPreview: { path: '/district/library/decks/:code/preview', roles: 'login', area: 'library', soon: true },
  libraryResources: { path: '/district/library/resources', roles: 'login', area: 'library' },
  deckList: { path: '/district/library/decks', roles: [1, 4, 5, 7, 9, 10], area: 'library', soon: true },
  libraryVentures: { path: '/district/library/ventures', roles: [1, 4, 5, 7, 9], area: 'library' },
  libraryVentureShow: {
    path: '/district/library/ventures/:uuid/show',
    roles: [1, 4, 5, 7],
    area: 'library',
  },
  // Ours (docs/decisions/066): a resource as those see it who may, but whom its page in the workstation does not admit.
  libraryResource: { path: '/district/library/resources/:id', roles: 'login', area: 'library' },
  documentPreview: {
    path: '/district/library/documents/:id/preview/:file_code',
    roles: [1, 4, 5, 7],
    area: 'library',
    soon: true,
  },
  libraryVentureNew: {
    path: '/district/library/ventures/:uuid/new/:tab',
    roles: [1, 5, 7],
    area: 'library',
    soon: true,
  },
  documentShow: { path: '/district/library/documents/:id/show', roles: [1, 5, 7], area: 'library', soon: true },
} as const satisfies RouteTable

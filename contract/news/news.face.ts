import type { Face } from '#contract/kit/face.ts'

/** News of the organisation; what the specification leaves open is docs/decisions/197. */
export const newsFace = {
  thing: 'news',
  title: ['Notícias', 'News'],
  group: 'place',
  acts: {
    open: [1, 2, 4, 5, 6, 7, 8, 10],
    create: [1, 2, 4, 5, 6, 7, 8],
    // One's own; those who see all change the others' too.
    edit: [1, 2, 4, 5, 6, 7, 8],
    seeAll: [1, 7],
    // No screen of the specification deletes news, so it stays with the full administrators.
    delete: [1, 7],
  },
  area: 'news',
  scope: 'news',
  screens: {
    hub: {
      newsList: {
        path: '/district/hub/news',
        roles: [1, 2, 4, 5, 6, 7, 8, 10],
        purpose: ['O que a organização tem a dizer a você.', 'What the organisation has to tell you.'],
        synonyms:
          'novidades avisos aviso comunicado comunicados mural jornal blog announcements announcement notice notices rss feed',
        help: 'noticias',
      },
      newsShow: { path: '/district/hub/news/show/:id', roles: [1, 2, 4, 5, 6, 7, 8, 10], help: 'noticias' },
      newsCreate: {
        path: '/district/hub/news/create',
        roles: [1, 2, 4, 5, 6, 7, 8],
        synonyms: 'publicar escrever novidade aviso comunicado publish write post announce announcement',
        help: 'noticias',
      },
      newsEdit: { path: '/district/hub/news/edit/:id', roles: [1, 2, 4, 5, 6, 7, 8], help: 'noticias' },
    },
  },
  people: { 'news.author_id': 'own', 'news_versions.author_id': 'keep' },
} as const satisfies Face

import { callsOf } from '#contract/kit/endpoint.ts'
import type { newsSchemas } from './news.schemas.ts'

export const newsCalls = callsOf<typeof newsSchemas>()({
  latest: {
    method: 'GET',
    path: '/api/news/latest',
    shows: ['news'],
    can: 'news.open',
    summary: 'The first published news for the reader: pinned ones and those that ask for an answer before the newest',
  },
  page: {
    method: 'GET',
    path: '/api/news/:id/page',
    shows: ['news'],
    can: 'news.open',
    summary: 'Reactions to a news item and, for those who edit it, the names of its ventures',
  },
  read: {
    method: 'POST',
    path: '/api/news/:id/read',
    can: 'news.open',
    summary: 'Notes that one has read a published news item; the first time counts',
  },
  acknowledge: {
    method: 'POST',
    path: '/api/news/:id/acknowledge',
    can: 'news.open',
    summary: 'Says that one has read a published news item and knows of it, once',
  },
  react: {
    method: 'PUT',
    path: '/api/news/:id/reactions/:reaction',
    can: 'news.open',
    summary: 'Sets or takes back one’s reaction to a published news item',
  },
  readers: {
    method: 'GET',
    path: '/api/news/:id/readers',
    shows: ['news'],
    can: 'news.edit',
    summary:
      'Who of its audience read a news item, who knows of it and who is missing; for its author and who sees all',
  },
  remind: {
    method: 'POST',
    path: '/api/news/:id/remind',
    can: 'news.edit',
    summary: 'Notifies those of its audience from whom a published news item still waits, at most once an hour',
    refuses: [409],
  },
  versions: {
    method: 'GET',
    path: '/api/news/:id/versions',
    shows: ['news'],
    can: 'news.edit',
    summary: 'Former texts of a news item, newest first; for its author and who sees all',
  },
  restoreVersion: {
    method: 'POST',
    path: '/api/news/:id/versions/:of/restore',
    can: 'news.edit',
    summary: 'Writes a former text into a news item again; a stale version answers 409',
    refuses: [409],
  },
  feed: {
    method: 'GET',
    path: '/api/news-feed',
    can: 'news.open',
    summary: 'Whether one has an address for feed readers, since when, and when it was last read',
  },
  feedMake: {
    method: 'POST',
    path: '/api/news-feed',
    can: 'news.open',
    summary: 'Makes the personal address of one’s news for feed readers, shown this once; the former one ends',
  },
  feedRevoke: {
    method: 'DELETE',
    path: '/api/news-feed',
    can: 'news.open',
    summary: 'Ends the personal address of one’s news',
  },
  rss: {
    method: 'GET',
    path: '/api/news-feed/:token',
    can: 'public',
    file: true,
    summary: 'Published news of whoever the token belongs to, as RSS; any other token is 404',
  },
})

import { codes } from '#contract/kit/codes.ts'
import { stepsOf } from '#contract/kit/steps/steps.ts'
import { newsWords } from './news.words.ts'

export const newsStatus = codes({ draft: 1, scheduled: 2, published: 3, expired: 4 })

/** A draft is published at once or at a time; what is published ends by hand or at its own time, and may come back. */
export const newsSteps = stepsOf(newsWords, {
  path: '/api/news',
  statuses: newsStatus,
  notNow: 'news.notNow',
  steps: {
    publish: {
      from: ['draft', 'scheduled', 'expired'],
      to: 'published',
      can: 'news.edit',
      ask: 'confirm',
      main: ['draft'],
      summary: 'Publishes a news item for its audience, which is notified the first time',
    },
    schedule: {
      from: ['draft', 'scheduled'],
      to: 'scheduled',
      can: 'news.edit',
      ask: 'form',
      summary: 'Sets the moment at which a news item is published by itself',
    },
    withdraw: {
      from: ['scheduled'],
      to: 'draft',
      can: 'news.edit',
      summary: 'Makes a scheduled news item a draft again',
    },
    pin: { from: ['published'], can: 'news.seeAll', summary: 'Puts a published news item first in every list' },
    unpin: { from: ['published'], can: 'news.seeAll', summary: 'Puts a pinned news item back into its place' },
    expire: {
      from: ['published'],
      to: 'expired',
      can: 'news.edit',
      ask: 'confirm',
      danger: true,
      summary: 'Ends a published news item: its audience does not see it any more',
    },
  },
})

/** Steps that a reader of a news item may take on it. */
export type NewsStep = keyof typeof newsSteps.of

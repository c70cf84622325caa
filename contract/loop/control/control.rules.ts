import { codes } from '#contract/kit/codes.ts'

/** Seconds after which a running loop is looked at, whatever its person has answered. */
export const LONG_SECONDS = 10 * 3600

/**
 * Why a row is in Loop control, in the order of its queue, which begins with what was forgotten: a presence check that fell
 * due, more than ten hours, a total that nobody has confirmed, a stop that its person has not put right, a request, a stop
 * that lacks its words.
 */
export const controlWhy = codes({
  unanswered: 1,
  long: 2,
  unconfirmed: 3,
  forced: 4,
  denied: 5,
  requested: 6,
  stopped: 7,
  running: 8,
})

/** What a row of Loop control is. */
export const controlKind = codes({ loop: 1, request: 2 })

/** Stages of a venture before its execution: what is worked there runs ahead of the approval. */
export const aheadStages = ['negotiation', 'analysis', 'approved'] as const

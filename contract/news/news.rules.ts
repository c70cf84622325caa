/** The reactions that there are, in the order in which they stand. */
export const newsReactions = ['like', 'love', 'party', 'clap', 'thinking'] as const
export type NewsReaction = (typeof newsReactions)[number]

interface Marks {
  readonly pinned: boolean
  readonly asks_ack: boolean
  readonly read_at: string | null
  readonly acked_at: string | null
}

/** True for an item that its reader is not done with: not read, waiting for an answer, or pinned for everybody. */
export const isFresh = (it: Marks): boolean => it.pinned || it.read_at === null || (it.asks_ack && it.acked_at === null)

/** Headlines on home and in the lobby. */
export const HEADLINES = 4
/** Items of a feed. */
export const FEED_ITEMS = 30
/** Readers named in a report; the counts are of all. */
export const READERS_MAX = 500
/** Former texts that are kept of an item. */
export const VERSIONS_MAX = 50

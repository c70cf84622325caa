import type { Query } from '@tanstack/react-query'
import { THING_CHANGED } from '#contract/kit/list/trait.ts'
import { queryClient } from '#web/kit/call/query.ts'

/** Sent by the server after a commit: something about `topic` changed. It carries no rows; pages reload. */
export interface LiveEvent {
  readonly topic: string
  readonly event: string
  readonly data?: Readonly<Record<string, unknown>>
}

/** One act is told in several messages, and answers its own page meanwhile: what they change is read once. */
const GATHER_MS = 50
/** Most often that one answer is read again. */
const EVERY_MS = 1000

const CHANGED = '.changed'

/** What an event says has changed, as `shows` of a call names it: `atom.changed` to a person is of their own atoms. */
export const changesOf = ({ topic, event, data }: LiveEvent): readonly string[] => {
  if (event === THING_CHANGED) return Array.isArray(data?.['things']) ? data['things'].map(String) : []
  if (!event.endsWith(CHANGED)) return []
  const noun = event.slice(0, -CHANGED.length)
  return topic.startsWith('user:') ? [noun, `my.${noun}`] : [noun]
}

interface Seen {
  /** When it was last begun to read, by whomever. */
  began: number
  /** When it was last read because of an event. */
  followed: number
  /** When the last event was heard that it is to be read for; undefined when none waits. */
  heard: number | undefined
}

const known = new WeakMap<Query, Seen>()
const seenOf = (query: Query): Seen => {
  const seen = known.get(query) ?? { began: -Infinity, followed: -Infinity, heard: undefined }
  known.set(query, seen)
  return seen
}

queryClient.getQueryCache().subscribe((happened) => {
  if (happened.type === 'updated' && happened.action.type === 'fetch') seenOf(happened.query).began = performance.now()
})

const later = (query: Query, ms: number): void => void setTimeout(() => settle(query), ms)

/** Reads an answer again, unless it was asked for since the event; a page that nobody looks at does so once they do. */
const settle = (query: Query): void => {
  const seen = seenOf(query)
  const { heard = -Infinity } = seen
  const { data, fetchStatus } = query.state
  // A first answer is on its way that may be older than the event: nothing cancels it.
  if (data === undefined && fetchStatus === 'fetching' && seen.began < heard) return later(query, GATHER_MS)
  seen.heard = undefined
  if (seen.began >= heard) return
  const hidden = document.visibilityState === 'hidden'
  if (!hidden) seen.followed = performance.now()
  void queryClient.invalidateQueries({
    predicate: (it) => it === query,
    refetchType: hidden ? 'none' : 'active',
  })
}

/**
 * Reads again what is on the screen and shows what an event says has changed: at once, then at most once a second. What is
 * not on the screen is read when it next is.
 */
export const follow = (event: LiveEvent): void => {
  const changed = new Set(changesOf(event))
  if (changed.size === 0) return
  const now = performance.now()
  const concerned = queryClient.getQueryCache().findAll({
    predicate: ({ meta }) => meta?.shows.some((it) => changed.has(it)) ?? false,
  })
  for (const query of concerned) {
    const seen = seenOf(query)
    const waits = seen.heard !== undefined
    seen.heard = now
    if (!waits) later(query, Math.max(GATHER_MS, seen.followed + EVERY_MS - now))
  }
}

import { THING_CHANGED } from '#contract/kit/list/trait.ts'
import { useLive, type LiveEvent } from '#web/kit/live/live.ts'
import { useMe } from '#web/kit/session/session.ts'

/** The record that something hangs on: its noun, as the registry names it, and its id. */
export interface OfRecord {
  readonly thing: string
  readonly id: number
}

/** At most one read in so many milliseconds, however many events arrive. */
const EVERY_MS = 1000

/** Calls `read` when something that hangs on a record of the noun has changed; the event does not say which record. */
export const useThingNews = ({ thing }: OfRecord, read: () => void): void => {
  const { role } = useMe()
  const heard = ({ event, data }: LiveEvent) => {
    if (event === THING_CHANGED && data?.['thing'] === thing) read()
  }
  useLive(`role:${role}`, heard, { every: EVERY_MS })
}

import type { Db } from '#server/db/open.ts'
import type { ImportRow } from '#server/import/import.data.ts'
import type { ActorFrame } from '#server/kit/actor.ts'

interface Told extends Pick<ActorFrame, 'services'> {
  readonly db: Db
  readonly stored: ImportRow
}

/**
 * Tells how far a long transaction is, from outside of it. On the embedded database, which has one connection, it is told
 * when that transaction has ended, and nothing waits for it.
 */
export const progressOf = ({ db, stored, services }: Told) => {
  let sending = Promise.resolve()
  let busy = false
  return {
    at: (done: number): void => {
      if (busy) return
      busy = true
      sending = db
        .updateTable('imports')
        .set({ done, moved_at: services.now() })
        .where('id', '=', stored.id)
        .where('state', '=', stored.state)
        .execute()
        .then(
          () => void (busy = false),
          // A failed message about the progress must not end the import.
          () => void (busy = false),
        )
    },
    ended: () => sending,
  }
}

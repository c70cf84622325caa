import { notificationCalls } from '#contract/notification/notification.calls.ts'
import type { Notification } from '#contract/notification/notification.ts'
import { changePieces } from '#web/kit/call/more.ts'
import { answerOf, invalidate, useSend } from '#web/kit/call/query.ts'
import { serverNow } from '#web/kit/clock.ts'
import { logFailure } from '#web/kit/logFailure.ts'
import { useMe } from '#web/kit/session/session.ts'

/** Marks them in the cache at once; after a rare refusal they are read again. */
const markHere = (userId: number, meant: (it: Notification) => boolean): void => {
  const read_at = new Date(serverNow()).toISOString()
  changePieces(notificationCalls.list, (piece) => ({
    ...piece,
    data: piece.data.map((it) => (it.read_at === null && meant(it) ? { ...it, read_at } : it)),
  }))
  const known = answerOf(notificationCalls.unread, { userId })
  const now = known.get()
  if (!now) return
  const unreads = now.data.unreads.filter((it) => !meant(it))
  const count = now.data.count - (now.data.unreads.length - unreads.length)
  known.set({ ...now, data: { unreads, count } })
}

/** Marks notifications as read, optimistically. */
export const useMarking = () => {
  const me = useMe()
  const sending = useSend(notificationCalls.read, {
    onError: (error) => {
      logFailure('Notifications, read', error)
      void invalidate(notificationCalls.unread)
      void invalidate(notificationCalls.list)
    },
  })
  return {
    /** A preview as another role changes nothing. */
    mayMark: me.viewing_as === undefined || me.viewing_as === null,
    markRead: (note: Notification) => {
      if (note.read_at !== null) return
      markHere(me.id, (other) => other.id === note.id)
      sending.mutate({ ids: [note.id] })
    },
    /** Marks this one and all older ones: those that arrive meanwhile stay unread. */
    markUntil: (newest: number) => {
      markHere(me.id, (other) => other.id <= newest)
      sending.mutate({ until: newest })
    },
  }
}

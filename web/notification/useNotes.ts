import { notificationCalls, type Notification } from '#contract/notification/notification.ts'
import { serverNow } from '#web/kit/clock.ts'
import { logFailure } from '#web/kit/logFailure.ts'
import { changePieces, useMore } from '#web/kit/more.ts'
import { answerOf, invalidate, useSend } from '#web/kit/query.ts'
import { useMe } from '#web/kit/session.ts'

const PIECE = 20

/** Here at once: the server hardly refuses, and when it does the truth is read again. */
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

/** One's notifications, newest first, piece by piece, and how they become read. */
export const useNotes = (only: 'unread' | undefined) => {
  const me = useMe()
  const list = useMore(notificationCalls.list, { per_page: PIECE, ...(only ? { only } : {}) }, ({ data, total }) => {
    const last = data.at(-1)
    return last && total > data.length ? { before: last.id } : undefined
  })
  const sending = useSend(notificationCalls.read, {
    onError: (error) => {
      logFailure('Notifications, read', error)
      void invalidate(notificationCalls.unread)
      void invalidate(notificationCalls.list)
    },
  })
  const rows = list.data?.pages.flatMap((it) => it.data)
  const newest = rows?.[0]?.id
  return {
    list,
    rows,
    /** A preview as another role changes nothing. */
    mayMark: me.viewing_as === undefined || me.viewing_as === null,
    markRead: (it: Notification) => {
      if (it.read_at !== null) return
      markHere(me.id, (other) => other.id === it.id)
      sending.mutate({ ids: [it.id] })
    },
    /** All that were seen: what arrives meanwhile stays unread. */
    markAllRead: () => {
      if (newest === undefined) return
      markHere(me.id, (other) => other.id <= newest)
      sending.mutate({ until: newest })
    },
  }
}

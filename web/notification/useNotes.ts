import { notificationCalls } from '#contract/notification/notification.calls.ts'
import { useMore } from '#web/kit/call/more.ts'
import { useMarking } from '#web/notification/useMarking.ts'

const PIECE = 20

/** One's notifications, newest first, piece by piece, and how they become read. */
export const useNotes = (only: 'unread' | undefined) => {
  const list = useMore(notificationCalls.list, { per_page: PIECE, ...(only ? { only } : {}) }, ({ data, total }) => {
    const last = data.at(-1)
    return last && total > data.length ? { before: last.id } : undefined
  })
  const { mayMark, markRead, markUntil } = useMarking()
  const rows = list.data?.pages.flatMap((it) => it.data)
  const newest = rows?.[0]?.id
  return {
    list,
    rows,
    mayMark,
    markRead,
    /** All that were seen. */
    markAllRead: () => {
      if (newest !== undefined) markUntil(newest)
    },
  }
}

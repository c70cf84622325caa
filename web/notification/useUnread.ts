import { useEffect, useRef } from 'react'
import type { AnswerOf } from '#contract/kit/endpoint.ts'
import { notificationCalls } from '#contract/notification/notification.calls.ts'
import { notificationScreenWords } from '#contract/notification/notificationScreen.words.ts'
import { useCall } from '#web/kit/call/query.ts'
import { logFailure } from '#web/kit/logFailure.ts'
import { useMe } from '#web/kit/session/session.ts'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { say } from '#web/kit/words.ts'

type Unread = AnswerOf<typeof notificationCalls.unread>['data']

/** Section 7: a newer unread item triggers a toast. Items that were there when the page opened are not new. */
const useNews = (unread: Unread | undefined): void => {
  const seen = useRef<number>(undefined)
  useEffect(() => {
    if (!unread) return
    const [newest] = unread.unreads
    const before = seen.current
    seen.current = Math.max(before ?? 0, newest?.id ?? 0)
    if (!newest || before === undefined) return
    const count = unread.unreads.filter((it) => it.id > before).length
    if (count === 1) toast.info(newest.title)
    else if (count > 1) toast.info(say(notificationScreenWords, 'several', { count }))
  }, [unread])
}

/** Number of unread notifications, kept up to date; a failed read keeps the last known number. */
export const useUnread = (): number => {
  const me = useMe()
  const { data, error } = useCall(notificationCalls.unread, { userId: me.id })
  useNews(data?.data)
  useEffect(() => {
    if (error) logFailure('Notifications, unread', error)
  }, [error])
  return data?.data.count ?? 0
}

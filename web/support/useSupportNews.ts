import { supportCalls } from '#contract/support/support.ts'
import { invalidate } from '#web/kit/call/query.ts'
import { useLive } from '#web/kit/live/live.ts'
import { useMe } from '#web/kit/session/session.ts'

/** What others write arrives by itself. */
export const useSupportNews = (): void => {
  const me = useMe()
  useLive(`user:${me.id}`, (told) => {
    if (told.event !== 'support.changed') return
    void invalidate(supportCalls.list)
    void invalidate(supportCalls.show)
  })
}

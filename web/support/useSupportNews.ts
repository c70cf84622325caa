import { supportCalls } from '#contract/support/support.ts'
import { useLive } from '#web/kit/live.ts'
import { invalidate } from '#web/kit/query.ts'
import { useMe } from '#web/kit/session.ts'

/** What others write arrives by itself. */
export const useSupportNews = (): void => {
  const me = useMe()
  useLive(`user:${me.id}`, (told) => {
    if (told.event !== 'support.changed') return
    void invalidate(supportCalls.list)
    void invalidate(supportCalls.show)
  })
}

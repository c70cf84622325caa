import { IconUserCheck } from '@tabler/icons-react'
import { registrationCalls, registrationStates } from '#contract/registration/registration.ts'
import { registrationWords } from '#contract/registration/registration.words.ts'
import { pathTo } from '#contract/routes/match.ts'
import { invalidate, useCall } from '#web/kit/call/query.ts'
import { useLive } from '#web/kit/live/live.ts'
import { useMe } from '#web/kit/session/session.ts'
import { Notice, TextLink } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'

/** How many registrations wait for somebody who decides on them; nothing while none does. */
export const Reviews = () => {
  const t = useWords(registrationWords)
  const me = useMe()
  const { review } = registrationStates.of
  const waiting = useCall(registrationCalls.list, { state: String(review), per_page: '1' })
  useLive(`user:${me.id}`, ({ event }) => {
    if (event === 'notification.changed') void invalidate(registrationCalls.list)
  })
  const count = waiting.data?.total ?? 0
  if (count === 0) return null
  return (
    <Notice icon={IconUserCheck} tone="info">
      <TextLink to={`${pathTo('registrationList')}?state=${review}`}>{t('waiting', { count })}</TextLink>
    </Notice>
  )
}

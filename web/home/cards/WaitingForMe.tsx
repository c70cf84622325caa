import { waitingCalls } from '#contract/home/waiting.ts'
import { waitingWords } from '#contract/home/waiting.words.ts'
import { registrationStates } from '#contract/registration/registration.ts'
import { pathTo } from '#contract/routes/match.ts'
import { Card } from '#web/home/cards/Card.tsx'
import { invalidate, useCall } from '#web/kit/call/query.ts'
import { useLive } from '#web/kit/live/live.ts'
import { useMe } from '#web/kit/session/session.ts'
import { LateMark } from '#web/kit/ui/LateMark.tsx'
import { Row, TextLink } from '#web/kit/ui/page/layout.tsx'
import { RuledList } from '#web/kit/ui/ruled/RuledList.tsx'
import { useWords } from '#web/kit/words.ts'

/** Each leads to exactly the rows that it counts. */
const links = {
  registrations: `${pathTo('registrationList')}?state=${registrationStates.of.review}`,
  requests: `${pathTo('invitationList')}?tab=requests&state=waiting`,
  erasures: `${pathTo('warden')}?state=open`,
  mails: `${pathTo('mailReports')}?status=failed`,
} as const
const names = ['registrations', 'requests', 'erasures', 'mails'] as const satisfies readonly (keyof typeof links)[]

/** What waits for a decision of this person, by what they may open; nothing while nothing does. */
export const WaitingForMe = () => {
  const t = useWords(waitingWords)
  const me = useMe()
  const { data } = useCall(waitingCalls.counts, {})
  useLive(`user:${me.id}`, ({ event }) => {
    if (event === 'notification.changed') void invalidate(waitingCalls.counts)
  })
  const waiting = names.flatMap((id) => {
    const count = data?.[id] ?? 0
    return count > 0 ? [{ id, count }] : []
  })
  if (waiting.length === 0) return null
  const late = data?.erasures_late ?? 0
  return (
    <Card title={t('title')}>
      <RuledList of={waiting}>
        {({ id, count }) => (
          <Row gap="small">
            <TextLink to={links[id]}>{t(id, { count })}</TextLink>
            {id === 'erasures' && late > 0 && <LateMark>{t('late', { count: late })}</LateMark>}
          </Row>
        )}
      </RuledList>
    </Card>
  )
}

import { ROLE } from '#contract/access/role.ts'
import { atomStatus } from '#contract/atom/atom.rules.ts'
import { userStatus } from '#contract/auth/userStatus.ts'
import { waitingCalls } from '#contract/home/home.calls.ts'
import { waitingWords } from '#contract/home/waiting.words.ts'
import type { AnswerOf } from '#contract/kit/endpoint.ts'
import { loopRequestStatus } from '#contract/loopRequest/loopRequest.steps.ts'
import { registrationStates } from '#contract/registration/registration.states.ts'
import { pathTo } from '#contract/routes/match.ts'
import { Card } from '#web/home/cards/Card.tsx'
import { useCall } from '#web/kit/call/query.ts'
import { LateMark } from '#web/kit/ui/LateMark.tsx'
import { Row, TextLink } from '#web/kit/ui/page/layout.tsx'
import { Quiet } from '#web/kit/ui/ruled/Quiet.tsx'
import { RuledList } from '#web/kit/ui/ruled/RuledList.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useWords } from '#web/kit/words.ts'

/** Each links to exactly the rows that it counts. */
const links = {
  registrations: `${pathTo('registrationList')}?state=${registrationStates.of.review}`,
  requests: `${pathTo('invitationList')}?tab=requests&state=waiting`,
  loop_requests: `${pathTo('loopRequestList')}?status=${loopRequestStatus.of.waiting}`,
  weeks: `${pathTo('weekList')}?ready=true`,
  atoms_late: `${pathTo('atomList')}?late=true&status=${[atomStatus.of.pending, atomStatus.of.accepted].join()}`,
  erasures: `${pathTo('warden')}?state=open`,
  without_value: `${pathTo('looperList')}?role=${ROLE.looper}&status=${userStatus.active}&without_value=true`,
  mails: `${pathTo('mailReports')}?status=failed`,
} as const
const names = [
  'registrations',
  'requests',
  'loop_requests',
  'weeks',
  'atoms_late',
  'erasures',
  'without_value',
  'mails',
] as const satisfies readonly (keyof typeof links)[]

interface Of {
  readonly of: AnswerOf<typeof waitingCalls.counts>
}

const Counts = ({ of }: Of) => {
  const t = useWords(waitingWords)
  const waiting = names.flatMap((id) => {
    const count = of[id] ?? 0
    return count > 0 ? [{ id, count }] : []
  })
  const late = of.erasures_late ?? 0
  if (waiting.length === 0) return null
  return (
    <RuledList of={waiting}>
      {({ id, count }) => (
        <Row gap="small">
          <TextLink to={links[id]}>{t(id, { count })}</TextLink>
          {id === 'erasures' && late > 0 && <LateMark>{t('late', { count: late })}</LateMark>}
        </Row>
      )}
    </RuledList>
  )
}

/** Decisions that wait for this person, by permission; says so when there are none. */
export const WaitingForMe = () => {
  const t = useWords(waitingWords)
  const answer = useCall(waitingCalls.counts, {})
  return (
    <Card title={t('title')}>
      <Answer of={answer} rows={2}>
        {(of) => (
          <>
            {names.every((it) => (of[it] ?? 0) === 0) && <Quiet>{t('nothing')}</Quiet>}
            <Counts of={of} />
          </>
        )}
      </Answer>
    </Card>
  )
}

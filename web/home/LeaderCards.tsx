import { useState } from 'react'
import { ROLE } from '#contract/access/role.ts'
import { homeCalls, moneyCalls, overviewCalls, waitingCalls } from '#contract/home/home.calls.ts'
import { Team } from '#web/home/cards/Team.tsx'
import { TeamWeek } from '#web/home/cards/TeamWeek.tsx'
import { Unordered } from '#web/home/cards/Unordered.tsx'
import { WaitingForMe } from '#web/home/cards/WaitingForMe.tsx'
import { Cash } from '#web/home/money/Cash.tsx'
import { DueOrders } from '#web/home/money/DueOrders.tsx'
import { useCall } from '#web/kit/call/query.ts'
import { useSession } from '#web/kit/session/session.ts'
import { Loading } from '#web/kit/ui/state/Loading.tsx'

const decisions = [
  'looper.changeStatus',
  'looper.edit',
  'invitation.open',
  'loopRequest.decide',
  'week.review',
  'atom.seeAll',
  'governance.erase',
  'mail.open',
  'gate.deliver',
] as const

/**
 * For who answers for others: what waits, who works now, where the week goes; for finance, what is to be paid before all.
 * They come together: a card that grows would push those below it.
 */
export const LeaderCards = () => {
  const { can, role } = useSession()
  const decides = decisions.some(can)
  const pays = role === ROLE.finance
  const due = can('order.list') && can('order.seeAll')
  const cash = can('finance.list')
  const parts = [
    useCall(waitingCalls.counts, {}, { enabled: decides }),
    useCall(homeCalls.team, {}),
    useCall(overviewCalls.week, {}),
    useCall(overviewCalls.unordered, {}, { enabled: pays }),
    useCall(moneyCalls.shown, {}, { enabled: due || cash }),
  ]
  // Only at first: a card whose call failed retries by itself.
  const [shown, show] = useState(false)
  if (!shown && parts.some((it) => it.isLoading)) return <Loading rows={24} />
  if (!shown) show(true)
  return (
    <>
      {decides && <WaitingForMe />}
      {due && (
        <div data-tour="home-due">
          <DueOrders />
        </div>
      )}
      {cash && <Cash />}
      {pays && <Unordered />}
      <Team part="stops" />
      <Team part="now" />
      <TeamWeek />
    </>
  )
}

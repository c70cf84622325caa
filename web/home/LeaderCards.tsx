import { useState } from 'react'
import { ROLE } from '#contract/access/role.ts'
import { attentionCalls, homeCalls, moneyCalls, overviewCalls, waitingCalls } from '#contract/home/home.calls.ts'
import { runCalls } from '#contract/order/run.calls.ts'
import { LateGates } from '#web/home/attention/LateGates.tsx'
import { Overloaded } from '#web/home/attention/Overloaded.tsx'
import { ToConfirm } from '#web/home/attention/ToConfirm.tsx'
import { AtWork } from '#web/home/AtWork.tsx'
import { Unordered } from '#web/home/cards/Unordered.tsx'
import { WaitingForMe } from '#web/home/cards/WaitingForMe.tsx'
import { Cash } from '#web/home/money/Cash.tsx'
import { DueOrders } from '#web/home/money/DueOrders.tsx'
import { PaidWeeks } from '#web/home/money/PaidWeeks.tsx'
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
] as const

/**
 * For who answers for others: what waits, who works now, where the week goes; for finance, what is to be paid before all.
 * They come together: a card that grows would push those below it.
 */
export const LeaderCards = () => {
  const { can, role } = useSession()
  const decides = decisions.some(can)
  const pays = role === ROLE.finance
  const plans = can('atom.seeAll')
  const due = can('order.list') && can('order.seeAll')
  const cash = can('finance.list')
  const parts = [
    useCall(waitingCalls.counts, {}, { enabled: decides }),
    useCall(homeCalls.team, {}),
    useCall(overviewCalls.week, {}),
    useCall(attentionCalls.attention, {}),
    useCall(runCalls.show, {}, { enabled: pays }),
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
      {pays && (
        <>
          <PaidWeeks />
          <Unordered />
        </>
      )}
      {plans && (
        <>
          <LateGates />
          <Overloaded />
        </>
      )}
      <ToConfirm />
      {can('loop.run') && <AtWork />}
    </>
  )
}

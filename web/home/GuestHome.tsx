import { homeCalls } from '#contract/home/home.calls.ts'
import { FollowedDemands } from '#web/home/attention/FollowedDemands.tsx'
import { OwnGates } from '#web/home/attention/OwnGates.tsx'
import { SupportNews } from '#web/home/cards/SupportNews.tsx'
import { Unread } from '#web/home/cards/Unread.tsx'
import { MyWeek } from '#web/home/week/MyWeek.tsx'
import { useCall } from '#web/kit/call/query.ts'
import { useSession } from '#web/kit/session/session.ts'
import { GatesWaiting } from '#web/portal/GatesWaiting.tsx'
import css from './HomeScreen.module.css'

/** The home of who runs no loops and sees nobody's: what waits for them, the gates of their ventures, what is new. */
export const GuestHome = () => {
  // Hours of a time when their role was another.
  const { can } = useSession()
  const mine = useCall(homeCalls.mine, {}).data
  return (
    <div className={css['grid']}>
      <div className={css['column']}>
        {can('demanda.follow') && <FollowedDemands />}
        <GatesWaiting />
        <OwnGates />
        {mine && mine.week_seconds > 0 && <MyWeek of={mine} />}
      </div>
      <div className={css['column']}>
        <Unread />
        <SupportNews />
      </div>
    </div>
  )
}

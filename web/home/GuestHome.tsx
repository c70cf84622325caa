import { homeCalls } from '#contract/home/home.calls.ts'
import { SupportNews } from '#web/home/cards/SupportNews.tsx'
import { Unread } from '#web/home/cards/Unread.tsx'
import { Ventures } from '#web/home/cards/Ventures.tsx'
import { MyWeek } from '#web/home/week/MyWeek.tsx'
import { useCall } from '#web/kit/call/query.ts'
import { GatesWaiting } from '#web/portal/GatesWaiting.tsx'
import css from './HomeScreen.module.css'

/** The home of who runs no loops and sees nobody's: what waits for them, their ventures, what is new. */
export const GuestHome = () => {
  // Hours of a time when their role was another.
  const mine = useCall(homeCalls.mine, {}).data
  return (
    <div className={css['grid']}>
      <div className={css['column']}>
        <GatesWaiting />
        <Ventures />
        {mine && mine.week_seconds > 0 && <MyWeek of={mine} />}
      </div>
      <div className={css['column']}>
        <Unread />
        <SupportNews />
      </div>
    </div>
  )
}

import { lazy, Suspense } from 'react'
import { homeCalls } from '#contract/home/home.ts'
import { homeWords } from '#contract/shell/home.words.ts'
import { CurrentLoop } from '#web/home/cards/CurrentLoop.tsx'
import { MyAtoms } from '#web/home/cards/MyAtoms.tsx'
import { Team } from '#web/home/cards/Team.tsx'
import { useGreeting } from '#web/home/useGreeting.ts'
import { MyWeek } from '#web/home/week/MyWeek.tsx'
import { invalidate, useCall } from '#web/kit/call/query.ts'
import { useLive } from '#web/kit/live/live.ts'
import { useMe, useSession } from '#web/kit/session/session.ts'
import { PageHeader } from '#web/kit/ui/page/PageHeader.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { Loading } from '#web/kit/ui/state/Loading.tsx'
import { useWords } from '#web/kit/words.ts'
import css from './HomeScreen.module.css'

// Few homes have them, and the others do not wait for them.
const FirstSteps = lazy(() => import('#web/home/cards/FirstSteps.tsx').then((it) => ({ default: it.FirstSteps })))
const WaitingForMe = lazy(() => import('#web/home/cards/WaitingForMe.tsx').then((it) => ({ default: it.WaitingForMe })))
const GuestHome = lazy(() => import('#web/home/GuestHome.tsx').then((it) => ({ default: it.GuestHome })))

const decisions = ['looper.changeStatus', 'invitation.open', 'governance.erase', 'mail.open'] as const

/** One's own loop, week and atoms; for managers, everybody's. */
const WorkHome = () => {
  const { can, role } = useSession()
  const loops = can('loop.run')
  const mine = useCall(homeCalls.mine, {})
  const ventures = useCall(homeCalls.ventures, {}, { enabled: role === 1 })
  const empty = ventures.data?.data.length === 0
  return (
    <div className={css['grid']}>
      <div className={css['column']}>
        <Suspense fallback={<Loading rows={6} />}>{empty && <FirstSteps />}</Suspense>
        <Suspense fallback={null}>{decisions.some(can) && <WaitingForMe />}</Suspense>
        {loops && <CurrentLoop />}
        <Answer of={mine}>{(data) => (loops || data.week_seconds > 0) && <MyWeek of={data} />}</Answer>
        {can('loop.seeAll') && <Team />}
      </div>
      <div className={css['column']}>
        {mine.data && loops && !empty && <MyAtoms atoms={[...mine.data.late, ...mine.data.next]} />}
      </div>
    </div>
  )
}

/** The start of the day, by what the person may do. */
export const HomeScreen = () => {
  const t = useWords(homeWords)
  const me = useMe()
  const { can } = useSession()
  const { greeting, day } = useGreeting()
  useLive(`user:${me.id}`, () => void invalidate(homeCalls.mine))
  return (
    <>
      <PageHeader title={greeting} documentTitle={t('title')} lead={day} />
      {can('loop.run') || can('loop.seeAll') ? (
        <WorkHome />
      ) : (
        <Suspense fallback={<Loading rows={8} />}>
          <GuestHome />
        </Suspense>
      )}
    </>
  )
}

import { lazy, Suspense } from 'react'
import { homeCalls } from '#contract/home/home.ts'
import { homeWords } from '#contract/shell/home.words.ts'
import { AboutMe } from '#web/home/AboutMe.tsx'
import { CurrentLoop } from '#web/home/CurrentLoop.tsx'
import { MyAtoms } from '#web/home/MyAtoms.tsx'
import { MyWeek } from '#web/home/MyWeek.tsx'
import { Team } from '#web/home/Team.tsx'
import { useGreeting } from '#web/home/useGreeting.ts'
import { useLive } from '#web/kit/live.ts'
import { invalidate, useCall } from '#web/kit/query.ts'
import { useMe, useSession } from '#web/kit/session.ts'
import { Answer } from '#web/kit/ui/Answer.tsx'
import { Loading } from '#web/kit/ui/Loading.tsx'
import { PageHeader } from '#web/kit/ui/PageHeader.tsx'
import { useWords } from '#web/kit/words.ts'
import css from './HomeScreen.module.css'

// Few homes have them, and none waits for them.
const Doors = lazy(() => import('#web/home/Doors.tsx').then((it) => ({ default: it.Doors })))
const FirstSteps = lazy(() => import('#web/home/FirstSteps.tsx').then((it) => ({ default: it.FirstSteps })))
const SupportNews = lazy(() => import('#web/home/SupportNews.tsx').then((it) => ({ default: it.SupportNews })))
const Unread = lazy(() => import('#web/home/Unread.tsx').then((it) => ({ default: it.Unread })))
const Ventures = lazy(() => import('#web/home/Ventures.tsx').then((it) => ({ default: it.Ventures })))

/** The start of the day, by what the person may do: their loop, week and atoms; for managers, everybody's; else the ways on. */
export const HomeScreen = () => {
  const t = useWords(homeWords)
  const me = useMe()
  const { can, role } = useSession()
  const { greeting, day } = useGreeting()
  const loops = can('loop.run')
  const team = can('loop.seeAll')
  const guest = !loops && !team
  const mine = useCall(homeCalls.mine, {})
  const ventures = useCall(homeCalls.ventures, {}, { enabled: role === 1 })
  const empty = ventures.data?.data.length === 0
  useLive(`user:${me.id}`, () => void invalidate(homeCalls.mine))
  return (
    <>
      <PageHeader title={greeting} documentTitle={t('title')} lead={day} />
      <div className={css['grid']}>
        <div className={css['column']}>
          <Suspense fallback={<Loading rows={6} />}>
            {empty && <FirstSteps />}
            {guest && <Ventures />}
            {guest && <Doors />}
          </Suspense>
          {loops && <CurrentLoop />}
          {(loops || !mine.isPending) && (
            <Answer of={mine}>{(data) => (loops || data.week_seconds > 0) && <MyWeek of={data} />}</Answer>
          )}
          {team && <Team />}
        </div>
        <div className={css['column']}>
          {mine.data && loops && !empty && <MyAtoms atoms={[...mine.data.late, ...mine.data.next]} />}
          {guest && (
            <Suspense fallback={<Loading rows={3} />}>
              <Unread />
              <SupportNews />
            </Suspense>
          )}
          <AboutMe />
        </div>
      </div>
    </>
  )
}

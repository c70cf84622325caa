import { homeCalls } from '#contract/home/home.ts'
import { homeWords } from '#contract/shell/home.words.ts'
import { AboutMe } from '#web/home/AboutMe.tsx'
import { CurrentLoop } from '#web/home/CurrentLoop.tsx'
import { FirstSteps } from '#web/home/FirstSteps.tsx'
import { MyAtoms } from '#web/home/MyAtoms.tsx'
import { MyWeek } from '#web/home/MyWeek.tsx'
import { Team } from '#web/home/Team.tsx'
import { useGreeting } from '#web/home/useGreeting.ts'
import { useLive } from '#web/kit/live.ts'
import { invalidate, useCall } from '#web/kit/query.ts'
import { useMe, useSession } from '#web/kit/session.ts'
import { Answer } from '#web/kit/ui/Answer.tsx'
import { PageHeader } from '#web/kit/ui/PageHeader.tsx'
import { useWords } from '#web/kit/words.ts'
import css from './HomeScreen.module.css'

/** The start of the day, by what the person may do: their loop, week and atoms; for managers, everybody's. */
export const HomeScreen = () => {
  const t = useWords(homeWords)
  const me = useMe()
  const { can, role } = useSession()
  const { greeting, day } = useGreeting()
  const loops = can('loop.run')
  const mine = useCall(homeCalls.mine, {})
  const ventures = useCall(homeCalls.ventures, {}, { enabled: role === 1 })
  const empty = ventures.data?.data.length === 0
  useLive(`user:${me.id}`, () => void invalidate(homeCalls.mine))
  return (
    <>
      <PageHeader title={greeting} documentTitle={t('title')} lead={day} />
      <div className={css['grid']}>
        <div className={css['column']}>
          {empty && <FirstSteps />}
          {loops && <CurrentLoop />}
          <Answer of={mine}>{(data) => (loops || data.week_seconds > 0) && <MyWeek of={data} />}</Answer>
          {can('loop.seeAll') && <Team />}
        </div>
        <div className={css['column']}>
          {mine.data && loops && !empty && <MyAtoms atoms={[...mine.data.late, ...mine.data.next]} />}
          <AboutMe />
        </div>
      </div>
    </>
  )
}

import { loopCalls } from '#contract/loop/loop.ts'
import { homeWords } from '#contract/shell/home.words.ts'
import { AboutMe } from '#web/home/AboutMe.tsx'
import { CurrentLoop } from '#web/home/CurrentLoop.tsx'
import { MyHours } from '#web/home/MyHours.tsx'
import { useGreeting } from '#web/home/useGreeting.ts'
import { useCall } from '#web/kit/query.ts'
import { useMe, useSession } from '#web/kit/session.ts'
import { PageHeader } from '#web/kit/ui/PageHeader.tsx'
import { useWords } from '#web/kit/words.ts'
import css from './HomeScreen.module.css'

/** The start of the day: what runs, the hours so far, and who one is here. */
export const HomeScreen = () => {
  const t = useWords(homeWords)
  const me = useMe()
  const { can } = useSession()
  const { greeting, day } = useGreeting()
  const loops = can('loop.run')
  const { data } = useCall(loopCalls.load, { userId: me.id }, { enabled: loops })
  return (
    <>
      <PageHeader title={greeting} documentTitle={t('title')} lead={day} />
      <div className={css['grid']}>
        <div className={css['main']}>
          {loops && <CurrentLoop />}
          <MyHours today={data?.horaTotalDia} />
        </div>
        <AboutMe />
      </div>
    </>
  )
}

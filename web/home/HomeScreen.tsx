import { lazy, Suspense } from 'react'
import { homeCalls } from '#contract/home/home.calls.ts'
import { newsCalls } from '#contract/news/news.calls.ts'
import { isFresh } from '#contract/news/news.rules.ts'
import { homeWords } from '#contract/shell/home.words.ts'
import { CurrentLoop } from '#web/home/cards/CurrentLoop.tsx'
import { MyAtoms } from '#web/home/cards/MyAtoms.tsx'
import { MyPay } from '#web/home/money/MyPay.tsx'
import { useGreeting } from '#web/home/useGreeting.ts'
import { MyWeek } from '#web/home/week/MyWeek.tsx'
import { useCall } from '#web/kit/call/query.ts'
import { useSession } from '#web/kit/session/session.ts'
import { early } from '#web/kit/ui/early.tsx'
import { PageHeader } from '#web/kit/ui/page/PageHeader.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { Loading } from '#web/kit/ui/state/Loading.tsx'
import { useWords } from '#web/kit/words.ts'
import css from './HomeScreen.module.css'

// Shows first on the homes that have it.
const LeaderCards = early(() => import('#web/home/LeaderCards.tsx').then((it) => it.LeaderCards))
// Only some homes have these, and the others do not load them.
const FirstSteps = lazy(() => import('#web/home/cards/FirstSteps.tsx').then((it) => ({ default: it.FirstSteps })))
const AtWork = lazy(() => import('#web/home/AtWork.tsx').then((it) => ({ default: it.AtWork })))
const NewsCards = lazy(() => import('#web/home/NewsCards.tsx').then((it) => ({ default: it.NewsCards })))
const ReturnedCard = lazy(() =>
  import('#web/loop/returned/ReturnedCard.tsx').then((it) => ({ default: it.ReturnedCard })),
)
const Headlines = lazy(() => import('#web/news/Headlines.tsx').then((it) => ({ default: it.Headlines })))
const GuestHome = lazy(() => import('#web/home/GuestHome.tsx').then((it) => ({ default: it.GuestHome })))

/** Home of a person who tracks time: what they are paid, the running loop, their atoms, their week. */
const OwnHome = () => {
  const { can } = useSession()
  const mine = useCall(homeCalls.mine, {})
  return (
    <>
      {can('order.list') && (
        <div className={css['first']} data-tour="home-pay">
          <MyPay />
        </div>
      )}
      <div className={`${css['grid']} ${css['own']}`}>
        <CurrentLoop />
        <Answer of={mine} rows={12}>
          {(data) => <MyAtoms of={data} />}
        </Answer>
        <Answer of={mine} rows={12}>
          {(data) => <MyWeek of={data} />}
        </Answer>
      </div>
    </>
  )
}

/** Home of a person who sees others' loops: the others first, their own day last. */
const LeaderHome = () => {
  const { can, role } = useSession()
  const loops = can('loop.run')
  const mine = useCall(homeCalls.mine, {})
  const ventures = useCall(homeCalls.ventures, {}, { enabled: role === 1 })
  const count = ventures.data?.data.length
  const empty = count === 0
  return (
    <div className={css['grid']}>
      <div className={css['column']}>
        <Suspense fallback={<Loading rows={24} />}>
          {(empty || count === 1) && <FirstSteps hasVenture={!empty} />}
          <LeaderCards />
        </Suspense>
      </div>
      <div className={css['column']}>
        {loops && <CurrentLoop />}
        <Answer of={mine} rows={12}>
          {(data) => (
            <>
              {loops && !empty && <MyAtoms of={data} />}
              {(loops || data.week_seconds > 0) && <MyWeek of={data} />}
            </>
          )}
        </Answer>
        {!loops && (
          <Suspense fallback={<Loading rows={12} />}>
            <AtWork />
            <NewsCards />
          </Suspense>
        )}
      </div>
    </div>
  )
}

/** What somebody returned to the person comes first: no week pays it until it is put right. */
const Returned = () => {
  const { data } = useCall(homeCalls.mine, {})
  if (!data || data.loops_returned === 0) return null
  return (
    <div className={css['first']}>
      <Suspense fallback={<Loading rows={3} />}>
        <ReturnedCard />
      </Suspense>
    </div>
  )
}

/** News that the person is not done with. */
const News = () => {
  const { can } = useSession()
  const { data } = useCall(newsCalls.latest, {}, { enabled: can('news.open') })
  if (!data?.data.some(isFresh)) return null
  return (
    <div className={css['first']}>
      <Suspense fallback={<Loading rows={3} />}>
        <Headlines fresh />
      </Suspense>
    </div>
  )
}

/** Cards of a home, by permission. */
const Cards = () => {
  const { can } = useSession()
  if (can('loop.seeAll')) return <LeaderHome />
  if (can('loop.run')) return <OwnHome />
  return (
    <Suspense fallback={<Loading rows={8} />}>
      <GuestHome />
    </Suspense>
  )
}

/** The home screen, by permission. */
export const HomeScreen = () => {
  const t = useWords(homeWords)
  const { can } = useSession()
  const { greeting, day } = useGreeting()
  return (
    <>
      <PageHeader title={greeting} documentTitle={t('title')} lead={day} />
      {can('loop.run') && <Returned />}
      <News />
      <Cards />
    </>
  )
}

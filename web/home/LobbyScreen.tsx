import { useState } from 'react'
import { homeCalls } from '#contract/home/home.calls.ts'
import { newsCalls } from '#contract/news/news.calls.ts'
import { notificationCalls } from '#contract/notification/notification.calls.ts'
import { setupCalls } from '#contract/setup/setup.calls.ts'
import { lobbyWords } from '#contract/shell/lobby.words.ts'
import { menuWords } from '#contract/shell/menu.words.ts'
import { supportListCall } from '#contract/support/support.calls.ts'
import { MyDay } from '#web/home/cards/MyDay.tsx'
import { supportNews } from '#web/home/cards/supportNews.ts'
import { SupportNews } from '#web/home/cards/SupportNews.tsx'
import { Team } from '#web/home/cards/Team.tsx'
import { Unread } from '#web/home/cards/Unread.tsx'
import { Ventures } from '#web/home/cards/Ventures.tsx'
import { useGreeting } from '#web/home/useGreeting.ts'
import { useCall } from '#web/kit/call/query.ts'
import { useMe, useSession } from '#web/kit/session/session.ts'
import { PageHeader } from '#web/kit/ui/page/PageHeader.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { Loading } from '#web/kit/ui/state/Loading.tsx'
import { useWords } from '#web/kit/words.ts'
import { Headlines } from '#web/news/Headlines.tsx'
import css from './HomeScreen.module.css'

const Mine = () => {
  const mine = useCall(homeCalls.mine, {})
  return (
    <Answer of={mine} rows={2}>
      {(data) => <MyDay of={data} />}
    </Answer>
  )
}

/** True until all parts of the page have their answers: a part that grows would push those below it. */
const useLoading = (): boolean => {
  const { can } = useSession()
  const me = useMe()
  const parts = [
    useCall(setupCalls.state, {}, { staleTime: Infinity }),
    useCall(homeCalls.mine, {}, { enabled: can('loop.run') }),
    useCall(homeCalls.team, {}, { enabled: can('loop.seeAll') }),
    useCall(homeCalls.ventures, {}, { enabled: !can('loop.run') && !can('loop.seeAll') }),
    useCall(newsCalls.latest, {}, { enabled: can('news.open') }),
    useCall(notificationCalls.unread, { userId: me.id }),
    useCall(supportListCall, supportNews(can('support.seeAll'))),
  ]
  const [shown, show] = useState(false)
  // Only at first: a part whose call failed retries by itself.
  if (!shown && !parts.some((it) => it.isLoading)) show(true)
  return !shown
}

/** Overview of the day: people at work, what comes next, and news. */
export const LobbyScreen = () => {
  const t = useWords(lobbyWords)
  const m = useWords(menuWords)
  const { can } = useSession()
  const { day } = useGreeting()
  const loading = useLoading()
  const organisation = useCall(setupCalls.state, {}, { staleTime: Infinity }).data?.organisation
  if (loading) return <Loading rows={24} />
  return (
    <>
      <PageHeader title={m('lobby')} lead={organisation ? t('place', { organisation, day }) : day} />
      <div className={css['grid']}>
        <div className={css['column']}>
          {can('loop.run') && <Mine />}
          {can('loop.seeAll') && <Team />}
          {!can('loop.run') && !can('loop.seeAll') && <Ventures />}
        </div>
        <div className={css['column']}>
          <Headlines />
          <Unread />
          <SupportNews />
        </div>
      </div>
    </>
  )
}

import { Link } from 'react-router'
import { notificationCalls } from '#contract/notification/notification.calls.ts'
import { pathTo } from '#contract/routes/match.ts'
import { lobbyWords } from '#contract/shell/lobby.words.ts'
import { supportListCall } from '#contract/support/support.calls.ts'
import { Card } from '#web/home/cards/Card.tsx'
import { supportNews } from '#web/home/cards/supportNews.ts'
import { useCall } from '#web/kit/call/query.ts'
import { useMe, useSession } from '#web/kit/session/session.ts'
import { useWords } from '#web/kit/words.ts'
import css from './HomeList.module.css'

/**
 * Messages to the administrators: for who answers them, how many wait; for the others, how theirs stand. What the unread
 * notices beside it say by name stands there alone.
 */
export const SupportNews = () => {
  const t = useWords(lobbyWords)
  const { can } = useSession()
  const all = can('support.seeAll')
  const { data } = useCall(supportListCall, supportNews(all))
  const me = useMe()
  const unread = useCall(notificationCalls.unread, { userId: me.id })
  if (!data || unread.isPending) return null
  const said = (kind: string) => unread.data?.data.unreads.filter((it) => it.kind === kind).length ?? 0
  const { open, answered } = data.counts
  const toAnswer = open > said('support') && t('toAnswer', { count: open })
  const mine = [
    open > 0 && t('mineOpen', { count: open }),
    answered > said('supportAnswered') && t('mineAnswered', { count: answered }),
  ]
  const shown = (all ? [toAnswer] : mine).filter((it) => it !== false)
  if (shown.length === 0 && (!all || open > 0)) return null
  return (
    <Card title={t('support')}>
      {shown.length === 0 ? (
        <p className={css['none']}>{t('nothingToAnswer')}</p>
      ) : (
        shown.map((line) => (
          <p key={line} className={css['line']}>
            <Link to={pathTo('support')}>{line}</Link>
          </p>
        ))
      )}
    </Card>
  )
}

import { Link } from 'react-router'
import { pathTo } from '#contract/routes/match.ts'
import { lobbyWords } from '#contract/shell/lobby.words.ts'
import { supportListRef } from '#web/firstCalls.ts'
import { Card } from '#web/home/cards/Card.tsx'
import { useCall } from '#web/kit/call/query.ts'
import { useSession } from '#web/kit/session/session.ts'
import { useWords } from '#web/kit/words.ts'
import css from './HomeList.module.css'

/** Messages to the administrators: for who answers them, how many wait; for the others, how theirs stand. */
export const SupportNews = () => {
  const t = useWords(lobbyWords)
  const { can } = useSession()
  const all = can('support.seeAll')
  const { data } = useCall(supportListRef, { page: 1, per_page: 1, sort: '-last_at', scope: all ? 'all' : 'own' })
  if (!data) return null
  const { open, answered } = data.counts
  if (!all && open + answered === 0) return null
  const lines = all
    ? [open > 0 && t('toAnswer', { count: open })]
    : [open > 0 && t('mineOpen', { count: open }), answered > 0 && t('mineAnswered', { count: answered })]
  const shown = lines.filter((it) => it !== false)
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

import { Link } from 'react-router'
import { homeCalls } from '#contract/home/home.ts'
import { dayBounds, weekBounds } from '#contract/kit/dates.ts'
import type { OutputOf } from '#contract/kit/endpoint.ts'
import { routes } from '#contract/routes/all.ts'
import { mayOpen, pathTo } from '#contract/routes/match.ts'
import { homeWords } from '#contract/shell/home.words.ts'
import { Card } from '#web/home/Card.tsx'
import { useFormat } from '#web/kit/format.ts'
import { useLive } from '#web/kit/live.ts'
import { invalidate, useCall } from '#web/kit/query.ts'
import { useSession } from '#web/kit/session.ts'
import { Answer } from '#web/kit/ui/Answer.tsx'
import { RelativeTime } from '#web/kit/ui/RelativeTime.tsx'
import { useNow } from '#web/kit/ui/useNow.ts'
import { useWords } from '#web/kit/words.ts'
import css from './HomeList.module.css'

const Elapsed = ({ since }: { since: string }) => {
  const f = useFormat()
  const now = useNow(1000)
  return <span className="figures">{f.clock((now - Date.parse(since)) / 1000)}</span>
}

/** Everybody's today and week, with what runs now: it counts on the day on which it began, as once it ends. */
const TeamTotals = ({ of: team }: { of: OutputOf<typeof homeCalls.team> }) => {
  const t = useWords(homeWords)
  const f = useFormat()
  const now = useNow(1000, team.running.length > 0)
  const today = f.today()
  const since = (from: Date) =>
    team.running
      .map((it) => Date.parse(it.inicio))
      .filter((it) => it >= from.getTime())
      .reduce((sum, it) => sum + Math.max(0, now - it) / 1000, 0)
  return (
    <span className={css['where']}>
      {t('peopleToday', { count: team.people_today })} ·{' '}
      {t('teamHours', {
        today: f.hours(team.today_seconds + since(dayBounds(today, f.zone).from)),
        week: f.hours(team.week_seconds + since(weekBounds(today, f.zone).from)),
      })}
    </span>
  )
}

/** For those who see other people's loops: who works now, and which stops wait for their owners. */
export const Team = () => {
  const t = useWords(homeWords)
  const { role } = useSession()
  const answer = useCall(homeCalls.team, {})
  useLive('loops', () => void invalidate(homeCalls.team))
  const opens = mayOpen(routes.loopShow, role)
  const named = (id: number, name: string) => (opens ? <Link to={pathTo('loopShow', { id })}>{name}</Link> : name)
  return (
    <Answer of={answer} rows={5}>
      {(team) => (
        <>
          <Card title={t('team')} aside={<TeamTotals of={team} />}>
            {team.running.length === 0 && <p className={css['none']}>{t('nobody')}</p>}
            <ul className={css['list']}>
              {team.running.map((it) => (
                <li key={it.loop_id}>
                  <div className={css['what']}>
                    <p className={css['name']}>{named(it.loop_id, it.nome)}</p>
                    <p className={css['where']}>
                      {it.atomo} · {it.projeto}
                    </p>
                  </div>
                  <div className={css['aside']}>
                    <Elapsed since={it.inicio} />
                  </div>
                </li>
              ))}
            </ul>
          </Card>
          <Card title={t('waiting')}>
            {team.waiting.length === 0 && <p className={css['none']}>{t('noWaiting')}</p>}
            <ul className={css['list']}>
              {team.waiting.map((it) => (
                <li key={it.loop_id}>
                  <div className={css['what']}>
                    <p className={css['name']}>{named(it.loop_id, it.nome)}</p>
                    <p className={css['where']}>{it.atomo}</p>
                  </div>
                  <div className={css['aside']}>
                    <RelativeTime when={it.fim} />
                  </div>
                </li>
              ))}
            </ul>
          </Card>
        </>
      )}
    </Answer>
  )
}

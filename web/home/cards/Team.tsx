import { Link } from 'react-router'
import { homeCalls } from '#contract/home/home.calls.ts'
import type { AnswerOf } from '#contract/kit/endpoint.ts'
import { loopStatus } from '#contract/loop/loop.states.ts'
import { routes } from '#contract/routes/all.ts'
import { mayOpen, pathTo } from '#contract/routes/match.ts'
import { homeWords } from '#contract/shell/home.words.ts'
import { Card } from '#web/home/cards/Card.tsx'
import { useCall } from '#web/kit/call/query.ts'
import { useFormat } from '#web/kit/format.ts'
import { useNow, useSecondsSince } from '#web/kit/second.ts'
import { useSession } from '#web/kit/session/session.ts'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useWords } from '#web/kit/words.ts'
import { VentureName } from '#web/page/venture/VentureName.tsx'
import { Face } from '#web/shell/bar/Face.tsx'
import css from './HomeList.module.css'

interface Of {
  readonly of: AnswerOf<typeof homeCalls.team>
}

const Elapsed = ({ since }: { since: string }) => {
  const f = useFormat()
  const now = useNow(1000)
  return <span className="figures">{f.clock((now - Date.parse(since)) / 1000)}</span>
}

/** Hours of all people today and this week; each running loop adds a second to its day and week every second. */
const TeamTotals = ({ of: team }: Of) => {
  const t = useWords(homeWords)
  const f = useFormat()
  const since = useSecondsSince(team.at, team.running_total > 0)
  return (
    <span className={css['where']}>
      {t('peopleToday', { count: team.people_today })} ·{' '}
      {t('teamHours', {
        today: f.hours(team.today_seconds + team.running_today * since),
        week: f.hours(team.week_seconds + team.running_week * since),
      })}
    </span>
  )
}

interface RestProps {
  readonly shown: number
  readonly total: number
}

/** Says that the list is longer than shown, with a link to all of it. */
const Rest = ({ shown, total }: RestProps) => {
  const t = useWords(homeWords)
  const { role } = useSession()
  if (total <= shown) return null
  return (
    <p className={css['rest']}>
      <span className="figures">{t('shownOf', { shown, total })}</span>
      {mayOpen(routes.loopCenter, role) && (
        <Link to={`${pathTo('loopCenter')}?status=${String(loopStatus.of.running)}`}>{t('seeAll')}</Link>
      )}
    </p>
  )
}

/** Name of a person, a link to their loop where that may be opened. */
const Named = ({ loop, name }: { loop: number; name: string }) => {
  const { role } = useSession()
  return mayOpen(routes.loopShow, role) ? <Link to={pathTo('loopShow', { id: loop })}>{name}</Link> : name
}

const Running = ({ of: team }: Of) => {
  const t = useWords(homeWords)
  return (
    <Card title={t('team')} aside={<TeamTotals of={team} />}>
      {team.running.length === 0 && <p className={css['none']}>{t('nobody')}</p>}
      <ul className={css['list']}>
        {team.running.map((member) => (
          <li key={member.loop_id}>
            <Face name={member.nome} photo={member.foto} />
            <div className={css['what']}>
              <p className={css['name']}>
                <Named loop={member.loop_id} name={member.nome} />
              </p>
              <p className={css['where']}>
                {member.atomo}{' '}
                <span className={css['whole']}>
                  <VentureName id={member.venture_id} nome={member.projeto} />
                </span>
              </p>
            </div>
            <div className={css['aside']}>
              <Elapsed since={member.inicio} />
            </div>
          </li>
        ))}
      </ul>
      <Rest shown={team.running.length} total={team.running_total} />
    </Card>
  )
}

/** For people who see others’ loops: who works now. */
export const Team = () => {
  const answer = useCall(homeCalls.team, {})
  return (
    <Answer of={answer} rows={5}>
      {(team) => <Running of={team} />}
    </Answer>
  )
}

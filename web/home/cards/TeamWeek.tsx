import { overviewCalls } from '#contract/home/home.calls.ts'
import type { AnswerOf } from '#contract/kit/endpoint.ts'
import { routes } from '#contract/routes/all.ts'
import { mayOpen, pathTo } from '#contract/routes/match.ts'
import { homeWords } from '#contract/shell/home.words.ts'
import { Card } from '#web/home/cards/Card.tsx'
import { useCall } from '#web/kit/call/query.ts'
import { useFormat } from '#web/kit/format.ts'
import { useSecondsSince } from '#web/kit/second.ts'
import { useSession } from '#web/kit/session/session.ts'
import { TextLink } from '#web/kit/ui/page/layout.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useWords } from '#web/kit/words.ts'
import { useVentureColours } from '#web/page/venture/useVentureColours.ts'
import { VentureMark } from '#web/page/venture/VentureMark.tsx'
import list from './HomeList.module.css'
import css from './TeamWeek.module.css'

type Week = AnswerOf<typeof overviewCalls.week>

/** The week with what its running loops have added since it was counted. */
const useRunning = (week: Week): Week => {
  const since = useSecondsSince(week.at, week.running > 0)
  return {
    ...week,
    total_seconds: week.total_seconds + since * week.running,
    ventures: week.ventures.map((it) => ({ ...it, segundos: it.segundos + since * it.running })),
  }
}

/** The week in one bar, as long as the expected hours or the done ones, whichever are more. */
const Bar = ({ of: { ventures, total_seconds, expected_seconds } }: { readonly of: Week }) => {
  const colourOf = useVentureColours()
  const long = Math.max(total_seconds, expected_seconds, 1)
  const before = ventures.map((_, index) => ventures.slice(0, index).reduce((sum, it) => sum + it.segundos, 0))
  const percent = (seconds: number) => `${(100 * seconds) / long}%`
  const named = ventures.reduce((sum, it) => sum + it.segundos, 0)
  return (
    <svg className={css['bar']} width="100%" height={16} aria-hidden focusable="false">
      <rect width="100%" height={16} rx={4} data-ground />
      {ventures.map((venture, index) => (
        <rect
          key={venture.id}
          x={percent(before[index] ?? 0)}
          width={percent(venture.segundos)}
          height={16}
          data-venture={colourOf(venture.id)}
        />
      ))}
      <rect x={percent(named)} width={percent(total_seconds - named)} height={16} data-others />
    </svg>
  )
}

const Rows = ({ of: { ventures, total_seconds } }: { readonly of: Week }) => {
  const t = useWords(homeWords)
  const f = useFormat()
  const { role } = useSession()
  const rest = total_seconds - ventures.reduce((sum, it) => sum + it.segundos, 0)
  const listed = mayOpen(routes.loopCenter, role)
  return (
    <ul className={list['list']}>
      {ventures.map((venture) => (
        <li key={venture.id}>
          <div className={list['what']}>
            <p className={list['name']}>
              <VentureMark id={venture.id} />
              {listed ? (
                <TextLink to={`${pathTo('loopCenter')}?period=week&venture_id=${venture.id}`}>{venture.nome}</TextLink>
              ) : (
                venture.nome
              )}
            </p>
            <p className={list['where']}>{t('venturePeople', { count: venture.people })}</p>
          </div>
          <span className="figures">{f.hours(venture.segundos)}</span>
        </li>
      ))}
      {rest > 0 && (
        <li>
          <span className={list['what']}>{t('otherVentures')}</span>
          <span className="figures">{f.hours(rest)}</span>
        </li>
      )}
    </ul>
  )
}

const Said = ({ of }: { readonly of: Week }) => {
  const t = useWords(homeWords)
  const f = useFormat()
  const hours = f.hours(of.total_seconds)
  if (of.committed === 0) return <p className={list['none']}>{t('noCommitment')}</p>
  return (
    <p className={css['said']}>
      <strong className="figures">{t('ofCommitment', { hours, goal: f.hours(of.expected_seconds) })}</strong>
      <span className={list['where']}>{t('committed', { count: of.committed })}</span>
    </p>
  )
}

const Hours = ({ of }: { readonly of: Week }) => {
  const t = useWords(homeWords)
  const week = useRunning(of)
  return (
    <>
      <Said of={week} />
      <Bar of={week} />
      {week.total_seconds === 0 ? <p className={list['none']}>{t('noTeamHours')}</p> : <Rows of={week} />}
    </>
  )
}

/** Hours of all people this week by venture, beside the expected ones. */
export const TeamWeek = () => {
  const t = useWords(homeWords)
  const answer = useCall(overviewCalls.week, {})
  const { role } = useSession()
  const more = mayOpen(routes.capacity, role) && <TextLink to={pathTo('capacity')}>{t('capacity')}</TextLink>
  return (
    <Card title={t('teamWeek')} aside={more}>
      <Answer of={answer} rows={5}>
        {(week) => <Hours of={week} />}
      </Answer>
    </Card>
  )
}

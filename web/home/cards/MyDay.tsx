import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { homeCalls } from '#contract/home/home.calls.ts'
import type { AnswerOf } from '#contract/kit/endpoint.ts'
import type { Ponto } from '#contract/loop/loop.ts'
import { pathTo } from '#contract/routes/match.ts'
import { homeWords } from '#contract/shell/home.words.ts'
import { lobbyWords } from '#contract/shell/lobby.words.ts'
import { Card } from '#web/home/cards/Card.tsx'
import { withRunning } from '#web/home/withRunning.ts'
import { useFormat } from '#web/kit/format.ts'
import { useNow } from '#web/kit/second.ts'
import { LateMark } from '#web/kit/ui/LateMark.tsx'
import { useWords } from '#web/kit/words.ts'
import { StartOnAtom } from '#web/loop/start/StartOnAtom.tsx'
import { WithLoop } from '#web/loop/WithLoop.tsx'
import { VentureName } from '#web/page/venture/VentureName.tsx'
import css from './MyDay.module.css'

interface DayProps {
  readonly of: AnswerOf<typeof homeCalls.mine>
  readonly running: Ponto | undefined
}

/** First atom that can be worked on, else the first that waits to be accepted. */
const nextOf = ({ late, next }: DayProps['of']) => {
  const open = [...late, ...next]
  return open.find((it) => it.status === 1) ?? open[0]
}

interface NamedProps {
  readonly what: string
  readonly venture: { readonly venture_id: number; readonly projeto: string }
  /** Its planned day, where that has passed. */
  readonly late?: { readonly since: string | null } | undefined
  readonly children: ReactNode
}

/** An atom above its venture, and the reason why it shows. */
const Named = ({ what, venture, late, children }: NamedProps) => {
  return (
    <div className={css['line']}>
      <p className={css['atom']}>
        <span className={css['what']}>{what}:</span> {children}
      </p>
      <p className={css['where']}>
        <span>
          <VentureName id={venture.venture_id} nome={venture.projeto} />
        </span>
        {late && <LateMark since={late.since} />}
      </p>
    </div>
  )
}

const Line = ({ of, running }: DayProps) => {
  const t = useWords(lobbyWords)
  const h = useWords(homeWords)
  const next = nextOf(of)
  if (running)
    return (
      <Named what={h('running')} venture={running}>
        <strong>{running.atomo}</strong>
      </Named>
    )
  if (!next) return <p className={css['line']}>{t('free')}</p>
  return (
    <Named what={t('next')} venture={next} late={next.late ? { since: next.data } : undefined}>
      <Link to={pathTo('recordOpen', { thing: 'atom', id: next.id })}>{next.nome}</Link>
    </Named>
  )
}

const Day = ({ of, running }: DayProps) => {
  const t = useWords(lobbyWords)
  const f = useFormat()
  const now = useNow(1000, running !== undefined)
  // The button starts the atom that the line names.
  const next = nextOf(of)
  const startable = running || next?.status !== 1 ? undefined : next
  const sums = withRunning(of, running, { now, zone: f.zone })
  return (
    <Card
      title={t('mine')}
      aside={
        <Link to={pathTo('home')} className={`${css['hours']} figures`}>
          {t('hours', { today: f.hours(sums.today_seconds), week: f.hours(sums.week_seconds) })}
        </Link>
      }
    >
      <div className={css['row']}>
        <Line of={of} running={running} />
        {startable && <StartOnAtom of={startable} />}
      </div>
    </Card>
  )
}

/** One line of the person's own: the running loop, or the next atom, and the hours so far. */
export const MyDay = ({ of }: Pick<DayProps, 'of'>) => (
  <WithLoop>{(loop) => <Day of={of} running={loop?.status === 1 ? loop : undefined} />}</WithLoop>
)

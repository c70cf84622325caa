import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { timeCalls } from '#contract/home/home.calls.ts'
import type { Span } from '#contract/home/time.ts'
import { addDays } from '#contract/kit/dates.ts'
import { routes } from '#contract/routes/all.ts'
import { mayOpen, pathTo } from '#contract/routes/match.ts'
import { homeWords } from '#contract/shell/home.words.ts'
import { TimeTable } from '#web/home/week/TimeTable.tsx'
import { secondsOf, type WeekDay } from '#web/home/week/weekPlot.ts'
import { WeekPlot } from '#web/home/week/WeekPlot.tsx'
import { useCall } from '#web/kit/call/query.ts'
import { useFormat } from '#web/kit/format.ts'
import { useMe, useSession } from '#web/kit/session/session.ts'
import { IconAction } from '#web/kit/table/IconAction.tsx'
import { TextButton } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'
import css from './TimeBrowser.module.css'

/** The chosen week or month, by one of its days. */
interface Asked {
  readonly day: string
  readonly span: Span
}

const sumOf = (days: readonly WeekDay[]): number => days.reduce((sum, it) => sum + secondsOf(it), 0)

/** Link to Loop Center with one's own loops of a day, or of a venture in all shown days. */
const useWayToLoops = (days: readonly WeekDay[]) => {
  const { can, role } = useSession()
  const me = useMe()
  if (!mayOpen(routes.loopCenter, role)) return undefined
  return ({ day, venture }: { readonly day?: string; readonly venture?: number }): string => {
    const query = new URLSearchParams({
      ...(can('loop.seeAll') ? { user_id: String(me.id) } : {}),
      ...(venture === undefined ? {} : { venture_id: String(venture) }),
      from: day ?? days[0]?.day ?? '',
      to: day ?? days.at(-1)?.day ?? '',
    })
    return `${pathTo('loopCenter')}?${query}`
  }
}

interface Time {
  /** Undefined for the current week. */
  readonly asked: Asked | undefined
  readonly days: readonly WeekDay[]
  readonly first: string
  readonly last: string
  /** True when the week before the current one is shown, because that has no hours yet. */
  readonly faded: boolean
  readonly total: number
  readonly ask: (next: Asked | undefined) => void
}

const edgesOf = (days: readonly WeekDay[]) => ({ first: days[0]?.day ?? '', last: days.at(-1)?.day ?? '' })
const weekBefore = (day: string): Asked => ({ day: addDays(day, -1), span: 'week' })

/** Days of the chosen time; empty without a choice, and while they load. */
const useDays = (asked: Asked | undefined): readonly WeekDay[] =>
  useCall(timeCalls.days, asked ?? {}, { enabled: asked !== undefined, keepPrevious: true }).data?.days ?? []

interface TimeBrowserProps {
  /** Days of the current week, with the running loop. */
  readonly current: readonly WeekDay[]
  /** Adds the running loop to other days that the server counts without it. */
  readonly withRunning: (days: readonly WeekDay[]) => readonly WeekDay[]
}

/** Shown week or month; a current week without hours gives way to the one before it. */
const useTime = ({ current, withRunning }: TimeBrowserProps): Time => {
  const [asked, ask] = useState<Asked>()
  const quiet = asked === undefined && sumOf(current) === 0
  const other = withRunning(useDays(quiet ? weekBefore(edgesOf(current).first) : asked))
  const faded = quiet && sumOf(other) > 0
  const chosen = asked && other.length > 0 ? other : current
  const days = faded ? other : chosen
  return { asked, days, ...edgesOf(chosen), faded, total: sumOf(days), ask }
}

/** A day of the week or month before the one around `day`, and of the one after it. */
const around = (day: string, span: Span) => {
  if (span === 'week') return { earlier: addDays(day, -7), later: addDays(day, 7) }
  const month = day.slice(0, 7)
  return { earlier: addDays(`${month}-01`, -1), later: `${addDays(`${month}-28`, 4).slice(0, 7)}-01` }
}

interface BarProps {
  readonly of: Time
  /** First day of the current week. */
  readonly thisWeek: string
  readonly children: ReactNode
}

/** Names the shown days, with buttons to others. */
const Bar = ({ of: { asked, first, last, ask }, thisWeek, children }: BarProps) => {
  const t = useWords(homeWords)
  const f = useFormat()
  const span = asked?.span ?? 'week'
  const today = f.today()
  const week = span === 'week'
  // Counted from what was asked last, so that quick clicks add up while answers are on their way.
  const base = asked?.day ?? last
  const { earlier, later } = around(base, span)
  const go = (next: Asked) => ask(next.span === 'week' && next.day >= thisWeek ? undefined : next)
  const other: Asked = { day: last < today ? last : today, span: week ? 'month' : 'week' }
  return (
    <div className={css['bar']}>
      <IconAction
        label={t(week ? 'weekBefore' : 'monthBefore')}
        icon={IconChevronLeft}
        onClick={() => go({ day: earlier, span })}
      />
      <span className="figures" aria-live="polite">
        {f.date(first)} – {f.date(last)}
      </span>
      <IconAction
        label={t(week ? 'weekAfter' : 'monthAfter')}
        icon={IconChevronRight}
        disabled={week ? asked === undefined : later > today}
        onClick={() => go({ day: later, span })}
      />
      <span className={css['choices']}>
        <TextButton onClick={() => go(other)}>{t(week ? 'showMonth' : 'showWeek')}</TextButton>
        {children}
      </span>
    </div>
  )
}

/** Sum of the shown days in words. */
const Sum = ({ of: { asked, faded, total }, current }: { readonly of: Time; readonly current: number }) => {
  const t = useWords(homeWords)
  const f = useFormat()
  const goal = useCall(timeCalls.days, {}, { enabled: asked === undefined }).data?.goal_week_seconds ?? null
  const hours = f.hours(asked ? total : current)
  return (
    <>
      {asked && <p className={css['sum']}>{t('totalOf', { hours })}</p>}
      {!asked && goal !== null && <p className={css['sum']}>{t('ofWeekGoal', { hours, goal: f.hours(goal) })}</p>}
      {faded && <p className={css['sum']}>{t('noHoursYet')}</p>}
      {total === 0 && <p className={css['sum']}>{t('noHoursThen')}</p>}
    </>
  )
}

/** Own hours of any week or month: bars that link to the loops, or a table. */
export const TimeBrowser = ({ current, withRunning }: TimeBrowserProps) => {
  const t = useWords(homeWords)
  const time = useTime({ current, withRunning })
  const [table, showTable] = useState(false)
  const to = useWayToLoops(time.days)
  return (
    <div className={css['time']}>
      <Bar of={time} thisWeek={current[0]?.day ?? ''}>
        <TextButton onClick={() => showTable(!table)}>{t(table ? 'showPlot' : 'showTable')}</TextButton>
      </Bar>
      <Sum of={time} current={sumOf(current)} />
      {table ? (
        <TimeTable of={time.days} />
      ) : (
        time.total > 0 && <WeekPlot week={time.days} to={to} faded={time.faded} />
      )}
    </div>
  )
}

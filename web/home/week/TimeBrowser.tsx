import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { timeCalls, type Span } from '#contract/home/time.ts'
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

/** A week or month that is looked at, by one of its days. */
interface Asked {
  readonly day: string
  readonly span: Span
}

const sumOf = (days: readonly WeekDay[]): number => days.reduce((sum, it) => sum + secondsOf(it), 0)

/** Loop Center with one's own loops of a day, or of a venture in all the days that are shown. */
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

/** Where one's hours went, in any week or month: as bars that lead to their loops, or in figures. */
export const TimeBrowser = ({ current }: { readonly current: readonly WeekDay[] }) => {
  const t = useWords(homeWords)
  const f = useFormat()
  const [asked, ask] = useState<Asked>()
  const [table, showTable] = useState(false)
  const span = asked?.span ?? 'week'
  const quiet = asked === undefined && sumOf(current) === 0
  const weekAgo = current[0] && addDays(current[0].day, -1)
  // A week without hours yet shows the one before it, faded.
  const input = asked ?? (quiet && weekAgo !== undefined ? { day: weekAgo, span: 'week' as const } : undefined)
  const other = useCall(timeCalls.days, input ?? {}, { enabled: input !== undefined, keepPrevious: true }).data
  const goal = useCall(timeCalls.days, {}, { enabled: asked === undefined }).data?.goal_week_seconds ?? null
  const faded = quiet && other !== undefined && sumOf(other.days) > 0
  const days = asked || faded ? (other?.days ?? current) : current
  const to = useWayToLoops(days)
  const [first, last] = [(asked ? days : current)[0]?.day, (asked ? days : current).at(-1)?.day]
  if (first === undefined || last === undefined) return null
  const today = f.today()
  const go = (next: Asked) => ask(next.span === 'week' && next.day >= (current[0]?.day ?? '') ? undefined : next)
  const later = addDays(last, 1)
  const total = sumOf(days)
  return (
    <div className={css['time']}>
      <div className={css['bar']}>
        <IconAction
          label={t(span === 'week' ? 'weekBefore' : 'monthBefore')}
          icon={IconChevronLeft}
          onClick={() => go({ day: addDays(first, -1), span })}
        />
        <span className="figures" aria-live="polite">
          {f.date(`${first}T12:00:00Z`)} – {f.date(`${last}T12:00:00Z`)}
        </span>
        <IconAction
          label={t(span === 'week' ? 'weekAfter' : 'monthAfter')}
          icon={IconChevronRight}
          disabled={later > today}
          onClick={() => go({ day: later, span })}
        />
        <span className={css['choices']}>
          <TextButton
            onClick={() => go({ day: last < today ? last : today, span: span === 'week' ? 'month' : 'week' })}
          >
            {t(span === 'week' ? 'showMonth' : 'showWeek')}
          </TextButton>
          <TextButton onClick={() => showTable(!table)}>{t(table ? 'showPlot' : 'showTable')}</TextButton>
        </span>
      </div>
      {asked === undefined && goal !== null && (
        <p className={css['goal']}>{t('ofWeekGoal', { hours: f.hours(sumOf(current)), goal: f.hours(goal) })}</p>
      )}
      {asked !== undefined && <p className={css['goal']}>{t('totalOf', { hours: f.hours(total) })}</p>}
      {(faded || total === 0) && <p className={css['goal']}>{t(faded ? 'noHoursYet' : 'noHoursThen')}</p>}
      {table ? <TimeTable of={days} /> : total > 0 && <WeekPlot week={days} to={to} faded={faded} />}
    </div>
  )
}

import { useMemo } from 'react'
import { addDays, dayBounds, todayIn } from '#contract/kit/dates.ts'
import type { LoopRow } from '#contract/loop/loop.row.ts'
import { loopCenterCalls } from '#contract/loop/loopCenter.ts'
import { loopCenterWords } from '#contract/loop/loopCenter.words.ts'
import { useCall } from '#web/kit/call/query.ts'
import { useFormat } from '#web/kit/format.ts'
import type { Groups } from '#web/kit/table/column.ts'
import { useWords } from '#web/kit/words.ts'
import css from './LoopCenterScreen.module.css'

/** A day in words: today, yesterday, or its name; with the year where it is another one. */
const useDayName = () => {
  const t = useWords(loopCenterWords)
  const f = useFormat()
  return (day: string): string => {
    const today = f.today()
    const name = f.longDay(dayBounds(day, f.zone).from)
    if (day === today) return t('dayToday', { day: name })
    if (day === addDays(today, -1)) return t('dayYesterday', { day: name })
    return day.slice(0, 4) === today.slice(0, 4) ? name : t('dayOfYear', { day: name, year: day.slice(0, 4) })
  }
}

interface Reading {
  readonly rows: readonly LoopRow[]
  readonly filter: Readonly<Record<string, string>>
  readonly sort: string | undefined
}

/** Loops in the order of their start stand under their day, with what the whole day adds up to within the filter. */
export const useDayGroups = ({ rows, filter, sort }: Reading): Groups<LoopRow> | undefined => {
  const t = useWords(loopCenterWords)
  const f = useFormat()
  const nameOf = useDayName()
  const byDay = sort === 'inicio' || sort === '-inicio'
  const of = ({ inicio }: LoopRow) => todayIn(new Date(inicio), f.zone)
  const days = useMemo(
    () => [...new Set(rows.map(({ inicio }) => todayIn(new Date(inicio), f.zone)))].toSorted().join(','),
    [rows, f.zone],
  )
  const sums = useCall(loopCenterCalls.days, { ...filter, days }, { enabled: byDay && days !== '', keepPrevious: true })
  if (!byDay) return undefined
  return {
    of,
    head: (day) => {
      const sum = sums.data?.data.find((it) => it.day === day)
      const running = rows.filter((row) => row.fim === null && of(row) === day).length
      return (
        <span className={css['day']}>
          <span className={css['dayName']}>{nameOf(day)}</span>
          {(sum || sums.isPending) && (
            <span className={`${css['daySum']} figures`}>
              {sum ? (
                <>
                  {t('dayLoops', { count: sum.loops })}
                  {running > 0 && ` · ${t('runningBeside', { count: running })}`}
                  {(running === 0 || sum.segundos > 0) && (
                    <>
                      {' · '}
                      <b>{f.hours(sum.segundos)}</b>
                    </>
                  )}
                </>
              ) : (
                // Keeps its line while the sum is read.
                '\u00a0'
              )}
            </span>
          )}
        </span>
      )
    },
  }
}

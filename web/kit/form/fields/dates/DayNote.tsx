import type { ReactNode } from 'react'
import { holidayCalls } from '#contract/kit/days/holidays.ts'
import { dayNoteWords } from '#contract/kit/words/dayNote.words.ts'
import { useCall } from '#web/kit/call/query.ts'
import { useWords } from '#web/kit/words.ts'

/** Holidays change a few times a year. */
const FRESH_MS = 3_600_000

const weekends = { 0: 'sunday', 6: 'saturday' } as const
const isWeekend = (weekday: number): weekday is keyof typeof weekends => weekday in weekends

interface DayNoteProps {
  /** `YYYY-MM-DD`. */
  readonly day: string
}

/** Says in words that a day is a holiday of the organisation's or of a weekend. It keeps nobody from choosing the day. */
export const DayNote = ({ day }: DayNoteProps): ReactNode => {
  const t = useWords(dayNoteWords)
  const { data } = useCall(holidayCalls.list, {}, { staleTime: FRESH_MS })
  const holiday = data?.data.find((it) => it.day === day)
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return [
    ...(holiday ? [t('holiday', { name: holiday.nome })] : []),
    ...(isWeekend(weekday) ? [t(weekends[weekday])] : []),
  ].join(' · ')
}

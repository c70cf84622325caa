import { formatDate } from '#contract/kit/dates.ts'
import { monthName } from '#contract/kit/days/calendar.ts'
import { sayIn, type Locale } from '#contract/kit/words.ts'
import { loopWord } from '#contract/loop/loop.names.ts'
import { loopType } from '#contract/loop/loop.states.ts'
import type { DaySpan, ReportGroup, ReportStep } from './report.rules.ts'
import type { ReportRow } from './report.ts'
import { reportWords } from './report.words.ts'

/** Name of a row on the screen and in a file. */
export const rowName = ({ id, nome }: Pick<ReportRow, 'id' | 'nome'>, by: ReportGroup, locale: Locale): string => {
  if (nome !== null) return nome
  const code = id === null || by !== 'type' ? undefined : loopType.keyOf(id)
  if (code !== undefined) return loopWord(`tipo_${code}`, locale)
  return sayIn(locale, { entries: reportWords.entries, key: by === 'client' ? 'none_client' : 'none_type' })
}

/** Head of a column: its day, its days, or its month. */
export const columnName = ({ from, to }: DaySpan, step: ReportStep, locale: Locale): string => {
  const short = (day: string): string => formatDate(day, locale).slice(0, 5)
  if (step === 'month') return monthName(from)
  return from === to ? short(from) : `${short(from)}–${short(to)}`
}

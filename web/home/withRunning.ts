import type { homeCalls } from '#contract/home/home.calls.ts'
import { todayIn } from '#contract/kit/dates.ts'
import type { AnswerOf } from '#contract/kit/endpoint.ts'
import type { WeekDay } from '#web/home/week/weekPlot.ts'

type Mine = AnswerOf<typeof homeCalls.mine>
/** One's own time with the running loop in it. */
type Counted = Omit<Mine, 'week'> & { readonly week: readonly WeekDay[] }

/** A loop that runs. */
export interface Running {
  readonly inicio: string
  readonly projeto: string
  readonly venture_id: number
}

const added = (day: WeekDay, { id, nome }: { id: number; nome: string }, seconds: number): WeekDay => {
  const known = day.ventures.find((it) => it.id === id)
  const others = day.ventures.filter((it) => it.id !== id)
  return { ...day, ventures: [...others, { id, nome, segundos: (known?.segundos ?? 0) + seconds }] }
}

interface At {
  /** Milliseconds by the server's clock. */
  readonly now: number
  readonly zone: string
}

const ranFor = ({ inicio }: Running, { now }: At): number => Math.max(0, Math.floor((now - Date.parse(inicio)) / 1000))
const startDay = ({ inicio }: Running, { zone }: At): string => todayIn(new Date(inicio), zone)

/** Days with the loop that runs at `now`, on the day on which it began, as the server will count it once it ends. */
export const daysWithRunning = (days: readonly WeekDay[], loop: Running | undefined, at: At): readonly WeekDay[] => {
  if (!loop) return days
  const began = startDay(loop, at)
  const venture = { id: loop.venture_id, nome: loop.projeto }
  return days.map((it) => (it.day === began ? added(it, venture, ranFor(loop, at)) : it))
}

/** The week and its sums with the loop that runs. */
export const withRunning = (mine: Mine, loop: Running | undefined, at: At): Counted => {
  if (!loop) return mine
  const began = startDay(loop, at)
  if (!mine.week.some((it) => it.day === began)) return mine
  const seconds = ranFor(loop, at)
  return {
    ...mine,
    today_seconds: mine.today_seconds + (began === todayIn(new Date(at.now), at.zone) ? seconds : 0),
    week_seconds: mine.week_seconds + seconds,
    week: daysWithRunning(mine.week, loop, at),
  }
}

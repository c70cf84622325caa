import type { homeCalls } from '#contract/home/home.ts'
import { todayIn } from '#contract/kit/dates.ts'
import type { OutputOf } from '#contract/kit/endpoint.ts'

type Mine = OutputOf<typeof homeCalls.mine>

interface Running {
  readonly inicio: string
  readonly projeto: string
  readonly venture_id: number
}

type Day = Mine['week'][number]

const added = (day: Day, { id, nome }: { id: number; nome: string }, seconds: number): Day => {
  const known = day.ventures.find((it) => it.id === id)
  const others = day.ventures.filter((it) => it.id !== id)
  return { ...day, ventures: [...others, { id, nome, segundos: (known?.segundos ?? 0) + seconds }] }
}

/** The week with the loop that runs at `now`, on the day on which it began, as the server will count it once it ends. */
export const withRunning = (mine: Mine, loop: Running | undefined, at: { now: number; zone: string }): Mine => {
  if (!loop) return mine
  const seconds = Math.max(0, Math.floor((at.now - Date.parse(loop.inicio)) / 1000))
  const began = todayIn(new Date(loop.inicio), at.zone)
  if (!mine.week.some((it) => it.day === began)) return mine
  const venture = { id: loop.venture_id, nome: loop.projeto }
  return {
    ...mine,
    today_seconds: mine.today_seconds + (began === todayIn(new Date(at.now), at.zone) ? seconds : 0),
    week_seconds: mine.week_seconds + seconds,
    week: mine.week.map((it) => (it.day === began ? added(it, venture, seconds) : it)),
  }
}

import { todayIn } from '#contract/kit/dates.ts'
import { parseClock } from '#contract/kit/hours.ts'
import { useFormat } from '#web/kit/format.ts'

interface RunningOn {
  readonly loop: { readonly inicio: string }
  /** Seconds it has run. */
  readonly seconds: number
}

/** Today's seconds with those of the running loop; like the server's, they belong to the day on which the loop began. */
export const useDaySeconds = (dayTotal: string | undefined, running: RunningOn): number | undefined => {
  const f = useFormat()
  const finished = dayTotal === undefined ? undefined : parseClock(dayTotal)
  if (finished === undefined) return undefined
  const today = todayIn(new Date(running.loop.inicio), f.zone) === f.today()
  return today ? finished + running.seconds : finished
}

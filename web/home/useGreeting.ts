import { useEffect, useRef } from 'react'
import { attentionCalls, homeCalls, overviewCalls, timeCalls, waitingCalls } from '#contract/home/home.calls.ts'
import { homeWords } from '#contract/shell/home.words.ts'
import { invalidate } from '#web/kit/call/query.ts'
import { useFormat } from '#web/kit/format.ts'
import { useNow } from '#web/kit/second.ts'
import { useMe } from '#web/kit/session/session.ts'
import { useWords } from '#web/kit/words.ts'

const MINUTE = 60_000

/** A greeting by the hour where the person is, and the day in words; on a page left open both turn with it. */
export const useGreeting = (): { greeting: string; day: string } => {
  const t = useWords(homeWords)
  const f = useFormat()
  const { nome: name } = useMe()
  const now = new Date(useNow(MINUTE))
  const hour = Number.parseInt(f.time(now), 10)
  const part = hour >= 5 && hour < 12 ? 'morning' : hour >= 12 && hour < 18 ? 'afternoon' : 'evening'
  const day = f.longDay(now)
  const shown = useRef(day)
  useEffect(() => {
    if (shown.current === day) return
    shown.current = day
    // Answers about today and this week are stale after midnight.
    for (const dated of [
      homeCalls.mine,
      timeCalls.days,
      homeCalls.team,
      overviewCalls.week,
      waitingCalls.counts,
      attentionCalls.attention,
      attentionCalls.gates,
      attentionCalls.demands,
      overviewCalls.unordered,
    ])
      void invalidate(dated)
  }, [day])
  return { greeting: t(part, { name }), day: day.charAt(0).toUpperCase() + day.slice(1) }
}

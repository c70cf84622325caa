import { useEffect } from 'react'
import type { Limits } from '#contract/loop/loop.rules.ts'
import type { Ponto } from '#contract/loop/loop.ts'
import { forceStop } from '#web/loop/actions.ts'
import { ElapsedCheck } from '#web/loop/presence/ElapsedCheck.tsx'
import { useWatched } from '#web/loop/presence/presence.ts'
import { PresenceAlert } from '#web/loop/presence/PresenceAlert.tsx'
import { keepTicking } from '#web/loop/timer/ticker.ts'

/** The server forces the stop by itself and says so; only when it stays silent does the page ask. */
const PATIENCE_MS = 1500
const AGAIN_MS = 5000

const useForcedStop = (loop: Ponto, missed: boolean): void => {
  useEffect(() => {
    if (!missed) return undefined
    let gone = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async () => {
      const settled = await forceStop(loop)
      // Gone while it was asked: whoever watches now has a timer of their own.
      if (!settled && !gone) timer = setTimeout(() => void ask(), AGAIN_MS)
    }
    timer = setTimeout(() => void ask(), PATIENCE_MS)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [loop, missed])
}

/** Watches over a running loop: the presence check first, then the question about the elapsed time. */
export const LoopWatch = ({ loop, limits }: { loop: Ponto; limits: Limits }) => {
  const { presence, asksElapsed, seconds } = useWatched(loop, limits)
  useEffect(keepTicking, [])
  useForcedStop(loop, presence?.state === 'missed')
  if (presence && presence.state !== 'fine')
    return (
      <PresenceAlert
        key={presence.due.getTime()}
        loop={loop}
        due={presence.due}
        seconds={limits.alert_seconds}
        left={presence.state === 'asking' ? presence.secondsLeft : 0}
      />
    )
  return asksElapsed ? <ElapsedCheck loop={loop} seconds={seconds} /> : null
}

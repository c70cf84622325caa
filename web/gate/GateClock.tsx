import { IconClock, IconPlayerPause } from '@tabler/icons-react'
import { gatePageWords } from '#contract/gate/page.words.ts'
import { useFormat } from '#web/kit/format.ts'
import { useNow } from '#web/kit/second.ts'
import { Notice } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'

const DAY_SECONDS = 86_400
const MINUTE_MS = 60_000

interface GateClockProps {
  readonly of: { readonly due_at: string | null; readonly left_seconds: number | null }
}

/** `3 dias e 22h 05m`, in the last day `7h 05m`. */
const useLeft = () => {
  const t = useWords(gatePageWords)
  const f = useFormat()
  return (seconds: number): string => {
    const days = Math.floor(seconds / DAY_SECONDS)
    const hours = f.hours(seconds % DAY_SECONDS)
    return days > 0 ? t('daysLeft', { count: days, hours }) : hours
  }
}

/** Time of a delivered gate's approval by silence, or the time left while its clock is stopped. */
export const GateClock = ({ of: { due_at, left_seconds } }: GateClockProps) => {
  const t = useWords(gatePageWords)
  const f = useFormat()
  const left = useLeft()
  const now = useNow(MINUTE_MS)
  if (due_at !== null) {
    const seconds = Math.max(0, (new Date(due_at).getTime() - now) / 1000)
    return (
      <Notice icon={IconClock} tone="warn">
        {t('clock', { when: f.dateTime(due_at), left: left(seconds) })}
      </Notice>
    )
  }
  if (left_seconds === null) return null
  return (
    <Notice icon={IconPlayerPause} tone="info">
      {t('stopped', { left: left(left_seconds) })}
    </Notice>
  )
}

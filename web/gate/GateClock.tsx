import { IconClock, IconPlayerPause } from '@tabler/icons-react'
import { gatePageWords } from '#contract/gate/page.words.ts'
import { useFormat } from '#web/kit/format.ts'
import { Notice } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'

const HOUR_SECONDS = 3600
const DAY_SECONDS = 24 * HOUR_SECONDS

interface GateClockProps {
  readonly of: { readonly due_at: string | null; readonly left_seconds: number | null }
}

/** Time of a delivered gate's approval by silence, or the time left while its clock is stopped. */
export const GateClock = ({ of: { due_at, left_seconds } }: GateClockProps) => {
  const t = useWords(gatePageWords)
  const f = useFormat()
  if (due_at !== null)
    return (
      <Notice icon={IconClock} tone="warn">
        {t('clock', { when: f.dateTime(due_at), relative: f.relative(due_at) })}
      </Notice>
    )
  if (left_seconds === null) return null
  const days = Math.floor(left_seconds / DAY_SECONDS)
  const hours = Math.floor((left_seconds % DAY_SECONDS) / HOUR_SECONDS)
  const left = days > 0 ? t('daysLeft', { count: days, hours }) : f.hours(left_seconds)
  return (
    <Notice icon={IconPlayerPause} tone="info">
      {t('stopped', { left })}
    </Notice>
  )
}

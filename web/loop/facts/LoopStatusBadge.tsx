import {
  IconCircleCheck,
  IconClockPause,
  IconCoin,
  IconFileInvoice,
  IconPlayerPlay,
  IconPlayerStop,
  IconX,
  type Icon,
} from '@tabler/icons-react'
import { loopStatus } from '#contract/loop/loop.states.ts'
import { loopWords } from '#contract/loop/loop.words.ts'
import { StatusBadge, type Tone } from '#web/kit/ui/StatusBadge.tsx'
import { useWords } from '#web/kit/words.ts'

const looks = {
  none: { tone: 'quiet', icon: IconX },
  running: { tone: 'brand', icon: IconPlayerPlay },
  stopped: { tone: 'info', icon: IconPlayerStop },
  concluded: { tone: 'ok', icon: IconCircleCheck },
  forced: { tone: 'warn', icon: IconClockPause },
  denied: { tone: 'danger', icon: IconX },
  paid: { tone: 'ok', icon: IconCoin },
  invoiced: { tone: 'info', icon: IconFileInvoice },
} as const satisfies Record<keyof typeof loopStatus.of, { tone: Tone; icon: Icon }>

/** The label of a loop's status; an unknown number shows as it is. */
export const LoopStatusBadge = ({ status }: { status: number }) => {
  const t = useWords(loopWords)
  const key = loopStatus.keyOf(status)
  if (key === undefined) return <StatusBadge tone="quiet">{status}</StatusBadge>
  return (
    <StatusBadge tone={looks[key].tone} icon={looks[key].icon}>
      {t(`status_${key}`)}
    </StatusBadge>
  )
}

import type { Presence } from '#contract/loop/loop.rules.ts'
import type { Ponto } from '#contract/loop/loop.ts'
import { loopScreenWords } from '#contract/loop/loopScreen.words.ts'
import { serverNow } from '#web/kit/clock.ts'
import { useFormat } from '#web/kit/format.ts'
import { FactList } from '#web/kit/ui/FactList.tsx'
import { useWords } from '#web/kit/words.ts'
import { exactTime } from '#web/loop/timer/exactTime.ts'
import { VentureName } from '#web/page/venture/VentureName.tsx'

interface TimerFactsProps {
  readonly loop: Ponto
  readonly presence: Presence | undefined
}

/** The facts of a running loop; drawn anew each second by whoever counts them. */
export const TimerFacts = ({ loop, presence }: TimerFactsProps) => {
  const t = useWords(loopScreenWords)
  const f = useFormat()
  const now = new Date(serverNow())
  const check = (due: Date): string => {
    const wait = (due.getTime() - now.getTime()) / 1000
    if (wait <= 0) return t('checkNow')
    return `${f.time(due)} · ${wait < 3600 ? f.relative(due) : f.hours(wait)}`
  }
  return (
    <FactList
      facts={[
        { label: t('atom'), value: loop.atomo },
        {
          label: t('venture'),
          value: <VentureName id={loop.venture_id} nome={loop.projeto} />,
        },
        { label: t('startedAt'), value: f.dateTime(loop.inicio) },
        { label: t('currentTime'), value: exactTime(now, f.zone) },
        { label: t('nextCheck'), value: presence && check(presence.due) },
      ]}
    />
  )
}

import { formatDateTime, ZONE } from '#contract/kit/dates.ts'
import { orderRunWords } from '#contract/order/orderRun.words.ts'
import { closingOf, weekEnd } from '#contract/week/week.rules.ts'
import { useFormat } from '#web/kit/format.ts'
import { useNow } from '#web/kit/second.ts'
import { Card } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'

const DAY_SECONDS = 86_400

/** `2 dias e 03:04:05`, in the last day the clock alone. */
const useLeft = () => {
  const t = useWords(orderRunWords)
  const f = useFormat()
  return (seconds: number): string => {
    const count = Math.floor(seconds / DAY_SECONDS)
    const clock = f.clock(seconds % DAY_SECONDS)
    return count > 0 ? t('daysLeft', { count, clock }) : clock
  }
}

/** How long it is until the week closes, by the clock of the server, and when that is, here and in São Paulo. */
export const Countdown = () => {
  const t = useWords(orderRunWords)
  const f = useFormat()
  const left = useLeft()
  const now = useNow()
  const at = closingOf(weekEnd(new Date(now)))
  const [there, here] = [formatDateTime(at, f.locale, ZONE), f.dateTime(at)]
  return (
    <Card title={<span className="figures">{t('closesIn', { left: left((at.getTime() - now) / 1000) })}</span>}>
      <p className="figures">
        {t('closesAt', { at: there })}
        {here !== there && ` · ${t('closesHere', { at: here })}`}
      </p>
    </Card>
  )
}

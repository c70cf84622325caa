import type { homeCalls } from '#contract/home/home.ts'
import type { OutputOf } from '#contract/kit/endpoint.ts'
import { loopCalls } from '#contract/loop/loop.ts'
import { homeWords } from '#contract/shell/home.words.ts'
import { Card } from '#web/home/Card.tsx'
import { WeekPlot } from '#web/home/WeekPlot.tsx'
import { withRunning } from '#web/home/withRunning.ts'
import { useFormat } from '#web/kit/format.ts'
import { useCall } from '#web/kit/query.ts'
import { useMe, useSession } from '#web/kit/session.ts'
import { useNow } from '#web/kit/ui/useNow.ts'
import { useWords } from '#web/kit/words.ts'
import css from './MyWeek.module.css'

/** Today, this week and the one before, and the week by day and venture; the running loop counts on. */
export const MyWeek = ({ of: finished }: { of: OutputOf<typeof homeCalls.mine> }) => {
  const t = useWords(homeWords)
  const f = useFormat()
  const me = useMe()
  const { can } = useSession()
  const { data } = useCall(loopCalls.load, { userId: me.id }, { enabled: can('loop.run') })
  const running = data?.data?.status === 1 ? data.data : undefined
  const now = useNow(1000, running !== undefined)
  const of = withRunning(finished, running, { now, zone: f.zone })
  const figures = [
    { label: t('today'), value: of.today_seconds },
    { label: t('thisWeek'), value: of.week_seconds },
    { label: t('lastWeek'), value: of.last_week_seconds },
  ]
  return (
    <Card title={t('week')}>
      <dl className={css['figures']}>
        {figures.map((it) => (
          <div key={it.label}>
            <dt>{it.label}</dt>
            <dd className="figures">{f.hours(it.value)}</dd>
          </div>
        ))}
      </dl>
      {of.week_seconds === 0 ? <p className={css['none']}>{t('noHours')}</p> : <WeekPlot week={of.week} />}
    </Card>
  )
}

import { Suspense } from 'react'
import type { homeCalls } from '#contract/home/home.calls.ts'
import type { AnswerOf } from '#contract/kit/endpoint.ts'
import type { Ponto } from '#contract/loop/loop.ts'
import { homeWords } from '#contract/shell/home.words.ts'
import { Card } from '#web/home/cards/Card.tsx'
import { WeekPlot } from '#web/home/week/WeekPlot.tsx'
import { daysWithRunning, withRunning } from '#web/home/withRunning.ts'
import { useFormat } from '#web/kit/format.ts'
import { useNow } from '#web/kit/second.ts'
import { early } from '#web/kit/ui/early.tsx'
import { useWords } from '#web/kit/words.ts'
import { WithLoop } from '#web/loop/WithLoop.tsx'
import css from './MyWeek.module.css'

const TimeBrowser = early(() => import('#web/home/week/TimeBrowser.tsx').then((it) => it.TimeBrowser))

type Mine = AnswerOf<typeof homeCalls.mine>

const Week = ({ of: finished, running }: { of: Mine; running: Ponto | undefined }) => {
  const t = useWords(homeWords)
  const f = useFormat()
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
        {figures.map((figure) => (
          <div key={figure.label}>
            <dt>{figure.label}</dt>
            <dd className="figures">{f.hours(figure.value)}</dd>
          </div>
        ))}
      </dl>
      <Suspense fallback={<WeekPlot week={of.week} />}>
        <TimeBrowser current={of.week} withRunning={(days) => daysWithRunning(days, running, { now, zone: f.zone })} />
      </Suspense>
    </Card>
  )
}

/** Today, this week and the one before, and the week by day and venture; the running loop counts on. */
export const MyWeek = ({ of }: { of: Mine }) => (
  <WithLoop>{(loop) => <Week of={of} running={loop?.status === 1 ? loop : undefined} />}</WithLoop>
)

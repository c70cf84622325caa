import type { homeCalls } from '#contract/home/home.ts'
import type { OutputOf } from '#contract/kit/endpoint.ts'
import { homeWords } from '#contract/shell/home.words.ts'
import { Card } from '#web/home/Card.tsx'
import { WeekPlot } from '#web/home/WeekPlot.tsx'
import { useFormat } from '#web/kit/format.ts'
import { useWords } from '#web/kit/words.ts'
import css from './MyWeek.module.css'

/** Today, this week and the one before, and the week by day and venture. */
export const MyWeek = ({ of }: { of: OutputOf<typeof homeCalls.mine> }) => {
  const t = useWords(homeWords)
  const f = useFormat()
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

import { parseClock } from '#contract/kit/hours.ts'
import { homeWords } from '#contract/shell/home.words.ts'
import { Card } from '#web/home/Card.tsx'
import { WeekBars } from '#web/home/WeekBars.tsx'
import { useFormat } from '#web/kit/format.ts'
import { useMe } from '#web/kit/session.ts'
import { useWords } from '#web/kit/words.ts'
import css from './MyHours.module.css'

/** Today and the days before it. */
export const MyHours = ({ today }: { today?: string | undefined }) => {
  const t = useWords(homeWords)
  const f = useFormat()
  const me = useMe()
  const days = today === undefined ? me.loops_user : [...me.loops_user.slice(0, -1), today]
  const seconds = days.map((it) => parseClock(it) ?? 0)
  const worked = seconds.filter((it) => it > 0)
  const sum = seconds.reduce((all, it) => all + it, 0)
  const figures = [
    { label: t('today'), value: seconds.at(-1) ?? 0 },
    { label: t('week'), value: sum },
    { label: t('average'), value: worked.length === 0 ? 0 : sum / worked.length },
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
      {sum === 0 ? <p className={css['none']}>{t('noHours')}</p> : <WeekBars days={days} />}
    </Card>
  )
}

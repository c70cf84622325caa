import type { VentureOverview } from '#contract/venture/page.ts'
import { venturePageWords } from '#contract/venture/page.words.ts'
import type { VentureRow } from '#contract/venture/venture.ts'
import { useFormat } from '#web/kit/format.ts'
import { Card, Columns } from '#web/kit/ui/page/layout.tsx'
import { Bars } from '#web/kit/ui/plot/Bars.tsx'
import { useWords } from '#web/kit/words.ts'
import { BurnPlot } from '#web/venture/overview/BurnPlot.tsx'

const HOUR_SECONDS = 3600

interface PlanCardProps {
  readonly of: VentureOverview
  readonly row: VentureRow
}

/** Hours and money against what was planned, as far as the person sees each; nothing for who sees neither. */
export const PlanCard = ({ of: { burn, weeks }, row }: PlanCardProps) => {
  const t = useWords(venturePageWords)
  const f = useFormat()
  if (!burn) return null
  const hours = burn.flatMap(({ week, seconds: value }) => (value === undefined ? [] : [{ week, value }]))
  const money = burn.flatMap(({ week, centavos: value }) => (value === undefined ? [] : [{ week, value }]))
  const planned = row.hours_planned ?? null
  return (
    <Card title={t('plan')}>
      <Columns even>
        {hours.length > 0 && (
          <BurnPlot
            label={t('hours')}
            of={hours}
            plan={planned === null ? null : planned * HOUR_SECONDS}
            venture={row}
            show={f.hours}
          />
        )}
        {money.length > 0 && (
          <BurnPlot label={t('money')} of={money} plan={row.price_centavos ?? null} venture={row} show={f.money} />
        )}
      </Columns>
      {weeks && (
        <Bars
          label={t('weeks')}
          of={weeks.map(({ week, seconds }) => {
            const day = f.date(week)
            return {
              key: week,
              short: day.slice(0, 5),
              value: seconds,
              text: t('week', { day, hours: f.hours(seconds) }),
            }
          })}
        />
      )}
    </Card>
  )
}

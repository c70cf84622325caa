import { earningsWords } from '#contract/earnings/earnings.words.ts'
import { earningsCalls } from '#contract/earnings/figures.ts'
import { EMPTY } from '#contract/kit/dates.ts'
import { monthName, shortMonth } from '#contract/kit/days/calendar.ts'
import type { OutputOf } from '#contract/kit/endpoint.ts'
import type { DaySpan } from '#contract/report/report.rules.ts'
import { loopsPath, revenuePath, type Narrowed } from '#web/earnings/paths.ts'
import { useFormat } from '#web/kit/format.ts'
import { Card } from '#web/kit/ui/page/layout.tsx'
import { MonthBars } from '#web/kit/ui/plot/MonthBars.tsx'
import { FigureLink } from '#web/kit/ui/ruled/FigureLink.tsx'
import { Quiet } from '#web/kit/ui/ruled/Quiet.tsx'
import { ScrollTable } from '#web/kit/ui/ruled/ScrollTable.tsx'
import { useWords } from '#web/kit/words.ts'

type Earned = OutputOf<typeof earningsCalls.months>
type Sums = Pick<Earned, 'revenue_centavos' | 'cost_centavos' | 'margin_centavos' | 'margin' | 'hours'>

interface MonthsProps {
  readonly of: Earned
  /** Undefined where the rows of a figure cannot be told: a search by name. */
  readonly narrowed: Narrowed | undefined
}

/** Ways from the figures of some days to their rows; none from a zero. */
const waysOf = (narrowed: Narrowed | undefined, { from, to }: DaySpan, of: Sums) => {
  const asked = narrowed && { ...narrowed, from, to }
  return {
    revenue: asked && of.revenue_centavos !== 0 ? revenuePath(asked) : undefined,
    cost: asked && of.cost_centavos !== 0 ? loopsPath(asked, 'cost') : undefined,
    hours: asked && of.hours !== 0 ? loopsPath(asked, 'hours') : undefined,
  }
}

interface LineProps extends Omit<MonthsProps, 'of'> {
  readonly name: string
  readonly span: DaySpan
  readonly of: Sums
}

const Line = ({ name, span, of, narrowed }: LineProps) => {
  const t = useWords(earningsWords)
  const f = useFormat()
  const ways = waysOf(narrowed, span, of)
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <FigureLink to={ways.revenue}>{f.money(of.revenue_centavos)}</FigureLink>
      </td>
      <td>
        <FigureLink to={ways.cost}>{f.money(of.cost_centavos)}</FigureLink>
      </td>
      <td className="figures">{f.money(of.margin_centavos)}</td>
      <td className="figures">{of.margin === null ? EMPTY : t('percent', { figure: f.decimal(of.margin) })}</td>
      <td>
        <FigureLink to={ways.hours}>{f.paidHours(of.hours)}</FigureLink>
      </td>
    </tr>
  )
}

/** Revenue, cost and margin month by month, as bars and as a table. */
export const Months = ({ of, narrowed }: MonthsProps) => {
  const t = useWords(earningsWords)
  const f = useFormat()
  const lead = t('period', { from: f.date(of.from), to: f.date(of.to) })
  if (of.revenue_centavos === 0 && of.cost_centavos === 0 && of.hours === 0)
    return (
      <Card title={t('byMonth')} lead={lead}>
        <Quiet>{t('nothing')}</Quiet>
      </Card>
    )
  const series = [t('revenue'), t('cost'), t('margin')]
  const bar = (name: string, month: DaySpan, bar: { value: number; to: string | undefined }) => ({
    ...bar,
    text: t('bar', { name, month: monthName(month.from), figure: f.money(bar.value) }),
  })
  return (
    <Card title={t('byMonth')} lead={lead}>
      <MonthBars
        label={t('byMonth')}
        series={series}
        of={of.months.map((month) => {
          const ways = waysOf(narrowed, month, month)
          return {
            key: month.from,
            short: shortMonth(month.from),
            bars: [
              bar(t('revenue'), month, { value: month.revenue_centavos, to: ways.revenue }),
              bar(t('cost'), month, { value: month.cost_centavos, to: ways.cost }),
              bar(t('margin'), month, { value: month.margin_centavos, to: undefined }),
            ],
          }
        })}
      />
      <ScrollTable label={t('byMonth')}>
        <thead>
          <tr>
            <th scope="col">{t('month')}</th>
            <th scope="col">{t('revenue')}</th>
            <th scope="col">{t('cost')}</th>
            <th scope="col">{t('margin')}</th>
            <th scope="col">{t('column_margin')}</th>
            <th scope="col">{t('hours')}</th>
          </tr>
        </thead>
        <tbody>
          {of.months.map((month) => (
            <Line key={month.from} name={monthName(month.from)} span={month} of={month} narrowed={narrowed} />
          ))}
        </tbody>
        <tfoot>
          <Line name={t('total')} span={of} of={of} narrowed={narrowed} />
        </tfoot>
      </ScrollTable>
      <Quiet>{t('note')}</Quiet>
    </Card>
  )
}

import { extractPageWords } from '#contract/finance/extractPage.words.ts'
import { financeDirection } from '#contract/finance/finance.codes.ts'
import type { ExtractMonth } from '#contract/finance/summary.ts'
import { monthName, shortMonth } from '#contract/kit/days/calendar.ts'
import { useFormat } from '#web/kit/format.ts'
import { filteredPath } from '#web/kit/list/paths.ts'
import { Card, Columns, Stack } from '#web/kit/ui/page/layout.tsx'
import { MonthBars } from '#web/kit/ui/plot/MonthBars.tsx'
import { MonthLine } from '#web/kit/ui/plot/MonthLine.tsx'
import { FigureLink } from '#web/kit/ui/ruled/FigureLink.tsx'
import { ScrollTable } from '#web/kit/ui/ruled/ScrollTable.tsx'
import { useWords } from '#web/kit/words.ts'

interface MonthsProps {
  readonly of: readonly ExtractMonth[]
}

const ways = ['in', 'out'] as const

/** The rows of one way that a month adds up; none for nothing. */
const rowsOf = ({ from, to, ...sums }: ExtractMonth, way: (typeof ways)[number]): string | undefined =>
  sums[way] === 0 ? undefined : filteredPath('financeExtract', { from, to, direction: financeDirection.of[way] })

const MonthPlot = ({ of }: MonthsProps) => {
  const t = useWords(extractPageWords)
  const f = useFormat()
  return (
    <Stack gap="small">
      <MonthBars
        label={t('plot')}
        series={ways.map((way) => t(way))}
        of={of.map((month) => ({
          key: month.from,
          short: shortMonth(month.from),
          bars: ways.map((way) => {
            const said = { month: monthName(month.from), value: f.money(month[way]) }
            return { value: month[way], to: rowsOf(month, way), text: t(way === 'in' ? 'barIn' : 'barOut', said) }
          }),
        }))}
      />
      <MonthLine
        name={t('balance')}
        of={of.map(({ from, balance: value }) => ({
          key: from,
          value,
          text: t('barBalance', { month: monthName(from), value: f.money(value) }),
        }))}
      />
    </Stack>
  )
}

const MonthTable = ({ of }: MonthsProps) => {
  const t = useWords(extractPageWords)
  const f = useFormat()
  return (
    <ScrollTable label={t('table')}>
      <thead>
        <tr>
          <th scope="col">{t('month')}</th>
          {ways.map((way) => (
            <th key={way} scope="col">
              {t(way)}
            </th>
          ))}
          <th scope="col">{t('balance')}</th>
        </tr>
      </thead>
      <tbody>
        {of.toReversed().map((month) => (
          <tr key={month.from}>
            <th scope="row">
              <FigureLink to={filteredPath('financeExtract', { from: month.from, to: month.to })}>
                {monthName(month.from)}
              </FigureLink>
            </th>
            {ways.map((way) => (
              <td key={way}>
                <FigureLink to={rowsOf(month, way)}>{f.money(month[way])}</FigureLink>
              </td>
            ))}
            <td className="figures">{f.money(month.balance)}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}

/** What moved month by month as a plot, and the same figures as a table beside it; each leads to its rows. */
export const Months = ({ of }: MonthsProps) => {
  const t = useWords(extractPageWords)
  return (
    <Card title={t('months')}>
      <Columns even>
        <MonthPlot of={of} />
        <MonthTable of={of} />
      </Columns>
    </Card>
  )
}

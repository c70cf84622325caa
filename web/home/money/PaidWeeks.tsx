import { homeMoneyWords } from '#contract/home/money.words.ts'
import type { AnswerOf } from '#contract/kit/endpoint.ts'
import { runCalls } from '#contract/order/run.calls.ts'
import { pathTo } from '#contract/routes/match.ts'
import { weekEnd } from '#contract/week/week.rules.ts'
import { Card } from '#web/home/cards/Card.tsx'
import { useCall } from '#web/kit/call/query.ts'
import { serverNow } from '#web/kit/clock.ts'
import { useFormat } from '#web/kit/format.ts'
import { filteredPath } from '#web/kit/list/paths.ts'
import { Columns, Stack, TextLink } from '#web/kit/ui/page/layout.tsx'
import { MonthBars } from '#web/kit/ui/plot/MonthBars.tsx'
import { MonthLine } from '#web/kit/ui/plot/MonthLine.tsx'
import { FigureLink } from '#web/kit/ui/ruled/FigureLink.tsx'
import { Quiet } from '#web/kit/ui/ruled/Quiet.tsx'
import { ScrollTable } from '#web/kit/ui/ruled/ScrollTable.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useWords } from '#web/kit/words.ts'

type Run = AnswerOf<typeof runCalls.show>['data']

/** Weeks that the card shows; the page of the run has a year. */
const WEEKS = 8

interface WeekSums {
  readonly friday: string
  readonly hours: number
  readonly centavos: number
}

interface Of {
  /** Closed weeks, the oldest first. */
  readonly of: readonly WeekSums[]
}

/** The orders of a week. */
const ordersOf = (friday: string): string => filteredPath('orderList', { from: friday, to: friday })

const WeekPlot = ({ of }: Of) => {
  const t = useWords(homeMoneyWords)
  const f = useFormat()
  return (
    <Stack gap="small">
      <MonthBars
        label={t('paidWeeks')}
        series={[t('weekValue')]}
        of={of.map(({ friday, centavos }) => {
          const text = t('barValue', { day: f.date(friday), value: f.money(centavos) })
          return {
            key: friday,
            short: f.date(friday).slice(0, 5),
            bars: [{ value: centavos, to: ordersOf(friday), text }],
          }
        })}
      />
      <MonthLine
        name={t('weekHours')}
        of={of.map(({ friday, hours }) => ({
          key: friday,
          value: hours,
          text: t('barHours', { day: f.date(friday), hours: f.paidHours(hours) }),
        }))}
      />
    </Stack>
  )
}

const WeekTable = ({ of, now }: Of & { readonly now: Run['now'] }) => {
  const t = useWords(homeMoneyWords)
  const f = useFormat()
  return (
    <ScrollTable label={t('paidWeeks')}>
      <thead>
        <tr>
          <th scope="col">{t('friday')}</th>
          <th scope="col">{t('weekHours')}</th>
          <th scope="col">{t('weekValue')}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">
            {f.date(weekEnd(new Date(serverNow())))}
            <Quiet>{t('openWeek')}</Quiet>
          </th>
          <td className="figures">{f.paidHours(now.decimal)}</td>
          <td className="figures">{f.money(now.valor_centavos)}</td>
        </tr>
        {of.toReversed().map(({ friday, hours, centavos }) => (
          <tr key={friday}>
            <th scope="row">{f.date(friday)}</th>
            <td className="figures">{f.paidHours(hours)}</td>
            <td>
              <FigureLink to={centavos === 0 ? undefined : ordersOf(friday)}>{f.money(centavos)}</FigureLink>
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}

/** Hours and value of the last weeks as they were closed and ordered, and what the open week holds so far. */
export const PaidWeeks = () => {
  const t = useWords(homeMoneyWords)
  const answer = useCall(runCalls.show, {})
  return (
    <Card title={t('paidWeeks')} aside={<TextLink to={pathTo('orderRun')}>{t('run')}</TextLink>}>
      <Answer of={answer} rows={10}>
        {({ data: { now, closings } }) => {
          const weeks = closings
            .slice(0, WEEKS)
            .map(({ friday, decimal, total_centavos }) => ({ friday, hours: decimal, centavos: total_centavos }))
            .toReversed()
          if (weeks.length === 0) return <Quiet>{t('paidWeeksNone')}</Quiet>
          return (
            <Columns even>
              <WeekPlot of={weeks} />
              <WeekTable of={weeks} now={now} />
            </Columns>
          )
        }}
      </Answer>
    </Card>
  )
}

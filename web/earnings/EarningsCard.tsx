import { progressOf } from '#contract/earnings/earnings.rules.ts'
import type { EarningsRow } from '#contract/earnings/earnings.ts'
import { earningsWords } from '#contract/earnings/earnings.words.ts'
import { earningsCalls } from '#contract/earnings/figures.ts'
import { EMPTY } from '#contract/kit/dates.ts'
import { pathTo } from '#contract/routes/match.ts'
import { deliveryType } from '#contract/venture/venture.rules.ts'
import { Burning } from '#web/earnings/Burning.tsx'
import { loopsPath, revenuePath } from '#web/earnings/paths.ts'
import { useCall } from '#web/kit/call/query.ts'
import { useFormat } from '#web/kit/format.ts'
import { FactList } from '#web/kit/ui/FactList.tsx'
import { Card, Stack, TextLink } from '#web/kit/ui/page/layout.tsx'
import { FigureLink } from '#web/kit/ui/ruled/FigureLink.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useWords } from '#web/kit/words.ts'

const useBurned = () => {
  const t = useWords(earningsWords)
  const f = useFormat()
  return ({ burned, delivery_type, price_centavos, hours_planned }: EarningsRow): string => {
    if (burned === null) return EMPTY
    const percent = f.decimal(burned)
    return delivery_type === deliveryType.of.closed
      ? t('ofPrice', { percent, price: f.money(price_centavos ?? 0) })
      : t('ofHours', { percent, hours: f.hours((hours_planned ?? 0) * 3600) })
  }
}

const Facts = ({ of }: { readonly of: EarningsRow }) => {
  const t = useWords(earningsWords)
  const f = useFormat()
  const burned = useBurned()
  const asked = { venture_id: of.id }
  const some = (value: number, to: string | undefined) => (value === 0 ? undefined : to)
  const margin =
    of.margin === null
      ? f.money(of.margin_centavos)
      : `${f.money(of.margin_centavos)} · ${t('percent', { figure: f.decimal(of.margin) })}`
  return (
    <Stack gap="small">
      <Burning of={of} />
      <FactList
        facts={[
          {
            label: t('revenue'),
            value: (
              <FigureLink to={some(of.revenue_centavos, revenuePath(asked))}>{f.money(of.revenue_centavos)}</FigureLink>
            ),
          },
          {
            label: t('cost'),
            value: (
              <FigureLink to={some(of.cost_centavos, loopsPath(asked, 'cost'))}>{f.money(of.cost_centavos)}</FigureLink>
            ),
          },
          { label: t('margin'), value: margin },
          {
            label: t('hours'),
            value: <FigureLink to={some(of.hours, loopsPath(asked, 'hours'))}>{f.paidHours(of.hours)}</FigureLink>,
          },
          { label: t('burned'), value: burned(of) },
          { label: t('column_progress'), value: t('atomsDone', { percent: f.decimal(progressOf(of)) }) },
        ]}
      />
    </Stack>
  )
}

/** What a venture earned up to now and how it burns its budget; asked for only where the person may see it. */
export const EarningsCard = ({ id }: { readonly id: number }) => {
  const t = useWords(earningsWords)
  const answer = useCall(earningsCalls.venture, { id })
  return (
    <Card title={t('card')}>
      <Answer of={answer} rows={4}>
        {({ data }) => <Facts of={data} />}
      </Answer>
      <TextLink to={pathTo('earnings')}>{t('cardAll')}</TextLink>
    </Card>
  )
}

import { moneyCalls } from '#contract/home/home.calls.ts'
import { homeMoneyWords } from '#contract/home/money.words.ts'
import { addDays } from '#contract/kit/dates.ts'
import type { AnswerOf } from '#contract/kit/endpoint.ts'
import { orderStatus } from '#contract/order/order.steps.ts'
import { pathTo } from '#contract/routes/match.ts'
import { Card } from '#web/home/cards/Card.tsx'
import { useCall } from '#web/kit/call/query.ts'
import { useFormat } from '#web/kit/format.ts'
import { LateMark } from '#web/kit/ui/LateMark.tsx'
import { Stack, TextLink } from '#web/kit/ui/page/layout.tsx'
import { Quiet } from '#web/kit/ui/ruled/Quiet.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useWords } from '#web/kit/words.ts'

type Due = NonNullable<AnswerOf<typeof moneyCalls.shown>['due']>

const unpaid = `${pathTo('orderList')}?status=${orderStatus.of.invoiced}`

/** Each links to exactly the orders that it counts. */
const Figures = ({ of: { today, friday, by_friday, overdue } }: { readonly of: Due }) => {
  const t = useWords(homeMoneyWords)
  const f = useFormat()
  const worth = (centavos: number | undefined) => (centavos === undefined ? '' : ` · ${f.money(centavos)}`)
  const day = f.date(friday)
  return (
    <Stack gap="small">
      {by_friday.orders === 0 ? (
        <Quiet figures>{t('none', { day })}</Quiet>
      ) : (
        <TextLink to={`${unpaid}&due_from=${today}&due_to=${friday}`}>
          {t('byFriday', { count: by_friday.orders, day }) + worth(by_friday.centavos)}
        </TextLink>
      )}
      {overdue.orders > 0 && (
        <LateMark>
          <TextLink to={`${unpaid}&due_to=${addDays(today, -1)}`}>
            {t('overdue', { count: overdue.orders }) + worth(overdue.centavos)}
          </TextLink>
        </LateMark>
      )}
    </Stack>
  )
}

/** Orders to pay by the coming Friday, and those that should have been paid. */
export const DueOrders = () => {
  const t = useWords(homeMoneyWords)
  const answer = useCall(moneyCalls.shown, {})
  return (
    <Card title={t('due')} aside={<TextLink to={pathTo('orderList')}>{t('orders')}</TextLink>}>
      <Answer of={answer} rows={2}>
        {({ due }) => due && <Figures of={due} />}
      </Answer>
    </Card>
  )
}
